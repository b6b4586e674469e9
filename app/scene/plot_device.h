// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/colour_map.h"
#include "app/scene/picture.h"
#include "app/scene/plot.h"
#include "app/scene/ticks.h"

#include <QImage>

namespace whorl {

/// One axis of a plot in the numbers that it is labelled with.
struct AxisDescription {
    QString title;             ///< empty: it has none here
    double low = 0, high = 1;  ///< at the left, or at the bottom; at the other end. low > high: it runs the other way
    bool logarithmic = false;
    std::vector<Tick> ticks;  ///< only those that do not touch
    double titleAt = 0.5;     ///< where the middle of the title is, as a share of the axis's length
    bool shown = true;        ///< has a line

    /// The value at a share of the axis's length, from its low end.
    double valueAt(double share) const;
};

/// A plot with its two axes: a field's raster, or curves.
struct PlotDescription {
    QRectF plot;  ///< in units of the painter
    AxisDescription across, up;
    QImage image;        ///< of a field; null for curves
    CurvePicture lines;  ///< of curves, in units of the plot
};

/// A colour bar, its low end at the bottom.
struct BarDescription {
    QRectF bar;
    AxisDescription up;
    const ColourMap* map = nullptr;
};

/// A paint device of a file format that knows plots. Pictures hand theirs over as numbers instead of painting lines,
/// ticks and labels; everything else reaches it as any other paint device.
class PlotDevice {
public:
    virtual ~PlotDevice() = default;
    virtual void addPlot(const QPainter& painter, const PlotDescription& plot, const PictureStyle& style) = 0;
    virtual void addBar(const QPainter& painter, const BarDescription& bar) = 0;
};

/// The painter's device if it is one that knows plots; otherwise null.
PlotDevice* plotDevice(const QPainter& painter);

/// Placed ticks as values of their axis, without those whose labels touch.
/// length  units from one end of the axis to the other
std::vector<Tick> describedTicks(const AxisDescription& axis, Side side, const std::vector<PlacedTick>& placed,
                                 double length, const PictureStyle& style);

}  // namespace whorl
