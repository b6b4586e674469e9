// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/projection/affinities.h"

namespace whorl {

/// What t-SNE makes small, by its definition: every pair is looked at, in double.
struct Divergence {
    double value = 0;         ///< KL divergence, sum of p log(p / q), nats
    DoubleRows similarities;  ///< [N x N] q(i, j) = 1 / (1 + distance^2) over the sum of all; 0 on the diagonal
    DoubleRows gradient;      ///< [N x dimensions] 4 sum over j of (p - q) (y(i) - y(j)) / (1 + distance^2)
};

/// What the steps of Tsne approximate; for tests and for a few hundred points.
/// affinities  sum to 1
/// points      [N x dimensions]
/// cost        O(N^2) time and memory
/// source      van der Maaten and Hinton 2008, equation 5
Divergence exactDivergence(const SparseWeights& affinities, const DoubleRows& points);

}  // namespace whorl
