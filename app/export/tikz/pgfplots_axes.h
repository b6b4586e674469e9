// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/tikz/tikz_page.h"
#include "app/scene/plot_device.h"

namespace whorl {

/// The keys that all axes of a figure share, as the style "whorl axis".
QString axisStyle(TikzPage& page, const PictureStyle& style);

/// A plot as a PGFPlots axis whose upper left corner is at `corner`: a field as a picture beside the file, curves as
/// coordinates in the axis's own numbers, as few of them as look the same at the style's resolution.
QString plotCode(TikzPage& page, const PlotDescription& plot, const QPointF& corner, const PictureStyle& style);

/// A colour bar as an axis shaded between the colours of its map.
QString barCode(TikzPage& page, const BarDescription& bar, const QPointF& corner);

/// "on 1mm off 2mm", of dashes counted in line widths.
QString texDashes(const QList<qreal>& dashes, double width, const TikzPage& page);

/// The fewest of a line's points from which no point is farther than `tolerance` (Ramer 1972, Douglas and Peucker 1973);
/// not-a-number points break it and stay.
/// cost  O(n log n) for most lines
QPolygonF simplified(const QPolygonF& line, double tolerance);

}  // namespace whorl
