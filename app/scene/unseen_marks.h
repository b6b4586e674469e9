// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

#include <QLineF>

namespace whorl {

/// How plots mark what was never met in training: a quiet hatching over the data, which stay readable through it, a line
/// at the border and a few words.

/// The points of a plot where x·across + y·down >= from.
struct HalfPlane {
    double across = 0, down = 0, from = 0;
};

/// Of a convex polygon, what lies in the half plane; empty where nothing does.
QPolygonF partWithin(const QPolygonF& convex, const HalfPlane& half);

/// Of the edge of the half plane, what lies inside a convex polygon; null where nothing does.
QLineF edgeWithin(const QPolygonF& convex, const HalfPlane& half);

/// Hatches a convex polygon. The strokes of neighbouring polygons meet. No clipping, which SVG files do not have.
void paintHatching(QPainter& painter, const QPolygonF& convex, const PictureStyle& style);

/// The border of what was met.
void paintUnseenBorder(QPainter& painter, const QLineF& border, const PictureStyle& style);

/// English words for a marked axis, in which %1 stands for the first index never met: there is no value there, or there
/// is one that no training ever used.
std::string unseenWords(const Axis& axis);

/// The same in the language of the style, number included. Where all is unseen, nothing needs a number.
QString unseenText(const Axis& axis, const PictureStyle& style);
/// Of a field that has a marked axis.
QString unseenText(const Field& field, const PictureStyle& style);
/// In fewer words, for small plots.
QString briefUnseenText(const Field& field, const PictureStyle& style);

}  // namespace whorl
