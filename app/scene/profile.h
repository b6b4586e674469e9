// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

namespace whorl {

class Chart;

/// One row of a field as curves, a line per head: of queries and keys, what the probed query sees at each distance; of
/// any other field, the probed row along its columns. A chart made anew whenever the probe moves to another row.
class Profile : public Picture {
public:
    Profile(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size, const PictureStyle& style);
    ~Profile() override;

    static std::unique_ptr<Picture> make(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                         const PictureStyle& style);

    bool needsProbe() const override { return true; }
    void paint(QPainter& painter) const override;
    void paintProbe(QPainter& painter, const Probe& probe) const override;
    std::optional<Probe> probeAt(const QPointF& position, const Probe& current) const override;
    Probe moved(const Probe& current, std::int64_t rows, std::int64_t columns) const override;
    Readout readout(const Probe& probe) const override;
    std::optional<ReadoutItem> value(const Probe& probe) const override;
    QString resolution() const override;
    std::optional<Zoom> zoomed(const QPointF& at, double factor) const override;
    std::optional<Zoom> panned(const QPointF& by) const override;
    std::optional<Zoom> framed(const QRectF& frame) const override;
    std::optional<Zoom> revealing(const Probe& probe) const override;

private:
    const Field& field() const { return std::get<Field>(m_data->data.front()); }
    bool isByDistance() const;
    std::int64_t rowOf(const Probe& probe) const;
    Axis axisOf(std::int64_t row) const;
    Curves curvesOf(std::int64_t row) const;
    Series seriesOf(std::int64_t row, std::int64_t slice) const;
    const Chart& chartOf(const Probe& probe) const;

    Panel m_panel;
    std::shared_ptr<const PanelData> m_data;
    QSizeF m_size;
    PictureStyle m_style;
    // The chart of the row last asked for: hovering along a row must not make it again.
    mutable std::unique_ptr<Chart> m_chart;
    mutable std::int64_t m_row = -1;
};

}  // namespace whorl
