// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/terminal_progress.h"
#include "app/cli/vectors_command.h"
#include "app/export/figure.h"
#include "core/embedding/corpus.h"
#include "core/embedding/word2vec.h"
#include "core/embedding/word2vec_files.h"
#include "core/files/result_text.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace whorl {

namespace {

/// The options that were given, of those that S has.
template <class S>
Values given(const VectorsArguments& arguments)
{
    Values values;
    for (const Parameter& each : parameterRows<S>()) {
        const auto setting = arguments.settings.find(std::string(each.id));
        if (setting != arguments.settings.end() && !setting->second.empty())
            values.insert_or_assign(std::string(each.id), parseValue(each, setting->second));
    }
    return values;
}

/// The text, taken apart as asked, or as suits one that is shipped.
Corpus corpusOf(const VectorsArguments& arguments)
{
    CorpusOptions options = fromValues<CorpusOptions>(given<CorpusOptions>(arguments));
    const auto unit = arguments.settings.find("unit");
    const ShippedCorpus* shipped = findShippedCorpus(arguments.file);
    if (shipped && (unit == arguments.settings.end() || unit->second.empty()))
        options.unit = shipped->unit;
    TerminalProgress reading("reading " + arguments.file);
    return readCorpus(arguments.file, options, reading.progress());
}

/// What was learnt, for those who asked for JSON.
Result summaryOf(const VectorsArguments& arguments, const Word2Vec& learner)
{
    Result result;
    result.source = "table";
    result.quantity = arguments.action;
    result.kind = QuantityKind::listing;
    result.parameters = {{"file", arguments.file}};
    for (const auto& [id, value] : readValues(learner.options()))
        result.parameters.emplace_back(id, value);
    result.listing.columns = {"what", "value"};
    result.listing.rows = {{"vectors", learner.vocabulary().size()},
                           {"dimension", learner.options().dimension},
                           {"steps", learner.steps()},
                           {"words read", learner.wordsRead()},
                           {"loss", learner.loss()}};
    return result;
}

void refuseOthers(const VectorsArguments& arguments)
{
    for (const auto& [name, value] :
         {std::pair{"--tensor", arguments.tensor}, std::pair{"--vocabulary", arguments.vocabulary},
          std::pair{"--rows", std::string(arguments.rows > 0 ? std::to_string(arguments.rows) : "")}})
        if (!value.empty())
            throw InputError(name, value, "train reads a text, which has none: leave it out");
}

}  // namespace

void trainVectors(const VectorsArguments& arguments)
{
    constexpr std::array<std::string_view, 2> known = {"vec", "npy"};
    refuseOthers(arguments);
    if (!arguments.output.empty()) {
        VectorsArguments file = arguments;
        file.json = false;
        if (outputFormat(file, known) == "npy")
            requirePlace(std::filesystem::path(arguments.output).replace_extension(".vocab.txt").string(),
                         arguments.force);
    }
    const Corpus corpus = corpusOf(arguments);
    Word2Vec learner(corpus, fromValues<Word2VecOptions>(given<Word2VecOptions>(arguments)));
    for (const std::string& notice : corpus.notices)
        remark(notice);
    for (const std::string& notice : learner.notices())
        remark(notice);
    {
        TerminalProgress learning("learning");
        const Progress progress = learning.progress();
        while (learner.step() < learner.steps()) {
            learner.advance();
            report(progress, static_cast<double>(learner.step()) / static_cast<double>(learner.steps()));
        }
    }
    const std::vector<std::string>& words = learner.vocabulary().words;
    if (!arguments.output.empty()) {
        std::vector<FigureFile> files;
        for (const FileBytes& file : wordVectorFiles(arguments.output, words, learner.vectors()))
            files.push_back({QString::fromStdString(file.path), QByteArray::fromStdString(file.bytes)});
        writeFiles(files);
    }
    if (arguments.json)
        writeOutput(resultJson(summaryOf(arguments, learner)), {});
    else if (arguments.output.empty())
        writeOutput(wordVectorText(words, learner.vectors()), {});
    remark(std::to_string(words.size()) + " vectors of " + std::to_string(learner.options().dimension)
           + " numbers, loss " + exactNumber(learner.loss()).substr(0, 6));
}

}  // namespace whorl
