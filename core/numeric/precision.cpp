// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/precision.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

struct Format {
    int bits;           ///< significant bits
    int leastExponent;  ///< of the spacing of subnormal numbers
    double limit;       ///< rounded results from here on are infinite
};

Format formatOf(Precision precision)
{
    switch (precision) {
    case Precision::float32:
        return {24, -149, 0x1p128};
    case Precision::bfloat16:
        return {8, -133, 0x1p128};
    case Precision::float16:
        return {11, -24, 0x1p16};
    case Precision::float64:
        break;
    }
    return {53, -1074, HUGE_VAL};
}

}  // namespace

int significantBits(Precision precision)
{
    return formatOf(precision).bits;
}

double rounded(double value, Precision precision)
{
    if (precision == Precision::float64 || !std::isfinite(value) || value == 0)
        return value;
    const Format format = formatOf(precision);
    int exponent = 0;
    std::frexp(value, &exponent);
    const int last = std::max(exponent - format.bits, format.leastExponent);
    const double result = std::ldexp(std::nearbyint(std::ldexp(value, -last)), last);
    return std::abs(result) >= format.limit ? std::copysign(HUGE_VAL, value) : result;
}

std::int64_t firstCollision(Precision precision)
{
    return (std::int64_t{1} << formatOf(precision).bits) + 1;
}

std::int64_t firstOverflow(Precision precision)
{
    // Half a step above the greatest number of the format.
    return precision == Precision::float16 ? 65'520 : 0;
}

}  // namespace whorl
