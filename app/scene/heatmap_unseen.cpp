// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/heatmap.h"

#include "app/scene/probing.h"
#include "app/scene/scene_text.h"
#include "app/scene/unseen_marks.h"
#include "core/unseen.h"

#include <QFontMetricsF>

#include <algorithm>

namespace whorl {

std::vector<Heatmap::UnseenPart> Heatmap::unseenParts(const Facet& facet) const
{
    const QSizeF size = facet.plot.size();
    const QPolygonF plot({{0, 0}, {size.width(), 0}, {size.width(), size.height()}, {0, size.height()}});
    const double rowUnits = toUnits(m_rows.pixelsPerIndex()), columnUnits = toUnits(m_columns.pixelsPerIndex());
    std::vector<UnseenPart> parts;
    const auto add = [&](const QPolygonF& within, const HalfPlane& half) {
        if (QPolygonF area = partWithin(within, half); !area.isEmpty())
            parts.push_back({std::move(area), edgeWithin(plot, half)});
    };
    if (goesByDistance(field())) {
        const auto from = static_cast<double>(*field().rows.unseenFrom) - 0.5;
        const auto ahead = static_cast<double>(m_rows.first - m_columns.first);
        add(plot, {-1 / columnUnits, 1 / rowUnits, from - ahead});
        // Keys after the query are out of reach, or were as far as any.
        const std::int64_t last = m_columns.first + std::max<std::int64_t>(m_columns.count, 1) - 1;
        if (!isOutOfReach(field(), field().at(m_rows.first, last, facet.slice)))
            add(plot, {1 / columnUnits, -1 / rowUnits, from + ahead});
        return parts;
    }
    double top = size.height();
    if (field().rows.unseenFrom) {
        top = static_cast<double>(*field().rows.unseenFrom - m_rows.first) * rowUnits;
        add(plot, {0, 1, top});
    }
    if (field().columns.unseenFrom)
        // What is hatched already is not hatched twice.
        add(partWithin(plot, {0, -1, -top}),
            {1, 0, static_cast<double>(*field().columns.unseenFrom - m_columns.first) * columnUnits});
    return parts;
}

void Heatmap::paintUnseen(QPainter& painter, const Facet& facet) const
{
    const QPointF origin = facet.plot.topLeft();
    for (const UnseenPart& part : unseenParts(facet))
        paintHatching(painter, part.area.translated(origin), m_style);
    for (const UnseenPart& part : unseenParts(facet))
        if (!part.border.isNull())
            paintUnseenBorder(painter, part.border.translated(origin), m_style);
}

/// In the corner of the part that the probe's tags leave alone; empty where words would take more than a share of the plot.
QRectF Heatmap::unseenLabelArea(const Facet& facet, const UnseenPart& part, const QString& words, double share) const
{
    const double unit = m_style.fontScale, gap = 4 * unit;
    const QFontMetricsF metrics(smallFont(m_style));
    const QRectF bounds = part.area.boundingRect();
    const bool corner = goesByDistance(field());
    // In a triangle a few short lines find more room than a long one.
    const double most = facet.plot.width() - 2 * gap,
                 room = corner ? std::min(std::max(0.6 * bounds.width(), 90 * unit), most) : most;
    QRectF area = metrics.boundingRect(QRectF(0, 0, room, 1e4), Qt::TextWordWrap, words);
    area.adjust(-3 * unit, -unit, 3 * unit, unit);
    if (area.width() > most || area.width() * area.height() > share * facet.plot.width() * facet.plot.height())
        return {};
    area.moveLeft(bounds.left() + gap);
    area.moveTop(corner ? bounds.bottom() - gap - area.height() : bounds.top() + gap);
    // A strip too low for words has them before its border.
    if (!corner && area.bottom() > facet.plot.height() - gap)
        area.moveBottom(bounds.top() - gap);
    area.moveLeft(std::clamp(area.left(), gap, std::max(facet.plot.width() - gap - area.width(), gap)));
    return area.translated(facet.plot.topLeft());
}

/// On a ground of their own: the data go on below.
void Heatmap::paintUnseenLabel(QPainter& painter, const Facet& facet) const
{
    const std::vector<UnseenPart> parts = unseenParts(facet);
    if (parts.empty())
        return;
    QString words = unseenText(field(), m_style);
    QRectF area = unseenLabelArea(facet, parts.front(), words, 0.08);
    if (area.isEmpty()) {
        words = briefUnseenText(field(), m_style);
        area = unseenLabelArea(facet, parts.front(), words, 0.22);
    }
    if (area.isEmpty())
        return;
    painter.save();
    painter.setFont(smallFont(m_style));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_style.theme->surface);
    painter.drawRoundedRect(area, 2 * m_style.fontScale, 2 * m_style.fontScale);
    painter.setPen(m_style.theme->text);
    painter.drawText(area, static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, words);
    painter.restore();
}

/// What a read-out adds to the value of a cell.
QString Heatmap::unseenRemark(std::int64_t row, std::int64_t column) const
{
    return isUnseen(field(), row, column) ? Scene::tr(", unseen") : QString();
}

}  // namespace whorl
