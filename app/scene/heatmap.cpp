// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/heatmap.h"

#include "app/scene/number_text.h"
#include "app/scene/probing.h"
#include "app/scene/resample.h"
#include "app/scene/scene_text.h"
#include "app/scene/ticks.h"
#include "core/numeric/parallel.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace whorl {

namespace {

constexpr double facetGap = 16, rowGap = 8, facetHeading = 20, keyGap = 12;
constexpr std::size_t maximumFacets = 16;
/// What the words at an axis may take of the picture's width.
constexpr double mostOfWidth = 0.25;

/// Neighbouring positions have much the same value; neighbouring channels, pairs and heads have not.
bool isSmooth(const Axis& axis)
{
    return axis.role == AxisRole::position || axis.role == AxisRole::query || axis.role == AxisRole::key;
}

}  // namespace

std::unique_ptr<Picture> Heatmap::make(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                       const PictureStyle& style)
{
    return std::make_unique<Heatmap>(panel, std::move(data), size, style);
}

Heatmap::Heatmap(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                 const PictureStyle& style, bool withKey)
    : m_data(std::move(data))
    , m_style(style)
    , m_withKey(withKey)
    , m_size(size)
{
    const QString map = QString::fromStdString(panel.style.colourMap);
    m_map = &colourMap(map.isEmpty() ? defaultColourMap(field()) : map, style.theme->name);
    m_rowWindow = panel.rows.value_or(wholeWindow(field().rows));
    m_columnWindow = panel.columns.value_or(wholeWindow(field().columns));
    m_rows = visibleIndices(field().rows, panel.rows);
    m_columns = visibleIndices(field().columns, panel.columns);
    chooseSlices(panel);
    // Slices side by side share one bar; a slice alone has its own.
    m_range = shownRange(field(), m_slices.size() == 1 ? std::optional(m_slices.front()) : std::nullopt);
    for (const std::string& name : field().classNames)
        m_classNames.append(m_style.text("Class", name));
    layOut(size);
    for (Facet& facet : m_facets)
        fillImage(facet);
}

bool Heatmap::isSquare() const
{
    const bool pairs = field().rows.role == AxisRole::query && field().columns.role == AxisRole::key;
    const bool image = field().rows.role == AxisRole::imageRow && field().columns.role == AxisRole::imageColumn;
    const bool words = field().rows.wordAt && field().columns.wordAt && m_rows.count == m_columns.count;
    // Two axes of no role of their own are how many rows and columns lie between patches.
    const bool offsets = field().rows.role == AxisRole::other && field().columns.role == AxisRole::other;
    return image || offsets || words || (pairs && m_rows.count == m_columns.count);
}

void Heatmap::chooseSlices(const Panel& panel)
{
    const std::optional<Axis>& slices = field().slices;
    if (!slices) {
        m_slices = {0};
    } else if (panel.slice.value_or(slices->first) == -1) {
        const auto count = std::min<std::int64_t>(slices->count, maximumFacets);
        for (std::int64_t i = 0; i < count; ++i)
            m_slices.push_back(slices->first + i);
    } else {
        m_slices = {std::clamp(panel.slice.value_or(slices->first), slices->first, slices->last())};
    }
}

void Heatmap::layOut(const QSizeF& size)
{
    const double unit = m_style.fontScale;
    // The probe's tag stands above the plot; several plots have their names there already.
    const bool tagged = m_style.probe && !field().columns.wordAt;
    const bool roomy = m_slices.size() == 1 && (tagged || field().slices);
    const double top = (roomy ? 28 : 8) * unit;
    const double right = m_withKey ? keyExtent() : 0;
    const double left = leftExtent() + 4 * unit;
    const double bottom = axisExtent(Side::bottom, {}, axisTitle(field().columns), m_style) + 4 * unit;
    m_area = QRectF(left, top, std::max(size.width() - left - right - 4 * unit, 1.0),
                    std::max(size.height() - top - bottom, 1.0));
    placeFacets();
    m_rowTicks = ticks(field().rows, m_rows);
    m_columnTicks = ticks(field().columns, m_columns);
    const QRectF all = allPlots();
    // Beside a plot of few rows a bar is higher, so that its ends can be told apart.
    const double least = std::min(2.5 * QFontMetricsF(labelFont(m_style)).height(), m_area.height());
    const double height = std::max(all.height(), least);
    m_bar = QRectF(all.right() + keyGap * unit, std::max(all.center().y() - height / 2, 0.0), 12 * unit, height);
}

/// Of all of the axis, so that plots stay where they are while they are zoomed.
double Heatmap::leftExtent() const
{
    const auto pixels = static_cast<int>(m_size.height() * 0.8 * m_style.pixelRatio);
    const Axis& axis = field().rows;
    const std::vector<PlacedTick> whole = ticks(axis, sampleAxis(axis.first, axis.count, pixels, false)),
                                  shown = ticks(axis, sampleAxis(m_rows.first, m_rows.count, pixels, false));
    return std::max(axisExtent(Side::left, whole, axisTitle(axis), m_style),
                    axisExtent(Side::left, shown, axisTitle(axis), m_style));
}

Sampling Heatmap::sample(const Axis& axis, std::int64_t first, std::int64_t count, double room) const
{
    return sampleAxis(first, count, static_cast<int>(room * m_style.pixelRatio), m_style.draft, isSmooth(axis));
}

void Heatmap::placeFacets()
{
    const auto count = static_cast<int>(m_slices.size());
    const double unit = m_style.fontScale, heading = count > 1 ? facetHeading * unit : 0;
    const QSizeF cells(static_cast<double>(m_columns.count), static_cast<double>(m_rows.count));
    double best = -1;
    for (int across = 1; across <= count; ++across) {
        const int down = (count + across - 1) / across;
        const QSizeF cell((m_area.width() - (across - 1) * facetGap * unit) / across,
                          (m_area.height() - (down - 1) * rowGap * unit) / down - heading);
        const double worth = isSquare() ? std::min(cell.width() / cells.width(), cell.height() / cells.height())
                                        : std::min(cell.width(), 2 * cell.height());
        if (worth > best) {
            best = worth;
            m_arrangement = {across, down};
            m_cell = isSquare() ? cells * worth : cell;
        }
    }
    m_rows = sample(field().rows, m_rows.first, m_rows.count, m_cell.height());
    m_columns = sample(field().columns, m_columns.first, m_columns.count, m_cell.width());
    const QSizeF plot(toUnits(m_columns.pixels()), toUnits(m_rows.pixels()));
    const QPointF origin = originOf(plot);
    for (int i = 0; i < count; ++i) {
        const int row = i / m_arrangement.width(), column = i % m_arrangement.width();
        const double x = toUnits(std::round(column * (plot.width() + facetGap * unit) * m_style.pixelRatio));
        const double y =
            toUnits(std::round((row * (plot.height() + rowGap * unit + heading) + heading) * m_style.pixelRatio));
        m_facets.push_back({m_slices[static_cast<std::size_t>(i)], QRectF(origin + QPointF(x, y), plot), {}, false});
    }
}

/// The top left of the first plot's place: what is square stands in the middle of its room.
QPointF Heatmap::originOf(const QSizeF& plot) const
{
    const double unit = m_style.fontScale, heading = m_slices.size() > 1 ? facetHeading * unit : 0;
    const double width = m_arrangement.width() * (plot.width() + facetGap * unit) - facetGap * unit;
    const double height = m_arrangement.height() * (plot.height() + rowGap * unit + heading) - rowGap * unit;
    const double across = isSquare() ? std::max(m_area.width() - width, 0.0) / 2 : 0;
    const double down = isSquare() ? std::max(m_area.height() - height, 0.0) / 2 : 0;
    // Whole device pixels, or square edges blur.
    return {toUnits(std::round((m_area.left() + across) * m_style.pixelRatio)),
            toUnits(std::round((m_area.top() + down) * m_style.pixelRatio))};
}

void Heatmap::fillImage(Facet& facet) const
{
    facet.image = QImage(m_columns.pixels(), m_rows.pixels(), QImage::Format_RGB32);
    const std::vector<Bin> rows = m_rows.binList(), columns = m_columns.binList();
    const std::span<const Bin> all(rows);
    const PixelRows pixels{facet.image.bits(), static_cast<std::size_t>(facet.image.bytesPerLine())};
    // In stripes that stay in the cache; only rows that share pixels with their neighbours are needed all at once.
    const auto count = static_cast<std::int64_t>(rows.size());
    const std::int64_t stripe = m_rows.filled > 0 ? count : 64;
    inParts(count, stripe, [&](std::int64_t start, std::int64_t many) {
        const std::span<const Bin> part = all.subspan(static_cast<std::size_t>(start), static_cast<std::size_t>(many));
        const FieldMeans means = resampled(field().means(part, columns, facet.slice), m_rows, m_columns);
        paintMeans(pixels, static_cast<int>(start) * m_rows.binPixels, means);
        if (start == 0)
            facet.masked = std::isinf(means.value(0, means.value.cols() - 1));
    });
}

void Heatmap::paintMeans(const PixelRows& pixels, int top, const FieldMeans& means) const
{
    const SpecialColours special{m_style.theme->grid.rgb(), m_style.theme->line2.rgb()};
    const auto count = static_cast<int>(means.value.cols());
    // Cells of one pixel are painted where they belong; wider ones by way of a line of cells.
    std::vector<QRgb> line(m_columns.binPixels > 1 ? static_cast<std::size_t>(count) : 0);
    for (Eigen::Index row = 0; row < means.value.rows(); ++row, top += m_rows.binPixels) {
        auto* const out = reinterpret_cast<QRgb*>(pixels.row(top));
        QRgb* cells = line.empty() ? out : line.data();
        const float* values = means.value.row(row).data();
        if (means.strength.size() > 0)
            paintRow(values, means.strength.row(row).data(), count, m_range.low, m_range.high, *m_map, special,
                     m_style.theme->surface.rgb(), cells);
        else
            paintRow(values, count, m_range.low, m_range.high, *m_map, special, cells);
        for (std::size_t c = 0; c < line.size(); ++c)
            std::fill_n(out + static_cast<int>(c) * m_columns.binPixels, m_columns.binPixels, line[c]);
        for (int copy = 1; copy < m_rows.binPixels; ++copy)
            std::memcpy(pixels.row(top + copy), out, pixels.bytes);
    }
}

/// Each word that has room, else every n-th.
std::vector<PlacedTick> Heatmap::wordTicks(const Axis& axis, const Sampling& sampling) const
{
    const QFontMetricsF metrics(labelFont(m_style));
    const double pitch = toUnits(sampling.pixels()) / static_cast<double>(std::max<std::int64_t>(sampling.count, 1));
    const bool down = &axis == &field().rows;
    std::int64_t step = std::max<std::int64_t>(static_cast<std::int64_t>(std::ceil(metrics.height() / pitch)), 1);
    // In longer strides where there are hundreds: each try measures its words.
    for (;; step += 1 + step / 8) {
        std::vector<PlacedTick> placed;
        double widest = 0;
        for (std::int64_t index = sampling.first; index < sampling.first + sampling.count; index += step) {
            placed.push_back({toUnits(sampling.centre(index)), shortWord(indexText(axis, index, m_style))});
            widest = std::max(widest, metrics.horizontalAdvance(placed.back().label) + 6);
        }
        if (down || placed.size() < 2 || widest <= pitch * static_cast<double>(step))
            return placed;
    }
}

std::vector<PlacedTick> Heatmap::ticks(const Axis& axis, const Sampling& sampling) const
{
    const double length = toUnits(sampling.pixels());
    const double spacing = (&axis == &field().rows ? 28 : 44) * m_style.fontScale;
    std::vector<PlacedTick> placed;
    if (axis.wordAt || !axis.names.empty())
        return wordTicks(axis, sampling);
    for (const Tick& tick : indexTicks({sampling.first, sampling.first + sampling.count - 1}, {axis.first, axis.last()},
                                       length, spacing, 9))
        placed.push_back({toUnits(sampling.centre(static_cast<std::int64_t>(tick.value))), tick.label});
    return placed;
}

QRectF Heatmap::allPlots() const
{
    QRectF all;
    for (const Facet& facet : m_facets)
        all |= facet.plot;
    return all;
}

QString Heatmap::shortWord(const QString& word) const
{
    return QFontMetricsF(labelFont(m_style)).elidedText(word, Qt::ElideRight, mostOfWidth * m_size.width());
}

QString Heatmap::axisTitle(const Axis& axis) const
{
    const QString name = m_style.text("Axis", axis.label);
    return axis.symbol.empty() ? name : name + ' ' + QString::fromStdString(axis.symbol);
}

/// Where titles of plots beside each other would run together, a number alone says which head it is.
QString Heatmap::facetTitle(const Facet& facet) const
{
    const Axis& slices = *field().slices;
    const QString title = indexText(slices, facet.slice, m_style);
    const double room = facet.plot.width() + (facetGap - 4) * m_style.fontScale;
    if (m_arrangement.width() < 2 || textWidth(labelFont(m_style), title) <= room)
        return title;
    return slices.nameOf(facet.slice).empty()
        ? integerText(facet.slice)
        : QFontMetricsF(labelFont(m_style)).elidedText(title, Qt::ElideRight, room);
}

/// On paper no read-out line says what the colours are of.
QString Heatmap::barTitle() const
{
    return m_style.figure ? m_style.text("Axis", field().valueLabel) : QString();
}

QRectF Heatmap::facetTitleArea(const Facet& facet) const
{
    const double unit = m_style.fontScale;
    const double width = textWidth(labelFont(m_style), facetTitle(facet));
    // Names may be wider than small plots; a plot that stands alone has its name where its axis begins.
    const double left = m_facets.size() == 1 ? facet.plot.left() : facet.plot.center().x() - width / 2;
    return {left, facet.plot.top() - 20 * unit, width, 18 * unit};
}

void Heatmap::paintFacetTitle(QPainter& painter, const Facet& facet) const
{
    painter.setFont(labelFont(m_style));
    painter.setPen(m_style.theme->text);
    painter.drawText(facetTitleArea(facet), static_cast<int>(Qt::AlignVCenter | Qt::AlignHCenter) | Qt::TextDontClip,
                     facetTitle(facet));
}

void Heatmap::paint(QPainter& painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    for (const Facet& facet : m_facets) {
        paintPlot(painter, facet);
        paintUnseen(painter, facet);
        if (field().slices)
            paintFacetTitle(painter, facet);
        if (facet.masked && facet.plot.width() > 160 * m_style.fontScale) {
            painter.setFont(smallFont(m_style));
            painter.setPen(m_style.theme->muted);
            painter.drawText(facet.plot.adjusted(0, 8, -8, 0), Qt::AlignRight | Qt::AlignTop,
                             Scene::tr("future keys: masked"));
        }
    }
    // Plots beside each other are marked alike.
    paintUnseenLabel(painter, m_facets.front());
    if (m_withKey)
        paintKey(painter, m_bar);
    painter.restore();
}

void Heatmap::paintKey(QPainter& painter, const QRectF& bar) const
{
    const QPointF centre = bar.topLeft() + QPointF(54, 54) * m_style.fontScale;
    if (field().scale == FieldScale::cyclic)
        paintColourRing(painter, centre, *m_map, m_style);
    else if (!m_classNames.isEmpty())
        paintClassLegend(painter, {bar.topLeft(), QSizeF(keyExtent() - keyGap * m_style.fontScale, bar.height())},
                         m_range, m_classNames, *m_map, m_style);
    else
        paintColourBar(painter, bar, m_range, *m_map, m_style, barTitle());
}

double Heatmap::keyExtent() const
{
    if (field().scale == FieldScale::cyclic)
        return colourRingExtent(m_style);
    if (m_classNames.isEmpty())
        return colourBarExtent(m_range, m_style, barTitle());
    // Names of classes must not leave the plot without room.
    return std::min(classLegendExtent(m_classNames, m_style), std::max(0.45 * m_size.width(), 90 * m_style.fontScale));
}

}  // namespace whorl
