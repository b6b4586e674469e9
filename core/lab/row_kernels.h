// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

namespace whorl {

/// What scores go through before their softmax.
template <class T>
struct ScoreRow {
    T* scores;  ///< become weights that sum to 1
    Eigen::Index count;
    T scale;         ///< of the scores
    const T* added;  ///< to the scaled scores; nullptr: nothing
    T factor;        ///< of the sum
};

/// scores = softmax(factor (scale scores + added)), in place. Float uses what the processor has.
void soften(const ScoreRow<float>& row);
void soften(const ScoreRow<double>& row);

/// y = x Phi(x), and its slope Phi(x) + x exp(-x² / 2) / sqrt(2 pi), with Phi the normal distribution. In float exact to 2e-7.
/// source  Hendrycks and Gimpel 2016, arXiv:1606.08415, the exact form; in float Phi by Abramowitz and Stegun 7.1.26
template <class T>
struct GeluRow {
    const T* x;
    T *y, *slope;
    Eigen::Index count;
};
void gelu(const GeluRow<float>& row);
void gelu(const GeluRow<double>& row);

/// One token through a normalisation: y = gain even + offset, where even is x less its mean, over `reciprocal` of it.
template <class T>
struct NormRow {
    const T *x, *gain, *offset;
    T *even, *y;
    Eigen::Index count;
};
/// returns 1 / sqrt(variance + 1e-5)
float normalise(const NormRow<float>& row);
double normalise(const NormRow<double>& row);

/// The same token on the way back: adds to the gradients of x, gain and offset.
template <class T>
struct NormBackRow {
    const T *gradient, *even, *gain;
    T reciprocal;
    T *xGradient, *gainGradient, *offsetGradient;
    Eigen::Index count;
};
void normaliseBack(const NormBackRow<float>& row);
void normaliseBack(const NormBackRow<double>& row);

/// sums[c] = the sum of column c of [rows x columns].
template <class T>
struct ColumnSums {
    const T* values;
    Eigen::Index rows, columns;
    T* sums;
};
void sumColumns(const ColumnSums<float>& columns);
void sumColumns(const ColumnSums<double>& columns);

}  // namespace whorl
