// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/plot.h"

#include <algorithm>

namespace whorl {

QRectF tagArea(const QString& text, const TagPlace& place, const PictureStyle& style)
{
    const double gap = 4 * style.fontScale;
    const QRectF& bounds = place.bounds;
    QRectF tag(0, 0, textWidth(tagFont(style), text) + 12 * style.fontScale, 18 * style.fontScale);
    const auto move = [&](Qt::Edge edge) {
        tag.moveCenter(place.anchor);
        if (edge == Qt::TopEdge)
            tag.moveBottom(place.anchor.y() - gap);
        else if (edge == Qt::BottomEdge)
            tag.moveTop(place.anchor.y() + gap);
        else if (edge == Qt::LeftEdge)
            tag.moveRight(place.anchor.x() - 2 * gap);
        else
            tag.moveLeft(place.anchor.x() + 2 * gap);
    };
    move(place.where);
    if (place.where == Qt::TopEdge && tag.top() < bounds.top())
        move(Qt::BottomEdge);
    else if (place.where == Qt::BottomEdge && tag.bottom() > bounds.bottom())
        move(Qt::TopEdge);
    else if (place.where == Qt::RightEdge && tag.right() > bounds.right())
        move(Qt::LeftEdge);
    else if (place.where == Qt::LeftEdge && tag.left() < bounds.left())
        move(Qt::RightEdge);
    tag.moveLeft(std::clamp(tag.left(), bounds.left(), std::max(bounds.left(), bounds.right() - tag.width())));
    tag.moveTop(std::clamp(tag.top(), bounds.top(), std::max(bounds.top(), bounds.bottom() - tag.height())));
    return tag;
}

void paintTag(QPainter& painter, const QString& text, const QRectF& area, const PictureStyle& style)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.theme->accent);
    painter.drawRoundedRect(area, 3 * style.fontScale, 3 * style.fontScale);
    painter.setFont(tagFont(style));
    painter.setPen(style.theme->onAccent);
    painter.drawText(area, Qt::AlignCenter, text);
    painter.restore();
}

bool TagPlaces::paint(QPainter& painter, const QString& text, const std::vector<TagPlace>& places,
                      const PictureStyle& style)
{
    for (const TagPlace& place : places) {
        const QRectF area = tagArea(text, place, style);
        if (std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(area); }))
            continue;
        paintTag(painter, text, area, style);
        taken.push_back(area);
        return true;
    }
    return false;
}

void paintProbeLine(QPainter& painter, const QLineF& line, bool dashed, const PictureStyle& style)
{
    painter.save();
    painter.setPen(QPen(style.theme->surface, 3.5 * style.fontScale, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
    QPen pen(style.theme->accent, 1.5 * style.fontScale, Qt::SolidLine, Qt::FlatCap);
    if (dashed)
        pen.setDashPattern({4 / 1.5, 3 / 1.5});
    painter.setPen(pen);
    painter.drawLine(line);
    painter.restore();
}

void paintProbeDot(QPainter& painter, const QPointF& centre, const PictureStyle& style)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style.theme->surface, 1.5 * style.fontScale));
    painter.setBrush(style.theme->accent);
    painter.drawEllipse(centre, 5 * style.fontScale, 5 * style.fontScale);
    painter.restore();
}

}  // namespace whorl
