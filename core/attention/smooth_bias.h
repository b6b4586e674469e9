// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curves.h"
#include "core/steps.h"

namespace whorl {

/// A bias that is a smooth function of |query - key|: 0 at distance 0, never rising, analytic away from a point at or
/// before 0. Keys after the query are masked, or penalised like those before it.
struct SmoothBias {
    std::function<double(double)> value;  ///< of |distance|, whole or not
    bool symmetric = false;

    /// The value at distance = query - key; -infinity where masked.
    double at(std::int64_t distance) const;
};

/// What each head adds; asked once per head, when first needed.
using SmoothBiasOf = std::function<SmoothBias(std::int64_t head)>;

/// The bias itself, and its means from sums over distances (numeric/prefix_sums): the error is below 1e-9 of the value.
/// Scale, range and labels are the caller's.
Field smoothBiasField(std::int64_t length, std::int64_t heads, SmoothBiasOf bias);

/// The row softmax of the bias alone, with ranges. Without a mask every key that exists changes every weight, so rows and
/// columns end at `length`. Masked keys weigh 0 and count towards a mean. The error is below 1e-7 of the value, or 1e-9
/// of the heaviest weight where that is more.
/// steps  how a bias that is not masked comes about, the bias last
Field smoothWeightsField(std::int64_t length, std::int64_t heads, SmoothBiasOf bias, StepsOf steps);

/// The bias by distance, a line for each head; distances from 0 where causal, of both signs where symmetric.
Curves smoothBiasCurves(std::int64_t length, std::int64_t heads, const SmoothBiasOf& bias);

}  // namespace whorl
