// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/heatmap.h"

#include "app/scene/number_text.h"
#include "app/scene/probing.h"
#include "app/scene/resample.h"
#include "app/scene/scene_text.h"
#include "app/scene/ticks.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace whorl {

namespace {

constexpr double facetGap = 16;
constexpr std::size_t maximumFacets = 16;

/// Neighbouring positions have much the same value; neighbouring channels, pairs and heads have not.
bool isSmooth(const Axis& axis)
{
    return axis.role == AxisRole::position || axis.role == AxisRole::query || axis.role == AxisRole::key;
}

QString samplingText(const Sampling& sampling, AxisRole role)
{
    if (sampling.isBlended())
        return Scene::tr("1 px = %1 %2 (mean)")
            .arg(QString::number(1 / sampling.pixelsPerIndex(), 'f', 2), axisNoun(role, true));
    if (!sampling.isExact())
        return Scene::tr("%1 px = %2 %3 (mean)")
            .arg(integerText(sampling.binPixels), integerText(sampling.perBin), axisNoun(role, true));
    return Scene::tr("%1 px = 1 %2").arg(integerText(sampling.binPixels), axisNoun(role, false));
}

} // namespace

std::unique_ptr<Picture> Heatmap::make(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                       const PictureStyle& style)
{
    return std::make_unique<Heatmap>(panel, std::move(data), size, style);
}

Heatmap::Heatmap(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                 const PictureStyle& style)
    : m_data(std::move(data))
    , m_style(style)
    , m_size(size)
{
    const QString map = QString::fromStdString(panel.style.colourMap);
    m_map = &colourMap(map.isEmpty() ? defaultColourMap(field().scale) : map, style.theme->name);
    m_rowWindow = panel.rows.value_or(wholeWindow(field().rows));
    m_columnWindow = panel.columns.value_or(wholeWindow(field().columns));
    m_rows = visibleIndices(field().rows, panel.rows);
    m_columns = visibleIndices(field().columns, panel.columns);
    chooseSlices(panel);
    // Slices side by side share one bar; a slice alone has its own.
    m_range = m_slices.size() == 1 ? field().sliceRange(m_slices.front()) : field().range;
    layOut(size);
    for (Facet& facet : m_facets)
        fillImage(facet);
}

bool Heatmap::isSquare() const
{
    return field().rows.role == AxisRole::query && field().columns.role == AxisRole::key
        && m_rows.count == m_columns.count;
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
    const double top = (m_style.figure ? 8 : 28) * unit;
    const double right = field().scale == FieldScale::cyclic ? colourRingExtent(m_style)
                                                             : colourBarExtent(m_range, m_style);
    // Ticks need the sampling, whose size needs the ticks' width: the labels do not depend on the exact size.
    m_rows = sampleAxis(m_rows.first, m_rows.count, static_cast<int>(size.height() * 0.8 * m_style.pixelRatio), false);
    m_rowTicks = ticks(field().rows, m_rows);
    const double left = axisExtent(Side::left, m_rowTicks, axisTitle(field().rows), m_style) + 8 * unit;
    const double bottom = axisExtent(Side::bottom, {}, axisTitle(field().columns), m_style) + 4 * unit;
    const QRectF area(left, top, std::max(size.width() - left - right - 8 * unit, 1.0),
                      std::max(size.height() - top - bottom, 1.0));
    placeFacets(area);
    m_rowTicks = ticks(field().rows, m_rows);
    m_columnTicks = ticks(field().columns, m_columns);
    QRectF all;
    for (const Facet& facet : m_facets)
        all |= facet.plot;
    m_bar = QRectF(all.right() + 12 * unit, all.top(), 12 * unit, all.height());
}

void Heatmap::placeFacets(const QRectF& area)
{
    const auto count = static_cast<int>(m_slices.size());
    const double heading = count > 1 ? 20 * m_style.fontScale : 0, gap = facetGap * m_style.fontScale;
    int bestAcross = 1;
    double best = -1;
    for (int across = 1; across <= count; ++across) {
        const int down = (count + across - 1) / across;
        const double width = (area.width() - (across - 1) * gap) / across;
        const double height = (area.height() - (down - 1) * gap) / down - heading;
        const double worth = isSquare() ? std::min(width, height) : std::min(width, 2 * height);
        if (worth > best) {
            best = worth;
            bestAcross = across;
        }
    }
    const int down = (count + bestAcross - 1) / bestAcross;
    QSizeF cell((area.width() - (bestAcross - 1) * gap) / bestAcross,
                (area.height() - (down - 1) * gap) / down - heading);
    if (isSquare())
        cell = QSizeF(1, 1) * std::min(cell.width(), cell.height());
    m_rows = sampleAxis(m_rows.first, m_rows.count, static_cast<int>(cell.height() * m_style.pixelRatio),
                        m_style.draft, isSmooth(field().rows));
    m_columns = sampleAxis(m_columns.first, m_columns.count, static_cast<int>(cell.width() * m_style.pixelRatio),
                           m_style.draft, isSmooth(field().columns));
    const QSizeF plot(toUnits(m_columns.pixels()), toUnits(m_rows.pixels()));
    const double spare = isSquare() ? area.width() - bestAcross * (plot.width() + gap) + gap : 0;
    // Whole device pixels, or square edges blur.
    const QPointF origin(toUnits(std::round((area.left() + spare / 2) * m_style.pixelRatio)),
                         toUnits(std::round(area.top() * m_style.pixelRatio)));
    for (int i = 0; i < count; ++i) {
        const double x = toUnits(std::round((i % bestAcross) * (plot.width() + gap) * m_style.pixelRatio));
        const double y = toUnits(std::round(((i / bestAcross) * (plot.height() + gap + heading) + heading)
                                            * m_style.pixelRatio));
        m_facets.push_back({m_slices[static_cast<std::size_t>(i)], QRectF(origin + QPointF(x, y), plot), {}, false});
    }
}

void Heatmap::fillImage(Facet& facet) const
{
    const std::vector<Bin> rows = m_rows.binList(), columns = m_columns.binList();
    const FieldMeans means = resampled(field().means(rows, columns, facet.slice), m_rows, m_columns);
    const SpecialColours special{m_style.theme->grid.rgb(), m_style.theme->line2.rgb()};
    const auto count = static_cast<int>(means.value.cols());
    QImage image(m_columns.pixels(), m_rows.pixels(), QImage::Format_RGB32);
    std::vector<QRgb> line(static_cast<std::size_t>(count));
    for (Eigen::Index row = 0; row < means.value.rows(); ++row) {
        const float* values = means.value.row(row).data();
        if (means.strength.size() > 0)
            paintRow(values, means.strength.row(row).data(), count, m_range.low, m_range.high, *m_map, special,
                     m_style.theme->surface.rgb(), line.data());
        else
            paintRow(values, count, m_range.low, m_range.high, *m_map, special, line.data());
        const int top = static_cast<int>(row) * m_rows.binPixels;
        auto* out = reinterpret_cast<QRgb*>(image.scanLine(top));
        for (int c = 0; c < count; ++c)
            std::fill_n(out + c * m_columns.binPixels, m_columns.binPixels, line[static_cast<std::size_t>(c)]);
        for (int copy = 1; copy < m_rows.binPixels; ++copy)
            std::memcpy(image.scanLine(top + copy), out, static_cast<std::size_t>(image.bytesPerLine()));
    }
    facet.masked = std::isinf(means.value(0, count - 1));
    facet.image = std::move(image);
}

std::vector<PlacedTick> Heatmap::ticks(const Axis& axis, const Sampling& sampling) const
{
    const double length = toUnits(sampling.pixels());
    const double spacing = (&axis == &field().rows ? 28 : 44) * m_style.fontScale;
    std::vector<PlacedTick> placed;
    for (const Tick& tick : indexTicks({sampling.first, sampling.first + sampling.count - 1},
                                       {axis.first, axis.last()}, length, spacing, 9))
        placed.push_back({toUnits(sampling.centre(static_cast<std::int64_t>(tick.value))), tick.label});
    return placed;
}

QString Heatmap::axisTitle(const Axis& axis) const
{
    const QString name = m_style.text("Axis", axis.label);
    return axis.symbol.empty() ? name : name + ' ' + QString::fromStdString(axis.symbol);
}

void Heatmap::paintFacetTitle(QPainter& painter, const Facet& facet) const
{
    painter.setFont(labelFont(m_style));
    painter.setPen(m_style.theme->text);
    const QString text = axisNoun(field().slices->role, false) + ' ' + integerText(facet.slice);
    painter.drawText(QRectF(facet.plot.left(), facet.plot.top() - 20 * m_style.fontScale, facet.plot.width(),
                            18 * m_style.fontScale),
                     Qt::AlignCenter, text);
}

void Heatmap::paint(QPainter& painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    QRectF all;
    for (const Facet& facet : m_facets)
        all |= facet.plot;
    for (const Facet& facet : m_facets) {
        painter.drawImage(facet.plot, facet.image);
        if (m_facets.size() > 1)
            paintFacetTitle(painter, facet);
        const bool bottom = facet.plot.bottom() > all.bottom() - 1, left = facet.plot.left() < all.left() + 1;
        // Small facets share the names of their axes, as they share the bar.
        const bool named = m_facets.size() == 1;
        if (left)
            paintAxis(painter, facet.plot, Side::left, m_rowTicks, named || bottom ? axisTitle(field().rows) : QString(),
                      m_style);
        if (bottom || named)
            paintAxis(painter, facet.plot, Side::bottom, m_columnTicks,
                      named || left ? axisTitle(field().columns) : QString(), m_style);
        if (facet.masked && facet.plot.width() > 160 * m_style.fontScale) {
            painter.setFont(smallFont(m_style));
            painter.setPen(m_style.theme->muted);
            painter.drawText(facet.plot.adjusted(0, 8, -8, 0), Qt::AlignRight | Qt::AlignTop,
                             Scene::tr("future keys: masked"));
        }
    }
    if (field().scale == FieldScale::cyclic)
        paintColourRing(painter, {m_bar.left() + 54 * m_style.fontScale, m_bar.top() + 54 * m_style.fontScale}, *m_map,
                        m_style);
    else
        paintColourBar(painter, m_bar, m_range, *m_map, m_style);
    painter.restore();
}

const Heatmap::Facet* Heatmap::facetAt(const QPointF& position) const
{
    for (const Facet& facet : m_facets)
        if (facet.plot.contains(position))
            return &facet;
    return nullptr;
}

const Heatmap::Facet* Heatmap::probedFacet(const Probe& probe) const
{
    for (const Facet& facet : m_facets)
        if (m_facets.size() == 1 || facet.slice == probe.head)
            return &facet;
    return nullptr;
}

void Heatmap::paintPositionProbe(QPainter& painter, const Facet& facet, const Probe& probe) const
{
    // Where rows are positions, both positions of the probe lie on them; the key is the dashed one.
    if (field().rows.role != AxisRole::position || !m_rows.contains(probe.key) || probe.key == probe.query)
        return;
    const double y = facet.plot.top() + toUnits(m_rows.centre(probe.key));
    paintProbeLine(painter, {facet.plot.left(), y, facet.plot.right(), y}, true, m_style);
    const bool above = probe.key < probe.query;
    paintTag(painter, "n " + integerText(probe.key), {facet.plot.right(), y}, above ? Qt::TopEdge : Qt::BottomEdge,
             facet.plot, m_style);
}

void Heatmap::paintProbe(QPainter& painter, const Probe& probe) const
{
    const Facet* facet = probedFacet(probe);
    if (!facet)
        return;
    const QRectF& plot = facet->plot;
    const auto row = probedIndex(field().rows, probe), column = probedIndex(field().columns, probe);
    const bool showsRow = row && m_rows.contains(*row), showsColumn = column && m_columns.contains(*column);
    const double x = showsColumn ? plot.left() + toUnits(m_columns.centre(*column)) : 0;
    const double y = showsRow ? plot.top() + toUnits(m_rows.centre(*row)) : 0;
    if (showsColumn)
        paintProbeLine(painter, {x, plot.top(), x, plot.bottom()}, field().columns.role == AxisRole::key, m_style);
    if (showsRow)
        paintProbeLine(painter, {plot.left(), y, plot.right(), y}, false, m_style);
    if (showsRow && showsColumn) {
        painter.setBrush(Qt::NoBrush);
        const double side = 9 * m_style.fontScale;
        const QRectF mark(x - side / 2, y - side / 2, side, side);
        painter.setPen(QPen(m_style.theme->surface, 3.5 * m_style.fontScale));
        painter.drawRect(mark);
        painter.setPen(QPen(m_style.theme->accent, 1.5 * m_style.fontScale));
        painter.drawRect(mark);
    }
    paintPositionProbe(painter, *facet, probe);
    const QRectF bounds({0, 0}, m_size);
    if (showsColumn)
        paintTag(painter, probeLabel(field().columns) + ' ' + integerText(*column), {x, plot.top()}, Qt::TopEdge,
                 bounds, m_style);
    if (showsRow)
        paintTag(painter, probeLabel(field().rows) + ' ' + integerText(*row), {plot.right(), y},
                 probe.key < probe.query ? Qt::BottomEdge : Qt::TopEdge, plot, m_style);
}

std::optional<Probe> Heatmap::probeAt(const QPointF& position, const Probe& current) const
{
    const Facet* facet = facetAt(position);
    if (!facet)
        return std::nullopt;
    const QPointF inside = (position - facet->plot.topLeft()) * m_style.pixelRatio;
    Probe probe = withIndex(current, field().rows, m_rows.indexAt(inside.y()));
    probe = withIndex(probe, field().columns, m_columns.indexAt(inside.x()));
    return field().slices ? withIndex(probe, *field().slices, facet->slice) : probe;
}

Probe Heatmap::moved(const Probe& current, std::int64_t rows, std::int64_t columns) const
{
    const auto step = [](Probe probe, const Axis& axis, std::int64_t by) {
        const std::int64_t from = probedIndex(axis, probe).value_or(axis.first);
        // By the largest step means to the edge; added to a position it would overflow.
        const std::int64_t to = by > axis.count ? axis.last() : by < -axis.count ? axis.first : from + by;
        return by == 0 ? probe : withIndex(probe, axis, std::clamp(to, axis.first, axis.last()));
    };
    return step(step(current, field().rows, rows), field().columns, columns);
}

Readout Heatmap::readout(const Probe& probe) const
{
    const auto row = probedIndex(field().rows, probe), column = probedIndex(field().columns, probe);
    Readout items;
    if (row)
        items.push_back({probeLabel(field().rows), integerText(*row), true});
    if (column)
        items.push_back({probeLabel(field().columns), integerText(*column), true});
    if (!row || !column)
        return items;
    const std::int64_t slice = field().slices ? (m_slices.size() == 1 ? m_slices.front() : probe.head) : 0;
    if (field().working)
        items.push_back({QString::fromStdString(field().working(*row, *column, slice)), {}, false});
    if (const auto exact = value(probe))
        items.push_back({"=", exact->value, false});
    return items;
}

std::optional<ReadoutItem> Heatmap::value(const Probe& probe) const
{
    const auto row = probedIndex(field().rows, probe), column = probedIndex(field().columns, probe);
    if (!row || !column)
        return std::nullopt;
    const std::int64_t slice = field().slices ? (m_slices.size() == 1 ? m_slices.front() : probe.head) : 0;
    if (field().slices && !field().slices->contains(slice))
        return std::nullopt;
    const double exact = field().at(*row, *column, slice);
    QString text = std::isinf(exact) ? Scene::tr("masked") : valueText(exact);
    if (!field().unit.empty())
        text += ' ' + QString::fromStdString(field().unit);
    return ReadoutItem{m_style.text("Axis", field().valueLabel), text, false};
}

QString Heatmap::resolution() const
{
    const bool rowsCoarser = m_rows.perBin >= m_columns.perBin;
    const Sampling& coarser = rowsCoarser ? m_rows : m_columns;
    const AxisRole role = rowsCoarser ? field().rows.role : field().columns.role;
    if (coarser.isExact())
        return samplingText(m_rows, field().rows.role) + Scene::tr(", exact");
    return samplingText(coarser, role);
}

Zoom Heatmap::zoomTo(const Window& rows, const Window& columns) const
{
    return {clampedWindow(field().rows, rows), clampedWindow(field().columns, columns)};
}

std::optional<Zoom> Heatmap::zoomed(const QPointF& at, double factor) const
{
    const Facet* facet = facetAt(at);
    const QRectF plot = facet ? facet->plot : m_facets.front().plot;
    const double down = facet ? (at.y() - plot.top()) / plot.height() : 0.5;
    const double across = facet ? (at.x() - plot.left()) / plot.width() : 0.5;
    const auto narrowed = [factor](const Window& window, double share) {
        return Window{window.first + share * window.count * (1 - 1 / factor), window.count / factor};
    };
    return zoomTo(narrowed(m_rowWindow, down), narrowed(m_columnWindow, across));
}

std::optional<Zoom> Heatmap::panned(const QPointF& by) const
{
    const QRectF& plot = m_facets.front().plot;
    return zoomTo({m_rowWindow.first - by.y() / plot.height() * m_rowWindow.count, m_rowWindow.count},
                  {m_columnWindow.first - by.x() / plot.width() * m_columnWindow.count, m_columnWindow.count});
}

std::optional<Zoom> Heatmap::framed(const QRectF& frame) const
{
    const Facet* facet = facetAt(frame.center());
    if (!facet)
        return std::nullopt;
    const QRectF inside = frame.intersected(facet->plot).translated(-facet->plot.topLeft());
    if (inside.width() < 3 || inside.height() < 3)
        return std::nullopt;
    const double rowsPerUnit = m_rowWindow.count / facet->plot.height();
    const double columnsPerUnit = m_columnWindow.count / facet->plot.width();
    return zoomTo({m_rowWindow.first + inside.top() * rowsPerUnit, inside.height() * rowsPerUnit},
                  {m_columnWindow.first + inside.left() * columnsPerUnit, inside.width() * columnsPerUnit});
}

} // namespace whorl
