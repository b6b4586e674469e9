// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/curve_samples.h"
#include "app/scene/end_labels.h"
#include "app/scene/picture.h"
#include "app/scene/plot_device.h"

namespace whorl {

/// What must be said with a panel's curves, in the language of the program; empty where there is nothing.
QString curvesRemark(const PanelData& data, const PictureStyle& style);

/// Curves over one axis; quantities of different meaning are strips above each other that share it. What must be said with
/// them stands below.
class Chart : public Picture {
public:
    /// Curves longer than `longest` show their means alone, where these have a closed form.
    Chart(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size, const PictureStyle& style,
          std::int64_t longest = longestWithRange);

    static std::unique_ptr<Picture> make(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                         const PictureStyle& style);

    QString axisTitle() const;
    /// What the values of a single strip span; nothing for powers of ten, and for several strips.
    std::optional<FieldRange> valueRange() const;

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
    /// The names of series that are different things, in their colours.
    struct Legend {
        std::vector<QRectF> names;  ///< one per series, in units of the plot; empty where there is no legend
        bool above = false;         ///< over the plot, because every corner has lines in it
    };

    struct Strip {
        const Curves* curves = nullptr;
        std::vector<CurveSamples> samples;
        QRectF plot;
        double low = 0, high = 1;
        double inset = 0;  ///< what marks need at either end of the values
        bool logarithmic = false;
        bool whole = false;  ///< all values are whole numbers: positions, channels, counts
        std::vector<PlacedTick> ticks;
        CurvePicture picture;
        std::vector<EndLabel> labels;  ///< one per series of an ordered family
        Legend legend;

        double place(double value) const;
    };

    const Axis& axis() const { return m_strips.front().curves->axis; }
    void chooseRange(Strip& strip) const;
    QString textOf(double value, const Strip& strip, const Series& series) const;
    void layOut();
    void placeTicks(Strip& strip) const;
    void drawStrips();
    void draw(Strip& strip, int firstColour) const;
    std::vector<CurvePicture::Band> bandsOf(const Strip& strip, std::size_t series, const QColor& colour) const;
    bool hasLegend(const Strip& strip) const;
    QStringList legendNames(const Strip& strip) const;
    double sampleExtent(const Strip& strip) const;
    void paintSample(QPainter& painter, const Strip& strip, std::size_t series, const QPointF& at) const;
    std::vector<QRectF> legendAbove(const Strip& strip, double width) const;
    std::vector<QRectF> legendInCorner(const Strip& strip) const;
    bool placeLegends();
    QRectF meanNoteArea(const Strip& strip) const;
    QColor seriesColour(const Strip& strip, std::size_t series, int firstColour) const;
    std::vector<PlacedTick> axisTicks() const;
    double seriesLabelWidth() const;
    void placeLabels(Strip& strip) const;
    void paintEndLabel(QPainter& painter, const Strip& strip, std::size_t series, const QColor& colour) const;
    /// Lines, grid and axes of a strip.
    void paintPlot(QPainter& painter, const Strip& strip) const;
    AxisDescription describedAxis(const Strip& strip, const std::vector<PlacedTick>& ticks, const QString& title) const;
    AxisDescription describedValues(const Strip& strip, const QString& title) const;
    void paintMeanNote(QPainter& painter, const Strip& strip) const;
    std::optional<std::size_t> probedSeries(const Strip& strip, const Probe& probe) const;
    std::optional<std::int64_t> readIndex(const Probe& probe) const;
    QString guideText(const Guide& guide) const;
    std::vector<Guide> unseenStretches() const;
    std::optional<QRectF> guideArea(const Strip& strip, const Guide& guide) const;
    QRectF guideLabelArea(const Strip& strip, const Guide& guide, const std::vector<QRectF>& taken) const;
    void paintGuideLabels(QPainter& painter, const Strip& strip) const;
    void paintGuides(QPainter& painter, const Strip& strip) const;
    void paintUnseen(QPainter& painter, const Strip& strip) const;
    QStringList remarkLines() const;
    double remarkHeight() const;
    void paintRemark(QPainter& painter) const;
    void paintSeriesLabels(QPainter& painter, const Strip& strip, int firstColour) const;
    void paintStripProbe(QPainter& painter, const Strip& strip, const Probe& probe, std::int64_t index) const;
    std::optional<Zoom> zoomBetween(double from, double to) const;

    std::shared_ptr<const PanelData> m_data;
    PictureStyle m_style;
    QSizeF m_size;
    AxisScale m_scale;
    std::vector<Bin> m_bins;
    std::vector<Strip> m_strips;
};

}  // namespace whorl
