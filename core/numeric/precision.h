// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace whorl {

/// Binary floating-point formats that models compute in.
enum class Precision { float64, float32, bfloat16, float16 };

/// Significant bits, the leading one included: 53, 24, 8, 11.
int significantBits(Precision precision);

/// The nearest number of the format, ties to even, rounded once from float64: what a cast keeps of `value`. Numbers
/// too small for a full significand keep the spacing of subnormal ones; too large ones become infinite; NaN stays NaN.
double rounded(double value, Precision precision);

/// The first whole number that the format cannot tell from the one before it: 257 in bfloat16, 2049 in float16,
/// 16 777 217 in float32.
std::int64_t firstCollision(Precision precision);

/// The least whole number that the format makes infinite, 65 520 in float16; 0 where positions never get there.
std::int64_t firstOverflow(Precision precision);

}  // namespace whorl
