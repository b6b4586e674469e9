// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"
#include "app/scene/point_camera.h"

#include <QImage>

namespace whorl {

class PointLabels;
struct ColourMap;

/// Points of the plane, or of space as seen from somewhere. A path is joined and coloured along its axis; long ones show
/// every k-th point and say so. Words are dots of which some are named: the chosen, up to 40 of them wherever there is
/// room in the plot, then as many as have room beside their dots, in the order of the table. Chosen words are ringed, so
/// that those without a name are seen too. More dots than can be told apart are a density.
class Scatter : public Picture {
public:
    Scatter(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size, const PictureStyle& style);

    static std::unique_ptr<Picture> make(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                         const PictureStyle& style);

    void paint(QPainter& painter) const override;
    void paintProbe(QPainter& painter, const Probe& probe) const override;
    std::optional<Probe> probeAt(const QPointF& position, const Probe& current) const override;
    Probe moved(const Probe& current, std::int64_t rows, std::int64_t columns) const override;
    Readout readout(const Probe& probe) const override;
    QString resolution() const override;
    std::optional<Zoom> zoomed(const QPointF& position, double factor) const override;
    std::optional<Zoom> panned(const QPointF& by) const override;
    std::optional<Zoom> framed(const QRectF& band) const override;
    std::vector<std::string> wordsWithin(const QPolygonF& area) const override;

private:
    /// A word that is named in the picture.
    struct Name {
        QString text;
        QPointF point;
        QRectF area;
        bool chosen = false;
        bool quiet = false;  ///< one of many: muted
    };

    /// A class in the legend.
    struct LegendLine {
        QColor colour;
        QString name, count;
    };

    const Points& points() const { return std::get<Points>(m_data->data.front()); }
    bool hasAxes() const;
    bool isDensity() const;
    QString axisTitle(std::size_t coordinate) const;
    void layOut();
    void spanValues();
    void listClasses();
    double legendExtent() const;
    double legendLineWidth() const;
    int legendColumns() const;
    double legendHeight() const;
    QColor classColour(std::int64_t number) const;
    void placePoints(const Zoom& zoom);
    const ColourMap& map() const;
    void colourPoints();
    void nameWords();
    void nameWord(PointLabels& labels, std::int64_t index, std::size_t rank);
    const std::vector<std::int64_t>& nearestOf(std::int64_t index) const;
    QPointF placeOf(std::int64_t index) const { return m_camera.place(points().at(index)); }
    double radius() const;

    void paintAxes(QPainter& painter) const;
    void paintPath(QPainter& painter) const;
    void paintDots(QPainter& painter) const;
    bool ringsChosen() const;
    void paintRings(QPainter& painter) const;
    void paintNames(QPainter& painter) const;
    QString hint() const;
    QRectF hintArea() const;
    int qualityLines() const;
    void paintLegend(QPainter& painter) const;
    void paintClasses(QPainter& painter, const QRectF& place) const;
    void paintLeader(QPainter& painter, const QPointF& point, const QRectF& area) const;
    void paintNearest(QPainter& painter, std::int64_t index) const;
    void paintWord(QPainter& painter, const QString& text, const QRectF& area, const QColor& colour) const;

    std::shared_ptr<const PanelData> m_data;
    QSizeF m_size;
    PictureStyle m_style;
    QRectF m_plot;
    PointCamera m_camera;
    std::int64_t m_step = 1;
    std::vector<QPointF> m_places;
    std::vector<QRgb> m_colours;
    FieldRange m_range;
    QString m_legendTitle;
    std::vector<LegendLine> m_legend;
    bool m_legendBelow = false;  ///< in a picture that is higher than wide
    QImage m_raster;             ///< many dots; null where they are few
    std::vector<Name> m_names;
    /// Of the word that was asked for last: finding them passes over the whole table.
    mutable std::optional<std::pair<std::int64_t, std::vector<std::int64_t>>> m_nearest;
};

}  // namespace whorl
