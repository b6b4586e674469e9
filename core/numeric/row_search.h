// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/float_rows.h"

#include <cstdint>
#include <vector>

namespace whorl {

/// Finds, for queries, the rows of least key: offset(row) - query . row. With offsets 0 those are the rows of greatest
/// dot product; with half the squared norms, the nearest ones.
///
/// Keys are worked out in float, as sums of d products in one order, so that equal rows have equal keys; their errors
/// are those of d float additions. Safe to use from several threads.
class RowSearch {
public:
    struct Found {
        float key;
        std::int32_t row;
    };

    /// rows     [N x d], finite, N below 2^31; copied
    /// offsets  [N]
    RowSearch(const FloatRows& rows, const Eigen::VectorXf& offsets);

    Eigen::Index rows() const { return m_count; }
    Eigen::Index columns() const { return m_columns; }

    /// For queries first .. first + count - 1 of a table [Q x d]: the min(k, N) rows of least key, rising; of equal
    /// keys the lower row first. Query after query, one after another in the answer.
    /// cost  count N d multiply-adds on one processor, 1,000 x 10,000 x 100 in 15 ms on one with vectors of 64 bytes;
    ///       call it for some fifty queries at a time
    std::vector<Found> least(const FloatRows& queries, Eigen::Index first, Eigen::Index count, Eigen::Index k) const;

private:
    Eigen::Index m_count, m_columns;
    std::vector<float> m_panels;   ///< panel after panel: for every column the values of panelWidth rows
    std::vector<float> m_offsets;  ///< infinite past the last row
};

}  // namespace whorl
