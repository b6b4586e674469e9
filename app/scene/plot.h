// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/colour_map.h"
#include "app/scene/picture.h"
#include "app/scene/ticks.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

namespace whorl {

/// A tick in painter units from the left (or top) of the plot.
struct PlacedTick {
    double at = 0;
    QString label;
};

enum class Side { left, bottom };

/// Of axes and colour bars, in units of the screen's letters: a tick, what parts it from its label, and the title from the labels.
inline constexpr double tickLength = 5, tickGap = 4, titleGap = 4;

/// Fonts of a picture, by their use in it.
QFont labelFont(const PictureStyle& style);  ///< axis labels, ticks, legends
QFont smallFont(const PictureStyle& style);  ///< remarks inside plots
QFont tagFont(const PictureStyle& style);    ///< the probe's tags
QFont titleFont(const PictureStyle& style);  ///< panel titles in figures, facet titles

/// Text that runs upwards, its base line's middle at `centre`, in the painter's font and pen.
void paintRotated(QPainter& painter, const QPointF& centre, const QString& text);

double textWidth(const QFont& font, const QString& text);

/// How far an axis with these ticks and this title reaches outside its plot.
double axisExtent(Side side, const std::vector<PlacedTick>& ticks, const QString& title, const PictureStyle& style);

/// Axis line, ticks outward, labels (every second one goes while two touch) and title.
void paintAxis(QPainter& painter, const QRectF& plot, Side side, const std::vector<PlacedTick>& ticks,
               const QString& title, const PictureStyle& style);

/// Every second tick until no labels touch.
std::vector<PlacedTick> separateTicks(std::vector<PlacedTick> ticks, Side side, const PictureStyle& style);

/// What a left axis shows of its title: beside a low plot it reaches a little beyond, but not out of the picture.
QString leftAxisTitle(const QRectF& plot, const QString& title, const PictureStyle& style);

/// Where the middle of that title is, in units of the painter.
double leftAxisTitleMiddle(const QRectF& plot, const QString& shownTitle, const PictureStyle& style);

/// Where the labels of an axis end on their right (left axis), or have their base line (bottom axis).
double axisLabelEdge(Side side, const QRectF& plot, const PictureStyle& style);

/// A colour bar from `low` at the bottom to `high` on top, with ticks to its right, and what it shows beside them.
void paintColourBar(QPainter& painter, const QRectF& bar, const FieldRange& range, const ColourMap& map,
                    const PictureStyle& style, const QString& title = {});
/// The ticks that a bar of this height has room for.
std::vector<Tick> colourBarTicks(const QRectF& bar, const FieldRange& range, const PictureStyle& style);
/// How much width a colour bar takes, gap, labels and title included.
double colourBarExtent(const FieldRange& range, const PictureStyle& style, const QString& title = {});

/// A swatch and a name for each class, from the top of `place` down and no wider: class k has the colour of value k.
void paintClassLegend(QPainter& painter, const QRectF& place, const FieldRange& range, const QStringList& names,
                      const ColourMap& map, const PictureStyle& style);
/// How much width a legend takes, gap included.
double classLegendExtent(const QStringList& names, const PictureStyle& style);

/// A ring for angles: 0 on the right, counter-clockwise, with the four quarter marks outside.
void paintColourRing(QPainter& painter, const QPointF& centre, const ColourMap& map, const PictureStyle& style);
double colourRingExtent(const PictureStyle& style);

/// A tag: an accent pill with a few words. `anchor` is the point it stands beside, on the side that `where` names; kept
/// inside `bounds` by flipping, then by pushing.
struct TagPlace {
    QPointF anchor;
    Qt::Edge where = Qt::TopEdge;
    QRectF bounds;
};
QRectF tagArea(const QString& text, const TagPlace& place, const PictureStyle& style);
void paintTag(QPainter& painter, const QString& text, const QRectF& area, const PictureStyle& style);

/// Where tags may not stand, the tags painted so far among it.
struct TagPlaces {
    std::vector<QRectF> taken;
    /// Paints a tag at the first place that is free; where none is, it is left out: the read-out line says the same.
    bool paint(QPainter& painter, const QString& text, const std::vector<TagPlace>& places, const PictureStyle& style);
};

/// A probe line with its halo.
void paintProbeLine(QPainter& painter, const QLineF& line, bool dashed, const PictureStyle& style);
/// The probe's dot on a curve.
void paintProbeDot(QPainter& painter, const QPointF& centre, const PictureStyle& style);

}  // namespace whorl
