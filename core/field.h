// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis.h"

#include <Eigen/Core>

#include <optional>
#include <span>

namespace whorl {

/// Consecutive indices of an axis seen as one pixel. `count` 1 is the exact value.
struct Bin {
    std::int64_t first = 0;
    std::int64_t count = 1;
};

/// `axisCount` indices from `first` on, dealt to `bins` bins whose counts differ by at most one; every index is in
/// exactly one bin. Needs 1 <= bins <= axisCount.
std::vector<Bin> evenBins(std::int64_t first, std::int64_t axisCount, std::int64_t bins);

/// Row-major, so that a row of values is a row of pixels.
using Grid = Eigen::Array<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Means over a grid of bins.
struct FieldMeans {
    Grid value;     ///< rows x columns; -infinity where every cell is masked, NaN where there is no value
    Grid strength;  ///< cyclic fields: length of the mean unit vector, 0 .. 1; otherwise empty
};

/// One of the numbers that a value was made of: "A", 0.81.
struct NamedValue {
    std::string name;
    double value = 0;
};

enum class FieldScale {
    diverging,   ///< signed, zero in the middle
    sequential,  ///< one-signed
    cyclic,      ///< radians, 0 .. 2 pi
    classes      ///< small whole numbers
};

struct FieldRange {
    double low = -1, high = 1;
    bool pinned = false;  ///< by definition (true) or from the data (false)
};

/// A number for every (row, column[, slice]) of an integer grid, answered lazily: nothing of the size of the grid
/// is ever stored.
struct Field {
    Axis rows, columns;
    std::optional<Axis> slices;  ///< heads; absent: one slice, number 0
    FieldScale scale = FieldScale::diverging;
    FieldRange range;
    std::function<FieldRange(std::int64_t slice)> rangeOf;  ///< where slices differ much; absent: `range` for all
    std::string valueLabel;                                 ///< "encoding"
    std::string unit;
    std::vector<std::string> classNames = {};  ///< scale `classes`: what the values 0, 1, ... stand for; may be empty

    /// The mean over every (row bin, column bin) of one slice. Cells that are masked (-infinity) do not count towards
    /// a mean. Cost depends on the numbers of bins, not on what they cover.
    std::function<FieldMeans(std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t slice)> means;

    /// One cell in float64. Indices lie within the axes' lowest .. highest.
    std::function<double(std::int64_t row, std::int64_t column, std::int64_t slice)> at;

    /// What `at` computed, in words of numbers ("sin(137 · 0.048697)"); may be absent.
    std::function<std::string(std::int64_t row, std::int64_t column, std::int64_t slice)> working;

    /// What `at` was made of, told beside it; may be absent.
    std::function<std::vector<NamedValue>(std::int64_t row, std::int64_t column, std::int64_t slice)> parts = {};

    /// The range of one slice.
    FieldRange sliceRange(std::int64_t slice) const { return rangeOf ? rangeOf(slice) : range; }
};

}  // namespace whorl
