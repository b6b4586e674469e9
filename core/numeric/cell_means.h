// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"

#include <cmath>
#include <complex>
#include <numbers>
#include <span>

namespace whorl {

/// Adds up value(row, column) over the cells of a rectangle of indices, in float64 or complex numbers.
template <class Value>
auto cellMean(Bin rows, Bin columns, const Value& value)
{
    decltype(value(rows.first, columns.first)) sum{};
    for (std::int64_t r = rows.first; r < rows.first + rows.count; ++r)
        for (std::int64_t c = columns.first; c < columns.first + columns.count; ++c)
            sum += value(r, c);
    return sum / (static_cast<double>(rows.count) * static_cast<double>(columns.count));
}

/// Means over bins by visiting every cell, for grids so small that this costs less than a frame: patches of a picture,
/// a short sentence. value(row, column) is a double.
/// cost  the number of cells that the bins cover
template <class Value>
FieldMeans cellMeans(std::span<const Bin> rows, std::span<const Bin> columns, const Value& value)
{
    FieldMeans means{Grid(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size())), {}};
    float* out = means.value.data();
    for (const Bin& row : rows)
        for (const Bin& column : columns)
            *out++ = static_cast<float>(cellMean(row, column, value));
    return means;
}

/// An angle of 0 .. 2 pi, 2 pi itself left out, from a vector that points there.
inline double directionOf(std::complex<double> vector)
{
    constexpr double turn = 2 * std::numbers::pi;
    const double angle = std::arg(vector);
    return angle < 0 ? std::min(angle + turn, std::nextafter(turn, 0.0)) : angle + 0.0;
}

/// The same for angles: unit(row, column) is a complex number of length 1 in the direction of the cell's angle.
template <class Unit>
FieldMeans cellDirections(std::span<const Bin> rows, std::span<const Bin> columns, const Unit& unit)
{
    FieldMeans means;
    means.value.resize(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
    means.strength.resize(means.value.rows(), means.value.cols());
    float* angle = means.value.data();
    float* strength = means.strength.data();
    for (const Bin& row : rows)
        for (const Bin& column : columns) {
            const std::complex<double> mean = cellMean(row, column, unit);
            // The float nearest to 2 pi lies above it.
            *angle++ = std::min(static_cast<float>(directionOf(mean)), 6.2831850F);
            *strength++ = static_cast<float>(std::min(std::abs(mean), 1.0));
        }
    return means;
}

}  // namespace whorl
