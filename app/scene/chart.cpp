// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/chart.h"

#include "app/scene/number_text.h"
#include "app/scene/probing.h"
#include "app/scene/sampling.h"
#include "app/scene/scene_text.h"
#include "app/scene/ticks.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace whorl {

namespace {

constexpr double stripGap = 14;
constexpr double markRoom = 4;  // what a mark needs beyond its place

/// Colour 1 is the key's; series that stand beside the first one take it last.
int colourNumber(int series)
{
    constexpr int order[] = {0, 3, 2, 4, 5, 6, 7, 1};
    return order[series % 8] + series / 8 * 8;
}

/// The smallest visible piece: an empty or unusable range becomes one that can be drawn.
std::pair<double, double> drawable(double low, double high, bool logarithmic)
{
    if (!(low <= high))
        return logarithmic ? std::pair(0.1, 10.0) : std::pair(0.0, 1.0);
    if (logarithmic) {
        const double first = std::floor(std::log10(low) + 1e-9), last = std::ceil(std::log10(high) - 1e-9);
        // A single power of ten stands in the middle of two decades.
        const double margin = first < last ? 0 : 1;
        return {std::pow(10.0, first - margin), std::pow(10.0, last + margin)};
    }
    if (low == high && low != 0)
        return {std::min(low, 0.0), std::max(high, 0.0)};
    const auto [roundLow, roundHigh] = roundedOutward(low, high);
    // Zero belongs to a one-signed range that comes near it.
    const double span = roundHigh - roundLow;
    return {roundLow > 0 && roundLow < span ? 0 : roundLow, roundHigh < 0 && -roundHigh < span ? 0 : roundHigh};
}

std::optional<double> numberIn(const std::string& name)
{
    bool isNumber = false;
    const double value = QString::fromStdString(name).replace(QChar(0x2212), u'-').toDouble(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

/// Where indices stand for numbers at equal steps: the values of the first and the last one; nothing elsewhere.
std::optional<std::pair<double, double>> namedRange(const Axis& axis, const AxisScale& scale)
{
    if (axis.names.empty() || scale.logarithmic || scale.last - scale.first < 8)
        return std::nullopt;
    const auto first = numberIn(axis.nameOf(scale.first)), last = numberIn(axis.nameOf(scale.last));
    const std::int64_t half = (scale.first + scale.last) / 2;
    const auto middle = numberIn(axis.nameOf(half));
    if (!first || !last || !middle || *first >= *last)
        return std::nullopt;
    const double share = static_cast<double>(half - scale.first) / static_cast<double>(scale.last - scale.first);
    const double expected = *first + share * (*last - *first);
    return std::abs(*middle - expected) < 0.01 * (*last - *first) ? std::optional(std::pair(*first, *last))
                                                                  : std::nullopt;
}

bool holdsWholeNumbers(const std::vector<CurveSamples>& samples)
{
    // Of pixels that hold several values only means are known.
    return std::all_of(samples.begin(), samples.end(), [](const CurveSamples& each) {
        return each.low.empty() && each.firsts.empty()
            && std::all_of(each.mean.begin(), each.mean.end(),
                           [](double value) { return !std::isfinite(value) || value == std::round(value); });
    });
}

}  // namespace

double Chart::Strip::place(double value) const
{
    const double share = logarithmic ? std::log(value / low) / std::log(high / low) : (value - low) / (high - low);
    // Values below a logarithmic scale's end leave the plot at the bottom.
    return std::isnan(share) ? share
                             : inset + (1 - std::clamp(share, -0.5, 1.5)) * std::max(plot.height() - 2 * inset, 1.0);
}

std::unique_ptr<Picture> Chart::make(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                     const PictureStyle& style)
{
    return std::make_unique<Chart>(panel, std::move(data), size, style);
}

Chart::Chart(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size, const PictureStyle& style,
             std::int64_t longest)
    : m_data(std::move(data))
    , m_style(style)
    , m_size(size)
{
    for (const Data& each : m_data->data) {
        Strip strip;
        strip.curves = &std::get<Curves>(each);
        strip.logarithmic = panel.style.logarithmicValues.value_or(strip.curves->logarithmicValues);
        strip.inset = strip.curves->points ? markRoom * style.fontScale : 0;
        m_strips.push_back(std::move(strip));
    }
    const Sampling shown = visibleIndices(axis(), panel.columns);
    m_scale.first = shown.first;
    m_scale.last = shown.first + shown.count - 1;
    m_scale.logarithmic = panel.style.logarithmicAxis.value_or(m_strips.front().curves->logarithmicAxis);
    // A logarithmic axis begins at 1; one that ends before has only its 0 to show.
    m_scale.logarithmic = m_scale.logarithmic && m_scale.last >= 1;
    if (m_scale.logarithmic) {
        m_scale.first = std::max<std::int64_t>(m_scale.first, 1);
        m_scale.last = std::max(m_scale.last, m_scale.first);
    }
    m_scale.inset = m_strips.front().inset;
    m_scale.length = std::max(size.width() - 24 * style.fontScale, 1.0);
    m_bins = columnBins(m_scale, (style.draft ? 2 : 1) / style.pixelRatio);
    for (Strip& strip : m_strips) {
        for (const Series& series : strip.curves->series)
            strip.samples.push_back(sampleSeries(series, m_bins, style.draft ? longestInAHurry : longest));
        chooseRange(strip);
        strip.whole = holdsWholeNumbers(strip.samples);
    }
    // A legend that finds no corner takes its room from the plots, whose corners then are others.
    do {
        layOut();
        drawStrips();
    } while (placeLegends());
}

void Chart::chooseRange(Strip& strip) const
{
    if (strip.curves->range && strip.curves->range->pinned && !strip.logarithmic) {
        strip.low = strip.curves->range->low;
        strip.high = strip.curves->range->high;
        return;
    }
    double low = std::numeric_limits<double>::infinity(), high = -low;
    const auto include = [&](const std::vector<double>& values) {
        for (const double value : values) {
            if (!std::isfinite(value) || (strip.logarithmic && value <= 0))
                continue;
            low = std::min(low, value);
            high = std::max(high, value);
        }
    };
    for (const CurveSamples& samples : strip.samples) {
        include(samples.mean);
        include(samples.low);
        include(samples.high);
        include(samples.firsts);
    }
    for (const Guide& guide : strip.curves->guides)
        if (guide.kind == Guide::Kind::value)
            include({guide.from});
    // Weights fall towards 0 for ever; a picture need not follow them.
    if (strip.logarithmic && strip.curves->decades > 0 && high > 0)
        low = std::max(low, high * std::pow(10, -strip.curves->decades));
    std::tie(strip.low, strip.high) = drawable(low, high, strip.logarithmic);
}

void Chart::placeTicks(Strip& strip) const
{
    const int maximum = std::clamp(static_cast<int>(strip.plot.height() / (32 * m_style.fontScale)), 2, 6);
    strip.ticks.clear();
    const std::vector<Tick> ticks = strip.logarithmic ? logarithmicTicks(strip.low, strip.high, maximum)
                                                      : linearTicks(strip.low, strip.high, maximum);
    for (const Tick& tick : ticks)
        strip.ticks.push_back({strip.place(tick.value), tick.label});
    std::reverse(strip.ticks.begin(), strip.ticks.end());
}

std::vector<PlacedTick> Chart::axisTicks() const
{
    std::vector<PlacedTick> placed;
    if (const auto range = namedRange(axis(), m_scale)) {
        const auto [low, high] = *range;
        const auto first = static_cast<double>(m_scale.first), last = static_cast<double>(m_scale.last);
        for (const Tick& tick : linearTicks(low, high))
            placed.push_back({m_scale.place(first + (tick.value - low) / (high - low) * (last - first)), tick.label});
        return placed;
    }
    const std::vector<Tick> ticks = m_scale.logarithmic
        ? logarithmicTicks(static_cast<double>(m_scale.first), static_cast<double>(m_scale.last))
        : indexTicks({m_scale.first, m_scale.last}, {axis().first, axis().last()}, m_scale.length,
                     48 * m_style.fontScale);
    for (const Tick& tick : ticks) {
        const std::string name =
            axis().names.empty() ? std::string() : axis().nameOf(static_cast<std::int64_t>(std::llround(tick.value)));
        placed.push_back({m_scale.place(tick.value), name.empty() ? tick.label : m_style.text("Index", name)});
    }
    // Powers of ten seldom end where the axis does.
    const double end = m_scale.place(static_cast<double>(m_scale.last));
    if (m_scale.logarithmic && !placed.empty() && end - placed.back().at > 48 * m_style.fontScale)
        placed.push_back({end, integerText(m_scale.last)});
    return placed;
}

QString Chart::axisTitle() const
{
    if (axis().label.empty() && axis().symbol.empty())
        return {};
    QString title = m_style.text("Axis", axis().label);
    if (!axis().symbol.empty())
        title += ' ' + QString::fromStdString(axis().symbol);
    return m_scale.logarithmic ? Scene::tr("%1, logarithmic").arg(title) : title;
}

std::optional<FieldRange> Chart::valueRange() const
{
    const Strip& strip = m_strips.front();
    if (m_strips.size() > 1 || strip.logarithmic)
        return std::nullopt;
    return FieldRange{strip.low, strip.high, false};
}

double Chart::seriesLabelWidth() const
{
    double width = 0;
    for (const Strip& strip : m_strips)
        if (strip.curves->series.size() > 1 && strip.curves->ordered)
            for (const Series& series : strip.curves->series)
                width = std::max(width, textWidth(labelFont(m_style), m_style.text("Axis", series.label)));
    return width > 0 ? width + (endLabelGap + 4) * m_style.fontScale : 0;
}

void Chart::layOut()
{
    const double unit = m_style.fontScale, top = (m_style.probe ? 12 : 8) * unit;
    const double bottom = axisExtent(Side::bottom, {}, axisTitle(), m_style) + 4 * unit + remarkHeight();
    const auto count = static_cast<double>(m_strips.size());
    const auto legendHeight = [](const Strip& strip) {
        return strip.legend.above && !strip.legend.names.empty() ? -strip.legend.names.front().top() : 0;
    };
    double legends = 0;
    for (const Strip& strip : m_strips)
        legends += legendHeight(strip);
    const double height =
        std::max((m_size.height() - top - bottom - legends - (count - 1) * stripGap * unit) / count, 1.0);
    double left = 0;
    for (Strip& strip : m_strips) {
        strip.plot = QRectF(0, 0, 1, height);
        placeTicks(strip);
        const QString title = m_style.figure ? m_style.text("Axis", strip.curves->valueLabel) : QString();
        left = std::max(left, axisExtent(Side::left, strip.ticks, title, m_style));
    }
    left = std::ceil(left + 8 * unit);
    const double lastLabel = textWidth(labelFont(m_style), integerText(m_scale.last)) / 2;
    const double right = std::max({seriesLabelWidth(), 16 * unit, lastLabel + 4 * unit});
    double y = top;
    for (Strip& strip : m_strips) {
        y += legendHeight(strip);
        strip.plot = QRectF(left, y, std::max(m_size.width() - left - right, 1.0), height);
        y += height + stripGap * unit;
    }
    m_scale.length = m_strips.front().plot.width();
}

QColor Chart::seriesColour(const Strip& strip, std::size_t series, int firstColour) const
{
    const auto index = static_cast<int>(series);
    if (strip.curves->ordered)
        return ordered(index, static_cast<int>(strip.curves->series.size()), *m_style.theme);
    return categorical(colourNumber(firstColour + index), *m_style.theme);
}

void Chart::drawStrips()
{
    int colour = 0;
    for (Strip& strip : m_strips) {
        draw(strip, colour);
        if (strip.curves->ordered)
            placeLabels(strip);
        colour += static_cast<int>(strip.curves->series.size());
    }
}

void Chart::draw(Strip& strip, int firstColour) const
{
    strip.picture = {strip.plot.size(), {}, {}};
    for (std::size_t s = 0; s < strip.samples.size(); ++s) {
        const CurveSamples& samples = strip.samples[s];
        CurvePicture::Line line;
        line.colour = seriesColour(strip, s, firstColour);
        // A line of one point would not be seen.
        line.marks = strip.curves->points || m_bins.size() == 1;
        line.width = (line.marks ? 4.5 : 1.75) * m_style.fontScale;
        if (!strip.curves->ordered)
            line.dashes = seriesPen(colourNumber(firstColour + static_cast<int>(s)), *m_style.theme).dashPattern();
        for (std::size_t b = 0; b < m_bins.size(); ++b)
            line.points.append({m_scale.place(middleOf(m_bins[b])), strip.place(samples.mean[b])});
        for (CurvePicture::Band& band : bandsOf(strip, s, line.colour))
            strip.picture.bands.push_back(std::move(band));
        strip.picture.lines.push_back(std::move(line));
    }
}

void Chart::placeLabels(Strip& strip) const
{
    std::vector<double> ends;
    for (const CurveSamples& samples : strip.samples) {
        const auto last =
            std::find_if(samples.mean.rbegin(), samples.mean.rend(), [](double value) { return std::isfinite(value); });
        ends.push_back(last == samples.mean.rend() ? std::numeric_limits<double>::quiet_NaN() : strip.place(*last));
    }
    strip.labels = placeEndLabels(ends, strip.plot.height(), QFontMetricsF(labelFont(m_style)).height() * 0.95);
}

void Chart::paintEndLabel(QPainter& painter, const Strip& strip, std::size_t series, const QColor& colour) const
{
    const EndLabel& label = strip.labels[series];
    if (strip.curves->series.size() < 2 || std::isnan(label.end))
        return;
    const double unit = m_style.fontScale, top = strip.plot.top(), right = strip.plot.right();
    painter.save();
    painter.setFont(labelFont(m_style));
    const QFontMetricsF metrics(painter.font());
    const QString text = m_style.text("Axis", strip.curves->series[series].label);
    // One that has no place of its own hides those that stand there.
    if (!label.shown)
        painter.fillRect(QRectF(right + 2 * unit, top + label.middle - metrics.height() / 2,
                                metrics.horizontalAdvance(text) + endLabelGap * unit, metrics.height()),
                         m_style.theme->surface);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, unit));
    if (!label.leaves && std::abs(label.middle - label.end) > 2 * unit)
        painter.drawLine(QPointF(right + 2 * unit, top + label.end),
                         QPointF(right + (endLabelGap - 3) * unit, top + label.middle));
    painter.drawText(QPointF(right + endLabelGap * unit, top + label.middle + metrics.capHeight() / 2), text);
    painter.restore();
}

void Chart::paintSeriesLabels(QPainter& painter, const Strip& strip, int firstColour) const
{
    const std::vector<Series>& series = strip.curves->series;
    painter.setFont(labelFont(m_style));
    const QFontMetricsF metrics(painter.font());
    if (!strip.curves->ordered) {
        const QStringList names = legendNames(strip);
        for (std::size_t s = 0; s < strip.legend.names.size(); ++s) {
            const QRectF area = strip.legend.names[s].translated(strip.plot.topLeft());
            const double sample = sampleExtent(strip), middle = area.top() + metrics.ascent() - metrics.xHeight() / 2;
            paintSample(painter, strip, s, {area.left(), middle});
            painter.setPen(readable(seriesColour(strip, s, firstColour), *m_style.theme));
            painter.drawText(
                QPointF(area.left() + sample, area.top() + metrics.ascent()),
                metrics.elidedText(names[static_cast<qsizetype>(s)], Qt::ElideRight, area.width() - sample + 1));
        }
        return;
    }
    for (std::size_t s = 0; s < series.size(); ++s)
        if (strip.labels[s].shown)
            paintEndLabel(painter, strip, s, readable(seriesColour(strip, s, firstColour), *m_style.theme));
}

void Chart::paint(QPainter& painter) const
{
    painter.save();
    int colour = 0;
    for (const Strip& strip : m_strips) {
        paintGuides(painter, strip);
        paintPlot(painter, strip);
        paintGuideLabels(painter, strip);
        paintSeriesLabels(painter, strip, colour);
        paintMeanNote(painter, strip);
        colour += static_cast<int>(strip.curves->series.size());
    }
    paintRemark(painter);
    painter.restore();
}

}  // namespace whorl
