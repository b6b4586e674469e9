// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

namespace whorl {

/// A listing as a table: words left, numbers right, one column as bars too where the listing says so. One that has rows
/// for each of many subjects shows those of the panel's slice. Zooming scrolls: Panel::rows holds the first visible row.
/// Where the table is too wide, gaps narrow, then the widest words are cut, headings over numbers, and bars; columns at the right
/// that have no room even so are left out, for which an ellipsis stands. Pointing at the name of a subject moves the probe to it.
class List : public Picture {
public:
    List(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size, const PictureStyle& style);

    static std::unique_ptr<Picture> make(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                         const PictureStyle& style);

    void paint(QPainter& painter) const override;
    Readout readout(const Probe& probe) const override;
    QString resolution() const override;
    std::optional<Probe> clicked(const QPointF& position, const Probe& current) const override;
    std::optional<Zoom> zoomed(const QPointF& at, double factor) const override;
    std::optional<Zoom> panned(const QPointF& by) const override;

private:
    struct Column {
        double left = 0, width = 0;
        double bar = 0;    ///< of the width, at its left
        double least = 0;  ///< what the numbers need
        bool words = false;
    };

    const Listing& source() const { return std::get<Listing>(m_data->data.front()); }
    std::size_t visibleRows() const;
    QString remark() const;
    double remarkHeight() const;
    double heightOf(qsizetype lines) const;
    bool isCut() const;
    QStringList remarkLines() const;
    std::optional<Zoom> scrolledTo(double first) const;
    bool isVerbatim(std::size_t column) const;
    QString cellText(const Cell& cell, std::size_t column) const;
    std::vector<Column> columns() const;
    void fit(std::vector<Column>& columns) const;
    double narrowed(std::vector<Column>& columns, double over) const;
    void paintCell(QPainter& painter, const Column& column, double top, const QString& text) const;
    void paintBar(QPainter& painter, const Column& column, double top, const Cell& cell, bool quiet) const;
    void paintMark(QPainter& painter, const Column& column, std::size_t rows) const;

    std::shared_ptr<const PanelData> m_data;
    QSizeF m_size;
    PictureStyle m_style;
    Listing m_listing;  ///< of the subject, where there are subjects
    QString m_subject;
    double m_first = 0;
    double m_rowHeight = 24;
};

}  // namespace whorl
