// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/table_listings.h"

#include "core/attention/matrix_field.h"
#include "core/attention/softmax.h"
#include "core/embedding/context_mixture.h"
#include "core/embedding/facts.h"
#include "core/embedding/hidden_words.h"
#include "core/embedding/isotropy.h"
#include "core/embedding/neighbours.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

/// "0.168"
std::string shortNumber(double value, int digits)
{
    const double scale = std::pow(10.0, digits);
    return printNumber(std::round(value * scale) / scale);
}

void addBars(Listing& listing, std::size_t column, const Isotropy& spread)
{
    listing.bars = ListingBars{column, 0, 1, spread.mean};
    listing.remark = "dashed: mean of random pairs " + shortNumber(spread.mean, 3);
    listing.ofWords = true;
    listing.verbatim = {0};
}

Listing neighboursListed(const std::shared_ptr<const VectorTable>& table, std::int64_t row, std::int64_t count)
{
    const auto spread = isotropyOf(table);
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "word"), WHORL_TEXT("Axis", "cosine"), WHORL_TEXT("Axis", "percentile")};
    listing.decimals = {-1, 3, 2};
    addBars(listing, 1, *spread);
    listing.remark += "; percentile: the share of random pairs whose cosine is smaller";
    if (!table->hasDirection(row)) {
        listing.remark = "\"" + table->word(row) + "\" is a vector of zeros: it has no direction, and no neighbours";
        return listing;
    }
    for (const Neighbour& neighbour : neighboursOf(*table, row, count + 4)) {
        const std::string& word = table->word(neighbour.row);
        if (!isHidden(word) && static_cast<std::int64_t>(listing.rows.size()) < count)
            listing.rows.push_back({word, neighbour.cosine, spread->percentile(neighbour.cosine)});
    }
    if (table->withoutDirection > 0)
        listing.remark += "; not ranked: " + std::to_string(table->withoutDirection) + " vectors of zeros";
    return listing;
}

/// "131,072,000"
std::string grouped(std::int64_t count)
{
    std::string digits = std::to_string(count);
    for (auto place = static_cast<std::ptrdiff_t>(digits.size()) - 3; place > 0; place -= 3)
        digits.insert(static_cast<std::size_t>(place), ",");
    return digits;
}

std::string megabytes(std::int64_t bytes)
{
    return shortNumber(static_cast<double>(bytes) / 1e6, bytes < 10'000'000 ? 2 : 0) + " MB";
}

}  // namespace

Data neighbourList(const TableParameters& p)
{
    const auto table = tableOf(p);
    if (!p.word.empty())
        return neighboursListed(table, table->rowOf(p.word, "word"), p.count);
    Listing listing = neighboursListed(table, 0, 0);
    listing.subjects = wordAxis(table);
    listing.of = [table, count = p.count](std::int64_t row) { return neighboursListed(table, row, count); };
    return listing;
}

std::array<std::int64_t, 3> analogyInputs(const VectorTable& table, const TableParameters& p)
{
    return {table.rowOf(p.a, "a"), table.rowOf(p.b, "b"), table.rowOf(p.c, "c")};
}

Data analogyList(const TableParameters& p)
{
    const auto table = tableOf(p);
    const auto spread = isotropyOf(table);
    const bool product = p.rule == AnalogyRule::multiply;
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "word"), product ? WHORL_TEXT("Axis", "score") : WHORL_TEXT("Axis", "cosine"),
                       WHORL_TEXT("Axis", "note")};
    listing.decimals = {-1, 3, -1};
    addBars(listing, 1, *spread);
    if (product) {
        listing.bars = ListingBars{1, 0, 1, {}};
        listing.remark = "3CosMul: cosines from 0 to 1, two multiplied, divided by the third";
    }
    for (const AnalogyRank& rank : analogy(*table, analogyInputs(*table, p), {p.rule, p.includeInputs, p.count + 4})) {
        const std::string& word = table->word(rank.row);
        if (isHidden(word) || static_cast<std::int64_t>(listing.rows.size()) >= p.count)
            continue;
        if (rank.isInput)
            listing.quiet.push_back(listing.rows.size());
        listing.rows.push_back({word, rank.score, std::string(rank.isInput ? WHORL_TEXT("Axis", "input") : "")});
    }
    return listing;
}

Data factList(const TableParameters& p)
{
    const auto table = tableOf(p);
    const TableFacts facts = tableFacts(table->count(), table->dimension());
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "fact"), WHORL_TEXT("Axis", "value")};
    listing.verbatim = {1};
    const auto add = [&listing](std::string fact, Cell value) {
        listing.rows.push_back({std::move(fact), std::move(value)});
    };
    add(WHORL_TEXT("Axis", "format"), table->format);
    add(WHORL_TEXT("Axis", "words, V"), facts.count);
    add(WHORL_TEXT("Axis", "numbers in each vector, d"), facts.dimension);
    add(WHORL_TEXT("Axis", "parameters, V \u00d7 d"), facts.parameters);
    add(WHORL_TEXT("Axis", "as float32"), megabytes(facts.fp32));
    add(WHORL_TEXT("Axis", "as float16"), megabytes(facts.fp16));
    add(WHORL_TEXT("Axis", "as int8"), megabytes(facts.int8));
    for (const auto& [what, count] : {std::pair(WHORL_TEXT("Axis", "rows found"), table->rowsFound),
                                      std::pair(WHORL_TEXT("Axis", "left out, malformed"), table->malformed),
                                      std::pair(WHORL_TEXT("Axis", "left out, not finite"), table->notFinite),
                                      std::pair(WHORL_TEXT("Axis", "left out, seen before"), table->duplicates),
                                      std::pair(WHORL_TEXT("Axis", "words that are not UTF-8"), table->notUtf8),
                                      std::pair(WHORL_TEXT("Axis", "vectors of zeros"), table->withoutDirection)})
        if (count > 0)
            add(what, count);
    if (table->columns)
        for (const WordColumn& column : *table->columns)
            add(WHORL_TEXT("Axis", "column beside the words"),
                column.name
                    + (column.isNumeric() ? ": numbers" : ": " + std::to_string(column.texts) + " different texts"));
    for (const KnownModel& model : knownModels())
        add(WHORL_TEXT("Axis", "for comparison"),
            std::string(model.name) + ": " + grouped(model.table()) + " of " + grouped(model.parameters) + " ("
                + shortNumber(100 * model.share(), 1) + " %)");
    for (const VectorNote& note : table->notes)
        add(note.kind == VectorNote::Kind::skipped        ? WHORL_TEXT("Axis", "skipped")
                : note.kind == VectorNote::Kind::repaired ? WHORL_TEXT("Axis", "repaired")
                                                          : WHORL_TEXT("Axis", "assumed"),
            note.sentence());
    return listing;
}

Data contextList(const TableParameters& p)
{
    const auto table = tableOf(p);
    const std::vector<std::int64_t> rows = table->rowsOf(p.sentence, "sentence");
    const std::int64_t sense = table->rowOf(p.sense, "sense");
    const auto place = std::find(rows.begin(), rows.end(), sense);
    if (place == rows.end())
        throw ParameterError("sense", p.sense, "a word of the sentence is needed");
    const ContextMixture mixture = contextMixture(*table, rows);
    const std::int64_t left[] = {sense};
    const Eigen::VectorXd mixed = mixture.mixed.row(place - rows.begin()).transpose();
    const auto alone = neighboursOf(*table, sense, p.count);
    const auto together = nearestTo(*table, mixed, p.count, left);
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "alone"), WHORL_TEXT("Axis", "cosine"), WHORL_TEXT("Axis", "in the sentence"),
                       WHORL_TEXT("Axis", "cosine")};
    listing.ofWords = true;
    listing.decimals = {-1, 3, -1, 3};
    listing.verbatim = {0, 2};
    for (std::size_t i = 0; i < std::min(alone.size(), together.size()); ++i)
        listing.rows.push_back(
            {table->word(alone[i].row), alone[i].cosine, table->word(together[i].row), together[i].cosine});
    listing.remark = WHORL_TEXT("Axis", "untrained attention: a weighted mix of the words of this sentence, not BERT");
    return listing;
}

Data contextWeights(const TableParameters& p)
{
    const auto table = tableOf(p);
    const std::vector<std::int64_t> rows = table->rowsOf(p.sentence, "sentence");
    Axis looking = sentenceQueries(std::ssize(rows)), lookedAt = sentenceKeys(std::ssize(rows));
    std::vector<std::string> words;
    for (const std::int64_t row : rows)
        words.push_back(table->word(row));
    nameWords(looking, words);
    nameWords(lookedAt, words);
    const ContextMixture mixture = contextMixture(*table, rows);
    Field field =
        matrixField(std::move(looking), std::move(lookedAt), {mixture.weights.array()}, FieldScale::sequential);
    field.valueLabel = WHORL_TEXT("Axis", "weight");
    tellSteps(field, [table, rows, mixture](std::int64_t query, std::int64_t key, std::int64_t) {
        const Eigen::VectorXd a = table->vector(rows[static_cast<std::size_t>(query)]),
                              b = table->vector(rows[static_cast<std::size_t>(key)]);
        const double dot = a.dot(b);
        return then(then(dotSteps(numbersOf(a), numbersOf(b), dot),
                         {stepNumber(dot) + " / \u221a" + std::to_string(a.size()), mixture.scores(query, key)}),
                    softmaxSteps(mixture.scores.row(query).transpose().array(), key, mixture.weights(query, key)));
    });
    return field;
}

}  // namespace whorl
