// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/row_kernels.h"

#include "core/numeric/float_exponential.h"
#include "core/numeric/simd.h"

#include <cmath>
#include <numbers>

namespace whorl {

namespace {

using Eigen::Index;

template <class T>
constexpr T normalHeight = static_cast<T>(std::numbers::inv_sqrtpi / std::numbers::sqrt2);

[[gnu::always_inline]] inline float power(float x)
{
    return exponential(x);
}

[[gnu::always_inline]] inline double power(double x)
{
    return std::exp(x);
}

template <class T>
[[gnu::always_inline]] inline void softenRow(const ScoreRow<T>& row)
{
    T* __restrict const scores = row.scores;
    const T* __restrict const added = row.added;
    if (added)
        for (Index i = 0; i < row.count; ++i)
            scores[i] = row.factor * (row.scale * scores[i] + added[i]);
    else
        for (Index i = 0; i < row.count; ++i)
            scores[i] *= row.factor * row.scale;
    T greatest = scores[0];
    for (Index i = 1; i < row.count; ++i)
        greatest = scores[i] > greatest ? scores[i] : greatest;
    T sum = 0;
    for (Index i = 0; i < row.count; ++i) {
        scores[i] = power(scores[i] - greatest);
        sum += scores[i];
    }
    const T share = 1 / sum;
    for (Index i = 0; i < row.count; ++i)
        scores[i] *= share;
}

template <class T>
[[gnu::always_inline]] inline void slopes(const GeluSlopes<T>& gelu)
{
    T* __restrict const out = gelu.out;
    for (Index i = 0; i < gelu.count; ++i) {
        const T x = gelu.x[i];
        out[i] = gelu.gradient[i] * (gelu.phi[i] + x * normalHeight<T> * power(x * x * static_cast<T>(-0.5)));
    }
}

}  // namespace

WHORL_CLONES void soften(const ScoreRow<float>& row)
{
    softenRow(row);
}

void soften(const ScoreRow<double>& row)
{
    softenRow(row);
}

WHORL_CLONES void slope(const GeluSlopes<float>& gelu)
{
    slopes(gelu);
}

void slope(const GeluSlopes<double>& gelu)
{
    slopes(gelu);
}

}  // namespace whorl
