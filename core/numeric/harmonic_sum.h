// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"

#include <span>
#include <vector>

namespace whorl {

/// A function of a whole number x: constant + sum over i of cosine[i] cos(w_i x) + sine[i] sin(w_i x), each term
/// times exp(-decays[i] x) where there are decays.
///
/// A rotary score, a similarity of sinusoidal encodings and a coordinate of their path are all such sums; scores that
/// fade with the distance (xPos, hyperbolic rotation) are those with decays.
struct HarmonicSum {
    std::vector<double> frequencies;   ///< w_i, rad per index
    std::vector<double> cosine, sine;  ///< amplitudes, as many as frequencies
    double constant = 0;
    std::vector<double> decays = {};  ///< per index, as many as frequencies; none: nothing fades

    /// One value in float64, each term by std::cos and std::sin.
    double at(std::int64_t x) const;

    /// The values at first, first + 1, ... Long stretches are cut into blocks of 64; within a block every term turns
    /// on from its exact value at the block's start by exact values of the first 63 steps, so that errors do not add
    /// up: they are those of the phase, 2^-53 |w x|, as in `at`.
    /// cost  1M values of 64 terms in 30 ms with AVX2, 60 ms without
    void fill(std::int64_t first, std::span<double> out) const;

    /// Exact means over bins. cost  one sine and cosine for each bin and term
    Eigen::ArrayXd means(std::span<const Bin> bins) const;
};

/// Mean length of the partial sums of unit vectors, (1 / P) sum over j = 1 .. P of |sum over i < j of e^{i w_i x}|,
/// at first, first + 1, ...: the factor of RoFormer's bound on the rotary score. Blocks as in HarmonicSum::fill.
/// cost  1M values of 64 terms in 60 ms with AVX2, 120 ms without; there is no closed form for means over bins
void fillMeanPartialSum(std::span<const double> frequencies, std::int64_t first, std::span<double> out);

}  // namespace whorl
