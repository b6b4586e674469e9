// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/profile.h"

#include "app/scene/chart.h"
#include "app/scene/probing.h"
#include "core/unseen.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace whorl {

std::unique_ptr<Picture> Profile::make(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                       const PictureStyle& style)
{
    return std::make_unique<Profile>(panel, std::move(data), size, style);
}

Profile::Profile(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                 const PictureStyle& style)
    : m_panel(panel)
    , m_data(std::move(data))
    , m_size(size)
    , m_style(style)
{
}

Profile::~Profile() = default;

bool Profile::isByDistance() const
{
    return field().rows.role == AxisRole::query && field().columns.role == AxisRole::key;
}

std::int64_t Profile::rowOf(const Probe& probe) const
{
    return std::clamp(probedIndex(field().rows, probe).value_or(field().rows.first), field().rows.first,
                      field().rows.last());
}

Axis Profile::axisOf(std::int64_t row) const
{
    if (!isByDistance()) {
        Axis axis = field().columns;
        if (isUnseen(field().rows, row))
            axis.unseenFrom = axis.first;
        // Without a row no column has a value.
        if (row > field().rows.highest)
            axis.highest = axis.first - 1;
        return axis;
    }
    const std::int64_t before = row - field().columns.first, after = field().columns.last() - row;
    const bool future = after > 0 && !isOutOfReach(field(), field().at(row, row + after, 0));
    Axis axis = openAxis(AxisRole::distance, "distance", before + 1 + (future ? after : 0), "m − n");
    axis.first = future ? -after : 0;
    // A query that was never met has nothing that was.
    if (goesByDistance(field()))
        markUnseen(axis, *field().rows.unseenFrom);
    else if (isUnseen(field().rows, row))
        axis.unseenFrom = 0;
    return axis;
}

Series Profile::seriesOf(std::int64_t row, std::int64_t slice) const
{
    Series series;
    if (field().slices)
        series.label = indexText(*field().slices, slice, m_style).toStdString();
    series.unit = field().unit;
    // Distances rise while keys fall: a run of distances is a run of keys read backwards.
    const bool backwards = isByDistance();
    series.fill = [this, row, slice, backwards](std::int64_t first, std::span<double> out) {
        for (std::size_t i = 0; i < out.size(); ++i) {
            const std::int64_t index = first + static_cast<std::int64_t>(i), column = backwards ? row - index : index;
            const double value = field().columns.contains(column) ? field().at(row, column, slice)
                                                                  : std::numeric_limits<double>::quiet_NaN();
            out[i] = std::isinf(value) ? std::numeric_limits<double>::quiet_NaN() : value;
        }
    };
    series.means = [this, row, slice, backwards](std::span<const Bin> bins) {
        const Bin query{row, 1};
        std::vector<Bin> columns;
        for (const Bin& bin : bins)
            columns.push_back({backwards ? row - bin.first - bin.count + 1 : bin.first, bin.count});
        const FieldMeans means = field().means({&query, 1}, columns, slice);
        return Eigen::ArrayXd(means.value.row(0).cast<double>());
    };
    return series;
}

Curves Profile::curvesOf(std::int64_t row) const
{
    Curves curves;
    curves.axis = axisOf(row);
    curves.valueLabel = field().valueLabel;
    curves.logarithmicValues = field().scale == FieldScale::sequential && field().range.low >= 0;
    curves.decades = 5;
    curves.ordered = field().slices.has_value();
    const Axis slices = field().slices.value_or(boundedAxis(AxisRole::other, "", 1));
    for (std::int64_t slice = slices.first; slice <= slices.last(); ++slice)
        curves.series.push_back(seriesOf(row, slice));
    return curves;
}

const Chart& Profile::chartOf(const Probe& probe) const
{
    const std::int64_t row = rowOf(probe);
    if (!m_chart || row != m_row) {
        auto data = std::make_shared<PanelData>();
        data->quantities = m_data->quantities;
        data->data.emplace_back(curvesOf(row));
        m_chart = std::make_unique<Chart>(m_panel, std::move(data), m_size, m_style, longestInAHurry);
        m_row = row;
    }
    return *m_chart;
}

void Profile::paint(QPainter&) const { }

void Profile::paintProbe(QPainter& painter, const Probe& probe) const
{
    const Chart& chart = chartOf(probe);
    chart.paint(painter);
    if (m_style.probe)
        chart.paintProbe(painter, probe);
}

std::optional<Probe> Profile::probeAt(const QPointF& position, const Probe& current) const
{
    const auto probe = chartOf(current).probeAt(position, current);
    if (!probe || !isByDistance())
        return probe;
    // Along a profile the query stays; only the key moves.
    Probe moved = current;
    moved.key = std::clamp(rowOf(current) - probe->distance(), field().columns.first, field().columns.last());
    return moved;
}

Probe Profile::moved(const Probe& current, std::int64_t rows, std::int64_t columns) const
{
    return chartOf(current).moved(current, rows, columns);
}

Readout Profile::readout(const Probe& probe) const
{
    return chartOf(probe).readout(probe);
}

std::optional<ReadoutItem> Profile::value(const Probe& probe) const
{
    return chartOf(probe).value(probe);
}

QString Profile::resolution() const
{
    return m_chart ? m_chart->resolution() : QString();
}

std::optional<Zoom> Profile::zoomed(const QPointF& at, double factor) const
{
    return m_chart ? m_chart->zoomed(at, factor) : std::nullopt;
}

std::optional<Zoom> Profile::panned(const QPointF& by) const
{
    return m_chart ? m_chart->panned(by) : std::nullopt;
}

std::optional<Zoom> Profile::framed(const QRectF& frame) const
{
    return m_chart ? m_chart->framed(frame) : std::nullopt;
}

std::optional<Zoom> Profile::revealing(const Probe& probe) const
{
    return chartOf(probe).revealing(probe);
}

}  // namespace whorl
