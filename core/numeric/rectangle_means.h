// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"

namespace whorl {

/// Means over rectangles of a table that is held as a whole, from sums over the rectangles that begin in its first cell.
///
/// Cells of -infinity are masked and do not count. cost  two float64 for each cell where any is masked, else one; each
/// mean costs the same whatever it covers. Errors are those of float64 sums over the whole table.
class RectangleMeans {
public:
    using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

    explicit RectangleMeans(const Eigen::Ref<const Matrix>& values);

    /// One mean per pair of bins, which lie within the table; -infinity where every cell is masked.
    Grid over(std::span<const Bin> rows, std::span<const Bin> columns) const;

private:
    Matrix m_sums;
    Matrix m_counts;  ///< of cells that are not masked; empty where none is
};

}  // namespace whorl
