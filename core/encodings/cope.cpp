// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/cope.h"

#include "core/attention/matrix_field.h"
#include "core/attention/score_terms.h"
#include "core/attention/seeded_head.h"
#include "core/attention/softmax.h"
#include "core/steps.h"

#include <cmath>
#include <memory>

namespace whorl {

CopeParts contextualPositions(const Eigen::MatrixXd& query, const Eigen::ArrayXXd& logits,
                              const Eigen::MatrixXd& positions)
{
    constexpr double unseen = -std::numeric_limits<double>::infinity();
    const Eigen::MatrixXd whole = query * positions;
    const auto last = static_cast<double>(positions.cols() - 1);
    CopeParts parts;
    parts.gates = logits.unaryExpr([](double logit) { return 1 / (1 + std::exp(-logit)); });
    parts.positions.resizeLike(logits);
    parts.bias.resizeLike(logits);
    Eigen::ArrayXd counted = Eigen::ArrayXd::Zero(logits.rows());
    for (Eigen::Index j = logits.cols() - 1; j >= 0; --j) {
        counted += parts.gates.col(j);
        for (Eigen::Index i = 0; i < logits.rows(); ++i) {
            const double position = std::min(counted[i], last), below = std::floor(position), share = position - below;
            const double mixed = share * whole(i, static_cast<Eigen::Index>(std::ceil(position)))
                + (1 - share) * whole(i, static_cast<Eigen::Index>(below));
            parts.positions(i, j) = position;
            parts.bias(i, j) = mixed;
            if (logits(i, j) == unseen)
                parts.bias(i, j) = unseen;
        }
    }
    return parts;
}

PositionalEffect copeEffect(const Eigen::MatrixXd& positions, bool scaledGates)
{
    PositionalEffect effect;
    effect.scores = [=](const HeadScores& head) {
        Eigen::ArrayXXd logits = head.scores * (scaledGates ? head.scale : 1);
        if (head.causal)
            logits = causallyMasked(std::move(logits));
        return scoreTerms(
            ScoreTerm{WHORL_TEXT("Axis", "bias"), contextualPositions(head.query, logits, positions).bias, false});
    };
    return effect;
}

namespace {

/// A head and what it counts.
struct Counted {
    HeadResult head;
    Eigen::ArrayXXd logits;
    Eigen::MatrixXd positions;
    CopeParts parts;
};

Counted countedBy(const CopeParameters& cope)
{
    const auto seed = static_cast<std::uint64_t>(cope.seed);
    const HeadResult head = attend(seededHead(cope.tokens, cope.words, cope.dimension, seed));
    Random random(seed, 3);
    const double deviation = 1 / std::sqrt(static_cast<double>(cope.dimension));
    // Position by position, so that more of them leave the first as they are.
    const Eigen::MatrixXd positions = normalMatrix(random, cope.positions, cope.dimension, deviation).transpose();
    const Eigen::ArrayXXd logits = causallyMasked(cope.scaledGates ? head.scaled : head.scores);
    return {head, logits, positions, contextualPositions(head.turnedQuery, logits, positions)};
}

CopeParts partsOf(const CopeParameters& cope)
{
    return countedBy(cope).parts;
}

/// The score that a gate sees, and its sigmoid.
Steps gateSteps(const Counted& counted, std::int64_t query, std::int64_t key)
{
    if (key > query)
        return {maskedStep(query, key)};
    const double logit = counted.logits(query, key);
    return {{WHORL_TEXT("Step", "score that the gate sees"), logit},
            {"1 / (1 + exp(" + stepNumber(-logit) + "))", counted.parts.gates(query, key)}};
}

/// The gates from the key to the query, added up, and where that ends at the last position.
Steps positionSteps(const Counted& counted, std::int64_t query, std::int64_t key)
{
    if (key > query)
        return {maskedStep(query, key)};
    double sum = 0;
    for (std::int64_t each = query; each >= key; --each)
        sum += counted.parts.gates(query, each);
    Steps steps = sumSteps(
        static_cast<std::size_t>(query - key + 1),
        [&](std::size_t i) -> NamedValue {
            const std::int64_t each = query - static_cast<std::int64_t>(i);
            return {withSubscript("g", each), counted.parts.gates(query, each)};
        },
        sum);
    const auto last = counted.positions.cols() - 1;
    if (sum > static_cast<double>(last))
        steps.push_back(
            {"min(" + stepNumber(sum) + ", " + std::to_string(last) + ")", counted.parts.positions(query, key)});
    return steps;
}

/// The products with the two nearest whole positions, mixed.
Steps biasSteps(const Counted& counted, std::int64_t query, std::int64_t key)
{
    if (key > query)
        return {maskedStep(query, key)};
    const double position = counted.parts.positions(query, key);
    const auto below = static_cast<Eigen::Index>(std::floor(position)),
               above = static_cast<Eigen::Index>(std::ceil(position));
    const double share = position - std::floor(position);
    const auto product = [&](Eigen::Index whole) {
        return counted.head.turnedQuery.row(query).dot(counted.positions.col(whole));
    };
    return {{WHORL_TEXT("Step", "position that is counted"), position},
            {"q · " + withSubscript("e", below), product(below)},
            {"q · " + withSubscript("e", above), product(above)},
            {stepNumber(1 - share) + " · " + innerNumber(product(below)) + " + " + stepNumber(share) + " · "
                 + innerNumber(product(above)),
             counted.parts.bias(query, key)}};
}

Field fieldOf(const CopeParameters& cope, Eigen::ArrayXXd CopeParts::*values, FieldScale scale, std::string valueLabel,
              Steps (*steps)(const Counted&, std::int64_t, std::int64_t))
{
    const auto counted = std::make_shared<const Counted>(countedBy(cope));
    Field field = matrixField(sentenceQueries(cope.tokens), sentenceKeys(cope.tokens),
                              {causallyMasked(counted->parts.*values)}, scale);
    tellSteps(field, [counted, steps](std::int64_t query, std::int64_t key, std::int64_t) {
        return steps(*counted, query, key);
    });
    field.valueLabel = std::move(valueLabel);
    return field;
}

Data gatesOf(const CopeParameters& cope)
{
    Field field = fieldOf(cope, &CopeParts::gates, FieldScale::sequential, WHORL_TEXT("Axis", "gate"), gateSteps);
    field.range = {0, 1, true};
    return field;
}

Data positionsOf(const CopeParameters& cope)
{
    return fieldOf(cope, &CopeParts::positions, FieldScale::sequential, WHORL_TEXT("Axis", "position"), positionSteps);
}

Data biasOf(const CopeParameters& cope)
{
    return fieldOf(cope, &CopeParts::bias, FieldScale::diverging, WHORL_TEXT("Axis", "bias"), biasSteps);
}

Data positionByKeyOf(const CopeParameters& cope)
{
    const Eigen::Index last = cope.tokens - 1;
    Curves curves;
    curves.axis = sentenceKeys(cope.tokens);
    curves.valueLabel = WHORL_TEXT("Axis", "position");
    curves.series.push_back(
        {WHORL_TEXT("Axis", "by gates"),
         "",
         [row = Eigen::RowVectorXd(partsOf(cope).positions.row(last))](std::int64_t first, std::span<double> out) {
             for (double& each : out)
                 each = row[first++];
         },
         {}});
    curves.series.push_back({WHORL_TEXT("Axis", "by tokens"),
                             "",
                             [last](std::int64_t first, std::span<double> out) {
                                 for (double& each : out)
                                     each = static_cast<double>(last - first++ + 1);
                             },
                             {}});
    return curves;
}

}  // namespace

SourceInfo CopeParameters::info()
{
    return {
        "cope",
        WHORL_TEXT("Source", "CoPE"),
        WHORL_TEXT("Source", "Bias"),
        WHORL_TEXT("Source", "Counts the keys that a query lets count, instead of all tokens between"),
        WHORL_TEXT("Source", "Golovneva et al. 2024, Contextual Position Encoding: Learning to Count What's Important"),
        "https://arxiv.org/abs/2405.18719",
        {{"depends-on-content",
          WHORL_TEXT("Source",
                     "The same distance is not the same position: what counts is up to the query, so no table of "
                     "distances can stand for it.")},
         {"counts-the-key",
          WHORL_TEXT("Source",
                     "With every gate open it would count tokens from the key on: a token is at position 1 of itself, "
                     "not 0.")}},
    };
}

std::span<const Quantity<CopeParameters>> CopeParameters::quantities()
{
    static constexpr Quantity<CopeParameters> all[] = {
        {{"positions", WHORL_TEXT("Quantity", "Contextual positions"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "How many keys each query has counted from a key up to itself"), QuantityKind::field},
         positionsOf},
        {{"gates", WHORL_TEXT("Quantity", "Gates"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "How much of a token each query counts for every key"), QuantityKind::field},
         gatesOf},
        {{"bias", WHORL_TEXT("Quantity", "Bias"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "What is added to the scaled score, between the two nearest learned positions"),
          QuantityKind::field},
         biasOf},
        {{"position_by_key", WHORL_TEXT("Quantity", "Positions of the keys"),
          WHORL_TEXT("Quantity", "for the last query"),
          WHORL_TEXT("Quantity", "Contextual positions beside the plain count of tokens"), QuantityKind::curves},
         positionByKeyOf},
    };
    return all;
}

PositionalEffect CopeParameters::effectIn(const HeadPlace& place) const
{
    requireCausal(place, "CoPE");
    Random random(place.seed, 8 + static_cast<std::uint64_t>(place.head));
    const double deviation = 1 / std::sqrt(static_cast<double>(place.dimension));
    return copeEffect(normalMatrix(random, positions, place.dimension, deviation).transpose(), scaledGates);
}

std::vector<LearnedTensor> CopeParameters::learnedIn(const HeadPlace& model) const
{
    return {{{positions, model.dimension}, true}};
}

}  // namespace whorl
