// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/colour_map.h"
#include "app/scene/picture.h"
#include "app/scene/plot_device.h"
#include "app/scene/sampling.h"

#include <QImage>
#include <QLineF>
#include <QPolygonF>

namespace whorl {

/// A field as a raster: every pixel an exact cell or the exact mean of the cells it covers. One or several slices.
class Heatmap : public Picture {
public:
    /// Without a key the colours are explained elsewhere: where several pictures share what paintKey paints.
    Heatmap(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size, const PictureStyle& style,
            bool withKey = true);

    static std::unique_ptr<Picture> make(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                         const PictureStyle& style);

    /// What says which colour is which value, at `bar`: a bar, a ring, or the names of classes; and the room it takes right of
    /// the plots.
    void paintKey(QPainter& painter, const QRectF& bar) const;
    double keyExtent() const;
    /// Cells as high as wide.
    bool isSquare() const;
    QString axisTitle(const Axis& axis) const;

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
    struct Facet {
        std::int64_t slice = 0;
        QRectF plot;
        QImage image;
        bool masked = false;  ///< the far corner is masked
    };

    const Field& field() const { return std::get<Field>(m_data->data.front()); }
    QString cellText(double exact) const;
    void chooseSlices(const Panel& panel);
    void layOut(const QSizeF& size);
    void placeFacets();
    QPointF originOf(const QSizeF& plot) const;
    double leftExtent() const;
    Sampling sample(const Axis& axis, std::int64_t first, std::int64_t count, double room) const;
    /// Lines of an image that several threads fill.
    struct PixelRows {
        uchar* first;
        std::size_t bytes;
        uchar* row(int number) const { return first + static_cast<std::size_t>(number) * bytes; }
    };
    void fillImage(Facet& facet) const;
    void paintMeans(const PixelRows& pixels, int top, const FieldMeans& means) const;
    std::vector<PlacedTick> wordTicks(const Axis& axis, const Sampling& sampling) const;
    std::vector<PlacedTick> ticks(const Axis& axis, const Sampling& sampling) const;
    const Facet* facetAt(const QPointF& position) const;
    const Facet* probedFacet(const Probe& probe) const;
    double toUnits(double devicePixels) const { return devicePixels / m_style.pixelRatio; }
    Zoom zoomTo(const Window& rows, const Window& columns) const;
    QString facetTitle(const Facet& facet) const;
    QRectF facetTitleArea(const Facet& facet) const;
    QString barTitle() const;
    void paintFacetTitle(QPainter& painter, const Facet& facet) const;
    /// The raster and its axes, as far as they are this facet's to show.
    void paintPlot(QPainter& painter, const Facet& facet) const;
    AxisDescription describedAxis(const Sampling& sampling, Side side, const std::vector<PlacedTick>& ticks,
                                  const QString& title) const;
    void paintPositionProbe(QPainter& painter, const Facet& facet, const Probe& probe, TagPlaces& tags) const;
    void paintWord(QPainter& painter, const QString& word, Side side, const Facet& facet, double place) const;
    QString shortWord(const QString& word) const;
    QRectF allPlots() const;
    /// What was never met in training, in units of the plot; without a border where that is not in view.
    struct UnseenPart {
        QPolygonF area;
        QLineF border;
    };
    std::vector<UnseenPart> unseenParts(const Facet& facet) const;
    QRectF unseenLabelArea(const Facet& facet, const UnseenPart& part, const QString& words, double share) const;
    void paintUnseen(QPainter& painter, const Facet& facet) const;
    void paintUnseenLabel(QPainter& painter, const Facet& facet) const;
    QString unseenRemark(std::int64_t row, std::int64_t column) const;
    void paintTags(QPainter& painter, const Facet& facet, const Probe& probe) const;
    Window zoomedAxis(const Axis& axis, const Window& window, const Sampling& sampling, double factor, double place,
                      double room) const;

    std::shared_ptr<const PanelData> m_data;
    PictureStyle m_style;
    bool m_withKey = true;
    const ColourMap* m_map = nullptr;
    FieldRange m_range;
    QStringList m_classNames;  ///< translated; empty where a bar says more
    QSizeF m_size;
    Window m_rowWindow, m_columnWindow;  ///< what is asked for; the samplings are its whole indices
    Sampling m_rows, m_columns;
    std::vector<std::int64_t> m_slices;
    std::vector<Facet> m_facets;
    QRectF m_area;        ///< for all plots, their gaps and names
    QSizeF m_cell;        ///< for one plot
    QSize m_arrangement;  ///< plots across and down
    std::vector<PlacedTick> m_rowTicks, m_columnTicks;
    QRectF m_bar;
};

}  // namespace whorl
