// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/bias_field.h"
#include "core/encodings/alibi.h"
#include "core/encodings/alibi_stored.h"
#include "core/encodings/pair_curves.h"
#include "core/steps.h"
#include "core/unseen.h"

#include <cmath>

namespace whorl {

namespace {

Data slopesOf(const AlibiParameters& alibi)
{
    Curves curves;
    curves.axis = headAxis(alibi.heads);
    curves.valueLabel = WHORL_TEXT("Axis", "slope");
    curves.points = true;
    curves.logarithmicValues = true;
    Series series;
    series.label = WHORL_TEXT("Axis", "slope");
    series.fill = [slopes = alibiEffectiveSlopes(alibi)](std::int64_t first, std::span<double> out) {
        for (double& each : out)
            each = slopes[first++];
    };
    curves.series = {std::move(series)};
    return curves;
}

/// The bias as the paper writes it: a function of the distance.
Field biasByDistance(const AlibiParameters& alibi, const Eigen::ArrayXd& slopes)
{
    const BiasMode mode = alibi.mode;
    Field field =
        distanceField(alibi.length, alibi.heads, [=](std::int64_t head) { return alibiPieces(slopes[head], mode); });
    field.at = [=](std::int64_t query, std::int64_t key, std::int64_t head) {
        return alibiBias(slopes[head], query - key, mode);
    };
    return field;
}

/// What `at` computed, with the slope as the paper has it.
std::string workingOf(const AlibiParameters& alibi, double slope, std::int64_t query, std::int64_t key)
{
    if (query < key && alibi.mode == BiasMode::causal)
        return maskedStep(query, key).name;
    const std::string times = shortNumber(slope) + " \u00d7 ";
    switch (alibi.form) {
    case AlibiForm::paper:
        break;
    case AlibiForm::stored:
    case AlibiForm::bloom:
        return times + std::to_string(key);
    case AlibiForm::mpt:
        return times + "(" + std::to_string(key) + " \u2212 " + std::to_string(alibi.length - 1) + ")";
    case AlibiForm::falcon:
        return "\u2212" + times + std::to_string(std::abs(query - key)) + " / \u221a"
            + std::to_string(alibi.headDimension);
    }
    return "\u2212" + times + std::to_string(std::abs(query - key));
}

/// The slope, what it is multiplied by, and the product.
///
/// total  the bias
Steps stepsOf(const AlibiParameters& alibi, std::int64_t query, std::int64_t key, std::int64_t head, double total)
{
    if (query < key && alibi.mode == BiasMode::causal)
        return {maskedStep(query, key)};
    const double plain = alibiSlopes(alibi.heads, alibi.maxBias)[head], slope = alibiEffectiveSlopes(alibi)[head];
    Steps steps{{withSubscript("s", head), plain}};
    if (slope != plain)
        steps.push_back({stepNumber(plain) + " / \u221a" + std::to_string(alibi.headDimension), slope});
    if (isStoredByKey(alibi.form)) {
        auto counted = static_cast<double>(key);
        if (alibi.form == AlibiForm::mpt) {
            steps.push_back(differenceStep(key, alibi.length - 1));
            counted = steps.back().value;
        }
        return then(std::move(steps), {stepNumber(slope) + " \u00d7 " + innerNumber(counted), total});
    }
    const std::int64_t distance = std::abs(query - key);
    NamedValue difference = differenceStep(query, key);
    if (query < key)
        difference = {"|" + difference.name + "|", static_cast<double>(distance)};
    return then(std::move(steps),
                {std::move(difference), {stepNumber(-slope) + " \u00d7 " + std::to_string(distance), total}});
}

Data biasOf(const AlibiParameters& alibi)
{
    const Eigen::ArrayXd slopes = alibiEffectiveSlopes(alibi);
    Field field = isStoredByKey(alibi.form) ? alibiStoredBias(alibi) : biasByDistance(alibi, slopes);
    // A single token would leave a range without width.
    const auto furthest = static_cast<double>(std::max<std::int64_t>(1, alibi.length - 1));
    const bool positive = alibi.form == AlibiForm::stored || alibi.form == AlibiForm::bloom;
    const auto rangeOf = [=](double slope) {
        return positive ? FieldRange{0, slope * furthest, false} : FieldRange{-slope * furthest, 0, false};
    };
    field.scale = FieldScale::sequential;
    field.range = rangeOf(slopes.maxCoeff());
    field.rangeOf = [=](std::int64_t head) { return rangeOf(slopes[head]); };
    field.valueLabel = WHORL_TEXT("Axis", "bias");
    field.working = [alibi, plain = alibiSlopes(alibi.heads, alibi.maxBias)](std::int64_t query, std::int64_t key,
                                                                             std::int64_t head) {
        return workingOf(alibi, plain[head], query, key);
    };
    tellSteps(field, [alibi, at = field.at](std::int64_t query, std::int64_t key, std::int64_t head) {
        return stepsOf(alibi, query, key, head, at(query, key, head));
    });
    // Forms that are stored by key go by where the key stands.
    if (isStoredByKey(alibi.form))
        markUnseenPositions(field, alibi.originalLength);
    else
        markUnseenDistances(field, alibi.originalLength);
    return field;
}

Data weightsOf(const AlibiParameters& alibi)
{
    const Eigen::ArrayXd slopes = alibiEffectiveSlopes(alibi);
    const BiasMode mode = alibi.mode;
    Eigen::Index steepest = 0;
    slopes.maxCoeff(&steepest);
    if (isStoredByKey(alibi.form) && mode == BiasMode::symmetric) {
        Field field = alibiStoredWeights(alibi);
        field.range = field.rangeOf(steepest);
        markUnseenPositions(field, alibi.originalLength);
        return field;
    }
    // Under the causal mask the stored forms differ from the paper's by a constant in every row, which a softmax forgets.
    AlibiParameters plain = alibi;
    plain.form = alibi.form == AlibiForm::falcon ? AlibiForm::falcon : AlibiForm::paper;
    Field field = weightsField(
        alibi.length, alibi.heads, [=](std::int64_t head) { return alibiPieces(slopes[head], mode); },
        [=](std::int64_t query, std::int64_t key, std::int64_t head) {
            return stepsOf(plain, query, key, head, alibiBias(slopes[head], query - key, mode));
        });
    // Query 0 has the heaviest weight of all: the least company.
    field.rangeOf = [at = field.at](std::int64_t head) { return FieldRange{0, at(0, 0, head), false}; };
    field.range = field.rangeOf(steepest);
    markUnseenDistances(field, alibi.originalLength);
    return field;
}

Data biasByDistanceOf(const AlibiParameters& alibi)
{
    // Forms that are stored by key differ from the paper's by a constant in every row.
    const Eigen::ArrayXd slopes = alibiEffectiveSlopes(alibi);
    Curves curves =
        distanceCurves(alibi.length, alibi.heads, alibi.mode == BiasMode::symmetric,
                       [=, mode = alibi.mode](std::int64_t head) { return alibiPieces(slopes[head], mode); });
    markUnseen(curves.axis, alibi.originalLength);
    return curves;
}

Data windowOf(const AlibiParameters& alibi)
{
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "head"),          WHORL_TEXT("Axis", "slope"),
                       WHORL_TEXT("Axis", "mean distance"), WHORL_TEXT("Axis", "keys for 50 %"),
                       WHORL_TEXT("Axis", "keys for 95 %"), WHORL_TEXT("Axis", "keys for 99 %"),
                       WHORL_TEXT("Axis", "entropy (nats)")};
    const bool causal = alibi.mode == BiasMode::causal;
    if (causal) {
        listing.columns.push_back(WHORL_TEXT("Axis", "mean distance, last query"));
        listing.columns.push_back(WHORL_TEXT("Axis", "entropy, last query (nats)"));
    }
    const Eigen::ArrayXd slopes = alibiEffectiveSlopes(alibi);
    const auto keys = [](double count) {
        return count < 0x1p53 ? Cell(static_cast<std::int64_t>(count)) : Cell(count);
    };
    for (Eigen::Index head = 0; head < slopes.size(); ++head) {
        const double slope = slopes[head];
        const AlibiWindow window = alibiWindow(slope, alibi.mode);
        std::vector<Cell> row = {static_cast<std::int64_t>(head),
                                 slope,
                                 window.meanDistance,
                                 keys(window.keys50),
                                 keys(window.keys95),
                                 keys(window.keys99),
                                 window.entropy};
        if (causal) {
            const AlibiRow last = alibiLastQuery(slope, alibi.length);
            row.insert(row.end(), {last.meanDistance, last.entropy});
        }
        listing.rows.push_back(std::move(row));
    }
    return listing;
}

}  // namespace

std::span<const Quantity<AlibiParameters>> AlibiParameters::quantities()
{
    static constexpr Quantity<AlibiParameters> all[] = {
        {{"bias", WHORL_TEXT("Quantity", "Bias"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "What is added to the scaled score of every query and key"), QuantityKind::field},
         biasOf},
        {{"weights", WHORL_TEXT("Quantity", "Weights"), WHORL_TEXT("Quantity", "softmax of the bias alone"),
          WHORL_TEXT("Quantity", "Attention weights when all content scores are equal"), QuantityKind::field},
         weightsOf},
        {{"bias_by_distance", WHORL_TEXT("Quantity", "Bias by distance"), WHORL_TEXT("Quantity", "query \u2212 key"),
          WHORL_TEXT("Quantity", "What every distance takes off the score, a line for each head"),
          QuantityKind::curves},
         biasByDistanceOf},
        {{"slopes", WHORL_TEXT("Quantity", "Slopes"), WHORL_TEXT("Quantity", "by head"),
          WHORL_TEXT("Quantity", "How much every token of distance takes off the score, in the order of the heads"),
          QuantityKind::curves},
         slopesOf},
        {{"window", WHORL_TEXT("Quantity", "Window"), WHORL_TEXT("Quantity", "equal content, long text"),
          WHORL_TEXT("Quantity", "How far each head sees when all content scores are equal"), QuantityKind::listing},
         windowOf},
    };
    return all;
}

}  // namespace whorl
