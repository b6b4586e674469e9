// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/plot.h"
#include "app/scene/point_labels.h"
#include "app/scene/scatter.h"
#include "app/scene/scene_text.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>

namespace whorl {

namespace {

/// Words that are tried for a name.
constexpr std::int64_t mostNames = 3000;
/// Chosen words that are named wherever there is room. Of more than these, lines to labels far away would hide the map.
constexpr std::size_t fewChosen = 40;

}  // namespace

void Scatter::nameWords()
{
    PointLabels labels(m_plot);
    if (!hint().isEmpty())
        labels.take(hintArea());
    std::size_t rank = 0;
    for (const std::int64_t index : points().chosen)
        nameWord(labels, index, rank++);
    const std::int64_t last = std::min(points().axis.last(), points().axis.first + mostNames - 1);
    const auto isChosen = [this](std::int64_t index) {
        return std::find(points().chosen.begin(), points().chosen.end(), index) != points().chosen.end();
    };
    for (std::int64_t index = points().axis.first; index <= last; ++index)
        if ((!points().isQuiet || !points().isQuiet(index)) && !isChosen(index))
            nameWord(labels, index, rank++);
}

void Scatter::nameWord(PointLabels& labels, std::int64_t index, std::size_t rank)
{
    const QPointF at = placeOf(index);
    if (!m_plot.contains(at))
        return;
    const bool chosen = rank < points().chosen.size();
    const QString text = QString::fromStdString(points().label(index));
    const QFont font = chosen ? labelFont(m_style) : smallFont(m_style);
    const QSizeF size(textWidth(font, text) + 2, 15 * m_style.fontScale);
    const double gap = radius() + 2 * m_style.fontScale;
    const bool anywhere = chosen && points().chosen.size() <= fewChosen;
    const std::optional<QRectF> area =
        anywhere ? std::optional(labels.anyhow(at, size, gap)) : labels.beside(at, size, gap);
    if (area)
        m_names.push_back({text, at, *area, chosen, rank > 100});
}

void Scatter::paintWord(QPainter& painter, const QString& text, const QRectF& area, const QColor& colour) const
{
    const QFontMetricsF metrics(painter.font());
    const QPointF start(area.left() + 1, area.center().y() + (metrics.ascent() - metrics.descent()) / 2);
    QPainterPath outline;
    outline.addText(start, painter.font(), text);
    QColor halo = m_style.theme->surface;
    halo.setAlpha(210);
    painter.strokePath(outline, QPen(halo, 3 * m_style.fontScale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setPen(colour);
    painter.drawText(start, text);
}

/// From a point to a label that found no room beside it.
void Scatter::paintLeader(QPainter& painter, const QPointF& point, const QRectF& area) const
{
    const QPointF end(std::clamp(point.x(), area.left(), area.right()), area.center().y());
    if (QLineF(point, end).length() < 14 * m_style.fontScale)
        return;
    painter.setPen(QPen(m_style.theme->line2, m_style.fontScale));
    painter.drawLine(point, end);
}

/// Where every word is chosen, none stands out.
bool Scatter::ringsChosen() const
{
    return points().labelled && points().nearest && std::ssize(points().chosen) < points().axis.count;
}

void Scatter::paintRings(QPainter& painter) const
{
    if (!ringsChosen())
        return;
    const double around = radius() + 1.5 * m_style.fontScale;
    painter.setBrush(m_style.theme->accent);
    painter.setPen(QPen(m_style.theme->surface, m_style.fontScale));
    for (const std::int64_t index : points().chosen)
        if (const QPointF at = placeOf(index); m_plot.contains(at))
            painter.drawEllipse(at, around, around);
}

/// How words are chosen, as long as none is; empty where there is no room to say it.
QString Scatter::hint() const
{
    if (m_style.figure || m_style.draft || !points().nearest || !points().chosen.empty())
        return {};
    const QString text = points().dimensions > 2 ? Scene::tr("Drag to turn it, Ctrl+drag around words to choose them")
                                                 : Scene::tr("Ctrl+drag around words to choose them");
    const double unit = m_style.fontScale;
    const bool fits = textWidth(smallFont(m_style), text) < 0.7 * m_plot.width() && m_plot.height() > 250 * unit;
    return fits ? text : QString();
}

QRectF Scatter::hintArea() const
{
    const double unit = m_style.fontScale;
    const QSizeF size(textWidth(smallFont(m_style), hint()) + 2, 15 * unit);
    return {m_plot.bottomLeft() + QPointF(4 * unit, -4 * unit - size.height()), size};
}

void Scatter::paintNames(QPainter& painter) const
{
    painter.setFont(smallFont(m_style));
    if (const QString text = hint(); !text.isEmpty())
        paintWord(painter, text, hintArea(), m_style.theme->muted);
    const bool stands = ringsChosen() || !points().nearest;
    for (const Name& name : m_names) {
        paintLeader(painter, name.point, name.area);
        painter.setFont(name.chosen ? labelFont(m_style) : smallFont(m_style));
        paintWord(painter, name.text, name.area,
                  name.chosen && stands ? readable(m_style.theme->accent, *m_style.theme)
                      : name.quiet      ? m_style.theme->muted
                                        : m_style.theme->text);
    }
}

const std::vector<std::int64_t>& Scatter::nearestOf(std::int64_t index) const
{
    if (!m_nearest || m_nearest->first != index)
        m_nearest.emplace(index, points().nearest(index));
    return m_nearest->second;
}

void Scatter::paintNearest(QPainter& painter, std::int64_t index) const
{
    const QPointF from = placeOf(index);
    PointLabels labels(m_plot);
    labels.take(QRectF(from - QPointF(30, 12), QSizeF(60, 24)));
    const QColor accent = m_style.theme->accent, words = readable(accent, *m_style.theme);
    QColor veil = m_style.theme->surface;
    veil.setAlpha(225);
    painter.setFont(smallFont(m_style));
    for (const std::int64_t nearest : nearestOf(index)) {
        const QPointF to = placeOf(nearest);
        painter.setPen(QPen(accent, 1.2 * m_style.fontScale));
        painter.drawLine(from, to);
        if (!m_plot.contains(to))
            continue;
        const QString text = QString::fromStdString(points().label(nearest));
        const QSizeF size(textWidth(smallFont(m_style), text) + 2, 15 * m_style.fontScale);
        const QRectF area = labels.anyhow(to, size, 6 * m_style.fontScale);
        paintLeader(painter, to, area);
        painter.setPen(Qt::NoPen);
        painter.setBrush(accent);
        painter.drawEllipse(to, radius() + 1, radius() + 1);
        painter.setBrush(veil);
        painter.drawRect(area);
        paintWord(painter, text, area, words);
    }
}

std::vector<std::string> Scatter::wordsWithin(const QPolygonF& area) const
{
    std::vector<std::string> words;
    if (!points().labelled)
        return words;
    const QRectF bounds = area.boundingRect();
    for (std::size_t i = 0; i < m_places.size(); ++i)
        if (bounds.contains(m_places[i]) && area.containsPoint(m_places[i], Qt::OddEvenFill))
            words.push_back(points().label(points().axis.first + static_cast<std::int64_t>(i)));
    return words;
}

}  // namespace whorl
