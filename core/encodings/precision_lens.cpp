// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/precision_lens.h"

#include "core/encodings/score_steps.h"
#include "core/numeric/column_means.h"

#include <cmath>
#include <memory>

namespace whorl {

void reducedRow(const ReducedAngles& angles, Bin positions, float* sine, float* cosine)
{
    for (std::size_t pair = 0; pair < angles.pairs(); ++pair) {
        const HarmonicMean mean = angles.mean(positions, pair);
        sine[pair] = static_cast<float>(mean.sine);
        cosine[pair] = static_cast<float>(mean.cosine);
    }
}

Field angleErrorField(const std::vector<double>& frequencies, const PrecisionParameters& settings, std::int64_t length,
                      std::int64_t firstRow)
{
    const auto angles = std::make_shared<const ReducedAngles>(settings.reduced(frequencies));
    Field field;
    field.rows = openAxis(AxisRole::position, WHORL_TEXT("Axis", "position"), length, "m");
    field.rows.lowest = 0;
    field.columns =
        boundedAxis(AxisRole::pair, WHORL_TEXT("Axis", "pair"), static_cast<std::int64_t>(frequencies.size()), "i");
    const double bound = angles->errorBound(length + firstRow);
    field.scale = FieldScale::sequential;
    // Without an error there is no extent to draw.
    field.range = bound > 0 ? FieldRange{0, bound, false} : FieldRange{0, 1, true};
    field.valueLabel = WHORL_TEXT("Axis", "angle error");
    field.unit = WHORL_TEXT("Axis", "rad");
    field.means = [angles, firstRow](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        return FieldMeans{gridOf(rows, columns, ColumnMeans(columns, angles->pairs()), angles->pairs(),
                                 [&](Bin bin, float* scratch) {
                                     bin.first += firstRow;
                                     for (std::size_t pair = 0; pair < angles->pairs(); ++pair)
                                         scratch[pair] = static_cast<float>(angles->meanMagnitude(bin, pair));
                                 }),
                          {}};
    };
    field.at = [angles, firstRow](std::int64_t position, std::int64_t pair, std::int64_t) {
        return angles->meanMagnitude({position + firstRow, 1}, static_cast<std::size_t>(pair));
    };
    tellSteps(field,
              [angles, frequencies, firstRow, at = field.at](std::int64_t position, std::int64_t pair, std::int64_t) {
                  const auto i = static_cast<std::size_t>(pair);
                  Steps steps =
                      reducedAngleSteps(*angles, {withSubscript("ω", pair), frequencies[i]}, position + firstRow, i);
                  const double exact = steps[1].value, rounded = steps[2].value;
                  steps.push_back({"|" + minusStep(rounded, exact).name + "|", at(position, pair, 0)});
                  return steps;
              });
    return field;
}

Listing collisionListing()
{
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "format"), WHORL_TEXT("Axis", "significant bits"),
                       WHORL_TEXT("Axis", "counts up to"), WHORL_TEXT("Axis", "first collision"),
                       WHORL_TEXT("Axis", "overflows from")};
    const std::pair<const char*, Precision> formats[] = {{WHORL_TEXT("Axis", "bfloat16"), Precision::bfloat16},
                                                         {WHORL_TEXT("Axis", "float16"), Precision::float16},
                                                         {WHORL_TEXT("Axis", "float32"), Precision::float32},
                                                         {WHORL_TEXT("Axis", "float64"), Precision::float64}};
    for (const auto& [name, precision] : formats) {
        const std::int64_t collision = firstCollision(precision), overflow = firstOverflow(precision);
        listing.rows.push_back({name, std::int64_t{significantBits(precision)}, collision - 1, collision,
                                overflow > 0 ? Cell(overflow) : Cell()});
    }
    return listing;
}

}  // namespace whorl
