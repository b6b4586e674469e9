// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/colour_map.h"

#include <QImage>
#include <QPointF>
#include <QSizeF>

#include <span>

namespace whorl {

/// Many dots as a picture without a background: each as round and as soft as a painter's, in the order given.
///
/// places   in painter units
/// colours  one for each place; its alpha counts
/// size     of the picture in painter units, at `pixelRatio` pixels each
/// cost     about 40 ns for a dot of radius 1.6
QImage dotsImage(std::span<const QPointF> places, std::span<const QRgb> colours, double radius, const QSizeF& size,
                 double pixelRatio);

/// How many dots fall on each pixel, by the logarithm of their number: what is left to see of more dots than pixels.
/// Pixels without any are left clear.
/// cost  about 3 ns for a dot
QImage densityImage(std::span<const QPointF> places, const ColourMap& map, const QSizeF& size, double pixelRatio);

}  // namespace whorl
