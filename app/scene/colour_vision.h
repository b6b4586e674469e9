// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>

#include <array>

namespace whorl {

/// Eyes that a picture may meet.
enum class Sight { normal, protanopia, deuteranopia, tritanopia, greyscale };
constexpr int sights = 5;

/// Linear light of red, green and blue, 0 .. 1, as an eye of that kind sees it: the matrices of Machado, Oliveira and
/// Fernandes 2009 for severity 1, clipped to sRGB. Greyscale is the light's luminance.
std::array<double, 3> seenLight(const std::array<double, 3>& light, Sight sight);

/// An opaque colour that looks to everybody as `colour` looks to that eye.
QColor seenColour(const QColor& colour, Sight sight);

/// The same for every pixel; size and pixel ratio stay. The result has no alpha.
QImage seenImage(const QImage& image, Sight sight);

}  // namespace whorl
