// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/tikz/tikz_page.h"
#include "app/scene/plot_device.h"

#include <QPaintDevice>

#include <memory>

namespace whorl {

/// A paint device that writes what is painted as TikZ: paths, texts and rasters one by one, plots as PGFPlots axes.
/// Clipping is not written, as in SVG files.
class TikzDevice : public QPaintDevice, public PlotDevice {
public:
    /// size  in units
    TikzDevice(TikzPage& page, const QSizeF& size);
    ~TikzDevice() override;

    QPaintEngine* paintEngine() const override;
    void addPlot(const QPainter& painter, const PlotDescription& plot, const PictureStyle& style) override;
    void addBar(const QPainter& painter, const BarDescription& bar) override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    TikzPage& m_page;
    QSizeF m_size;
    std::unique_ptr<QPaintEngine> m_engine;
};

}  // namespace whorl
