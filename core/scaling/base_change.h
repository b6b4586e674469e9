// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace whorl {

/// Scalings that change the base and so slow every pair by another amount. d is the number of channels that turn.

/// NTK-aware scaling: base · factor^(d / (d − 2)), whose last pair turns `factor` times slower while the first keeps
/// its speed. `factor` alone, without the exponent, is a popular mistake.
/// factor  above 0; dimension at least 4, for which the exponent exists; throws ParameterError otherwise
/// source  bloc97 2023; jquesnelle/yarn, LlamaNTKScaledRotaryEmbedding
double ntkBase(double base, double factor, int dimension);

/// The factor of Hugging Face's dynamic NTK for a sequence of `length` tokens: factor n / trained − (factor − 1), with
/// n = max(length, trained). 1 up to the trained length; the first token beyond it already moves every frequency.
double dynamicNtkFactor(double factor, std::int64_t length, std::int64_t trained);

/// The factor of vLLM's class of the same name: the above, evaluated once at factor times the trained length, whatever
/// the current length is: factor² − factor + 1.
double staticNtkFactor(double factor);

}  // namespace whorl
