// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/chart.h"

#include "app/scene/number_text.h"
#include "app/scene/probing.h"
#include "app/scene/sampling.h"
#include "app/scene/scene_text.h"
#include "core/unseen.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace whorl {

/// With its unit, unless there is no value.
QString Chart::textOf(double value, const Strip& strip, const Series& series) const
{
    constexpr double exactlyCounted = 0x1p53;
    const bool counts = strip.whole && value == std::round(value) && std::abs(value) < exactlyCounted;
    const QString number = counts ? integerText(static_cast<std::int64_t>(value)) : valueText(value);
    return series.unit.empty() || !std::isfinite(value) ? number : number + ' ' + m_style.text("Axis", series.unit);
}

/// Nothing where the probe is on a head that these curves do not have.
std::optional<std::size_t> Chart::probedSeries(const Strip& strip, const Probe& probe) const
{
    if (!strip.curves->ordered)
        return 0;
    const auto head = static_cast<std::size_t>(std::max<std::int64_t>(probe.head, 0));
    return head < strip.curves->series.size() ? std::optional(head) : std::nullopt;
}

void Chart::paintStripProbe(QPainter& painter, const Strip& strip, const Probe& probe, std::int64_t index) const
{
    const auto found = probedSeries(strip, probe);
    if (!found)
        return;
    const std::size_t probed = *found;
    if (strip.curves->ordered && strip.curves->series.size() > 1) {
        CurvePicture held{strip.plot.size(), {}, {strip.picture.lines[probed]}};
        held.lines.front().colour = m_style.theme->accent;
        held.lines.front().width *= 1.4;
        painter.save();
        painter.setClipRect(strip.plot.adjusted(-2, -2, 2, 1));
        m_style.paintCurves(painter, strip.plot, held);
        painter.restore();
    }
    if (strip.curves->ordered && !strip.labels.empty())
        paintEndLabel(painter, strip, probed, m_style.theme->accent);
    const double value = strip.curves->series[probed].at(index);
    const double place = strip.place(value);
    if (std::isnan(place))
        return;
    // A value beyond the plot keeps its tag, at the edge where it left.
    const double y = std::clamp(place, 0.0, strip.plot.height());
    const QPointF dot = strip.plot.topLeft() + QPointF(m_scale.place(static_cast<double>(index)), y);
    if (y == place)
        paintProbeDot(painter, dot, m_style);
    const bool first = &strip == &m_strips.front();
    const ReadoutItem here = indexItem(axis(), index);
    const QString where = strip.curves->points ? here.label + ' ' + here.value
        : first                                ? here.value + " → " + valueText(value)
                                               : valueText(value);
    const Qt::Edge side = dot.x() < strip.plot.center().x() ? Qt::RightEdge : Qt::LeftEdge;
    const TagPlace beside{dot - QPointF(0, 12 * m_style.fontScale), side, strip.plot};
    paintTag(painter, where, tagArea(where, beside, m_style), m_style);
}

void Chart::paintProbe(QPainter& painter, const Probe& probe) const
{
    const auto index = probedIndex(axis(), probe);
    if (!index || *index < m_scale.first || *index > m_scale.last)
        return;
    const double x = m_strips.front().plot.left() + m_scale.place(static_cast<double>(*index));
    paintProbeLine(painter, {x, m_strips.front().plot.top(), x, m_strips.back().plot.bottom()}, false, m_style);
    for (const Strip& strip : m_strips) {
        paintGuideLabels(painter, strip);
        paintStripProbe(painter, strip, probe, *index);
    }
}

/// Where a remark on what a pixel holds stands, in units of the plot; empty where none is needed: where single values
/// cannot be seen, the probe's need not lie on the line.
QRectF Chart::meanNoteArea(const Strip& strip) const
{
    const bool meanOnly = std::any_of(strip.samples.begin(), strip.samples.end(),
                                      [](const CurveSamples& samples) { return samples.isMeanOnly(); });
    if (!meanOnly)
        return {};
    const double unit = m_style.fontScale;
    const QFontMetricsF metrics(smallFont(m_style));
    const double width = metrics.horizontalAdvance(resolution()) + unit;
    return {strip.plot.width() - 4 * unit - width, 4 * unit, width, metrics.height()};
}

void Chart::paintMeanNote(QPainter& painter, const Strip& strip) const
{
    const QRectF area = meanNoteArea(strip);
    if (area.isEmpty())
        return;
    painter.setFont(smallFont(m_style));
    painter.setPen(m_style.theme->muted);
    painter.drawText(area.translated(strip.plot.topLeft()),
                     static_cast<int>(Qt::AlignRight | Qt::AlignTop) | Qt::TextDontClip, resolution());
}

std::optional<Probe> Chart::probeAt(const QPointF& position, const Probe& current) const
{
    for (const Strip& strip : m_strips)
        if (strip.plot.adjusted(-4, -4, 4, 4).contains(position))
            return withIndex(current, axis(), m_scale.indexAt(position.x() - strip.plot.left()));
    return std::nullopt;
}

Probe Chart::moved(const Probe& current, std::int64_t rows, std::int64_t columns) const
{
    Probe probe = current;
    if (columns != 0) {
        const std::int64_t from = probedIndex(axis(), current).value_or(axis().first);
        const std::int64_t to = columns > axis().count ? axis().last()
            : columns < -axis().count                  ? axis().first
                                                       : from + columns;
        probe = withIndex(probe, axis(), std::clamp(to, axis().first, axis().last()));
    }
    const Curves& curves = *m_strips.front().curves;
    if (rows != 0 && curves.ordered) {
        const auto last = static_cast<std::int64_t>(curves.series.size()) - 1;
        probe.head =
            std::clamp<std::int64_t>(probe.head + std::clamp<std::int64_t>(rows, -last - 1, last + 1), 0, last);
    }
    return probe;
}

/// A single place needs no probe to be read.
std::optional<std::int64_t> Chart::readIndex(const Probe& probe) const
{
    const auto index = readableIndex(axis(), probe);
    return !index && axis().count == 1 && axis().role == AxisRole::other ? std::optional(axis().first) : index;
}

Readout Chart::readout(const Probe& probe) const
{
    const auto index = readIndex(probe);
    if (!index)
        return {};
    Readout items;
    if (readableIndex(axis(), probe))
        items.push_back(indexItem(axis(), *index));
    if (!items.empty() && isUnseen(axis(), *index))
        items.back().value += Scene::tr(", unseen");
    for (const Strip& strip : m_strips) {
        const std::vector<Series>& series = strip.curves->series;
        if (strip.curves->ordered || series.size() == 1) {
            const auto found = probedSeries(strip, probe);
            if (!found)
                continue;
            const Series& probed = series[*found];
            const QString name = series.size() == 1 ? m_style.text("Axis", strip.curves->valueLabel)
                                                    : m_style.text("Axis", probed.label);
            if (probed.parts)
                for (const NamedValue& part : probed.parts(*index))
                    items.push_back(
                        {QString::fromStdString(part.name), textOf(part.value, strip, probed), false, true});
            items.push_back({name, textOf(probed.at(*index), strip, probed), false});
            continue;
        }
        // Of series that share the axis among them, those that have a value here.
        const auto hasValue = [&](const Series& each) { return !std::isnan(each.at(*index)); };
        const bool any = std::any_of(series.begin(), series.end(), hasValue);
        for (std::size_t s = 0; s < series.size() && items.size() < 4; ++s)
            if (!any || hasValue(series[s]))
                items.push_back(
                    {m_style.text("Axis", series[s].label), textOf(series[s].at(*index), strip, series[s]), false});
    }
    return items;
}

std::optional<ReadoutItem> Chart::value(const Probe& probe) const
{
    const auto index = readIndex(probe);
    if (!index)
        return std::nullopt;
    const Strip& strip = m_strips.front();
    const auto found = probedSeries(strip, probe);
    if (!found)
        return std::nullopt;
    const std::vector<Series>& all = strip.curves->series;
    // The first that has a value: pairs belong to one of several series.
    const auto valued =
        std::find_if(all.begin(), all.end(), [&](const Series& each) { return !std::isnan(each.at(*index)); });
    const Series& series = strip.curves->ordered || valued == all.end() ? all[*found] : *valued;
    const QString text = textOf(series.at(*index), strip, series);
    return ReadoutItem{m_style.text("Axis", strip.curves->valueLabel),
                       isUnseen(axis(), *index) ? text + Scene::tr(", unseen") : text, false};
}

QString Chart::resolution() const
{
    const Bin widest =
        *std::max_element(m_bins.begin(), m_bins.end(), [](const Bin& a, const Bin& b) { return a.count < b.count; });
    if (widest.count == 1)
        return {};
    const CurveSamples& samples = m_strips.front().samples.front();
    const bool ranged = !samples.low.empty() && !samples.banded;
    const QString noun = axisNoun(axis().role, true);
    // What has no role has no noun either.
    if (m_scale.logarithmic || axis().role == AxisRole::other)
        return ranged ? Scene::tr("mean and range per pixel") : Scene::tr("mean per pixel");
    return (ranged ? Scene::tr("1 px = %1 %2 (mean and range)") : Scene::tr("1 px = %1 %2 (mean)"))
        .arg(integerText(widest.count), noun);
}

std::optional<Zoom> Chart::zoomBetween(double from, double to) const
{
    const double length = m_scale.length;
    const auto index = [&](double place) {
        const auto start = static_cast<double>(m_scale.first), end = static_cast<double>(m_scale.last);
        const double share = place / length;
        return m_scale.logarithmic ? start * std::pow(end / start, share) : start + share * (end - start);
    };
    const double first = index(from), last = index(to);
    return Zoom{std::nullopt, clampedWindow(axis(), {first, last - first + 1})};
}

std::optional<Zoom> Chart::zoomed(const QPointF& at, double factor) const
{
    const double x = std::clamp(at.x() - m_strips.front().plot.left(), 0.0, m_scale.length);
    const double from = x * (1 - 1 / factor);
    return zoomBetween(from, from + m_scale.length / factor);
}

std::optional<Zoom> Chart::panned(const QPointF& by) const
{
    return zoomBetween(-by.x(), m_scale.length - by.x());
}

std::optional<Zoom> Chart::framed(const QRectF& frame) const
{
    const double left = m_strips.front().plot.left();
    if (frame.width() < 3)
        return std::nullopt;
    return zoomBetween(std::clamp(frame.left() - left, 0.0, m_scale.length),
                       std::clamp(frame.right() - left, 0.0, m_scale.length));
}

std::optional<Zoom> Chart::revealing(const Probe& probe) const
{
    const auto index = probedIndex(axis(), probe);
    const Window shown{static_cast<double>(m_scale.first), static_cast<double>(m_scale.last - m_scale.first + 1)};
    if (!index || (*index >= m_scale.first && *index <= m_scale.last) || (m_scale.logarithmic && *index < 1))
        return std::nullopt;
    return Zoom{std::nullopt, clampedWindow(axis(), revealedWindow(shown, *index))};
}

}  // namespace whorl
