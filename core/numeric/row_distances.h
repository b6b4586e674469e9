// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/float_rows.h"

#include <span>
#include <vector>

namespace whorl {

/// Squared distances of a vector from all rows of a table, in double, by differences: right to rounding, and equal for
/// equal rows. Safe to use from several threads.
class RowDistances {
public:
    /// rows  [N x d]; copied, widened
    explicit RowDistances(const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>& rows);

    Eigen::Index rows() const { return m_count; }

    /// From each of some rows: the N distances, one row's after another; valid until the next call with this `space`.
    /// Several rows at once, eight or so, save memory's time: each panel is fetched once for all.
    /// cost  rows N d subtractions and multiply-adds on one processor
    Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>, 0, Eigen::OuterStride<>>
    from(std::span<const Eigen::Index> rows, std::vector<double>& space) const;

private:
    Eigen::Index m_count, m_columns;
    std::vector<double> m_panels;  ///< panel after panel: for every column the values of 64 rows
};

}  // namespace whorl
