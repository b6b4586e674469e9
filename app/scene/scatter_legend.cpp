// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/colour_map.h"
#include "app/scene/number_text.h"
#include "app/scene/plot.h"
#include "app/scene/scatter.h"
#include "app/scene/scene_text.h"
#include "app/scene/ticks.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace whorl {

namespace {

constexpr double legendGap = 12, swatch = 16, countGap = 8, lineStep = 20;
/// Of the picture's width, which belongs to the points; a narrow one has no room to give away.
constexpr double mostOfWidth = 0.3, leastWidth = 280;

/// Viridis without its ends that a dot on the surface cannot be told by, stretched to 256 colours.
ColourMap visibleMap(ThemeName name)
{
    constexpr double enough = 2;
    const ColourMap& whole = colourMap(QStringLiteral("viridis"), name);
    const QColor surface = theme(name).surface;
    const auto isSeen = [&surface](QRgb colour) { return contrast(QColor(colour), surface) >= enough; };
    const auto first = std::find_if(whole.colours.begin(), whole.colours.end(), isSeen);
    const auto last = std::find_if(whole.colours.rbegin(), whole.colours.rend(), isSeen);
    const auto low = static_cast<double>(first - whole.colours.begin()),
               high = static_cast<double>(whole.colours.rend() - last - 1);
    ColourMap visible = whole;
    for (std::size_t i = 0; i < visible.colours.size(); ++i)
        visible.colours[i] =
            whole.colours[static_cast<std::size_t>(std::lround(low + (high - low) * static_cast<double>(i) / 255))];
    return visible;
}

}  // namespace

const ColourMap& Scatter::map() const
{
    static const ColourMap light = visibleMap(ThemeName::light), dark = visibleMap(ThemeName::dark);
    return m_style.theme->name == ThemeName::dark ? dark : light;
}

/// Classes beyond those that colours tell apart are grey, as what has no class.
QColor Scatter::classColour(std::int64_t number) const
{
    const auto told = static_cast<std::int64_t>(m_style.theme->categories.size());
    return number >= 0 && number < told ? categorical(static_cast<int>(number), *m_style.theme) : m_style.theme->faint;
}

void Scatter::spanValues()
{
    m_range = {std::numeric_limits<double>::max(), std::numeric_limits<double>::lowest(), false};
    for (std::int64_t i = points().axis.first; i <= points().axis.last(); ++i) {
        const double value = points().value(i);
        if (!std::isfinite(value))
            continue;
        m_range.low = std::min(m_range.low, value);
        m_range.high = std::max(m_range.high, value);
    }
    if (m_range.low > m_range.high)
        m_range.low = m_range.high = 0;
    std::tie(m_range.low, m_range.high) = roundedOutward(m_range.low, m_range.high);
}

void Scatter::listClasses()
{
    const std::vector<std::string>& names = points().classNames;
    const std::size_t told = std::min(m_style.theme->categories.size(), names.size());
    std::vector<qint64> counts(names.size(), 0);
    qint64 without = 0;
    for (std::int64_t i = points().axis.first; i <= points().axis.last(); ++i) {
        const std::int64_t number = points().classOf(i);
        const bool named = number >= 0 && number < std::ssize(names);
        ++(named ? counts[static_cast<std::size_t>(number)] : without);
    }
    qint64 further = 0, inFurther = 0;
    for (std::size_t k = 0; k < counts.size(); ++k) {
        if (counts[k] > 0 && k < told)
            m_legend.push_back(
                {classColour(static_cast<std::int64_t>(k)), QString::fromStdString(names[k]), integerText(counts[k])});
        if (k >= told) {
            further += counts[k] > 0 ? 1 : 0;
            inFurther += counts[k];
        }
    }
    if (further > 0)
        m_legend.push_back({m_style.theme->faint, Scene::tr("and %1 more").arg(further), integerText(inFurther)});
    if (without > 0)
        m_legend.push_back({m_style.theme->faint, Scene::tr("none"), integerText(without)});
    if (m_legend.size() < 2 || m_size.width() < leastWidth * m_style.fontScale)
        m_legend.clear();
}

/// The width that the legend takes, gap included; what a density shows is no class and no value.
double Scatter::legendExtent() const
{
    if (isDensity())
        return 0;
    if (points().value)
        return colourBarExtent(m_range, m_style, m_legendTitle);
    if (m_legend.empty())
        return 0;
    const double width = std::max(textWidth(smallFont(m_style), m_legendTitle), legendLineWidth());
    return std::ceil(legendGap * m_style.fontScale + std::min(width, mostOfWidth * m_size.width()));
}

double Scatter::legendLineWidth() const
{
    double width = 0;
    for (const LegendLine& line : m_legend)
        width = std::max(width,
                         (swatch + countGap) * m_style.fontScale + textWidth(labelFont(m_style), line.name)
                             + textWidth(smallFont(m_style), line.count));
    return width;
}

/// Of a legend below the plot.
int Scatter::legendColumns() const
{
    const double room = m_size.width() - 24 * m_style.fontScale, gap = 2 * legendGap * m_style.fontScale;
    return std::max(1, static_cast<int>((room + gap) / (legendLineWidth() + gap)));
}

double Scatter::legendHeight() const
{
    if (!m_legendBelow)
        return 0;
    const int columns = legendColumns(), rows = (static_cast<int>(m_legend.size()) + columns - 1) / columns;
    return (rows + (m_legendTitle.isEmpty() ? 0 : 1)) * lineStep * m_style.fontScale;
}

void Scatter::paintClasses(QPainter& painter, const QRectF& place) const
{
    const double unit = m_style.fontScale;
    const QFontMetricsF names(labelFont(m_style)), counts(smallFont(m_style));
    const int columns = m_legendBelow ? legendColumns() : 1;
    const double step = m_legendBelow ? legendLineWidth() + 2 * legendGap * unit : 0,
                 width = m_legendBelow ? std::min(legendLineWidth(), place.width()) : place.width();
    double top = place.top();
    painter.setFont(smallFont(m_style));
    painter.setPen(m_style.theme->muted);
    if (!m_legendTitle.isEmpty()) {
        painter.drawText(QPointF(place.left(), top + 13 * unit),
                         counts.elidedText(m_legendTitle, Qt::ElideRight, place.width()));
        top += lineStep * unit;
    }
    for (std::size_t i = 0; i < m_legend.size(); ++i) {
        const LegendLine& line = m_legend[i];
        const auto row = i / static_cast<std::size_t>(columns), column = i % static_cast<std::size_t>(columns);
        const QPointF at(place.left() + static_cast<double>(column) * step,
                         top + static_cast<double>(row) * lineStep * unit);
        if (at.y() + lineStep * unit > place.bottom() + 1)
            break;
        painter.setPen(Qt::NoPen);
        painter.setBrush(line.colour);
        painter.drawEllipse(at + QPointF(5, 9) * unit, 4 * unit, 4 * unit);
        const double count = counts.horizontalAdvance(line.count);
        painter.setFont(smallFont(m_style));
        painter.setPen(m_style.theme->muted);
        painter.drawText(at + QPointF(width - count, 13 * unit), line.count);
        painter.setFont(labelFont(m_style));
        painter.setPen(m_style.theme->text);
        painter.drawText(at + QPointF(swatch, 13) * unit,
                         names.elidedText(line.name, Qt::ElideRight, width - count - (swatch + countGap) * unit));
    }
}

void Scatter::paintLegend(QPainter& painter) const
{
    const double unit = m_style.fontScale, left = m_plot.right() + legendGap * unit;
    if (isDensity())
        return;
    if (points().value)
        paintColourBar(painter, {left, m_plot.top(), 12 * unit, m_plot.height()}, m_range, map(), m_style,
                       m_legendTitle);
    else if (m_legendBelow)
        paintClasses(
            painter,
            {12 * unit, m_size.height() - legendHeight() - 4 * unit, m_size.width() - 24 * unit, legendHeight()});
    else if (!m_legend.empty())
        paintClasses(painter, {left, m_plot.top(), legendExtent() - legendGap * unit, m_plot.height()});
}

}  // namespace whorl
