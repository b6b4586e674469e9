// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/dots.h"

#include "core/numeric/simd.h"

namespace whorl {

namespace {

// As many sums as hide the latency of an addition in every instruction set.
constexpr Eigen::Index lanes = 16;

WHORL_CLONES double dot(const float* row, const double* query, Eigen::Index count)
{
    double sums[lanes] = {};
    Eigen::Index k = 0;
    for (; k + lanes <= count; k += lanes)
        for (Eigen::Index lane = 0; lane < lanes; ++lane)
            sums[lane] += static_cast<double>(row[k + lane]) * query[k + lane];
    for (Eigen::Index lane = 0; k < count; ++k, ++lane)
        sums[lane] += static_cast<double>(row[k]) * query[k];
    for (Eigen::Index half = lanes / 2; half > 0; half /= 2)
        for (Eigen::Index lane = 0; lane < half; ++lane)
            sums[lane] += sums[lane + half];
    return sums[0];
}

}  // namespace

void dots(const FloatRows& rows, Eigen::Index first, Eigen::Index count, const double* query, double* out)
{
    leaveAvx();
    for (Eigen::Index row = 0; row < count; ++row)
        out[row] = dot(rows.data() + (first + row) * rows.cols(), query, rows.cols());
}

}  // namespace whorl
