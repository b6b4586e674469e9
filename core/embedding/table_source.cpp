// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/table_source.h"

#include "core/embedding/hidden_words.h"
#include "core/embedding/isotropy.h"
#include "core/embedding/kept_of_tables.h"
#include "core/embedding/table_colours.h"
#include "core/files/tensor_offers.h"

#include <algorithm>

namespace whorl {

namespace {

std::vector<Eigen::Index> widthsOf(Eigen::Index dimension)
{
    std::vector<Eigen::Index> widths;
    // With one column every cosine is 1 or -1, and says nothing.
    for (Eigen::Index width = 2; width < dimension; width = std::max(width + 1, width * 5 / 4))
        widths.push_back(width);
    widths.push_back(dimension);
    return widths;
}

/// The file's words as far as the limit; those that are part of the program are cut once for each.
std::shared_ptr<const VectorTable> wholeTable(const TableParameters& p, const Progress& progress)
{
    static KeptOfTables<VectorTable, std::int64_t> cut;
    if (p.limit == 0 || !isShipped(p.file))
        return openVectors(p.file, p.tensor, p.vocabulary, p.limit, progress);
    return cut.get(shippedVectors(p.file), p.limit, [&] { return openVectors(p.file, {}, {}, p.limit); });
}

}  // namespace

void TableParameters::check() const
{
    if (limit < 0 || columns < 0)
        throw ParameterError("limit", std::to_string(limit), "a number from 0 on is needed");
}

std::shared_ptr<const VectorTable> tableOf(const TableParameters& parameters, const Progress& progress)
{
    static KeptOfTables<VectorTable, std::int64_t, bool> kept;
    std::shared_ptr<const VectorTable> table = wholeTable(parameters, progress);
    if (parameters.columns > table->dimension())
        throw ParameterError("columns", std::to_string(parameters.columns),
                             "the vectors have " + std::to_string(table->dimension()) + " numbers");
    if (parameters.columns == 0 && !parameters.rotated)
        return table;
    return kept.get(table, parameters.columns, parameters.rotated, [&] {
        const auto turned = parameters.rotated ? rotated(*table) : table;
        return parameters.columns > 0 ? firstColumns(*turned, parameters.columns) : turned;
    });
}

std::shared_ptr<const Isotropy> isotropyOf(const std::shared_ptr<const VectorTable>& table)
{
    static KeptOfTables<Isotropy> kept;
    return kept.get(table, [&] { return std::make_shared<const Isotropy>(isotropy(*table)); });
}

std::shared_ptr<const std::vector<TruncationPoint>> truncationOf(const std::shared_ptr<const VectorTable>& table,
                                                                 const Progress& progress)
{
    static KeptOfTables<std::vector<TruncationPoint>> kept;
    return kept.get(table, [&] {
        return std::make_shared<const std::vector<TruncationPoint>>(truncationCurve(
            *table, widthsOf(table->dimension()), std::min<std::int64_t>(1000, table->count()), 10, progress));
    });
}

Axis wordAxis(const std::shared_ptr<const VectorTable>& table)
{
    Axis axis = boundedAxis(AxisRole::word, WHORL_TEXT("Axis", "word"), table->count());
    axis.wordAt = [table](std::int64_t row) { return table->word(row); };
    axis.find = [table](std::string_view word) { return table->find(word); };
    return axis;
}

Axis wordAxis(const std::shared_ptr<const VectorTable>& table, std::vector<std::int64_t> rows)
{
    Axis axis = boundedAxis(AxisRole::word, WHORL_TEXT("Axis", "word"), static_cast<std::int64_t>(rows.size()));
    const auto held = std::make_shared<const std::vector<std::int64_t>>(std::move(rows));
    axis.wordAt = [table, held](std::int64_t place) { return table->word((*held)[static_cast<std::size_t>(place)]); };
    axis.find = [table, held](std::string_view word) -> std::optional<std::int64_t> {
        const std::optional<std::int64_t> row = table->find(word);
        const auto found = row ? std::find(held->begin(), held->end(), *row) : held->end();
        return found == held->end() ? std::nullopt : std::optional<std::int64_t>(found - held->begin());
    };
    return axis;
}

std::vector<std::int64_t> chosenRows(const VectorTable& table, const std::string& words,
                                     std::vector<std::string>* unknown)
{
    std::vector<std::int64_t> rows;
    std::size_t start = 0;
    while (start < words.size()) {
        const std::size_t end = std::min(words.find_first_of(" ,\t\n", start), words.size());
        const std::string_view word = std::string_view(words).substr(start, end - start);
        const auto row = word.empty() ? std::nullopt : table.find(word);
        if (row && std::find(rows.begin(), rows.end(), *row) == rows.end())
            rows.push_back(*row);
        if (!row && !word.empty() && unknown)
            unknown->emplace_back(word);
        start = end + 1;
    }
    return rows;
}

std::vector<std::string> TableParameters::completions(std::string_view beginning) const
{
    try {
        return bestCompletions(*tableOf(*this)->words, beginning, isHidden);
    } catch (const InputError&) {
        // Whoever shows the table says why it cannot be read.
        return {};
    }
}

std::vector<Offer> TableParameters::offers(std::string_view parameter) const
{
    if (isShipped(file))
        return {};
    if (parameter == "colour_column")
        return columnOffers(file, vocabulary);
    if (parameter != "tensor")
        return {};
    std::vector<Offer> offers = tensorOffers(file);
    if (offers.empty())
        return offers;
    const std::string usual = likeliestTensor(file);
    for (Offer& each : offers)
        each.isUsual = each.value == usual;
    return offers;
}

std::shared_ptr<const VectorTable> TableParameters::vectors(const Watch& watch) const
{
    return tableOf(*this, watch.progress);
}

SourceInfo TableParameters::info()
{
    return {
        "table",
        WHORL_TEXT("Source", "Word vectors"),
        WHORL_TEXT("Source", "Tables"),
        WHORL_TEXT("Source", "What a token means before position is added: words as directions in many dimensions"),
        WHORL_TEXT("Source", "Mikolov et al. 2013, word2vec; Pennington, Socher, Manning 2014, GloVe"),
        "https://nlp.stanford.edu/projects/glove/",
        {{"input-words",
          WHORL_TEXT("Source",
                     "Left in, king answers its own question: of king \u2212 man + woman the nearest word is king, and "
                     "queen comes second. Most programs leave the question's words out without saying so.")},
         {"similarity-has-a-floor",
          WHORL_TEXT(
              "Source",
              "Two random words of all 10,047 of GloVe have a cosine of 0.17 on average, so 0.3 is not much: read the "
              "percentile beside it.")},
         {"two-components-are-little",
          WHORL_TEXT("Source",
                     "The first two components hold 9.5 % of the variance of GloVe's 100. A picture of the plane is a "
                     "shadow.")},
         {"cutting-is-not-matryoshka",
          WHORL_TEXT("Source",
                     "The first half of the columns of GloVe keeps only 55 % of the ten nearest words: this is not "
                     "Matryoshka training. Rotated first, it keeps 70 %.")}},
    };
}

}  // namespace whorl
