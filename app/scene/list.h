// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

namespace whorl {

/// A listing as a table: words left, numbers right. Zooming scrolls: Panel::rows holds the first visible row.
class List : public Picture {
public:
    List(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size, const PictureStyle& style);

    static std::unique_ptr<Picture> make(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                         const PictureStyle& style);

    void paint(QPainter& painter) const override;
    Readout readout(const Probe& probe) const override;
    QString resolution() const override;
    std::optional<Zoom> zoomed(const QPointF& at, double factor) const override;
    std::optional<Zoom> panned(const QPointF& by) const override;

private:
    const Listing& listing() const { return std::get<Listing>(m_data->data.front()); }
    std::size_t visibleRows() const;
    std::optional<Zoom> scrolledTo(double first) const;
    QString cellText(const Cell& cell) const;
    std::vector<double> columnWidths() const;
    void paintRow(QPainter& painter, double top, const std::vector<QString>& cells, const std::vector<double>& widths,
                  bool heading) const;

    std::shared_ptr<const PanelData> m_data;
    QSizeF m_size;
    PictureStyle m_style;
    double m_first = 0;
    double m_rowHeight = 24;
};

}  // namespace whorl
