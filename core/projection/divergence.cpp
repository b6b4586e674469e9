// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/divergence.h"

#include <cmath>

namespace whorl {

Divergence exactDivergence(const SparseWeights& affinities, const DoubleRows& points)
{
    using Index = Eigen::Index;
    const Index count = points.rows();
    DoubleRows kernel = DoubleRows::Zero(count, count);
    for (Index i = 0; i < count; ++i)
        for (Index j = 0; j < count; ++j)
            if (i != j)
                kernel(i, j) = 1 / (1 + (points.row(i) - points.row(j)).squaredNorm());
    Divergence result;
    const double sum = kernel.sum();
    result.similarities = sum > 0 ? DoubleRows(kernel / sum) : kernel;

    DoubleRows excess = -result.similarities;
    for (Index i = 0; i < count; ++i)
        for (std::int64_t e = affinities.starts[static_cast<std::size_t>(i)];
             e < affinities.starts[static_cast<std::size_t>(i) + 1]; ++e) {
            const Index j = affinities.columns[static_cast<std::size_t>(e)];
            const double p = affinities.values[static_cast<std::size_t>(e)];
            excess(i, j) += p;
            result.value += p * std::log(p / result.similarities(i, j));
        }
    result.gradient = DoubleRows::Zero(count, points.cols());
    for (Index i = 0; i < count; ++i)
        for (Index j = 0; j < count; ++j)
            result.gradient.row(i) += 4 * excess(i, j) * kernel(i, j) * (points.row(i) - points.row(j));
    return result;
}

}  // namespace whorl
