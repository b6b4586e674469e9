// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace whorl {

/// A colour where equal steps look about equally large: lightness 0 .. 1, green to red, blue to yellow.
/// Source: Ottosson 2020, "A perceptual color space for image processing".
struct Oklab {
    double lightness = 0, a = 0, b = 0;
};

Oklab toOklab(const QColor& colour);

/// Components that sRGB cannot show are clipped; the alpha is 1.
QColor fromOklab(const Oklab& colour);

/// The colour at `t` (0 .. 1) of the straight line between two colours in OKLab.
QColor mixed(const QColor& from, const QColor& to, double t);

/// An sRGB component (0 .. 1) in linear light.
double linearLight(double component);

}  // namespace whorl
