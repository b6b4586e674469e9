// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/heatmap.h"

#include <cmath>

namespace whorl {

AxisDescription Heatmap::describedAxis(const Sampling& sampling, Side side, const std::vector<PlacedTick>& ticks,
                                       const QString& title) const
{
    AxisDescription described;
    described.title = title;
    // Cells reach half an index to both sides; the last bin may reach beyond the axis.
    const double first = static_cast<double>(sampling.first) - 0.5;
    const double last = first + sampling.pixels() / sampling.pixelsPerIndex();
    described.low = side == Side::left ? last : first;
    described.high = side == Side::left ? first : last;
    described.ticks = describedTicks(described, side, ticks, toUnits(sampling.pixels()), m_style);
    // Ticks stand at the middles of cells, whose numbers are whole.
    for (Tick& tick : described.ticks)
        tick.value = std::round(tick.value);
    return described;
}

void Heatmap::paintPlot(QPainter& painter, const Facet& facet) const
{
    const QRectF all = allPlots();
    const bool bottom = facet.plot.bottom() > all.bottom() - 1, left = facet.plot.left() < all.left() + 1;
    // Small facets share the names of their axes, as they share the bar.
    const bool named = m_facets.size() == 1;
    const bool hasRows = left, hasColumns = bottom || named;
    const QString rows = named || bottom ? axisTitle(field().rows) : QString();
    const QString columns = named || left ? axisTitle(field().columns) : QString();
    if (PlotDevice* device = plotDevice(painter)) {
        PlotDescription described{facet.plot, {}, {}, facet.image, {}};
        described.across =
            describedAxis(m_columns, Side::bottom, hasColumns ? m_columnTicks : std::vector<PlacedTick>(),
                          hasColumns ? columns : QString());
        described.up = describedAxis(m_rows, Side::left, hasRows ? m_rowTicks : std::vector<PlacedTick>(),
                                     hasRows ? leftAxisTitle(facet.plot, rows, m_style) : QString());
        const double middle = leftAxisTitleMiddle(facet.plot, described.up.title, m_style);
        described.up.titleAt = (facet.plot.bottom() - middle) / facet.plot.height();
        described.across.shown = hasColumns;
        described.up.shown = hasRows;
        device->addPlot(painter, described, m_style);
        return;
    }
    // Pixel for pixel: of a rectangle in units the last row may be rounded away.
    const QTransform before = painter.transform();
    painter.translate(facet.plot.topLeft());
    painter.scale(1 / m_style.pixelRatio, 1 / m_style.pixelRatio);
    painter.drawImage(QPointF(), facet.image);
    painter.setTransform(before);
    if (hasRows)
        paintAxis(painter, facet.plot, Side::left, m_rowTicks, rows, m_style);
    if (hasColumns)
        paintAxis(painter, facet.plot, Side::bottom, m_columnTicks, columns, m_style);
}

}  // namespace whorl
