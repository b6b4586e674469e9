// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/vectors_command.h"

#include "app/cli/commands.h"
#include "app/cli/listing_text.h"
#include "app/cli/terminal_progress.h"
#include "core/embedding/analogy.h"
#include "core/embedding/facts.h"
#include "core/embedding/hidden_words.h"
#include "core/embedding/isotropy.h"
#include "core/files/result_text.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace whorl {

namespace {

void writeListing(const VectorsArguments& arguments, const Result& result)
{
    constexpr std::array<std::string_view, 2> known = {"json", "csv"};
    const std::string format = outputFormat(arguments, known);
    writeOutput(format == "json"      ? resultJson(result)
                    : format == "csv" ? resultCsv(result)
                                      : listingText(result.listing),
                arguments.output);
}

std::string_view kindWord(VectorNote::Kind kind)
{
    constexpr std::string_view words[] = {"skipped", "repaired", "assumed"};
    return words[static_cast<std::size_t>(kind)];
}

void listInfo(const VectorsArguments& arguments, const VectorTable& table)
{
    Result result = vectorsResult(arguments, table, {});
    auto& rows = result.listing.rows;
    result.listing.columns = {"what", "value"};
    const TableFacts facts = tableFacts(table.count(), table.dimension());
    rows = {{"file", table.name}, {"format", table.format}};
    if (!table.tensor.empty())
        rows.push_back({"tensor", table.tensor});
    for (const auto& [what, value] :
         {std::pair{"vectors", facts.count}, std::pair{"dimension", facts.dimension},
          std::pair{"parameters", facts.parameters}, std::pair{"bytes as fp32", facts.fp32},
          std::pair{"bytes as fp16", facts.fp16}, std::pair{"bytes as int8", facts.int8},
          std::pair{"rows found", table.rowsFound}, std::pair{"rows without the right numbers", table.malformed},
          std::pair{"rows not finite", table.notFinite}, std::pair{"words once more", table.duplicates},
          std::pair{"words not UTF-8", table.notUtf8}, std::pair{"vectors of zeros", table.withoutDirection}})
        rows.push_back({what, value});
    if (table.count() - table.withoutDirection > 1) {
        const Isotropy pairs = isotropy(table);
        rows.push_back({"mean cosine of random pairs", pairs.mean});
        rows.push_back({"its deviation", pairs.deviation});
        rows.push_back({"length of the mean unit vector", pairs.meanUnitNorm});
    }
    const KnownModel& model = *findKnownModel("Llama-2-7B");
    char share[160];
    std::snprintf(share, sizeof share, "its table of tokens has %lld of %lld parameters, %.1f %%",
                  static_cast<long long>(model.table()), static_cast<long long>(model.parameters), 100 * model.share());
    rows.push_back({"beside it, " + std::string(model.name), share});
    for (const VectorNote& note : table.notes)
        rows.push_back({std::string(kindWord(note.kind)), note.sentence()});
    writeListing(arguments, result);
}

void listNeighbours(const VectorsArguments& arguments, const VectorTable& table)
{
    const std::string& word = arguments.words.front();
    const std::int64_t row = table.rowOf(word);
    Result result = vectorsResult(arguments, table, {{"word", word}, {"count", arguments.count}});
    result.listing.columns = {"word", "cosine", "percentile"};
    requireDirection(table, row);
    const Isotropy pairs = isotropy(table);
    // Hidden words are asked for in addition, so that the list stays as long as it should be.

    for (const Neighbour& each : neighboursOf(table, row, arguments.count + hiddenWordCount())) {
        const bool isShown = !isHidden(table.word(each.row)) || isHidden(word);
        if (isShown && static_cast<std::int64_t>(result.listing.rows.size()) < arguments.count)
            result.listing.rows.push_back({table.word(each.row), each.cosine, pairs.percentile(each.cosine)});
    }
    writeListing(arguments, result);
}

void listAnalogy(const VectorsArguments& arguments, const VectorTable& table)
{
    const std::array rows = {table.rowOf(arguments.words[0]), table.rowOf(arguments.words[1]),
                             table.rowOf(arguments.words[2])};
    const bool multiplies = arguments.rule == "multiply";
    AnalogyOptions options;
    options.rule = multiplies     ? AnalogyRule::multiply
        : arguments.rule == "add" ? AnalogyRule::add
                                  : AnalogyRule::addRaw;
    options.includeInputs = arguments.includeInputs;
    options.count = arguments.count + hiddenWordCount();
    Result result = vectorsResult(arguments, table,
                                  {{"a", arguments.words[0]},
                                   {"b", arguments.words[1]},
                                   {"c", arguments.words[2]},
                                   {"rule", arguments.rule},
                                   {"include_inputs", arguments.includeInputs},
                                   {"count", arguments.count}});
    result.listing.columns = {"word", multiplies ? "score" : "cosine", "percentile", "input"};
    const std::vector<AnalogyRank> ranking = analogy(table, rows, options);
    const Isotropy pairs = isotropy(table);
    for (const AnalogyRank& each : ranking) {
        const bool isShown = each.isInput || !isHidden(table.word(each.row));
        if (isShown && static_cast<std::int64_t>(result.listing.rows.size()) < arguments.count)
            result.listing.rows.push_back({table.word(each.row), each.score,
                                           multiplies ? Cell() : Cell(pairs.percentile(each.score)),
                                           std::string(each.isInput ? "yes" : "no")});
    }
    writeListing(arguments, result);
    if (!arguments.includeInputs)
        remark("the three input words are left out; --include-inputs ranks them too");
}

}  // namespace

std::string outputFormat(const VectorsArguments& arguments, std::span<const std::string_view> known)
{
    if (arguments.output.empty())
        return arguments.json ? "json" : "text";
    const std::string suffix = suffixOf(arguments.output);
    std::string names;
    for (std::size_t i = 0; i < known.size(); ++i)
        names += (i == 0 ? "" : i + 1 < known.size() ? ", " : " or ") + std::string(known[i]);
    if (std::find(known.begin(), known.end(), suffix) == known.end())
        throw InputError("the suffix of " + arguments.output, suffix.empty() ? "missing" : '.' + suffix,
                         names + " is needed");
    if (arguments.json && suffix != "json")
        throw InputError("--json", "given", "the suffix of " + arguments.output + " asks for " + suffix);
    return suffix;
}

Result vectorsResult(const VectorsArguments& arguments, const VectorTable& table,
                     std::vector<std::pair<std::string, Value>> parameters)
{
    Result result;
    result.source = "table";
    result.quantity = arguments.action;
    result.kind = QuantityKind::listing;
    result.parameters = {{"file", arguments.file}, {"tensor", table.tensor}, {"rows", std::int64_t{table.count()}}};
    result.parameters.insert(result.parameters.end(), parameters.begin(), parameters.end());
    return result;
}

void remark(const std::string& sentence)
{
    if (!sentence.empty())
        std::fprintf(stderr, "whorl: %s\n", sentence.c_str());
}

std::shared_ptr<const VectorTable> openedVectors(const VectorsArguments& arguments)
{
    TerminalProgress reading("reading " + arguments.file);
    auto table =
        openVectors(arguments.file, arguments.tensor, arguments.vocabulary, arguments.rows, reading.progress());
    if (table->count() == 0)
        throw FileError(arguments.file, "no vectors", "one at least is needed");
    return table;
}

void runVectors(const VectorsArguments& arguments)
{
    requirePlace(arguments.output, arguments.force);
    if (arguments.action == "project")
        return projectVectors(arguments);
    if (arguments.action == "train")
        return trainVectors(arguments);
    const auto table = openedVectors(arguments);
    if (arguments.action == "info")
        listInfo(arguments, *table);
    else if (arguments.action == "neighbours")
        listNeighbours(arguments, *table);
    else
        listAnalogy(arguments, *table);
}

}  // namespace whorl
