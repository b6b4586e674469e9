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

/// 2 Phi(x) - 1 for x >= 0, and exp(-x² / 2), which both are made of.
[[gnu::always_inline]] inline float twiceBeyondHalf(float x, float bell)
{
    const float t = 1 / (1 + 0.3275911F * static_cast<float>(1 / std::numbers::sqrt2) * x);
    const float sum =
        t * (0.254829592F + t * (-0.284496736F + t * (1.421413741F + t * (-1.453152027F + t * 1.061405429F))));
    return 1 - sum * bell;
}

[[gnu::always_inline]] inline double twiceBeyondHalf(double x, double)
{
    return std::erf(x / std::numbers::sqrt2);
}

template <class T>
[[gnu::always_inline]] inline void geluRow(const GeluRow<T>& row)
{
    const T* __restrict const x = row.x;
    T* __restrict const y = row.y;
    T* __restrict const slope = row.slope;
    for (Index i = 0; i < row.count; ++i) {
        const T at = x[i], size = at < 0 ? -at : at, bell = power(at * at * static_cast<T>(-0.5));
        const T beyond = static_cast<T>(0.5) * twiceBeyondHalf(size, bell);
        const T phi = static_cast<T>(0.5) + (at < 0 ? -beyond : beyond);
        y[i] = at * phi;
        slope[i] = phi + at * normalHeight<T> * bell;
    }
}

template <class T>
[[gnu::always_inline]] inline T normaliseRow(const NormRow<T>& row)
{
    constexpr T epsilon = static_cast<T>(1e-5);
    const T* __restrict const x = row.x;
    T* __restrict const even = row.even;
    T* __restrict const y = row.y;
    const T share = 1 / static_cast<T>(row.count);
    T sum = 0, squares = 0;
    for (Index i = 0; i < row.count; ++i)
        sum += x[i];
    const T mean = sum * share;
    for (Index i = 0; i < row.count; ++i) {
        even[i] = x[i] - mean;
        squares += even[i] * even[i];
    }
    const T reciprocal = 1 / std::sqrt(squares * share + epsilon);
    for (Index i = 0; i < row.count; ++i) {
        even[i] *= reciprocal;
        y[i] = even[i] * row.gain[i] + row.offset[i];
    }
    return reciprocal;
}

template <class T>
[[gnu::always_inline]] inline void normaliseRowBack(const NormBackRow<T>& row)
{
    const T* __restrict const gradient = row.gradient;
    const T* __restrict const even = row.even;
    T* __restrict const gains = row.gainGradient;
    T* __restrict const offsets = row.offsetGradient;
    T* __restrict const out = row.xGradient;
    const T share = 1 / static_cast<T>(row.count);
    T sum = 0, along = 0;
    for (Index i = 0; i < row.count; ++i) {
        const T pulled = gradient[i] * row.gain[i];
        sum += pulled;
        along += pulled * even[i];
        gains[i] += gradient[i] * even[i];
        offsets[i] += gradient[i];
    }
    sum *= share;
    along *= share;
    for (Index i = 0; i < row.count; ++i)
        out[i] += row.reciprocal * (gradient[i] * row.gain[i] - sum - even[i] * along);
}

template <class T>
[[gnu::always_inline]] inline void columnSums(const ColumnSums<T>& columns)
{
    T* __restrict const sums = columns.sums;
    for (Index c = 0; c < columns.columns; ++c)
        sums[c] = 0;
    for (Index r = 0; r < columns.rows; ++r) {
        const T* __restrict const row = columns.values + r * columns.columns;
        for (Index c = 0; c < columns.columns; ++c)
            sums[c] += row[c];
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

WHORL_CLONES void gelu(const GeluRow<float>& row)
{
    geluRow(row);
}

void gelu(const GeluRow<double>& row)
{
    geluRow(row);
}

WHORL_CLONES float normalise(const NormRow<float>& row)
{
    return normaliseRow(row);
}

double normalise(const NormRow<double>& row)
{
    return normaliseRow(row);
}

WHORL_CLONES void normaliseBack(const NormBackRow<float>& row)
{
    normaliseRowBack(row);
}

void normaliseBack(const NormBackRow<double>& row)
{
    normaliseRowBack(row);
}

WHORL_CLONES void sumColumns(const ColumnSums<float>& columns)
{
    columnSums(columns);
}

void sumColumns(const ColumnSums<double>& columns)
{
    columnSums(columns);
}

}  // namespace whorl
