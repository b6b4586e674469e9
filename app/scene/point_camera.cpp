// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/point_camera.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace whorl {

namespace {

constexpr double margin = 1.06;  ///< of the span of the points
constexpr double smallest = 1e-12;

double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

}  // namespace

PointCamera::PointCamera(const std::vector<Eigen::Vector3d>& points, int dimensions, const QRectF& plot,
                         const Zoom& zoom)
    : m_plot(plot)
    , m_space(dimensions == 3)
{
    Eigen::Vector3d low = Eigen::Vector3d::Constant(std::numeric_limits<double>::max()), high = -low;
    for (const Eigen::Vector3d& point : points) {
        low = low.cwiseMin(point);
        high = high.cwiseMax(point);
    }
    if (points.empty())
        low = high = Eigen::Vector3d::Zero();
    if (!m_space) {
        lookAtPlane(low.head<2>(), high.head<2>(), zoom);
        return;
    }
    m_middle = (low + high) / 2;
    m_radius = smallest;
    for (const Eigen::Vector3d& point : points)
        m_radius = std::max(m_radius, (point - m_middle).norm());
    if (zoom.columns && zoom.rows) {
        m_turn = zoom.columns->first;
        m_tilt = zoom.rows->first;
        m_share = std::clamp(zoom.columns->count, 0.01, 10.0);
    }
    m_rotation = (Eigen::AngleAxisd(radians(m_tilt), Eigen::Vector3d::UnitX())
                  * Eigen::AngleAxisd(radians(m_turn), Eigen::Vector3d::UnitY()))
                     .toRotationMatrix();
    m_scale = std::min(plot.width(), plot.height()) / (2 * margin * m_radius * m_share);
}

void PointCamera::lookAtPlane(const Eigen::Vector2d& low, const Eigen::Vector2d& high, const Zoom& zoom)
{
    // A single place has no extent; one unit around it is as good as any.
    const double extent = (high - low).maxCoeff() > 0 ? smallest : 1;
    Eigen::Vector2d span = (high - low).cwiseMax(extent) * margin, middle = (low + high) / 2;
    if (zoom.columns && zoom.rows) {
        span = Eigen::Vector2d(zoom.columns->count, zoom.rows->count).cwiseMax(smallest);
        middle = Eigen::Vector2d(zoom.columns->first, zoom.rows->first) + span / 2;
    }
    m_scale = std::min(m_plot.width() / span.x(), m_plot.height() / span.y());
    m_low = middle - Eigen::Vector2d(m_plot.width(), m_plot.height()) / (2 * m_scale);
}

QPointF PointCamera::place(const Eigen::Vector3d& point) const
{
    if (!m_space)
        return {m_plot.left() + (point.x() - m_low.x()) * m_scale, m_plot.bottom() - (point.y() - m_low.y()) * m_scale};
    const Eigen::Vector3d turned = m_rotation * (point - m_middle);
    return {m_plot.center().x() + turned.x() * m_scale, m_plot.center().y() - turned.y() * m_scale};
}

double PointCamera::depth(const Eigen::Vector3d& point) const
{
    return m_space ? (m_rotation * (point - m_middle)).z() / m_radius : 0;
}

Zoom PointCamera::part(double left, double bottom, double scale) const
{
    return {Window{bottom, m_plot.height() / scale}, Window{left, m_plot.width() / scale}};
}

Zoom PointCamera::zoomed(const QPointF& position, double factor) const
{
    if (m_space) {
        const double share = std::clamp(m_share / factor, 0.01, 10.0);
        return {Window{m_tilt, share}, Window{m_turn, share}};
    }
    // What is under the pointer stays there.
    const double scale = m_scale * factor;
    const double x = m_low.x() + (position.x() - m_plot.left()) / m_scale;
    const double y = m_low.y() + (m_plot.bottom() - position.y()) / m_scale;
    return part(x - (position.x() - m_plot.left()) / scale, y - (m_plot.bottom() - position.y()) / scale, scale);
}

Zoom PointCamera::panned(const QPointF& by) const
{
    if (m_space) {
        const double tilt = std::clamp(m_tilt + by.y() / 2, -90.0, 90.0);
        return {Window{tilt, m_share}, Window{std::remainder(m_turn + by.x() / 2, 360.0), m_share}};
    }
    return part(m_low.x() - by.x() / m_scale, m_low.y() + by.y() / m_scale, m_scale);
}

Zoom PointCamera::framed(const QRectF& band) const
{
    if (m_space)
        return zoomed(band.center(), std::min(m_plot.width() / band.width(), m_plot.height() / band.height()));
    const double left = m_low.x() + (band.left() - m_plot.left()) / m_scale;
    const double bottom = m_low.y() + (m_plot.bottom() - band.bottom()) / m_scale;
    return {Window{bottom, band.height() / m_scale}, Window{left, band.width() / m_scale}};
}

}  // namespace whorl
