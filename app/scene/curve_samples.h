// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curves.h"

#include <vector>

namespace whorl {

/// Where the indices of an axis lie along a plot.
struct AxisScale {
    std::int64_t first = 0, last = 0;
    bool logarithmic = false;  ///< first is then at least 1
    double length = 1;         ///< painter units from the first to the last index, inset included
    double inset = 0;          ///< room for marks at both ends

    double place(double index) const;
    /// The nearest index, clamped.
    std::int64_t indexAt(double place) const;
};

/// The bins of an axis, one per column of `width` units; where the indices are fewer than the columns, one each.
std::vector<Bin> columnBins(const AxisScale& scale, double width);

/// Where a bin's one point of a line stands on the axis.
inline double middleOf(const Bin& bin)
{
    return static_cast<double>(bin.first) + static_cast<double>(bin.count - 1) / 2;
}

/// A series as it is drawn: for each bin its mean, and its range where every value was looked at. Where the series has a
/// band, that is the range: the means of its edges.
struct CurveSamples {
    std::vector<double> mean, low, high;  ///< low and high are empty where only the mean is known
    std::vector<double> firsts;           ///< there: the exact values where bins begin, for the scale of the axis

    bool banded = false;  ///< the range is the band of the series

    bool isMeanOnly() const { return !firsts.empty(); }
};

/// Axes up to here are looked at value by value in less than a tenth of a second.
constexpr std::int64_t longestWithRange = std::int64_t{1} << 20;
/// The same in a few milliseconds, for drafts and pictures that follow the pointer.
constexpr std::int64_t longestInAHurry = std::int64_t{1} << 16;

/// The exact values for axes up to `longest` indices, or where there is no closed form; else the closed form of the
/// means.
CurveSamples sampleSeries(const Series& series, const std::vector<Bin>& bins, std::int64_t longest = longestWithRange);

}  // namespace whorl
