// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/colour_vision.h"
#include "app/scene/oklab.h"

#include <array>
#include <cmath>

namespace whorl::test {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

inline Triple product(const Matrix& matrix, const Triple& vector)
{
    Triple result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            result[row] += matrix[row][column] * vector[column];
    return result;
}

/// A colour in CIE L*a*b* (white D65) as an eye of that kind sees it.
inline Triple seen(const QColor& colour, Sight sight)
{
    constexpr Matrix toXyz = {
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};

    const Triple light = seenLight(
        {linearLight(double(colour.redF())), linearLight(double(colour.greenF())), linearLight(double(colour.blueF()))},
        sight);
    const Triple xyz = product(toXyz, light);
    const auto response = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = response(xyz[0] / 0.95047);
    const double y = response(xyz[1]);
    const double z = response(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// The CIE 1976 colour difference.
inline double distance(const QColor& a, const QColor& b, Sight sight)
{
    const Triple first = seen(a, sight);
    const Triple second = seen(b, sight);
    return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

}  // namespace whorl::test
