// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

#include <Eigen/Core>

#include <QPointF>
#include <QRectF>

#include <vector>

namespace whorl {

/// Where points of the plane or of space stand in a plot: the same scale both ways, y upwards.
///
/// The zoom of a plane is the part of it that is seen: columns from x on, rows from y on. That of space is how it is
/// turned: `columns.first` degrees about the upward axis, `rows.first` towards the viewer; the counts are the share of it
/// that is seen.
class PointCamera {
public:
    PointCamera() = default;
    /// Space is looked at from wherever all of its ball of points fits.
    PointCamera(const std::vector<Eigen::Vector3d>& points, int dimensions, const QRectF& plot, const Zoom& zoom);

    QPointF place(const Eigen::Vector3d& point) const;
    /// How near to the viewer, -1 .. 1; 0 in the plane.
    double depth(const Eigen::Vector3d& point) const;

    bool isSpace() const { return m_space; }
    double left() const { return m_low.x(); }
    double bottom() const { return m_low.y(); }
    double scale() const { return m_scale; }

    Zoom zoomed(const QPointF& position, double factor) const;
    Zoom panned(const QPointF& by) const;
    Zoom framed(const QRectF& band) const;

private:
    void lookAtPlane(const Eigen::Vector2d& low, const Eigen::Vector2d& high, const Zoom& zoom);
    Zoom part(double left, double bottom, double scale) const;

    QRectF m_plot;
    bool m_space = false;
    Eigen::Vector3d m_middle{0, 0, 0};
    double m_radius = 1;
    double m_turn = 30, m_tilt = 20, m_share = 1;  ///< space: degrees, and what is seen of it
    Eigen::Matrix3d m_rotation = Eigen::Matrix3d::Identity();
    Eigen::Vector2d m_low{0, 0};
    double m_scale = 1;  ///< painter units per unit of a coordinate
};

}  // namespace whorl
