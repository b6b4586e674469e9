// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/theme.h"
#include "core/board.h"
#include "core/source.h"

#include <QPainter>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QVector>

#include <functional>
#include <memory>
#include <optional>

namespace whorl {

/// Lines and bands in pixels of the plot rectangle (origin top left), ready to be drawn.
struct CurvePicture {
    struct Line {
        QPolygonF points;  ///< a NaN point breaks the line
        QColor colour;
        double width = 1.75;
        QVector<qreal> dashes;  ///< empty: solid
        bool marks = false;     ///< a dot per point instead of a line
    };
    struct Band {
        QPolygonF upper, lower;
        QColor colour;
    };
    QSizeF size;
    std::vector<Band> bands;
    std::vector<Line> lines;
};

/// Draws a CurvePicture with its origin at the top left of `plot`.
using CurvePainter = std::function<void(QPainter&, const QRectF& plot, const CurvePicture&)>;

/// How pictures look, apart from what is in the panel.
struct PictureStyle {
    const Theme* theme = nullptr;
    double fontScale = 1;   ///< 1: the sizes of the screen, in the painter's units
    double pixelRatio = 1;  ///< device pixels per painter unit, for rasters
    bool draft = false;     ///< half the pixels each way
    bool figure = false;    ///< for paper: values are named at their axis, no read-out line says them
    bool probe = true;      ///< the probe is shown: room is kept for its tags
    CurvePainter paintCurves;
    std::function<QString(const char* context, const char* text)> translate;  ///< core texts; absent: English

    QString text(const char* context, std::string_view english) const;

    /// A core sentence that holds numbers; see translatedSentence.
    QString sentence(std::string_view english) const;
};

/// The data of one panel: its quantity and the further ones stacked below it.
struct PanelData {
    std::vector<QuantityInfo> quantities;
    std::vector<Data> data;
};

/// Told of a panel that is being evaluated; see Watch.
struct PanelWatch {
    Progress progress;
    std::function<void(std::int64_t step)> reached;
    std::function<void(const std::function<std::shared_ptr<const PanelData>()>& soFar)> show;
};

/// Evaluates a panel. throws InputError (source, quantity, parameter or file); Cancelled
std::shared_ptr<const PanelData> evaluatePanel(const Panel& panel, const PanelWatch& watch = {});

/// The same without waiting for the end of what takes long by nature: what there is of it after so many milliseconds.
std::shared_ptr<const PanelData> glimpsePanel(const Panel& panel, int milliseconds);

/// Whether evaluating the panel takes long by nature, so that somebody else should do it.
bool isGradual(const Panel& panel);

/// The slice that the probe chooses of the panel's field, or the subject of its listing; 0 where there is nothing to
/// choose.
std::int64_t probedSlice(const PanelData& data, const Probe& probe);

/// The panel with its slice settled: one that follows the probe shows the probed slice.
Panel withProbedSlice(const Panel& panel, const PanelData& data, const Probe& probe);

/// What the colours of a field, or of one of its slices, span: as defined, or the data's range rounded outward.
FieldRange shownRange(const Field& field, std::optional<std::int64_t> slice);

/// One item of a read-out line: "m 137". The value stands out; the probe's own numbers take the accent.
struct ReadoutItem {
    QString label, value;
    bool probe = false;
    bool working = false;  ///< a step towards the value after it: goes first where room is short
};
using Readout = std::vector<ReadoutItem>;

/// The visible part of both axes; absent: everything.
struct Zoom {
    std::optional<Window> rows, columns;
};

/// One panel prepared for one size: rasters filled, ticks placed. Immutable; painting it again costs a blit. Only the
/// probe is drawn anew.
class Picture {
public:
    virtual ~Picture() = default;

    /// Whether there is nothing to see without the probe: clocks without hands, a row without saying which.
    virtual bool needsProbe() const { return false; }

    /// Everything but the probe, into (0, 0) .. size.
    virtual void paint(QPainter& painter) const = 0;
    /// Lines, dots and tags of the probe, for views that have a place for it.
    virtual void paintProbe(QPainter&, const Probe&) const { }

    /// The probe after pointing at `position`; nothing where there is nothing to point at.
    virtual std::optional<Probe> probeAt(const QPointF&, const Probe&) const { return {}; }
    /// The probe after a click on something that hovering leaves alone: the name of a word in a list.
    virtual std::optional<Probe> clicked(const QPointF&, const Probe&) const { return {}; }
    /// The probe after a step of the cell cursor by whole cells, clamped to the axes.
    virtual Probe moved(const Probe& current, std::int64_t, std::int64_t) const { return current; }

    /// What the panel says about the probe, in its own words; at most four items.
    virtual Readout readout(const Probe& probe) const = 0;
    /// The exact value under the probe, for the status bar; absent where there is none.
    virtual std::optional<ReadoutItem> value(const Probe&) const { return {}; }
    /// "1 pixel = 18 positions (mean)", "1 pixel = 1 position, exact", or empty.
    virtual QString resolution() const { return {}; }

    /// Views that zoom answer the four below; the others answer nothing.
    virtual std::optional<Zoom> zoomed(const QPointF&, double) const { return {}; }
    virtual std::optional<Zoom> panned(const QPointF&) const { return {}; }
    virtual std::optional<Zoom> framed(const QRectF&) const { return {}; }
    /// The zoom moved just as far as shows the probe; nothing where the probe is in view already.
    virtual std::optional<Zoom> revealing(const Probe&) const { return {}; }

    /// The words that stand within an area; views of words answer it.
    virtual std::vector<std::string> wordsWithin(const QPolygonF&) const { return {}; }
};

/// A way of looking at one kind of data.
struct ViewInfo {
    QString id, label, icon;
    bool (*shows)(QuantityKind);
    std::unique_ptr<Picture> (*make)(const Panel&, std::shared_ptr<const PanelData>, const QSizeF&,
                                     const PictureStyle&);
};

/// Every view; the first that shows a kind is its natural one.
const std::vector<ViewInfo>& views();
const ViewInfo& naturalView(QuantityKind kind);
/// The view a panel asks for, or the natural one. throws InputError when it cannot show the panel's quantity
const ViewInfo& viewOf(const Panel& panel, QuantityKind kind);

/// Prepares a panel for a size in painter units.
/// throws InputError as evaluatePanel and viewOf do
std::unique_ptr<Picture> makePicture(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                     const PictureStyle& style);

}  // namespace whorl
