// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/sandwich.h"

#include "core/attention/bias_field.h"
#include "core/encodings/score_steps.h"
#include "core/numeric/cell_means.h"
#include "core/numeric/harmonic_distance.h"
#include "core/unseen.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>

namespace whorl {

HarmonicSum sandwichSum(int dimension)
{
    HarmonicSum sum;
    for (int i = 1; i <= dimension / 2; ++i)
        sum.frequencies.push_back(std::pow(10'000.0, -2.0 * i / dimension));
    sum.cosine.assign(sum.frequencies.size(), 1);
    sum.sine.assign(sum.frequencies.size(), 0);
    sum.constant = -0.5 * dimension;
    return sum;
}

double sandwichDivisor(std::int64_t head, std::int64_t heads)
{
    return 8 * static_cast<double>(head + 1) / static_cast<double>(heads);
}

namespace {

constexpr double nothing = -std::numeric_limits<double>::infinity();

/// At most the least value at distances below `length`: the value itself where they are not too many to look at all of
/// them, else a bound that takes every cosine at its least.
double lowestSum(const HarmonicSum& sum, std::int64_t length)
{
    constexpr std::int64_t mostTerms = std::int64_t{1} << 22;
    // A single token would leave a range without width.
    const std::int64_t distances = std::max<std::int64_t>(2, length);
    if (distances * static_cast<std::int64_t>(sum.frequencies.size()) <= mostTerms) {
        std::vector<double> values(static_cast<std::size_t>(distances));
        sum.fill(0, values);
        return *std::min_element(values.begin(), values.end());
    }
    double lowest = sum.constant;
    for (const double frequency : sum.frequencies)
        lowest += std::cos(std::min(std::numbers::pi, frequency * static_cast<double>(length)));
    return lowest;
}

constexpr std::int64_t nearDistances = 128;

/// Near the diagonal the cosines all but cancel D/2, and float32 shows how they were added. Small rectangles there are worked
/// out cell by cell, from the values at distances 0 .. 127.
void refineNear(Grid& means, const std::vector<double>& values, bool causal, std::span<const Bin> rows,
                std::span<const Bin> columns)
{
    constexpr std::int64_t mostCells = 64;
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const Bin row = rows[r], column = columns[c];
            const std::int64_t lowest = row.first - (column.first + column.count - 1);
            const std::int64_t highest = row.first + row.count - 1 - column.first;
            if (lowest < (causal ? 0 : 1 - nearDistances) || highest >= nearDistances
                || row.count * column.count > mostCells)
                continue;
            means(static_cast<Eigen::Index>(r), static_cast<Eigen::Index>(c)) =
                static_cast<float>(cellMean(row, column, [&](std::int64_t query, std::int64_t key) {
                    return values[static_cast<std::size_t>(std::abs(query - key))];
                }));
        }
}

Data biasOf(const SandwichParameters& sandwich)
{
    const auto sum = std::make_shared<const HarmonicSum>(sandwichSum(sandwich.dimension));
    const auto near = std::make_shared<std::vector<double>>(nearDistances);
    sum->fill(0, *near);
    const bool causal = sandwich.mode == BiasMode::causal;
    const auto divisor = [heads = sandwich.heads](std::int64_t head) { return sandwichDivisor(head, heads); };
    Field field = queryKeyField(sandwich.length, sandwich.heads);
    field.scale = FieldScale::sequential;
    field.rangeOf = [=, lowest = lowestSum(*sum, sandwich.length)](std::int64_t head) {
        return FieldRange{lowest / divisor(head), 0, false};
    };
    field.range = field.rangeOf(0);
    field.valueLabel = WHORL_TEXT("Axis", "bias");
    field.at = [=](std::int64_t query, std::int64_t key, std::int64_t head) {
        return query < key && causal ? nothing : sum->at(query - key) / divisor(head);
    };
    tellSteps(field, [=, heads = sandwich.heads](std::int64_t query, std::int64_t key, std::int64_t head) -> Steps {
        if (query < key && causal)
            return {maskedStep(query, key)};
        Steps steps = then({differenceStep(query, key)}, harmonicSteps(*sum, query - key));
        const double all = steps.back().value;
        steps.push_back({"8 · " + std::to_string(head + 1) + " / " + std::to_string(heads), divisor(head)});
        steps.push_back({stepNumber(all) + " / " + stepNumber(divisor(head)), all / divisor(head)});
        return steps;
    });
    field.means = [=](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t head) {
        const FutureKeys future = causal ? FutureKeys::masked : FutureKeys::counted;
        FieldMeans means{distanceMeans(*sum, rows, columns, future), {}};
        refineNear(means.value, *near, causal, rows, columns);
        means.value /= static_cast<float>(divisor(head));
        return means;
    };
    markUnseenDistances(field, sandwich.originalLength);
    return field;
}

Data biasByDistanceOf(const SandwichParameters& sandwich)
{
    const auto sum = std::make_shared<const HarmonicSum>(sandwichSum(sandwich.dimension));
    Curves curves;
    curves.axis = distanceAxis(sandwich.length, sandwich.mode == BiasMode::symmetric);
    markUnseen(curves.axis, sandwich.originalLength);
    curves.valueLabel = WHORL_TEXT("Axis", "bias");
    curves.ordered = true;
    for (std::int64_t head = 0; head < sandwich.heads; ++head) {
        const double divisor = sandwichDivisor(head, sandwich.heads);
        curves.series.push_back(
            {"h = " + std::to_string(head), "",
             [=](std::int64_t first, std::span<double> out) {
                 sum->fill(first, out);
                 for (double& each : out)
                     each /= divisor;
             },
             [=](std::span<const Bin> bins) { return Eigen::ArrayXd(sum->means(bins) / divisor); }});
    }
    return curves;
}

}  // namespace

SourceInfo SandwichParameters::info()
{
    return {
        "sandwich",
        WHORL_TEXT("Source", "Sandwich"),
        WHORL_TEXT("Source", "Bias"),
        WHORL_TEXT("Source",
                   "The dot product of two sinusoidal encodings, added to the score instead of the encodings"),
        WHORL_TEXT("Source",
                   "Chi et al. 2022, Dissecting Transformer Length Extrapolation via the Lens of Receptive Field "
                   "Analysis, as ported to NVIDIA NeMo"),
        "https://arxiv.org/abs/2212.10356",
        {{"not-monotone",
          WHORL_TEXT("Source",
                     "It does not fall steadily: with 128 channels the bias at distance 14 is above that at 13.")},
         {"frequencies-from-one",
          WHORL_TEXT("Source",
                     "Its cosines are not those of the sinusoidal encoding: they count from 1, so the fastest turns by "
                     "10000^(−2/D), less than 1 rad.")}},
    };
}

std::span<const Quantity<SandwichParameters>> SandwichParameters::quantities()
{
    static constexpr Quantity<SandwichParameters> all[] = {
        {{"bias", WHORL_TEXT("Quantity", "Bias"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "What is added to the scaled score of every query and key"), QuantityKind::field},
         biasOf},
        {{"bias_by_distance", WHORL_TEXT("Quantity", "Bias by distance"), WHORL_TEXT("Quantity", "query \u2212 key"),
          WHORL_TEXT("Quantity", "What every distance takes off the score, a line for each head"),
          QuantityKind::curves},
         biasByDistanceOf},
    };
    return all;
}

PositionalEffect SandwichParameters::effectIn(const HeadPlace& place) const
{
    return smoothEffect(WHORL_TEXT("Axis", "bias"),
                        [sum = sandwichSum(dimension), by = sandwichDivisor(place.head, place.heads)](
                            std::int64_t distance) { return sum.at(distance) / by; });
}

}  // namespace whorl
