// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"

namespace whorl {

/// One stretch of a function of the distance (query - key): value + slope * distance from `first` up to the next
/// piece. A value of -infinity masks the stretch.
struct DistancePiece {
    std::int64_t first = std::numeric_limits<std::int64_t>::min();
    double value = 0;
    double slope = 0;

    bool masked() const { return value == -std::numeric_limits<double>::infinity(); }
    double at(std::int64_t distance) const { return value + slope * static_cast<double>(distance); }
};

/// A piecewise linear function of the distance: pieces in ascending order of `first`; the first one reaches back to
/// minus infinity whatever its `first`, the last one goes on for ever. Never empty.
using DistancePieces = std::vector<DistancePiece>;

/// The value at one distance; -infinity where masked.
double valueAt(const DistancePieces& pieces, std::int64_t distance);

/// The mean of f(row - column) over every cell of one rectangle that is not masked; -infinity when all are.
/// Exact to the rounding of float64: cells are counted in integers.
double distanceMean(const DistancePieces& pieces, Bin rows, Bin columns);

/// The same for a grid of rectangles, rounded to float32. Bins may come in any order; ascending ones are quickest.
/// Cost: a few nanoseconds for each rectangle, plus the number of pieces for those that straddle one's end.
Grid distanceMeans(const DistancePieces& pieces, std::span<const Bin> rows, std::span<const Bin> columns);

}  // namespace whorl
