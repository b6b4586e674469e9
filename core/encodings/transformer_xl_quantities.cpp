// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attention_head.h"
#include "core/attention/matrix_field.h"
#include "core/attention/seeded_head.h"
#include "core/attention/softmax.h"
#include "core/encodings/pair_curves.h"
#include "core/encodings/transformer_xl.h"
#include "core/steps.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

namespace whorl {

namespace {

using P = TransformerXlParameters;

HeadInputs sentence(const P& parameters)
{
    return seededHead(parameters.memory + parameters.tokens, parameters.words, parameters.dimension,
                      static_cast<std::uint64_t>(parameters.seed));
}

/// A head over the sentence.
struct Attended {
    explicit Attended(const P& parameters)
        : weights(transformerXlHead(parameters))
        , head(attend(sentence(parameters), transformerXlEffect(weights)))
    {
    }

    /// The two vectors whose product a term is before its scaling.
    std::pair<Eigen::RowVectorXd, Eigen::RowVectorXd> factors(std::int64_t query, std::int64_t key,
                                                              std::int64_t term) const
    {
        const Eigen::RowVectorXd position = weights.positionKey(query - key);
        switch (term) {
        case 1:
            return {head.turnedQuery.row(query), position};
        case 2:
            return {weights.contentBias, head.turnedKey.row(key)};
        case 3:
            return {weights.positionBias, position};
        default:
            return {head.turnedQuery.row(query), head.turnedKey.row(key)};
        }
    }

    TransformerXlHead weights;
    HeadResult head;
};

/// One term's product over the root of d, or the four terms and their sum.
Steps scoreSteps(const Attended& attended, const Field& field, std::int64_t query, std::int64_t key, std::int64_t term)
{
    if (key > query)
        return {maskedStep(query, key)};
    const double value = field.at(query, key, term);
    if (term == field.slices->last()) {
        Steps steps{{WHORL_TEXT("Step", "content"), field.at(query, key, 0)},
                    {WHORL_TEXT("Step", "content–position"), field.at(query, key, 1)},
                    {WHORL_TEXT("Step", "content bias"), field.at(query, key, 2)},
                    {WHORL_TEXT("Step", "position bias"), field.at(query, key, 3)}};
        return sumSteps(
            steps.size(), [&](std::size_t i) { return steps[i]; }, value);
    }
    const auto factors = attended.factors(query, key, term);
    Steps steps;
    if (term == 1 || term == 3)
        steps.push_back(differenceStep(query, key));
    const double dot = factors.first.dot(factors.second);
    return then(then(std::move(steps), dotSteps(numbersOf(factors.first), numbersOf(factors.second), dot)),
                {stepNumber(dot) + " / \u221a" + std::to_string(factors.first.size()), value});
}

Data scoreOf(const P& parameters)
{
    const auto attended = std::make_shared<const Attended>(parameters);
    const HeadResult& head = attended->head;
    std::vector<Eigen::ArrayXXd> slices = {head.scaled};
    for (const ScoreTerm& term : head.terms)
        slices.push_back(term.values * head.scale);
    slices.push_back(head.biased);
    for (Eigen::ArrayXXd& slice : slices)
        slice = causallyMasked(std::move(slice)).bottomRows(parameters.tokens).eval();
    const auto terms = static_cast<std::int64_t>(slices.size());
    Field field =
        matrixField(sentenceQueries(parameters.tokens, parameters.memory),
                    sentenceKeys(parameters.tokens, parameters.memory), std::move(slices), FieldScale::diverging);
    // One scale for all, so that the terms can be weighed against each other.
    field.rangeOf = {};
    field.slices = boundedAxis(AxisRole::other, WHORL_TEXT("Axis", "term"), terms);
    field.slices->names = {WHORL_TEXT("Index", "content"), WHORL_TEXT("Index", "content–position"),
                           WHORL_TEXT("Index", "content bias"), WHORL_TEXT("Index", "position bias"),
                           WHORL_TEXT("Index", "sum")};
    field.valueLabel = WHORL_TEXT("Axis", "scaled score");
    tellSteps(field, [attended, plain = field](std::int64_t query, std::int64_t key, std::int64_t term) {
        return scoreSteps(*attended, plain, query, key, term);
    });
    return field;
}

/// A harmonic sum of the distance that stays at its value at the clamp length from there on.
Series clampedSeries(std::string label, HarmonicSum sum, std::int64_t clampLength)
{
    const std::int64_t last = clampLength > 0 ? clampLength : furthestPosition;
    const double beyond = clampLength > 0 ? sum.at(clampLength) : 0;
    const auto waves = std::make_shared<const HarmonicSum>(std::move(sum));
    const auto waving = [last](Bin bin) { return std::clamp<std::int64_t>(last - bin.first + 1, 0, bin.count); };
    return {std::move(label), "",
            [=](std::int64_t first, std::span<double> out) {
                const auto count = static_cast<std::size_t>(waving({first, static_cast<std::int64_t>(out.size())}));
                waves->fill(first, out.first(count));
                std::fill(out.begin() + static_cast<std::ptrdiff_t>(count), out.end(), beyond);
            },
            [=](std::span<const Bin> bins) {
                std::vector<Bin> parts;
                for (const Bin& bin : bins)
                    parts.push_back({bin.first, std::max<std::int64_t>(1, waving(bin))});
                Eigen::ArrayXd means = waves->means(parts);
                for (std::size_t i = 0; i < bins.size(); ++i) {
                    const double share = static_cast<double>(waving(bins[i])) / static_cast<double>(bins[i].count);
                    double& mean = means[static_cast<Eigen::Index>(i)];
                    mean = share * mean + (1 - share) * beyond;
                }
                return means;
            }};
}

Data scoreByDistanceOf(const P& parameters)
{
    const TransformerXlHead head = transformerXlHead(parameters);
    const HeadInputs inputs = sentence(parameters);
    const double scale = 1 / std::sqrt(static_cast<double>(parameters.dimension));
    const Eigen::RowVectorXd query = inputs.embeddings.row(0) * inputs.queryWeights;
    Curves curves;
    curves.axis = distanceAxis(parameters.length);
    curves.valueLabel = WHORL_TEXT("Axis", "scaled score");
    const auto add = [&](std::string label, const Eigen::RowVectorXd& vector) {
        curves.series.push_back(
            clampedSeries(std::move(label), head.byDistance(vector * scale), parameters.clampLength));
    };
    add(WHORL_TEXT("Axis", "content\u2013position"), query);
    add(WHORL_TEXT("Axis", "position bias"), head.positionBias);
    add(WHORL_TEXT("Axis", "both"), query + head.positionBias);
    if (parameters.clampLength > 0 && parameters.clampLength < parameters.length)
        curves.guides.push_back({Guide::Kind::span,
                                 static_cast<double>(parameters.clampLength),
                                 static_cast<double>(parameters.length - 1),
                                 WHORL_TEXT("Guide", "all count as %1"),
                                 {parameters.clampLength}});
    return curves;
}

/// What the authors' code has before it shifts: column c stands for distance keys - 1 - c.
struct BeforeShift {
    explicit BeforeShift(const P& parameters)
        : memory(parameters.memory)
    {
        const TransformerXlHead head = transformerXlHead(parameters);
        const HeadInputs inputs = sentence(parameters);
        const Eigen::Index keys = parameters.memory + parameters.tokens;
        positions.resize(keys, parameters.dimension);
        for (Eigen::Index column = 0; column < keys; ++column)
            positions.row(column) = head.positionKey(keys - 1 - column);
        queries = (inputs.embeddings.bottomRows(parameters.tokens) * inputs.queryWeights).rowwise() + head.positionBias;
        scores = (queries * positions.transpose()).array() / std::sqrt(static_cast<double>(parameters.dimension));
    }

    /// The distance that a column stands for, and the product of the query, v added, with its key.
    Steps steps(std::int64_t query, std::int64_t column) const
    {
        const auto q = queries.row(query - memory), r = positions.row(column);
        const double dot = q.dot(r);
        return then(then({differenceStep(positions.rows() - 1, column)}, dotSteps(numbersOf(q), numbersOf(r), dot)),
                    {stepNumber(dot) + " / \u221a" + std::to_string(positions.cols()), scores(query - memory, column)});
    }

    std::int64_t memory;
    Eigen::MatrixXd queries, positions;
    Eigen::ArrayXXd scores;
};

/// Where the relative shift takes a cell from, row by row; nothing where it is the zero that is put in front.
std::optional<std::pair<std::int64_t, std::int64_t>> shiftedFrom(std::int64_t queries, std::int64_t keys,
                                                                 std::int64_t row, std::int64_t column)
{
    // Each cell holds its own place, counted from 1; no table is long enough for that to be rounded.
    Eigen::ArrayXXd places(queries, keys);
    for (Eigen::Index i = 0; i < queries; ++i)
        for (Eigen::Index j = 0; j < keys; ++j)
            places(i, j) = static_cast<double>(i * keys + j + 1);
    const auto place = static_cast<std::int64_t>(relativeShift(places)(row, column));
    if (place == 0)
        return std::nullopt;
    return std::pair{(place - 1) / keys, (place - 1) % keys};
}

Data shiftBeforeOf(const P& parameters)
{
    const std::int64_t keys = parameters.memory + parameters.tokens;
    const auto before = std::make_shared<const BeforeShift>(parameters);
    Field field = matrixField(sentenceQueries(parameters.tokens, parameters.memory),
                              boundedAxis(AxisRole::other, WHORL_TEXT("Axis", "column"), keys), {before->scores},
                              FieldScale::diverging);
    field.valueLabel = WHORL_TEXT("Axis", "scaled score");
    field.working = [keys](std::int64_t, std::int64_t column, std::int64_t) {
        return "t = " + std::to_string(keys - 1 - column);
    };
    tellSteps(field,
              [before](std::int64_t query, std::int64_t column, std::int64_t) { return before->steps(query, column); });
    return field;
}

Data shiftAfterOf(const P& parameters)
{
    const auto before = std::make_shared<const BeforeShift>(parameters);
    Field field = matrixField(sentenceQueries(parameters.tokens, parameters.memory),
                              sentenceKeys(parameters.tokens, parameters.memory), {relativeShift(before->scores)},
                              FieldScale::diverging);
    field.valueLabel = WHORL_TEXT("Axis", "scaled score");
    tellSteps(field, [before, at = field.at](std::int64_t query, std::int64_t key, std::int64_t) -> Steps {
        const std::int64_t memory = before->memory;
        const auto from = shiftedFrom(before->scores.rows(), before->scores.cols(), query - memory, key);
        if (!from)
            return {{WHORL_TEXT("Step", "the zero that is put in front"), at(query, key, 0)}};
        return then({{WHORL_TEXT("Step", "shifted here from query"), static_cast<double>(from->first + memory)},
                     {WHORL_TEXT("Step", "shifted here from column"), static_cast<double>(from->second)}},
                    before->steps(from->first + memory, from->second));
    });
    return field;
}

Data shiftDistanceOf(const P& parameters)
{
    const Eigen::Index keys = parameters.memory + parameters.tokens;
    // One more than the distance, so that the zero that is shifted in can be told from distance 0.
    const Eigen::ArrayXXd before =
        Eigen::RowVectorXd::LinSpaced(keys, static_cast<double>(keys), 1).replicate(parameters.tokens, 1).array();
    const Eigen::ArrayXXd after = relativeShift(before) - 1;
    Field field = matrixField(
        sentenceQueries(parameters.tokens, parameters.memory), sentenceKeys(parameters.tokens, parameters.memory),
        {Eigen::ArrayXXd((after < 0).select(std::numeric_limits<double>::quiet_NaN(), after))}, FieldScale::sequential);
    field.valueLabel = WHORL_TEXT("Axis", "distance");
    tellSteps(field,
              [keys, memory = std::int64_t{parameters.memory}, tokens = std::int64_t{parameters.tokens},
               at = field.at](std::int64_t query, std::int64_t key, std::int64_t) -> Steps {
                  const auto from = shiftedFrom(tokens, keys, query - memory, key);
                  const double value = at(query, key, 0);
                  if (!from)
                      return {{WHORL_TEXT("Step", "the zero that is put in front"), value}};
                  return {{WHORL_TEXT("Step", "shifted here from query"), static_cast<double>(from->first + memory)},
                          {WHORL_TEXT("Step", "shifted here from column"), static_cast<double>(from->second)},
                          {stepNumber(keys - 1) + " \u2212 " + stepNumber(from->second), value}};
              });
    return field;
}

constexpr Quantity<P> all[] = {
    {{"score", WHORL_TEXT("Quantity", "Terms of the score"), WHORL_TEXT("Quantity", "query × key, one term at a time"),
      WHORL_TEXT("Quantity",
                 "Scores divided by √d: content, content–position, content bias, position bias, and their sum"),
      QuantityKind::field},
     scoreOf},
    {{"score_by_distance", WHORL_TEXT("Quantity", "Position terms by distance"),
      WHORL_TEXT("Quantity", "for the first token's query"),
      WHORL_TEXT("Quantity", "The terms that depend on the distance: one with the query, one without"),
      QuantityKind::curves},
     scoreByDistanceOf},
    {{"shift_before", WHORL_TEXT("Quantity", "Before the relative shift"),
      WHORL_TEXT("Quantity", "query × column, furthest first"),
      WHORL_TEXT("Quantity", "Position terms as they are computed: every row begins with the furthest distance"),
      QuantityKind::field},
     shiftBeforeOf},
    {{"shift_after", WHORL_TEXT("Quantity", "After the relative shift"),
      WHORL_TEXT("Quantity", "query × key, left-overs above the diagonal"),
      WHORL_TEXT("Quantity",
                 "The same numbers moved to their keys; those above the diagonal are a zero and left-overs"),
      QuantityKind::field},
     shiftAfterOf},
    {{"shift_distance", WHORL_TEXT("Quantity", "Distances after the shift"),
      WHORL_TEXT("Quantity", "query × key, before the mask"),
      WHORL_TEXT("Quantity", "The distance that each cell after the shift was computed for; none for the zeros"),
      QuantityKind::field},
     shiftDistanceOf},
};

}  // namespace

std::span<const Quantity<P>> TransformerXlParameters::quantities()
{
    return all;
}

}  // namespace whorl
