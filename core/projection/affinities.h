// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/projection/neighbour_graph.h"

#include <span>
#include <vector>

namespace whorl {

/// A symmetric matrix with few entries, row after row; columns rise within a row, and the diagonal is empty.
struct SparseWeights {
    std::vector<std::int64_t> starts;   ///< [N + 1] where a row begins
    std::vector<std::int32_t> columns;  ///< [entries]
    std::vector<double> values;         ///< [entries]

    Eigen::Index rows() const { return static_cast<Eigen::Index>(starts.size()) - 1; }
};

/// What a point thinks of its neighbours: p(j) = exp(-beta d(j)^2) over their sum.
struct Affinity {
    double beta = 0;  ///< 1 / (2 sigma^2)
    std::vector<double> shares;
};

/// The beta whose shares have this perplexity, exp(entropy): as if that many neighbours counted equally.
///
/// Newton's method within a bracket, until the entropy agrees to 1e-13. Where no beta does (equal distances, perplexity 1
/// among ties) the shares are the limit, and beta is some finite number.
/// squaredDistances  not negative, at least one
/// perplexity        1 .. number of distances
/// source            van der Maaten and Hinton 2008, section 2
Affinity affinityOf(std::span<const double> squaredDistances, double perplexity);

/// The largest perplexity for this many points, floor((N - 1) / 3), since 3 perplexity neighbours are looked at; 0 for
/// fewer than four.
int perplexityLimit(Eigen::Index points);

/// p(i, j) = (p(j | i) + p(i | j)) / 2 N over the neighbours of each point; all entries sum to 1.
///
/// graph  distances are squared here; for cosines, what is squared is the distance of unit vectors, 2 (1 - cosine)
/// cost   8 exponentials for each neighbour of each point, on all processors
SparseWeights symmetricAffinities(const Nearest& graph, Metric metric, double perplexity);

/// The symmetric matrix whose entry at (r, c) is join(value of c in row r, value of r in row c), 0 standing for what is
/// absent; entries that are not positive are left out.
///
/// graph, values  [N x k] row r of `values` holds what stands at the columns in row r of `graph`
/// join           symmetric
SparseWeights symmetric(const IndexRows& graph, const DoubleRows& values, double (*join)(double here, double there));

}  // namespace whorl
