// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/chart.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr double edgeGap = 4, nameGap = 12;

/// Whether a straight piece of a line passes through an area.
bool passes(const QPointF& from, const QPointF& to, const QRectF& area)
{
    double start = 0, end = 1;
    const auto clip = [&](double step, double room) {
        if (step == 0)
            return room >= 0;
        const double at = room / step;
        if (step < 0)
            start = std::max(start, at);
        else
            end = std::min(end, at);
        return start <= end;
    };
    const QPointF step = to - from;
    return clip(-step.x(), from.x() - area.left()) && clip(step.x(), area.right() - from.x())
        && clip(-step.y(), from.y() - area.top()) && clip(step.y(), area.bottom() - from.y());
}

bool isFinite(const QPointF& point)
{
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

bool touches(const CurvePicture::Line& line, const QRectF& area)
{
    for (qsizetype i = 0; i < line.points.size(); ++i) {
        if (!isFinite(line.points[i]))
            continue;
        if (area.contains(line.points[i]))
            return true;
        const bool joined = !line.marks && i > 0 && isFinite(line.points[i - 1]);
        if (joined && passes(line.points[i - 1], line.points[i], area))
            return true;
    }
    return false;
}

bool touches(const CurvePicture::Band& band, const QRectF& area)
{
    for (qsizetype i = 0; i < band.lower.size(); ++i) {
        const double x = band.lower[i].x(), top = band.upper[i].y(), bottom = band.lower[i].y();
        if (x >= area.left() && x <= area.right() && top <= area.bottom() && bottom >= area.top())
            return true;
    }
    return false;
}

bool isFree(const CurvePicture& picture, const QRectF& area)
{
    const auto touching = [&area](const auto& each) { return touches(each, area); };
    return std::none_of(picture.lines.begin(), picture.lines.end(), touching)
        && std::none_of(picture.bands.begin(), picture.bands.end(), touching);
}

}  // namespace

bool Chart::hasLegend(const Strip& strip) const
{
    return !strip.curves->ordered && (m_strips.size() > 1 || strip.curves->series.size() > 1);
}

QStringList Chart::legendNames(const Strip& strip) const
{
    QStringList names;
    for (const Series& series : strip.curves->series)
        names.append(m_style.text("Axis", series.label));
    return names;
}

/// What a piece of the line takes before its name; points have one where colours may be lost.
double Chart::sampleExtent(const Strip& strip) const
{
    const bool printed = m_style.theme->name == ThemeName::print;
    return (!strip.curves->points ? 24 : printed ? 12 : 0) * m_style.fontScale;
}

void Chart::paintSample(QPainter& painter, const Strip& strip, std::size_t series, const QPointF& at) const
{
    const double extent = sampleExtent(strip) - (strip.curves->points ? 4 : 6) * m_style.fontScale;
    if (extent <= 0)
        return;
    CurvePicture::Line line = strip.picture.lines[series];
    const double middle = extent / 2;
    line.points = strip.curves->points ? QPolygonF(QList<QPointF>{{middle, middle}})
                                       : QPolygonF(QList<QPointF>{{0, middle}, {extent, middle}});
    m_style.paintCurves(painter, {at - QPointF(0, middle), QSizeF(extent, extent)}, {{extent, extent}, {}, {line}});
}

/// Names side by side over the plot, in as many rows as they need; the first row is the highest.
std::vector<QRectF> Chart::legendAbove(const Strip& strip, double width) const
{
    const double unit = m_style.fontScale;
    const QFontMetricsF metrics(labelFont(m_style));
    std::vector<QRectF> names;
    double x = 0, y = 0;
    for (const QString& name : legendNames(strip)) {
        const double advance = std::min(sampleExtent(strip) + metrics.horizontalAdvance(name), width);
        if (x > 0 && x + advance > width) {
            x = 0;
            y += metrics.height();
        }
        names.emplace_back(x, y, advance, metrics.height());
        x += advance + nameGap * unit;
    }
    const double height = y + metrics.height() + edgeGap * unit;
    for (QRectF& name : names)
        name.translate(0, -height);
    return names;
}

/// Names below each other in the first corner of the plot where they hide nothing; none where there is no such corner.
std::vector<QRectF> Chart::legendInCorner(const Strip& strip) const
{
    const double unit = m_style.fontScale, gap = edgeGap * unit;
    const QFontMetricsF metrics(labelFont(m_style));
    const QStringList names = legendNames(strip);
    double width = 0;
    for (const QString& name : names)
        width = std::max(width, sampleExtent(strip) + metrics.horizontalAdvance(name));
    const QSizeF size(width, metrics.height() * static_cast<double>(names.size()));
    if (size.width() > strip.plot.width() / 2 || size.height() > strip.plot.height() * 0.8)
        return {};
    const double right = strip.plot.width() - gap - size.width(), bottom = strip.plot.height() - gap - size.height();
    const QRectF note = meanNoteArea(strip);
    for (const QPointF& corner : {QPointF(right, gap / 2), QPointF(gap, gap / 2), QPointF(right, bottom),
                                  QPointF(gap, bottom), QPointF(right, note.bottom() + gap)}) {
        const QRectF area(corner, size);
        const QRectF around = area.adjusted(-gap, -gap / 2, gap, gap / 2);
        const bool crossed =
            std::any_of(strip.curves->guides.begin(), strip.curves->guides.end(), [&](const Guide& guide) {
                const auto line = guideArea(strip, guide);
                return guide.kind == Guide::Kind::value && line && around.top() < line->top()
                    && around.bottom() > line->top();
            });
        if (crossed || area.intersects(note) || !isFree(strip.picture, around))
            continue;
        std::vector<QRectF> placed;
        for (qsizetype i = 0; i < names.size(); ++i) {
            // Towards the edge that they stand at; pieces of lines stand below each other.
            const double advance = sampleExtent(strip) + metrics.horizontalAdvance(names[i]);
            const bool fromLeft = sampleExtent(strip) > 0 || corner.x() < strip.plot.width() / 2;
            const double left = fromLeft ? corner.x() : corner.x() + width - advance;
            placed.emplace_back(left, corner.y() + static_cast<double>(i) * metrics.height(), advance,
                                metrics.height());
        }
        return placed;
    }
    return {};
}

/// true: the room that the legends take has changed.
bool Chart::placeLegends()
{
    bool changed = false;
    for (Strip& strip : m_strips) {
        if (!hasLegend(strip) || strip.legend.above)
            continue;
        strip.legend.names = legendInCorner(strip);
        if (!strip.legend.names.empty())
            continue;
        strip.legend.names = legendAbove(strip, strip.plot.width());
        strip.legend.above = changed = true;
    }
    return changed;
}

}  // namespace whorl
