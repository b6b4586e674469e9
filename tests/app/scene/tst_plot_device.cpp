// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/plot_device.h"
#include "tests/support/test_main.h"

#include <QFontMetricsF>

using namespace whorl;

class tst_PlotDevice : public QObject {
    Q_OBJECT

private slots:
    void anImageKnowsNoPlots();
    void valuesFollowTheScale();
    void aFieldHandsOverItsRaster();
    void cellsReachHalfAnIndexToBothSides();
    void oneAxisForPlotsBesideEachOther();
    void curvesHandOverTheNumbersOfTheirAxes();
    void aLogarithmicAxisStaysOne();
    void theBarSpansTheRange();
    void ticksOfABarDoNotTouch_data();
    void ticksOfABarDoNotTouch();
};

namespace {

/// Keeps what pictures hand over.
class Recorder : public QImage, public PlotDevice {
public:
    Recorder()
        : QImage(400, 300, QImage::Format_RGB32)
    {
    }

    void addPlot(const QPainter&, const PlotDescription& plot, const PictureStyle&) override { plots.push_back(plot); }
    void addBar(const QPainter&, const BarDescription& bar) override { bars.push_back(bar); }

    std::vector<PlotDescription> plots;
    std::vector<BarDescription> bars;
};

PictureStyle style()
{
    PictureStyle result;
    result.theme = &theme(ThemeName::light);
    result.figure = true;
    result.probe = false;
    return result;
}

Recorder painted(const std::string& source, const std::string& quantity, const Values& values = {},
                 std::optional<std::int64_t> slice = {})
{
    Panel panel;
    panel.source = source;
    panel.quantity = quantity;
    panel.values = values;
    panel.slice = slice;
    Recorder recorder;
    QPainter painter(&recorder);
    makePicture(panel, evaluatePanel(panel), {400, 300}, style())->paint(painter);
    return recorder;
}

}  // namespace

void tst_PlotDevice::anImageKnowsNoPlots()
{
    QImage image(10, 10, QImage::Format_RGB32);
    Recorder recorder;
    const QPainter plain(&image), knowing(&recorder);

    QVERIFY(!plotDevice(plain));
    QCOMPARE(plotDevice(knowing), static_cast<PlotDevice*>(&recorder));
}

void tst_PlotDevice::valuesFollowTheScale()
{
    QCOMPARE((AxisDescription{"", 10, -10, false, {}}).valueAt(0.25), 5.0);
    QCOMPARE((AxisDescription{"", 1, 10000, true, {}}).valueAt(0.5), 100.0);
}

void tst_PlotDevice::aFieldHandsOverItsRaster()
{
    const Recorder recorder = painted("sinusoidal", "encoding", {{"length", std::int64_t{64}}});

    QCOMPARE(recorder.plots.size(), std::size_t(1));
    const PlotDescription& plot = recorder.plots.front();
    QCOMPARE(QSizeF(plot.image.size()), plot.plot.size());
    QVERIFY(plot.lines.lines.empty());
    QCOMPARE(plot.across.title, "channel");
    QCOMPARE(plot.up.title, "position m");
}

void tst_PlotDevice::cellsReachHalfAnIndexToBothSides()
{
    const Recorder recorder = painted("sinusoidal", "encoding", {{"length", std::int64_t{64}}});

    const PlotDescription& plot = recorder.plots.front();
    QCOMPARE(plot.across.low, -0.5);
    QCOMPARE(plot.across.high, 127.5);
    // Row 0 is on top.
    QCOMPARE(plot.up.low, 63.5);
    QCOMPARE(plot.up.high, -0.5);
    for (const Tick& tick : plot.up.ticks)
        QCOMPARE(QString::number(tick.value), tick.label);
    QCOMPARE(plot.up.ticks.back().value, 63.0);
}

void tst_PlotDevice::oneAxisForPlotsBesideEachOther()
{
    const Recorder recorder = painted("alibi", "bias", {{"length", std::int64_t{16}}}, -1);

    QCOMPARE(recorder.plots.size(), std::size_t(8));
    QVERIFY(recorder.plots[0].up.shown);
    QVERIFY(!recorder.plots[1].up.shown);
    QVERIFY(recorder.plots[1].up.ticks.empty());
    QCOMPARE(recorder.bars.size(), std::size_t(1));
}

void tst_PlotDevice::curvesHandOverTheNumbersOfTheirAxes()
{
    const Recorder recorder = painted("sinusoidal", "similarity", {{"length", std::int64_t{512}}});

    const PlotDescription& plot = recorder.plots.front();
    QVERIFY(plot.image.isNull());
    QCOMPARE(plot.across.low, 0.0);
    QCOMPARE(plot.across.high, 511.0);
    QCOMPARE(plot.lines.lines.size(), std::size_t(1));
    // The encoding is most like itself: cosine 1 at distance 0.
    const QPointF first = plot.lines.lines[0].points.front();
    QCOMPARE(first.x(), 0.0);
    QCOMPARE(plot.up.valueAt(1 - first.y() / plot.plot.height()), 1.0);
    for (const Tick& tick : plot.up.ticks)
        QVERIFY(qAbs(tick.value - tick.label.toDouble()) < 1e-12);
}

void tst_PlotDevice::aLogarithmicAxisStaysOne()
{
    const Recorder recorder = painted("sinusoidal", "wavelengths");

    const AxisDescription& up = recorder.plots.front().up;
    QVERIFY(up.logarithmic);
    for (const Tick& tick : up.ticks) {
        const double exponent = std::log10(tick.value);
        QVERIFY(qAbs(exponent - qRound(exponent)) < 1e-9);
    }
}

void tst_PlotDevice::theBarSpansTheRange()
{
    const Recorder recorder = painted("sinusoidal", "encoding");

    const BarDescription& bar = recorder.bars.front();
    QCOMPARE(bar.up.low, -1.0);
    QCOMPARE(bar.up.high, 1.0);
    QCOMPARE(bar.up.ticks.front().value, -1.0);
    QCOMPARE(bar.up.ticks.back().value, 1.0);
    QCOMPARE(bar.map->id, "blue-orange");
    QCOMPARE(bar.bar.height(), recorder.plots.front().plot.height());
}

void tst_PlotDevice::ticksOfABarDoNotTouch_data()
{
    QTest::addColumn<double>("height");
    for (const double height : {24.0, 36.0, 60.0, 90.0, 150.0, 400.0})
        QTest::addRow("%g high", height) << height;
}

void tst_PlotDevice::ticksOfABarDoNotTouch()
{
    QFETCH(const double, height);
    const double line = QFontMetricsF(labelFont(style())).height();

    const std::vector<Tick> ticks = colourBarTicks({0, 0, 12, height}, {-3.7, 3.7, false}, style());

    QCOMPARE(ticks.front().value, -3.7);
    QCOMPARE(ticks.back().value, 3.7);
    for (std::size_t i = 1; i < ticks.size() && ticks.size() > 2; ++i)
        QVERIFY((ticks[i].value - ticks[i - 1].value) / 7.4 * height >= line);
}

WHORL_APP_TEST(tst_PlotDevice)
#include "tst_plot_device.moc"
