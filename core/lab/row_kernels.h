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

/// A GELU on its way back.
template <class T>
struct GeluSlopes {
    const T* gradient;  ///< by y
    const T* x;
    const T* phi;  ///< the normal distribution at x
    T* out;        ///< gradient by x
    Eigen::Index count;
};

/// out = gradient (phi + x exp(-x² / 2) / sqrt(2 pi)).
void slope(const GeluSlopes<float>& gelu);
void slope(const GeluSlopes<double>& gelu);

}  // namespace whorl
