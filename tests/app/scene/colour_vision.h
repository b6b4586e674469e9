// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/oklab.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace whorl::test {

enum class Sight { normal, protanopia, deuteranopia, tritanopia };

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

/// A colour in CIE L*a*b* (white D65) as an eye of that kind sees it, by the matrices of Machado, Oliveira and
/// Fernandes 2009 for severity 1, applied to linear light and clipped to sRGB.
inline Triple seen(const QColor& colour, Sight sight)
{
    constexpr std::array<Matrix, 4> sights = {{
        {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
        {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
        {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
    }};
    constexpr Matrix toXyz = {
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};

    Triple light = product(sights[std::size_t(sight)],
                           {linearLight(double(colour.redF())), linearLight(double(colour.greenF())),
                            linearLight(double(colour.blueF()))});
    for (double& component : light)
        component = std::clamp(component, 0.0, 1.0);
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
