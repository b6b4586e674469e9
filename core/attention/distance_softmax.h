// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/distance_means.h"

#include <memory>

namespace whorl {

/// The attention weights that a bias makes all by itself: the row softmax of a piecewise linear function of the
/// distance, over the keys 0 .. length - 1. Where every negative distance is masked (causal), over the keys
/// 0 .. query, and queries may lie beyond `length`. A masked key weighs 0.
///
/// Sums over keys are geometric series, piece by piece, so that a weight costs as little at a million positions as at
/// ten. They only ever add positive terms: even the faintest weight keeps its relative precision.
class DistanceSoftmax {
public:
    /// Biases may span this much: exponentials of a larger span leave float64, and a query whose keys all lie at the
    /// low end would have no weights.
    static constexpr double widestSpan = 600;

    /// `pieces` must not rise with |distance| within a piece; length >= 1.
    DistanceSoftmax(const DistancePieces& pieces, std::int64_t length);

    bool isCausal() const;

    /// One weight in float64. When not causal, query and key lie in 0 .. length - 1.
    double at(std::int64_t query, std::int64_t key) const;

    /// The largest bias of all distances, and the sum over the query's keys of exp(bias − largest): what `at` divides by.
    double largestBias() const;
    double rowSum(std::int64_t query) const;

    /// Means over rectangles, masked cells counting as the 0 they are.
    ///
    /// Over a rectangle within one piece the mean is a product of a sum over its rows and one over its columns. Other
    /// rectangles, which lie along a few diagonals, are summed over their rows: one by one up to 16 rows, else by a
    /// 16-point rule on blocks where the summand is smooth, with a relative error below 1e-9. Cost depends on the
    /// numbers of bins and, logarithmically, on what they cover.
    Grid means(std::span<const Bin> rows, std::span<const Bin> columns) const;

private:
    struct Sides;
    std::shared_ptr<const Sides> m_sides;
};

}  // namespace whorl
