// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/vectors_options.h"

#include "core/embedding/corpus.h"
#include "core/embedding/word2vec_options.h"

#include <algorithm>

namespace whorl {

namespace {

CLI::App& addAction(CLI::App& vectors, VectorsArguments& arguments, const std::string& name, const std::string& about)
{
    CLI::App& action = *vectors.add_subcommand(name, about);
    // Options of the file may stand at the end.
    action.fallthrough();
    action.callback([&arguments, name] { arguments.action = name; });
    return action;
}

void addNeighbours(CLI::App& vectors, VectorsArguments& arguments)
{
    CLI::App& action = addAction(vectors, arguments, "neighbours", "The words of largest cosine with a word");
    action.add_option("WORD", arguments.words, "A word of the file")->required()->expected(1)->option_text(" ");
    action.add_option("--count", arguments.count, "How many")->type_name("N")->check(CLI::Range(1, 1'000'000));
}

void addAnalogy(CLI::App& vectors, VectorsArguments& arguments)
{
    CLI::App& action = addAction(vectors, arguments, "analogy", "The words nearest to A - B + C, as king man woman");
    action.add_option("A B C", arguments.words, "Three words of the file")->required()->expected(3)->option_text(" ");
    action.add_option("--count", arguments.count, "How many")->type_name("N")->check(CLI::Range(1, 1'000'000));
    action
        .add_option("--rule", arguments.rule,
                    "add (unless asked): unit vectors; add-raw: as they are; multiply: 3CosMul")
        ->type_name("RULE")
        ->check(CLI::IsMember({"add", "add-raw", "multiply"}));
    action.add_flag("--include-inputs", arguments.includeInputs, "Rank A, B and C as well");
}

void addProject(CLI::App& vectors, VectorsArguments& arguments)
{
    CLI::App& action = addAction(vectors, arguments, "project", "A point for each word");
    action.add_option("--method", arguments.method, "pca (unless asked), tsne, umap, axes, or none: the first columns")
        ->type_name("METHOD")
        ->check(CLI::IsMember({"none", "pca", "tsne", "umap", "axes"}));
    action.add_option("--dimensions", arguments.dimensions, "2 (unless asked) or 3")->type_name("N");
    action
        .add_option("--metric", arguments.metric, "What near means for tsne and umap: cosine (unless asked), euclidean")
        ->type_name("METRIC")
        ->check(CLI::IsMember({"cosine", "euclidean"}));
    for (const auto& [name, words] :
         {std::pair{"--x", &arguments.x}, std::pair{"--y", &arguments.y}, std::pair{"--z", &arguments.z}})
        action.add_option(name, *words, "axes: where it begins and what it leads to, as man woman")
            ->type_name("FROM TO")
            ->expected(2);
    action.add_flag("--orthogonal", arguments.orthogonal, "axes: each at right angles to those before it");
    action.add_option("--seed", arguments.seed, "Of what is drawn by chance: 1 unless asked")->type_name("N");
    action.add_option("--perplexity", arguments.perplexity, "tsne: 30 unless asked")->type_name("P");
    action.add_option("--neighbours", arguments.neighbours, "umap: 15 unless asked")->type_name("N");
    action.add_option("--minimum-distance", arguments.minimumDistance, "umap: 0.1 unless asked")->type_name("D");
    action.add_option("--iterations", arguments.iterations, "Steps; the method's own number unless asked")
        ->type_name("N")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000}));
}

/// An option for each parameter of the text and of word2vec.
void addTrain(CLI::App& vectors, VectorsArguments& arguments)
{
    CLI::App& action =
        addAction(vectors, arguments, "train", "Learns vectors from a text with word2vec, into a .vec or .npy");
    std::vector<Parameter> parameters = parameterRows<CorpusOptions>();
    for (const Parameter& each : parameterRows<Word2VecOptions>())
        parameters.push_back(each);
    for (const Parameter& each : parameters) {
        std::string name = "--" + std::string(each.id), help(each.help), choices;
        std::replace(name.begin(), name.end(), '_', '-');
        for (const Choice& choice : each.choices)
            choices += (choices.empty() ? ": " : ", ") + std::string(choice.key);
        action.add_option(name, arguments.settings[std::string(each.id)], help + choices)->type_name("VALUE");
    }
}

}  // namespace

void addVectors(CLI::App& program, VectorsArguments& arguments)
{
    CLI::App& vectors =
        *program.add_subcommand("vectors", "Word vectors: what is near, what it looks like, how it is learnt");
    vectors.require_subcommand(1);
    vectors
        .add_option(
            "FILE", arguments.file,
            "word2vec, fastText's .vec, GloVe, the Projector's TSV (also .gz), npy, npz, safetensors, GGUF, ONNX; "
            "or glove, which is shipped. For train a text; or kjv, opticks, classics")
        ->required()
        ->option_text(" ");
    vectors
        .add_option("--vocabulary", arguments.vocabulary, "A list of words, one a line, for a file of numbers alone")
        ->type_name("FILE");
    vectors.add_option("--tensor", arguments.tensor, "The table in a file of several")->type_name("NAME");
    vectors.add_option("--rows", arguments.rows, "The first N words alone")
        ->type_name("N")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1} << 40));
    vectors.add_flag("--json", arguments.json, "As JSON");
    vectors.add_option("-o,--output", arguments.output, "A file; its suffix is the format")->type_name("FILE");
    vectors.add_flag("--force", arguments.force, "Replace a file that is there");
    addAction(vectors, arguments, "info", "What the file holds, what was left out, and what it weighs");
    addNeighbours(vectors, arguments);
    addAnalogy(vectors, arguments);
    addProject(vectors, arguments);
    addTrain(vectors, arguments);
}

}  // namespace whorl
