// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/plot.h"

#include "app/scene/fonts.h"
#include "app/scene/plot_device.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

QFont scaled(const PictureStyle& style, double pixels, int weight)
{
    QFont font = interfaceFont(pixels * style.fontScale, weight);
    // Inter would set another minus before digits, one without a character of its own: nobody finds it in a PDF.
    if (style.figure)
        font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

double lineHeight(const QFont& font)
{
    return QFontMetricsF(font).height();
}

double widest(const QFont& font, const std::vector<PlacedTick>& ticks)
{
    double width = 0;
    for (const PlacedTick& tick : ticks)
        width = std::max(width, textWidth(font, tick.label));
    return width;
}

/// Every second label until none touch; the last one (the axis's end) is kept.
std::vector<PlacedTick> separate(std::vector<PlacedTick> ticks, const QFont& font, Side side)
{
    const auto extent = [&](const PlacedTick& tick) {
        return side == Side::bottom ? textWidth(font, tick.label) + 6 : lineHeight(font);
    };
    const auto touches = [&] {
        for (std::size_t i = 1; i < ticks.size(); ++i)
            if (std::abs(ticks[i].at - ticks[i - 1].at) < (extent(ticks[i]) + extent(ticks[i - 1])) / 2)
                return true;
        return false;
    };
    while (ticks.size() > 2 && touches()) {
        std::vector<PlacedTick> kept;
        for (std::size_t i = 0; i < ticks.size(); i += 2)
            kept.push_back(ticks[i]);
        ticks = std::move(kept);
    }
    return ticks;
}

void paintLeftAxis(QPainter& painter, const QRectF& plot, const std::vector<PlacedTick>& ticks, const QString& title,
                   const PictureStyle& style)
{
    const QFont font = labelFont(style);
    const QFontMetricsF metrics(font);
    const double tickEnd = plot.left() - tickLength * style.fontScale;
    const double labelRight = axisLabelEdge(Side::left, plot, style);
    for (const PlacedTick& tick : separate(ticks, font, Side::left)) {
        const double y = plot.top() + tick.at;
        painter.setPen(style.theme->line2);
        painter.drawLine(QPointF(tickEnd, y), QPointF(plot.left() - 1 / style.pixelRatio, y));
        painter.setPen(style.theme->muted);
        painter.drawText(QPointF(labelRight - metrics.horizontalAdvance(tick.label), y + metrics.capHeight() / 2),
                         tick.label);
    }
    if (title.isEmpty())
        return;
    painter.setPen(style.theme->text);
    const double x = labelRight - widest(font, ticks) - titleGap * style.fontScale - metrics.descent();
    const QString text = leftAxisTitle(plot, title, style);
    paintRotated(painter, {x, leftAxisTitleMiddle(plot, text, style)}, text);
}

void paintBottomAxis(QPainter& painter, const QRectF& plot, const std::vector<PlacedTick>& ticks, const QString& title,
                     const PictureStyle& style)
{
    const QFont font = labelFont(style);
    const QFontMetricsF metrics(font);
    const double tickEnd = plot.bottom() + tickLength * style.fontScale;
    const double baseline = axisLabelEdge(Side::bottom, plot, style);
    for (const PlacedTick& tick : separate(ticks, font, Side::bottom)) {
        const double x = plot.left() + tick.at;
        painter.setPen(style.theme->line2);
        painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, tickEnd));
        painter.setPen(style.theme->muted);
        painter.drawText(QPointF(x - metrics.horizontalAdvance(tick.label) / 2, baseline), tick.label);
    }
    if (title.isEmpty())
        return;
    painter.setPen(style.theme->text);
    // Under a narrow plot it begins further left, but within the picture.
    const double right = plot.right() + 12 * style.fontScale;
    const QString text = metrics.elidedText(title, Qt::ElideRight, right);
    const double width = metrics.horizontalAdvance(text);
    const double x = std::max(std::min(plot.center().x() - width / 2, right - width), 0.0);
    painter.drawText(QPointF(x, baseline + metrics.descent() + titleGap * style.fontScale + metrics.ascent()), text);
}

}  // namespace

QFont labelFont(const PictureStyle& style)
{
    return scaled(style, 12, QFont::Normal);
}

QFont smallFont(const PictureStyle& style)
{
    return scaled(style, 11, QFont::Normal);
}

QFont tagFont(const PictureStyle& style)
{
    return scaled(style, 11.5, QFont::Medium);
}

QFont titleFont(const PictureStyle& style)
{
    return scaled(style, 13, QFont::DemiBold);
}

void paintRotated(QPainter& painter, const QPointF& centre, const QString& text)
{
    painter.save();
    painter.translate(centre);
    painter.rotate(-90);
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(text);
    painter.drawText(QPointF(-width / 2, 0), text);
    painter.restore();
}

double textWidth(const QFont& font, const QString& text)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

double axisExtent(Side side, const std::vector<PlacedTick>& ticks, const QString& title, const PictureStyle& style)
{
    const QFont font = labelFont(style);
    const double marks = (tickLength + tickGap) * style.fontScale;
    const double heading = title.isEmpty() ? 0 : lineHeight(font) + titleGap * style.fontScale;
    const double labels = side == Side::left ? widest(font, ticks) : lineHeight(font);
    return std::ceil(marks + labels + heading);
}

std::vector<PlacedTick> separateTicks(std::vector<PlacedTick> ticks, Side side, const PictureStyle& style)
{
    return separate(std::move(ticks), labelFont(style), side);
}

QString leftAxisTitle(const QRectF& plot, const QString& title, const PictureStyle& style)
{
    const double beyond = 30 * style.fontScale, room = plot.height() + std::min(plot.top(), beyond) + beyond;
    return QFontMetricsF(labelFont(style)).elidedText(title, Qt::ElideRight, room);
}

double leftAxisTitleMiddle(const QRectF& plot, const QString& shownTitle, const PictureStyle& style)
{
    return std::max(plot.center().y(), textWidth(labelFont(style), shownTitle) / 2);
}

double axisLabelEdge(Side side, const QRectF& plot, const PictureStyle& style)
{
    const double away = (tickLength + tickGap) * style.fontScale;
    return side == Side::left ? plot.left() - away : plot.bottom() + away + QFontMetricsF(labelFont(style)).capHeight();
}

void paintAxis(QPainter& painter, const QRectF& plot, Side side, const std::vector<PlacedTick>& ticks,
               const QString& title, const PictureStyle& style)
{
    painter.save();
    painter.setFont(labelFont(style));
    painter.setPen(style.theme->line2);
    // Beside the plot, not on it: the first pixels belong to the data.
    const double pixel = 1 / style.pixelRatio;
    const QPointF beside(side == Side::left ? -pixel : 0, 0);
    if (side == Side::left) {
        painter.drawLine(plot.topLeft() + beside, plot.bottomLeft() + beside);
        paintLeftAxis(painter, plot, ticks, title, style);
    } else {
        painter.drawLine(plot.bottomLeft() + beside, plot.bottomRight() + beside);
        paintBottomAxis(painter, plot, ticks, title, style);
    }
    painter.restore();
}

}  // namespace whorl
