// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/encodings/sinusoidal.h"
#include "core/steps.h"

namespace whorl {

/// PE(m) · PE(n): a cosine for each pair; a sine without its cosine adds its own product.
Steps sinusoidalProductSteps(const Sinusoidal& encoding, std::int64_t m, std::int64_t n);

/// An entry of the shift matrix, the rotation by −ω k within a pair; between pairs there is nothing.
Steps sinusoidalShiftSteps(const Sinusoidal& encoding, std::int64_t offset, std::int64_t row, std::int64_t column);

}  // namespace whorl
