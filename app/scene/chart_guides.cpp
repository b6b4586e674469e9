// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/chart.h"
#include "app/scene/number_text.h"
#include "app/scene/unseen_marks.h"

#include <QFontMetricsF>

#include <algorithm>

namespace whorl {

namespace {

/// How many points of the lines stand inside `area`, in units of the plot.
qsizetype pointsInside(const CurvePicture& picture, const QRectF& area)
{
    qsizetype count = 0;
    for (const CurvePicture::Line& line : picture.lines)
        count += std::count_if(line.points.begin(), line.points.end(),
                               [&](const QPointF& point) { return area.contains(point); });
    return count;
}

}  // namespace

QString Chart::guideText(const Guide& guide) const
{
    QString label = m_style.text("Guide", guide.label);
    for (const std::int64_t number : guide.numbers)
        label = label.arg(integerText(number));
    return label;
}

/// Where a guide is drawn, in units of the plot: the stretch, or the line with no height; nothing where it is not seen.
std::optional<QRectF> Chart::guideArea(const Strip& strip, const Guide& guide) const
{
    if (guide.kind == Guide::Kind::value) {
        const double y = strip.place(guide.from);
        return y >= 0 && y <= strip.plot.height() ? std::optional(QRectF(0, y, strip.plot.width(), 0)) : std::nullopt;
    }
    const double from = m_scale.place(std::max(guide.from - 0.5, static_cast<double>(m_scale.first)));
    const double to = m_scale.place(std::min(guide.to + 0.5, static_cast<double>(m_scale.last)));
    return to > from ? std::optional(QRectF(from, 0, to - from, strip.plot.height())) : std::nullopt;
}

/// What was never met in training, as stretches of the axis, the first of them with words.
std::vector<Guide> Chart::unseenStretches() const
{
    std::vector<Guide> stretches;
    if (!axis().unseenFrom)
        return stretches;
    const std::int64_t from = *axis().unseenFrom;
    const auto add = [&](std::int64_t first, std::int64_t last) {
        if (first > last)
            return;
        stretches.push_back({Guide::Kind::span, static_cast<double>(first), static_cast<double>(last), {}, {}});
        if (stretches.size() == 1)
            stretches.back().label = unseenWords(axis());
        if (stretches.back().label.find("%1") != std::string::npos)
            stretches.back().numbers = {from};
    };
    add(std::max(from, axis().first), axis().last());
    if (axis().role == AxisRole::distance)
        add(axis().first, -from);
    return stretches;
}

/// The corner where a guide's words hide the fewest points and no other guide; empty where there is no room for them.
QRectF Chart::guideLabelArea(const Strip& strip, const Guide& guide, const std::vector<QRectF>& taken) const
{
    std::optional<QRectF> area = guideArea(strip, guide);
    if (!area || guide.label.empty())
        return {};
    const double unit = m_style.fontScale, least = 68 * unit, enough = 128 * unit;
    const QFontMetricsF metrics(smallFont(m_style));
    const bool span = guide.kind == Guide::Kind::span;
    if (span && area->width() < least) {
        // Hatching without words is a riddle: they may reach over its border.
        if (guide.label != unseenWords(axis()))
            return {};
        const double left = std::max(std::min(area->left(), strip.plot.width() - enough), 0.0);
        area = QRectF(left, area->top(), std::min(enough, strip.plot.width() - left), area->height());
    }
    const double width = area->width() - 8 * unit;
    QRectF words = metrics.boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, guideText(guide));
    words.setWidth(std::min(words.width() + 2 * unit, width));
    const double left = area->left() + 4 * unit, right = area->right() - 4 * unit - words.width();
    const double top = span ? 4 * unit : area->top() - words.height() - 2 * unit;
    const double bottom = span ? area->bottom() - 4 * unit - words.height() : area->top() + 2 * unit;
    std::vector<QPointF> corners = span
        ? std::vector<QPointF>{{right, bottom}, {right, top}, {left, bottom}, {left, top}}
        : std::vector<QPointF>{{left, top}, {left, bottom}, {right, top}, {right, bottom}};
    // Where lines or names stand in all corners, some height between.
    for (int step = 1; span && step < 8; ++step)
        corners.emplace_back(right, top + (bottom - top) * step / 8);
    QRectF best;
    qsizetype fewest = std::numeric_limits<qsizetype>::max();
    for (const QPointF& corner : corners) {
        words.moveTopLeft(corner);
        qsizetype hidden = pointsInside(strip.picture, words.adjusted(-3 * unit, -3 * unit, 3 * unit, 3 * unit));
        for (const Guide& other : strip.curves->guides)
            if (const auto line = guideArea(strip, other); line && other.kind == Guide::Kind::value && &other != &guide)
                hidden += words.top() < line->top() && words.bottom() > line->top() ? 100 : 0;
        for (const QRectF& name : strip.legend.names)
            hidden += words.intersects(name) ? 1000 : 0;
        for (const QRectF& other : taken)
            hidden += words.intersects(other) ? 1000 : 0;
        hidden += words.intersects(meanNoteArea(strip)) ? 1000 : 0;
        hidden += words.top() < 0 || words.bottom() > strip.plot.height() ? 1000 : 0;
        if (hidden < fewest) {
            fewest = hidden;
            best = words;
        }
    }
    // Lines are known without words too; hatching is not.
    return fewest >= 1000 && !span ? QRectF() : best;
}

void Chart::paintGuides(QPainter& painter, const Strip& strip) const
{
    for (const Guide& guide : strip.curves->guides)
        if (const auto area = guideArea(strip, guide); area && guide.kind == Guide::Kind::span)
            painter.fillRect(area->translated(strip.plot.topLeft()), m_style.theme->grid);
    paintUnseen(painter, strip);
    painter.setPen(QPen(m_style.theme->muted, m_style.fontScale, Qt::DashLine));
    for (const Guide& guide : strip.curves->guides)
        if (const auto area = guideArea(strip, guide); area && guide.kind == Guide::Kind::value)
            painter.drawLine(area->topLeft() + strip.plot.topLeft(), area->topRight() + strip.plot.topLeft());
}

void Chart::paintUnseen(QPainter& painter, const Strip& strip) const
{
    for (const Guide& stretch : unseenStretches()) {
        const auto area = guideArea(strip, stretch);
        if (!area)
            continue;
        const QRectF place = area->translated(strip.plot.topLeft());
        paintHatching(painter, QPolygonF({place.topLeft(), place.topRight(), place.bottomRight(), place.bottomLeft()}),
                      m_style);
        // An edge of the plot is no border of what was met.
        if (area->left() > 0.5)
            paintUnseenBorder(painter, {place.topLeft(), place.bottomLeft()}, m_style);
        if (area->right() < strip.plot.width() - 0.5)
            paintUnseenBorder(painter, {place.topRight(), place.bottomRight()}, m_style);
    }
}

/// Over lines and the probe, on a ground of their own.
void Chart::paintGuideLabels(QPainter& painter, const Strip& strip) const
{
    std::vector<QRectF> taken;
    painter.save();
    painter.setFont(smallFont(m_style));
    const auto paint = [&](const Guide& guide) {
        const QRectF words = guideLabelArea(strip, guide, taken);
        if (words.isEmpty())
            return;
        taken.push_back(words);
        const bool span = guide.kind == Guide::Kind::span;
        const QRectF area = words.translated(strip.plot.topLeft());
        painter.fillRect(area, span ? m_style.theme->grid : m_style.theme->surface);
        painter.setPen(span ? m_style.theme->text : m_style.theme->muted);
        painter.drawText(area, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextWordWrap,
                         guideText(guide));
    };
    // Strips above each other share the axis, and the words about it, which come first: they cannot be left out.
    if (&strip == &m_strips.front())
        for (const Guide& stretch : unseenStretches())
            paint(stretch);
    for (const Guide& guide : strip.curves->guides)
        paint(guide);
    painter.restore();
}

}  // namespace whorl
