// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/plot.h"

#include "app/scene/fonts.h"
#include "app/scene/plot_device.h"

#include <QConicalGradient>
#include <QFontMetricsF>
#include <QImage>
#include <QLinearGradient>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace whorl {

namespace {

constexpr double tickLength = 5, tickGap = 4, titleGap = 4, barGap = 12, barWidth = 12, ringSize = 64;

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
    painter.drawText(QPointF(plot.center().x() - metrics.horizontalAdvance(title) / 2,
                             baseline + metrics.descent() + titleGap * style.fontScale + metrics.ascent()),
                     title);
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
        const QString shown = QFontMetricsF(labelFont(style)).elidedText(title, Qt::ElideRight, bar.height());
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
        paintRotated(painter, {x - metrics.descent(), bar.center().y()},
                     metrics.elidedText(title, Qt::ElideRight, bar.height()));
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
        painter.drawText(QPointF(swatch.right() + 6 * style.fontScale, swatch.center().y() + metrics.capHeight() / 2),
                         names[k]);
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
