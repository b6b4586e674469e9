// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/chart.h"

#include <cmath>

namespace whorl {

/// A place without a value parts the band.
std::vector<CurvePicture::Band> Chart::bandsOf(const Strip& strip, std::size_t series, const QColor& colour) const
{
    const CurveSamples& samples = strip.samples[series];
    std::vector<CurvePicture::Band> bands;
    bool begun = false;
    for (std::size_t b = 0; b < samples.low.size(); ++b) {
        const double x = m_scale.place(middleOf(m_bins[b]));
        const double lower = strip.place(samples.low[b]), upper = strip.place(samples.high[b]);
        const bool known = !samples.banded || (std::isfinite(lower) && std::isfinite(upper));
        if (known && !begun) {
            bands.push_back({{}, {}, colour});
            // Several of them lie over each other.
            bands.back().colour.setAlphaF(samples.banded ? 0.18F : 0.3F);
        }
        begun = known;
        if (!known)
            continue;
        bands.back().lower.append({x, lower});
        bands.back().upper.append({x, upper});
    }
    return bands;
}

AxisDescription Chart::describedAxis(const Strip& strip, const std::vector<PlacedTick>& ticks,
                                     const QString& title) const
{
    AxisDescription described;
    described.title = title;
    described.logarithmic = m_scale.logarithmic && m_scale.first < m_scale.last;
    const auto first = static_cast<double>(m_scale.first), last = static_cast<double>(m_scale.last);
    described.low = first;
    described.high = last;
    // A single index stands in the middle; marks keep clear of both ends.
    const double length = strip.plot.width(), span = length - 2 * m_scale.inset;
    if (m_scale.first == m_scale.last)
        described = {title, first - 0.5, last + 0.5, false, {}};
    else if (const double beyond = m_scale.inset / span; beyond > 0)
        described = {title, described.valueAt(-beyond), described.valueAt(1 + beyond), described.logarithmic, {}};
    described.ticks = describedTicks(described, Side::bottom, ticks, length, m_style);
    return described;
}

AxisDescription Chart::describedValues(const Strip& strip, const QString& title) const
{
    AxisDescription described{leftAxisTitle(strip.plot, title, m_style), strip.low, strip.high, strip.logarithmic, {}};
    if (const double beyond = strip.inset / std::max(strip.plot.height() - 2 * strip.inset, 1.0); beyond > 0)
        described = {described.title, described.valueAt(-beyond), described.valueAt(1 + beyond), strip.logarithmic, {}};
    described.ticks = describedTicks(described, Side::left, strip.ticks, strip.plot.height(), m_style);
    described.titleAt =
        (strip.plot.bottom() - leftAxisTitleMiddle(strip.plot, described.title, m_style)) / strip.plot.height();
    return described;
}

void Chart::paintPlot(QPainter& painter, const Strip& strip) const
{
    const QString title = m_style.figure ? m_style.text("Axis", strip.curves->valueLabel) : QString();
    // Strips above each other share the axis of the last one.
    const bool last = &strip == &m_strips.back();
    const std::vector<PlacedTick> ticks = last ? axisTicks() : std::vector<PlacedTick>();
    const QString along = last ? axisTitle() : QString();
    if (PlotDevice* device = plotDevice(painter)) {
        const PlotDescription described{
            strip.plot, describedAxis(strip, ticks, along), describedValues(strip, title), {}, strip.picture};
        device->addPlot(painter, described, m_style);
        return;
    }
    painter.setPen(m_style.theme->grid);
    for (const PlacedTick& tick : strip.ticks)
        painter.drawLine(QPointF(strip.plot.left(), strip.plot.top() + tick.at),
                         QPointF(strip.plot.right(), strip.plot.top() + tick.at));
    painter.save();
    painter.setClipRect(strip.plot.adjusted(-2, -2, 2, 1));
    m_style.paintCurves(painter, strip.plot, strip.picture);
    painter.restore();
    paintAxis(painter, strip.plot, Side::left, strip.ticks, title, m_style);
    paintAxis(painter, strip.plot, Side::bottom, ticks, along, m_style);
}

}  // namespace whorl
