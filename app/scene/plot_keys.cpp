// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/plot.h"

#include "app/scene/plot_device.h"

#include <QConicalGradient>
#include <QFontMetricsF>
#include <QImage>
#include <QLinearGradient>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr double barGap = 12, barWidth = 12, ringSize = 64;

double lineHeight(const QFont& font)
{
    return QFontMetricsF(font).height();
}

/// The ring alone, as pixels: SVG has no gradient that runs around a centre.
QImage ringImage(const ColourMap& map, double innerShare, int side)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const double outer = side / 2.0;
    const QPointF centre(outer, outer);
    // Qt's conical gradient starts on the right and runs counter-clockwise, as angles do.
    QConicalGradient gradient(centre, 0);
    for (std::size_t i = 0; i < map.colours.size(); i += 5)
        gradient.setColorAt(static_cast<double>(i) / 255, QColor(map.colours[i]));
    QPainterPath ring;
    ring.addEllipse(centre, outer, outer);
    ring.addEllipse(centre, innerShare * outer, innerShare * outer);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(ring, gradient);
    return image;
}

/// A bar's title may reach a little beyond it, as that of the axis does.
QString barTitle(const QRectF& bar, const QString& title, const PictureStyle& style)
{
    return QFontMetricsF(labelFont(style)).elidedText(title, Qt::ElideRight, bar.height() + 40 * style.fontScale);
}

}  // namespace

std::vector<Tick> colourBarTicks(const QRectF& bar, const FieldRange& range, const PictureStyle& style)
{
    const double line = lineHeight(labelFont(style)), height = bar.height(), span = range.high - range.low;
    std::vector<Tick> ticks = barTicks(range.low, range.high, height < 5 * 2 * line ? 3 : 5);
    // Both ends are always named; what lies between only where it touches neither them nor what is below it.
    const auto place = [&](const Tick& tick) { return (tick.value - range.low) / span * height; };
    for (std::size_t i = 1; i + 1 < ticks.size();) {
        const bool touches = place(ticks[i]) - place(ticks[i - 1]) < line || height - place(ticks[i]) < line;
        if (touches)
            ticks.erase(ticks.begin() + static_cast<std::ptrdiff_t>(i));
        else
            ++i;
    }
    return ticks;
}

void paintColourBar(QPainter& painter, const QRectF& bar, const FieldRange& range, const ColourMap& map,
                    const PictureStyle& style, const QString& title)
{
    if (PlotDevice* device = plotDevice(painter)) {
        const QString shown = barTitle(bar, title, style);
        const std::vector<Tick> ticks = colourBarTicks(bar, range, style);
        device->addBar(painter, {bar, {shown, range.low, range.high, false, ticks}, &map});
        return;
    }
    painter.save();
    QLinearGradient gradient(bar.bottomLeft(), bar.topLeft());
    for (std::size_t i = 0; i < map.colours.size(); i += 5)
        gradient.setColorAt(static_cast<double>(i) / 255, QColor(map.colours[i]));
    painter.fillRect(bar, gradient);
    painter.setFont(labelFont(style));
    const QFontMetricsF metrics(painter.font());
    const double end = bar.right() + tickLength * style.fontScale;
    for (const Tick& tick : colourBarTicks(bar, range, style)) {
        const double y = bar.bottom() - (tick.value - range.low) / (range.high - range.low) * bar.height();
        painter.setPen(style.theme->line2);
        painter.drawLine(QPointF(bar.right(), y), QPointF(end, y));
        painter.setPen(style.theme->muted);
        painter.drawText(QPointF(end + tickGap * style.fontScale, y + metrics.capHeight() / 2), tick.label);
    }
    if (!title.isEmpty()) {
        painter.setPen(style.theme->text);
        const double x = bar.right() + colourBarExtent(range, style, title) - (barGap + barWidth) * style.fontScale;
        const QString shown = barTitle(bar, title, style);
        const double middle = std::max(bar.center().y(), metrics.horizontalAdvance(shown) / 2);
        paintRotated(painter, {x - metrics.descent(), middle}, shown);
    }
    painter.restore();
}

double colourBarExtent(const FieldRange& range, const PictureStyle& style, const QString& title)
{
    double label = 0;
    for (const Tick& tick : barTicks(range.low, range.high))
        label = std::max(label, textWidth(labelFont(style), tick.label));
    const double heading = title.isEmpty() ? 0 : lineHeight(labelFont(style)) + titleGap * style.fontScale;
    return std::ceil((barGap + barWidth + tickLength + tickGap) * style.fontScale + label + heading);
}

void paintClassLegend(QPainter& painter, const QRectF& place, const FieldRange& range, const QStringList& names,
                      const ColourMap& map, const PictureStyle& style)
{
    painter.save();
    painter.setFont(labelFont(style));
    const QFontMetricsF metrics(painter.font());
    const double size = barWidth * style.fontScale, step = std::max(size, metrics.height()) + 4 * style.fontScale;
    for (qsizetype k = 0; k < names.size(); ++k) {
        const QRectF swatch(place.left(), place.top() + static_cast<double>(k) * step, size, size);
        painter.fillRect(swatch, QColor(colourOf(static_cast<double>(k), range.low, range.high, map, {})));
        painter.setPen(style.theme->line2);
        painter.drawRect(swatch);
        painter.setPen(style.theme->muted);
        const double left = swatch.right() + 6 * style.fontScale;
        painter.drawText(QPointF(left, swatch.center().y() + metrics.capHeight() / 2),
                         metrics.elidedText(names[k], Qt::ElideRight, std::max(place.right() - left, 0.0) + 1));
    }
    painter.restore();
}

double classLegendExtent(const QStringList& names, const PictureStyle& style)
{
    double label = 0;
    for (const QString& name : names)
        label = std::max(label, textWidth(labelFont(style), name));
    return std::ceil((barGap + barWidth + 6) * style.fontScale + label);
}

void paintColourRing(QPainter& painter, const QPointF& centre, const ColourMap& map, const PictureStyle& style)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double outer = ringSize / 2 * style.fontScale, inner = outer * 0.58;
    const QRectF place(centre - QPointF(outer, outer), QSizeF(2 * outer, 2 * outer));
    painter.drawImage(place, ringImage(map, inner / outer, qCeil(2 * outer * style.pixelRatio)));
    painter.setFont(labelFont(style));
    painter.setPen(style.theme->muted);
    const QFontMetricsF metrics(painter.font());
    for (const Tick& tick : angleTicks()) {
        const QPointF direction(std::cos(tick.value), -std::sin(tick.value));
        const double width = metrics.horizontalAdvance(tick.label);
        const double reach = outer + 5 * style.fontScale;
        const QPointF middle =
            centre + QPointF(direction.x() * (reach + width / 2), direction.y() * (reach + metrics.capHeight() / 2));
        painter.drawText(middle + QPointF(-width / 2, metrics.capHeight() / 2), tick.label);
    }
    painter.restore();
}

double colourRingExtent(const PictureStyle& style)
{
    return std::ceil((barGap + ringSize + 30) * style.fontScale);
}

}  // namespace whorl
