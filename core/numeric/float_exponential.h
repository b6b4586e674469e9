// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace whorl {

/// Beyond this e^x leaves float32.
constexpr float farthestExponent = 87.0F;

/// e^x for any x within ±87, beyond which it leaves float32, outside as at the end; exact to 2e-7 of the value. NaN gives some
/// number. For loops that the compiler is to vectorise, which it does not do with std::exp.
[[gnu::always_inline]] inline float exponential(float x)
{
    // 2^n e^r with |r| <= ln(2)/2: a polynomial for e^r, the exponent bits for 2^n.
    x = x > farthestExponent ? farthestExponent : x;
    x = x > -farthestExponent ? x : -farthestExponent;
    const auto power = static_cast<std::int32_t>(x * 1.44269504F + (x < 0 ? -0.5F : 0.5F));
    const auto n = static_cast<float>(power);
    const float r = (x - n * 0.693359375F) + n * 2.12194440e-4F;
    float y = 1.98756915e-4F;
    y = y * r + 1.39819995e-3F;
    y = y * r + 8.33345190e-3F;
    y = y * r + 4.16657961e-2F;
    y = y * r + 1.66666654e-1F;
    y = y * r + 5.00000012e-1F;
    y = y * r * r + r + 1.0F;
    return y * std::bit_cast<float>((power + 127) << 23);
}

}  // namespace whorl
