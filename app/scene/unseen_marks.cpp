// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/unseen_marks.h"

#include "app/scene/number_text.h"
#include "core/text.h"
#include "core/unseen.h"

#include <cmath>

namespace whorl {

namespace {

constexpr double hatchStep = 10;  ///< between strokes, along the plot's edges

double excess(const HalfPlane& half, const QPointF& point)
{
    return half.across * point.x() + half.down * point.y() - half.from;
}

/// Calls `keep` for every corner and `cross` for every point where an edge crosses the border of the half plane.
template <class Keep, class Cross>
void walk(const QPolygonF& convex, const HalfPlane& half, Keep keep, Cross cross)
{
    for (qsizetype i = 0; i < convex.size(); ++i) {
        const QPointF &here = convex[i], &next = convex[(i + 1) % convex.size()];
        const double from = excess(half, here), to = excess(half, next);
        if (from >= 0)
            keep(here);
        if ((from > 0 && to < 0) || (from < 0 && to > 0))
            cross(here + (next - here) * (from / (from - to)));
    }
}

/// A step of the hatching is this many units in every direction.
QLineF moved(const QLineF& line, double by)
{
    return line.translated(by, by);
}

}  // namespace

QPolygonF partWithin(const QPolygonF& convex, const HalfPlane& half)
{
    QPolygonF part;
    const auto add = [&](const QPointF& point) { part.append(point); };
    walk(convex, half, add, add);
    return part.size() > 2 ? part : QPolygonF();
}

QLineF edgeWithin(const QPolygonF& convex, const HalfPlane& half)
{
    QPolygonF ends;
    const auto add = [&](const QPointF& point) { ends.append(point); };
    // A corner on the edge is an end of it, too.
    walk(
        convex, half, [&](const QPointF& corner) { excess(half, corner) == 0 ? add(corner) : void(); }, add);
    return ends.size() == 2 ? QLineF(ends[0], ends[1]) : QLineF();
}

void paintHatching(QPainter& painter, const QPolygonF& convex, const PictureStyle& style)
{
    if (convex.isEmpty())
        return;
    const double unit = style.fontScale, step = hatchStep * unit;
    const QRectF bounds = convex.boundingRect();
    // Over any colour one of the two strokes stands out: a dark one, and a light one beside it.
    QColor dark = style.theme->text, light = style.theme->surface;
    dark.setAlphaF(0.28F);
    light.setAlphaF(0.36F);
    painter.save();
    // Smooth strokes over a large plot take longer than the plot itself.
    painter.setRenderHint(QPainter::Antialiasing, !style.draft);
    painter.setBrush(Qt::NoBrush);
    const double last = bounds.right() + bounds.bottom();
    for (double k = std::ceil((bounds.left() + bounds.top()) / step) * step; k <= last; k += step) {
        const QLineF stroke = edgeWithin(convex, {1, 1, k});
        if (stroke.isNull())
            continue;
        if (!style.draft) {
            painter.setPen(QPen(light, unit, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(moved(stroke, 0.7 * unit));
        }
        painter.setPen(QPen(dark, unit, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(stroke);
    }
    painter.restore();
}

void paintUnseenBorder(QPainter& painter, const QLineF& border, const PictureStyle& style)
{
    if (border.isNull())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, border.dx() != 0 && border.dy() != 0);
    painter.setPen(QPen(style.theme->surface, 3 * style.fontScale, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(border);
    painter.setPen(QPen(style.theme->muted, 1.25 * style.fontScale, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(border);
    painter.restore();
}

std::string unseenWords(const Axis& axis)
{
    if (!axis.unseenFrom)
        return {};
    const bool missing = *axis.unseenFrom > axis.highest;
    if (*axis.unseenFrom <= axis.first && axis.role != AxisRole::distance)
        return missing ? WHORL_TEXT("Guide", "no such row") : WHORL_TEXT("Guide", "never seen in training");
    if (missing)
        return WHORL_TEXT("Guide", "from %1 on: no such row");
    return WHORL_TEXT("Guide", "from %1 on: never seen in training");
}

QString unseenText(const Axis& axis, const PictureStyle& style)
{
    const std::string words = unseenWords(axis);
    const QString text = style.text("Guide", words);
    return words.find("%1") == std::string::npos ? text : text.arg(integerText(*axis.unseenFrom));
}

QString unseenText(const Field& field, const PictureStyle& style)
{
    if (goesByDistance(field))
        return style.text("Guide", WHORL_TEXT("Guide", "distances from %1 on: never seen in training"))
            .arg(integerText(*field.rows.unseenFrom));
    return unseenText(field.rows.unseenFrom ? field.rows : field.columns, style);
}

QString briefUnseenText(const Field& field, const PictureStyle& style)
{
    const Axis& axis = field.rows.unseenFrom ? field.rows : field.columns;
    if (*axis.unseenFrom > axis.highest || *axis.unseenFrom <= axis.first)
        return unseenText(axis, style);
    return style.text("Guide", WHORL_TEXT("Guide", "from %1 on: unseen")).arg(integerText(*axis.unseenFrom));
}

}  // namespace whorl
