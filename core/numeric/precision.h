// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace whorl {

/// The nearest number with 8 significant bits (ties to even) and float32's exponents: what bfloat16 keeps of
/// `value`. Rounds once, straight from float64; too large a number becomes infinite, NaN stays NaN.
inline double roundToBfloat16(double value)
{
    if (!std::isfinite(value) || value == 0)
        return value;
    int exponent = 0;
    std::frexp(value, &exponent);
    // Below the least normal exponent the spacing stays that of subnormal numbers, 2^-133.
    const int last = exponent - 8 < -133 ? -133 : exponent - 8;
    const double rounded = std::ldexp(std::nearbyint(std::ldexp(value, -last)), last);
    return std::abs(rounded) >= 0x1p128 ? std::copysign(HUGE_VAL, value) : rounded;
}

}  // namespace whorl
