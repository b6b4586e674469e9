// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/position_functions.h"

#include "core/numeric/column_means.h"
#include "core/numeric/products.h"
#include "core/steps.h"
#include "core/text.h"

#include <algorithm>
#include <numeric>

namespace whorl {

namespace {

Grid meanRows(std::span<const Bin> positions, std::span<const Bin> columns, std::size_t dimension,
              const MeanChannels& channels)
{
    std::vector<double> exact(dimension);
    return gridOf(positions, columns, ColumnMeans(columns, dimension), dimension, [&](Bin bin, float* out) {
        channels(bin, exact);
        std::transform(exact.begin(), exact.end(), out, [](double value) { return static_cast<float>(value); });
    });
}

Axis positionAxis(AxisRole role, std::int64_t length, std::string symbol)
{
    return boundedAxis(role, WHORL_TEXT("Axis", "position"), length, std::move(symbol));
}

}  // namespace

Field functionsField(std::int64_t length, std::int64_t dimension, const MeanChannels& channels)
{
    const auto width = static_cast<std::size_t>(dimension);
    Field field;
    field.rows = positionAxis(AxisRole::position, length, "p");
    field.columns = boundedAxis(AxisRole::channel, WHORL_TEXT("Axis", "channel"), dimension, "c");
    field.valueLabel = WHORL_TEXT("Axis", "encoding");
    field.at = [=](std::int64_t position, std::int64_t channel, std::int64_t) {
        std::vector<double> all(width);
        channels({position, 1}, all);
        return all[static_cast<std::size_t>(channel)];
    };
    field.means = [=](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        return FieldMeans{meanRows(rows, columns, width, channels), {}};
    };
    return field;
}

Field functionsGram(std::int64_t length, std::int64_t dimension, const MeanChannels& channels)
{
    const auto width = static_cast<std::size_t>(dimension);
    Field field;
    field.rows = positionAxis(AxisRole::query, length, "m");
    field.columns = positionAxis(AxisRole::key, length, "n");
    field.valueLabel = WHORL_TEXT("Axis", "dot product");
    field.at = [=](std::int64_t m, std::int64_t n, std::int64_t) {
        std::vector<double> a(width), b(width);
        channels({m, 1}, a);
        channels({n, 1}, b);
        return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
    };
    tellSteps(field, [=, at = field.at](std::int64_t m, std::int64_t n, std::int64_t) {
        std::vector<double> a(width), b(width);
        channels({m, 1}, a);
        channels({n, 1}, b);
        return dotSteps(a, b, at(m, n, 0));
    });
    field.means = [=](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        const std::vector<Bin> each = evenBins(0, dimension, dimension);
        return FieldMeans{products(meanRows(rows, each, width, channels), meanRows(columns, each, width, channels)),
                          {}};
    };
    return field;
}

}  // namespace whorl
