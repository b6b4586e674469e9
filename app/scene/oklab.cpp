// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/oklab.h"

#include <algorithm>
#include <cmath>

namespace whorl {

double linearLight(double component)
{
    return component <= 0.04045 ? component / 12.92 : std::pow((component + 0.055) / 1.055, 2.4);
}

static float displayComponent(double linear)
{
    const double clipped = std::clamp(linear, 0.0, 1.0);
    return float(clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * std::pow(clipped, 1 / 2.4) - 0.055);
}

Oklab toOklab(const QColor& colour)
{
    const double red = linearLight(double(colour.redF()));
    const double green = linearLight(double(colour.greenF()));
    const double blue = linearLight(double(colour.blueF()));
    const double l = std::cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const double m = std::cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const double s = std::cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

QColor fromOklab(const Oklab& colour)
{
    const auto cube = [](double x) { return x * x * x; };
    const double l = cube(colour.lightness + 0.3963377774 * colour.a + 0.2158037573 * colour.b);
    const double m = cube(colour.lightness - 0.1055613458 * colour.a - 0.0638541728 * colour.b);
    const double s = cube(colour.lightness - 0.0894841775 * colour.a - 1.2914855480 * colour.b);
    return QColor::fromRgbF(displayComponent(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                            displayComponent(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                            displayComponent(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s));
}

QColor mixed(const QColor& from, const QColor& to, double t)
{
    const Oklab low = toOklab(from);
    const Oklab high = toOklab(to);
    return fromOklab(
        {std::lerp(low.lightness, high.lightness, t), std::lerp(low.a, high.a, t), std::lerp(low.b, high.b, t)});
}

}  // namespace whorl
