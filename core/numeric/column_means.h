// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"

#include <cstdint>
#include <span>
#include <vector>

namespace whorl {

/// Turns a row of computed values into a row of pixels: channel c shows value source[c], a bin of channels their mean.
class ColumnMeans {
public:
    /// `columns` lie within 0 .. source.size().
    ColumnMeans(std::span<const Bin> columns, std::vector<std::int32_t> source);

    /// For channels that are the values themselves.
    ColumnMeans(std::span<const Bin> columns, std::size_t values);

    /// Writes one mean per bin. cost  the number of bins; with bins of several channels also the number of channels
    void row(const float* values, float* out);

private:
    std::vector<std::int32_t> m_source;  ///< by bin where every bin is one channel, by channel otherwise
    std::vector<Bin> m_columns;          ///< empty where every bin is one channel
    std::vector<double> m_sums;
};

/// Fills a grid row by row: `values(bin, scratch)` computes a row into `scratch` (`width` floats).
template <class Values>
Grid gridOf(std::span<const Bin> rows, std::span<const Bin> columns, ColumnMeans means, std::size_t width,
            Values values)
{
    Grid grid(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
    std::vector<float> scratch(width);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        values(rows[i], scratch.data());
        means.row(scratch.data(), grid.data() + i * columns.size());
    }
    return grid;
}

}  // namespace whorl
