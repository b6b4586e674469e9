// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

namespace whorl {

/// Points of the first two coordinates, coloured along their axis and joined when they are a path. Long axes show
/// every k-th point and say so.
class Scatter : public Picture {
public:
    Scatter(std::shared_ptr<const PanelData> data, const QSizeF& size, const PictureStyle& style);

    static std::unique_ptr<Picture> make(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                         const PictureStyle& style);

    void paint(QPainter& painter) const override;
    void paintProbe(QPainter& painter, const Probe& probe) const override;
    std::optional<Probe> probeAt(const QPointF& position, const Probe& current) const override;
    Probe moved(const Probe& current, std::int64_t rows, std::int64_t columns) const override;
    Readout readout(const Probe& probe) const override;
    QString resolution() const override;

private:
    const Points& points() const { return std::get<Points>(m_data->data.front()); }
    QPointF place(const Eigen::Vector3d& coordinates) const;
    void placePoints();
    void paintAxes(QPainter& painter) const;

    std::shared_ptr<const PanelData> m_data;
    QSizeF m_size;
    PictureStyle m_style;
    QRectF m_plot;
    Eigen::Vector2d m_low{0, 0};
    double m_scale = 1;  ///< painter units per unit of a coordinate, the same both ways
    std::int64_t m_step = 1;
    std::vector<QPointF> m_places;
};

}  // namespace whorl
