// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

namespace whorl {

/// Rotors as a row of clocks, one per pair: the query's hand, the key's hand, and the angle between them, which is all
/// that the score sees. As many pairs as fit, evenly chosen, the probed one among them.
class Clocks : public Picture {
public:
    Clocks(std::shared_ptr<const PanelData> data, const QSizeF& size, const PictureStyle& style);

    static std::unique_ptr<Picture> make(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                         const PictureStyle& style);

    bool needsProbe() const override { return true; }
    void paint(QPainter& painter) const override;
    void paintProbe(QPainter& painter, const Probe& probe) const override;
    std::optional<Probe> probeAt(const QPointF& position, const Probe& current) const override;
    Probe moved(const Probe& current, std::int64_t rows, std::int64_t columns) const override;
    Readout readout(const Probe& probe) const override;
    std::optional<ReadoutItem> value(const Probe& probe) const override;

private:
    const Rotors& rotors() const { return std::get<Rotors>(m_data->data.front()); }
    std::vector<std::int64_t> pairs(const Probe& probe) const;
    QRectF cell(std::size_t index) const;
    void paintClock(QPainter& painter, const QRectF& cell, std::int64_t pair, const Probe& probe) const;
    void paintLegend(QPainter& painter) const;

    std::shared_ptr<const PanelData> m_data;
    QSizeF m_size;
    PictureStyle m_style;
    std::size_t m_across = 1, m_down = 1;
    std::vector<std::int64_t> m_pairs;
};

}  // namespace whorl
