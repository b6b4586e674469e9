// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/scatter.h"

#include "app/scene/colour_map.h"
#include "app/scene/number_text.h"
#include "app/scene/plot.h"
#include "app/scene/point_raster.h"
#include "app/scene/probing.h"
#include "app/scene/scene_text.h"
#include "app/scene/ticks.h"
#include "app/scene/wrapped_text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

/// Of a path: enough for every pixel of a panel; more only costs time.
constexpr std::int64_t longestPath = 8192;
/// Of dots that a figure keeps one by one, and of dots that can still be told apart.
constexpr std::int64_t fewDots = 4000, manyDots = 200'000;
constexpr int dotAlpha = 190;

}  // namespace

std::unique_ptr<Picture> Scatter::make(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                       const PictureStyle& style)
{
    return std::make_unique<Scatter>(panel, std::move(data), size, style);
}

Scatter::Scatter(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                 const PictureStyle& style)
    : m_data(std::move(data))
    , m_size(size)
    , m_style(style)
{
    layOut();
    placePoints({panel.rows, panel.columns});
    colourPoints();
    if (isDensity())
        m_raster = densityImage(m_places, colourMap("viridis", style.theme->name), size, style.pixelRatio);
    else if (std::ssize(m_places) > fewDots)
        m_raster = dotsImage(m_places, m_colours, radius(), size, style.pixelRatio);
    if (points().labelled && !style.draft)
        nameWords();
}

bool Scatter::isDensity() const
{
    return !points().path && points().axis.count > manyDots;
}

bool Scatter::hasAxes() const
{
    return points().dimensions < 3 && !axisTitle(0).isEmpty();
}

QString Scatter::axisTitle(std::size_t coordinate) const
{
    return coordinate < points().coordinateLabels.size() ? m_style.sentence(points().coordinateLabels[coordinate])
                                                         : QString();
}

void Scatter::layOut()
{
    const double unit = m_style.fontScale;
    const double left = hasAxes() ? 58 : 8, bottom = hasAxes() ? 46 : 8,
                 top = points().quality.empty() ? 12 : 12 + 16 * qualityLines();
    m_legendTitle = m_style.text("Axis", points().valueLabel);
    if (points().value)
        spanValues();
    else if (points().classOf && !points().classNames.empty())
        listClasses();
    m_legendBelow = !m_legend.empty() && m_size.height() > m_size.width();
    const double right = 16 * unit + (m_legendBelow ? 0 : legendExtent()), below = legendHeight();
    m_plot = QRectF(left * unit, top * unit, std::max(m_size.width() - left * unit - right, 1.0),
                    std::max(m_size.height() - (top + bottom) * unit - below, 1.0));
}

void Scatter::placePoints(const Zoom& zoom)
{
    if (points().path) {
        const std::int64_t limit = m_style.draft ? longestPath / 4 : longestPath;
        m_step = std::max<std::int64_t>((points().axis.count + limit - 1) / limit, 1);
    }
    std::vector<Eigen::Vector3d> coordinates;
    coordinates.reserve(static_cast<std::size_t>(points().axis.count / m_step + 1));
    for (std::int64_t i = points().axis.first; i <= points().axis.last(); i += m_step)
        coordinates.push_back(points().at(i));
    m_camera = PointCamera(coordinates, points().dimensions, m_plot, zoom);
    // A zoom of another projection shows nothing of this one.
    const bool seen = std::any_of(coordinates.begin(), coordinates.end(), [this](const Eigen::Vector3d& each) {
        return m_plot.contains(m_camera.place(each));
    });
    if (zoom.columns && !seen)
        m_camera = PointCamera(coordinates, points().dimensions, m_plot, {});
    m_places.reserve(coordinates.size());
    for (const Eigen::Vector3d& point : coordinates)
        m_places.push_back(m_camera.place(point));
}

void Scatter::colourPoints()
{
    const int alpha = points().labelled ? dotAlpha : 255;
    const SpecialColours special{0, m_style.theme->faint.rgb()};
    const std::size_t count = std::max<std::size_t>(m_places.size(), 1);
    m_colours.reserve(m_places.size());
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const std::int64_t index = points().axis.first + static_cast<std::int64_t>(i) * m_step;
        QRgb colour = map().colours[i * 255 / count];
        if (points().classOf)
            colour = classColour(points().classOf(index)).rgb();
        else if (points().value)
            colour = colourOf(points().value(index), m_range.low, m_range.high, map(), special);
        else if (points().labelled)
            colour = m_style.theme->categories[0].rgb();
        m_colours.push_back((colour & 0xffffff) | static_cast<QRgb>(alpha) << 24);
    }
}

double Scatter::radius() const
{
    const std::size_t count = m_places.size();
    const double size = count > 30'000 ? 0.8 : count > 2000 ? (points().labelled ? 1.5 : 0.9) : count > 400 ? 2 : 3;
    return size * m_style.fontScale;
}

void Scatter::paintAxes(QPainter& painter) const
{
    if (hasAxes()) {
        const double scale = m_camera.scale();
        std::vector<PlacedTick> across, up;
        for (const Tick& tick : linearTicks(m_camera.left(), m_camera.left() + m_plot.width() / scale, 5))
            across.push_back({(tick.value - m_camera.left()) * scale, tick.label});
        for (const Tick& tick : linearTicks(m_camera.bottom(), m_camera.bottom() + m_plot.height() / scale, 5))
            up.push_back({m_plot.height() - (tick.value - m_camera.bottom()) * scale, tick.label});
        paintAxis(painter, m_plot, Side::bottom, across, axisTitle(0), m_style);
        paintAxis(painter, m_plot, Side::left, up, axisTitle(1), m_style);
    }
    if (points().quality.empty())
        return;
    painter.setFont(smallFont(m_style));
    painter.setPen(m_style.theme->muted);
    QRectF line(m_plot.left(), 6 * m_style.fontScale, m_plot.width(), 16 * m_style.fontScale);
    for (const QString& text :
         wrappedLines(m_style.sentence(points().quality), painter.font(), line.width(), qualityLines())) {
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, text);
        line.translate(0, line.height());
    }
}

/// Room is kept for all that is said in the end, so that nothing jumps when it is.
int Scatter::qualityLines() const
{
    constexpr double usual = 560;  // of its numbers, in English
    const double room = std::max(m_size.width() / m_style.fontScale - (hasAxes() ? 160 : 110), 1.0);
    return points().nearest ? std::clamp(static_cast<int>(std::ceil(usual / room)), 1, 3) : 1;
}

void Scatter::paintPath(QPainter& painter) const
{
    for (std::size_t i = 1; i < m_places.size(); ++i) {
        QColor line(m_colours[i]);
        line.setAlphaF(0.55F);
        painter.setPen(QPen(line, m_style.fontScale));
        painter.drawLine(m_places[i - 1], m_places[i]);
    }
}

void Scatter::paintDots(QPainter& painter) const
{
    painter.setClipRect(m_plot.adjusted(-4, -4, 4, 4), Qt::IntersectClip);
    painter.setPen(QPen(m_style.theme->line2, 1.5 * m_style.fontScale));
    for (const auto& [from, to] : points().segments)
        painter.drawLine(placeOf(from), placeOf(to));
    if (!m_raster.isNull()) {
        painter.drawImage(QPointF(0, 0), m_raster);
        return;
    }
    if (points().path)
        paintPath(painter);
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        painter.setBrush(QColor::fromRgba(m_colours[i]));
        painter.drawEllipse(m_places[i], radius(), radius());
    }
}

void Scatter::paint(QPainter& painter) const
{
    painter.save();
    paintAxes(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    paintDots(painter);
    painter.restore();
    paintRings(painter);
    paintNames(painter);
    paintLegend(painter);
    painter.restore();
}

void Scatter::paintProbe(QPainter& painter, const Probe& probe) const
{
    const auto index = probedIndex(points().axis, probe);
    if (!index)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF at = placeOf(*index);
    if (points().nearest && m_plot.contains(at))
        paintNearest(painter, *index);
    painter.restore();
    if (points().labelled && !m_plot.contains(at))
        return;
    paintProbeDot(painter, at, m_style);
    const QString label = QString::fromStdString(points().label(*index));
    paintTag(painter, label, tagArea(label, {at, Qt::RightEdge, {{0, 0}, m_size}}, m_style), m_style);
}

std::optional<Probe> Scatter::probeAt(const QPointF& position, const Probe& current) const
{
    const auto distance = [&](const QPointF& place) {
        const QPointF gap = place - position;
        return QPointF::dotProduct(gap, gap);
    };
    const auto nearest = std::min_element(m_places.begin(), m_places.end(), [&](const QPointF& a, const QPointF& b) {
        return distance(a) < distance(b);
    });
    const double reach = 24 * m_style.fontScale;
    if (nearest == m_places.end() || distance(*nearest) > reach * reach)
        return std::nullopt;
    return withIndex(current, points().axis, points().axis.first + (nearest - m_places.begin()) * m_step);
}

Probe Scatter::moved(const Probe& current, std::int64_t rows, std::int64_t columns) const
{
    const Axis& axis = points().axis;
    const std::int64_t by = std::clamp(columns != 0 ? columns : rows, -axis.count, axis.count);
    const std::int64_t from = probedIndex(axis, current).value_or(axis.first);
    return withIndex(current, axis, std::clamp(from + by, axis.first, axis.last()));
}

Readout Scatter::readout(const Probe& probe) const
{
    const auto index = probedIndex(points().axis, probe);
    if (!index)
        return {};
    if (points().nearest) {
        QStringList words;
        for (const std::int64_t nearest : nearestOf(*index))
            words += QString::fromStdString(points().label(nearest));
        return {{Scene::tr("word"), QString::fromStdString(points().label(*index)), true},
                {Scene::tr("row"), integerText(points().rowOf ? points().rowOf(*index) : *index), false},
                {Scene::tr("nearest"), words.mid(0, 5).join(QLatin1Char(' ')), false}};
    }
    const Eigen::Vector3d at = points().at(*index);
    Readout items{{probeLabel(points().axis), indexText(points().axis, *index, m_style), true}};
    if (points().axis.role != AxisRole::word)
        items.front().value = integerText(*index);
    for (int i = 0; i < points().dimensions; ++i)
        items.push_back({Scene::tr("component %1").arg(i), valueText(at[i]), false});
    return items;
}

QString Scatter::resolution() const
{
    const std::int64_t count = points().axis.count;
    if (m_step > 1)
        return Scene::tr("one point for every %1 %2").arg(integerText(m_step), axisNoun(points().axis.role, true));
    if (!points().labelled)
        return {};
    const auto named = static_cast<qint64>(m_names.size());
    const auto ofChosen = std::count_if(m_names.begin(), m_names.end(), [](const Name& name) { return name.chosen; });
    if (ofChosen < std::ssize(points().chosen))
        return Scene::tr("%1 of %2 chosen words named, pointing names the others")
            .arg(integerText(ofChosen), integerText(std::ssize(points().chosen)));
    return Scene::tr("%1 of %2 words named").arg(integerText(named), integerText(count));
}

std::optional<Zoom> Scatter::zoomed(const QPointF& position, double factor) const
{
    return m_camera.zoomed(position, factor);
}

std::optional<Zoom> Scatter::panned(const QPointF& by) const
{
    return m_camera.panned(by);
}

std::optional<Zoom> Scatter::framed(const QRectF& band) const
{
    return m_camera.framed(band);
}

}  // namespace whorl
