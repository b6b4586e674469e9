// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope/quantities.h"
#include "core/encodings/score_steps.h"
#include "core/numeric/column_means.h"

#include <cmath>
#include <numbers>

namespace whorl::rope {

namespace {

using Shared = std::shared_ptr<const ReducedAngles>;

constexpr double turn = 2 * std::numbers::pi;

Shared reducedOf(const RopeParameters& parameters)
{
    return std::make_shared<const ReducedAngles>(parameters.reduced(Rope(parameters).frequencies()));
}

/// Mean vectors of the pairs, made angles and lengths.
FieldMeans angleMeans(const ReducedAngles& angles, std::span<const Bin> rows, std::span<const Bin> columns)
{
    const std::size_t size = angles.pairs();
    ColumnMeans means(columns, size);
    FieldMeans result{Grid(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size())), {}};
    result.strength.resize(result.value.rows(), result.value.cols());
    std::vector<float> sine(size), cosine(size);
    for (Eigen::Index i = 0; i < result.value.rows(); ++i) {
        reducedRow(angles, rows[static_cast<std::size_t>(i)], sine.data(), cosine.data());
        means.row(sine.data(), result.value.row(i).data());
        means.row(cosine.data(), result.strength.row(i).data());
        for (Eigen::Index c = 0; c < result.value.cols(); ++c)
            toPolar(result.value(i, c), result.strength(i, c));
    }
    return result;
}

}  // namespace

void reduceAngles(Field& field, const RopeParameters& parameters)
{
    const Shared angles = reducedOf(parameters);
    field.rows.lowest = 0;
    field.means = [angles](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        return angleMeans(*angles, rows, columns);
    };
    field.at = [angles](std::int64_t position, std::int64_t pair, std::int64_t) {
        const double angle = angles->angle(position, static_cast<std::size_t>(pair));
        const double reduced = std::atan2(std::sin(angle), std::cos(angle));
        return reduced < 0 ? std::min(reduced + turn, std::nextafter(turn, 0.0)) : reduced;
    };
    field.working = {};
    tellSteps(
        field,
        [angles, frequencies = Rope(parameters).frequencies()](std::int64_t position, std::int64_t pair, std::int64_t) {
            const auto i = static_cast<std::size_t>(pair);
            Steps steps = reducedAngleSteps(*angles, {withSubscript("θ", pair), frequencies[i]}, position, i);
            return then(steps, withinTurn(steps.back().value));
        });
}

void reduceWave(Field& field, const RopeParameters& parameters, bool isSine)
{
    const Shared angles = reducedOf(parameters);
    const double amplitude = Rope(parameters).amplitude();
    field.rows.lowest = 0;
    field.means = [angles, amplitude, isSine](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        const std::size_t size = angles->pairs();
        FieldMeans means{gridOf(rows, columns, ColumnMeans(columns, size), 2 * size,
                                [&](Bin bin, float* scratch) {
                                    float* unused = scratch + size;
                                    reducedRow(*angles, bin, isSine ? scratch : unused, isSine ? unused : scratch);
                                }),
                         {}};
        means.value *= static_cast<float>(amplitude);
        return means;
    };
    field.at = [angles, amplitude, isSine](std::int64_t position, std::int64_t pair, std::int64_t) {
        const double angle = angles->angle(position, static_cast<std::size_t>(pair));
        return amplitude * angles->value(isSine ? std::sin(angle) : std::cos(angle));
    };
    field.working = {};
    tellSteps(field,
              [angles, amplitude, isSine,
               frequencies = Rope(parameters).frequencies()](std::int64_t position, std::int64_t pair, std::int64_t) {
                  const auto i = static_cast<std::size_t>(pair);
                  return reducedWaveSteps(*angles, {withSubscript("θ", pair), frequencies[i]}, position, i, isSine,
                                          amplitude);
              });
}

Data angleError(const RopeParameters& parameters)
{
    return angleErrorField(Rope(parameters).frequencies(), parameters, parameters.length);
}

Data collisions(const RopeParameters&)
{
    return collisionListing();
}

}  // namespace whorl::rope
