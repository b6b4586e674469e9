// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/scatter.h"

#include "app/scene/colour_map.h"
#include "app/scene/number_text.h"
#include "app/scene/plot.h"
#include "app/scene/probing.h"
#include "app/scene/scene_text.h"
#include "app/scene/ticks.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

/// Enough for every pixel of a panel; more only costs time.
constexpr std::int64_t maximumShown = 8192;

}  // namespace

std::unique_ptr<Picture> Scatter::make(const Panel&, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                       const PictureStyle& style)
{
    return std::make_unique<Scatter>(std::move(data), size, style);
}

Scatter::Scatter(std::shared_ptr<const PanelData> data, const QSizeF& size, const PictureStyle& style)
    : m_data(std::move(data))
    , m_size(size)
    , m_style(style)
{
    const double unit = style.fontScale;
    m_plot =
        QRectF(58 * unit, 12 * unit, std::max(size.width() - 74 * unit, 1.0), std::max(size.height() - 58 * unit, 1.0));
    placePoints();
}

void Scatter::placePoints()
{
    const std::int64_t limit = m_style.draft ? maximumShown / 4 : maximumShown;
    m_step = std::max<std::int64_t>((points().axis.count + limit - 1) / limit, 1);
    std::vector<Eigen::Vector3d> coordinates;
    for (std::int64_t i = points().axis.first; i <= points().axis.last(); i += m_step)
        coordinates.push_back(points().at(i));
    Eigen::Vector2d low = Eigen::Vector2d::Constant(1e300), high = -low;
    for (const Eigen::Vector3d& point : coordinates) {
        low = low.cwiseMin(point.head<2>());
        high = high.cwiseMax(point.head<2>());
    }
    const Eigen::Vector2d span = (high - low).cwiseMax(1e-12) * 1.06;
    m_scale = std::min(m_plot.width() / span.x(), m_plot.height() / span.y());
    const Eigen::Vector2d middle = (low + high) / 2;
    m_low = middle - Eigen::Vector2d(m_plot.width(), m_plot.height()) / (2 * m_scale);
    for (const Eigen::Vector3d& point : coordinates)
        m_places.push_back(place(point));
}

QPointF Scatter::place(const Eigen::Vector3d& coordinates) const
{
    return {m_plot.left() + (coordinates.x() - m_low.x()) * m_scale,
            m_plot.bottom() - (coordinates.y() - m_low.y()) * m_scale};
}

void Scatter::paintAxes(QPainter& painter) const
{
    const auto label = [this](std::size_t i) {
        return i < points().coordinateLabels.size() ? m_style.sentence(points().coordinateLabels[i]) : QString();
    };
    std::vector<PlacedTick> across, up;
    for (const Tick& tick : linearTicks(m_low.x(), m_low.x() + m_plot.width() / m_scale, 5))
        across.push_back({(tick.value - m_low.x()) * m_scale, tick.label});
    for (const Tick& tick : linearTicks(m_low.y(), m_low.y() + m_plot.height() / m_scale, 5))
        up.push_back({m_plot.height() - (tick.value - m_low.y()) * m_scale, tick.label});
    paintAxis(painter, m_plot, Side::bottom, across, label(0), m_style);
    paintAxis(painter, m_plot, Side::left, up, label(1), m_style);
    if (points().quality.empty())
        return;
    painter.setFont(smallFont(m_style));
    painter.setPen(m_style.theme->muted);
    painter.drawText(m_plot.adjusted(6, 2, -6, -2), Qt::AlignRight | Qt::AlignTop, m_style.sentence(points().quality));
}

void Scatter::paint(QPainter& painter) const
{
    painter.save();
    paintAxes(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    const ColourMap& map = colourMap("viridis", m_style.theme->name);
    const auto colour = [&](std::size_t i) {
        return QColor(map.colours[i * 242 / std::max<std::size_t>(m_places.size(), 1)]);
    };
    const double unit = m_style.fontScale;
    if (points().path)
        for (std::size_t i = 1; i < m_places.size(); ++i) {
            QColor line = colour(i);
            line.setAlphaF(0.55F);
            painter.setPen(QPen(line, unit));
            painter.drawLine(m_places[i - 1], m_places[i]);
        }
    const double radius = unit * (m_places.size() > 2000 ? 0.9 : m_places.size() > 400 ? 1.6 : 2.6);
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        painter.setBrush(colour(i));
        painter.drawEllipse(m_places[i], radius, radius);
    }
    painter.restore();
}

void Scatter::paintProbe(QPainter& painter, const Probe& probe) const
{
    const auto index = probedIndex(points().axis, probe);
    if (!index)
        return;
    const QPointF at = place(points().at(*index));
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
    const Eigen::Vector3d at = points().at(*index);
    Readout items{{probeLabel(points().axis), integerText(*index), true}};
    for (int i = 0; i < points().dimensions; ++i)
        items.push_back({Scene::tr("component %1").arg(i), valueText(at[i]), false});
    return items;
}

QString Scatter::resolution() const
{
    if (m_step == 1)
        return {};
    return Scene::tr("one point for every %1 %2").arg(integerText(m_step), axisNoun(points().axis.role, true));
}

}  // namespace whorl
