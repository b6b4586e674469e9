// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/clipped_curves.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace whorl {

namespace {

bool isBreak(const QPointF& point)
{
    return std::isnan(point.x()) || std::isnan(point.y());
}

/// The part of a segment inside `bounds` (Liang and Barsky 1984); nothing when it misses them.
std::optional<QLineF> inside(const QLineF& segment, const QRectF& bounds)
{
    const double dx = segment.dx(), dy = segment.dy();
    const double steps[] = {-dx, dx, -dy, dy};
    const double rooms[] = {segment.x1() - bounds.left(), bounds.right() - segment.x1(), segment.y1() - bounds.top(),
                            bounds.bottom() - segment.y1()};
    double from = 0, to = 1;
    for (int edge = 0; edge < 4; ++edge) {
        if (steps[edge] == 0 && rooms[edge] < 0)
            return std::nullopt;
        if (steps[edge] < 0)
            from = std::max(from, rooms[edge] / steps[edge]);
        else if (steps[edge] > 0)
            to = std::min(to, rooms[edge] / steps[edge]);
    }
    if (from > to)
        return std::nullopt;
    return QLineF(from == 0 ? segment.p1() : segment.pointAt(from), to == 1 ? segment.p2() : segment.pointAt(to));
}

QPolygonF clippedLine(const QPolygonF& points, const QRectF& bounds)
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    QPolygonF result;
    for (qsizetype i = 1; i < points.size(); ++i) {
        if (isBreak(points[i - 1]) || isBreak(points[i]))
            continue;
        const auto part = inside({points[i - 1], points[i]}, bounds);
        if (!part)
            continue;
        const bool follows = !result.isEmpty() && result.last() == part->p1();
        if (!follows) {
            if (!result.isEmpty())
                result.append(QPointF(none, none));
            result.append(part->p1());
        }
        result.append(part->p2());
    }
    return result;
}

QPolygonF clippedMarks(const QPolygonF& points, const QRectF& bounds)
{
    QPolygonF result;
    std::copy_if(points.begin(), points.end(), std::back_inserter(result),
                 [&bounds](const QPointF& point) { return !isBreak(point) && bounds.contains(point); });
    return result;
}

void flatten(QPolygonF& edge, const QRectF& bounds)
{
    for (QPointF& point : edge)
        if (!isBreak(point))
            point.setY(std::clamp(point.y(), bounds.top(), bounds.bottom()));
}

}  // namespace

CurvePicture clippedCurves(const CurvePicture& picture, const QRectF& bounds)
{
    CurvePicture result = picture;
    for (CurvePicture::Line& line : result.lines)
        line.points = line.marks ? clippedMarks(line.points, bounds) : clippedLine(line.points, bounds);
    for (CurvePicture::Band& band : result.bands) {
        flatten(band.upper, bounds);
        flatten(band.lower, bounds);
    }
    return result;
}

}  // namespace whorl
