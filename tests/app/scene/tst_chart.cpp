// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/chart.h"
#include "app/scene/number_text.h"
#include "tests/support/sample_pictures.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;
using namespace whorl::test;

class tst_Chart : public QObject {
    Q_OBJECT

private slots:
    void aLongCurveHasItsRange();
    void theAxisHoldsValuesThatTheMeansHide();
    void aValueBeyondThePlotKeepsItsTag();
    void aDistanceBeforeTheQueryIsReadToo();
    void aSinglePointIsSeen();
    void wordsOfGuidesLieOnNoPointAndNoLine();
    void equalValuesOnALogarithmicScaleAreSeen();
    void theSeriesThatHasAValueIsRead();
    void countsAreReadAsWholeNumbers();
    void aSinglePlaceIsReadWithoutAProbe();
    void anAxisOfTheDistanceZeroIsNotLogarithmic();
    void aLegendHidesNothing_data();
    void aLegendHidesNothing();
    void aLegendAndWordsOfGuidesKeepApart();
    void whatMustBeSaidStandsBelowThePlot_data();
    void whatMustBeSaidStandsBelowThePlot();
    void theSameRemarkOfTwoStripsIsSaidOnce();
    void aBandEndsWhereNothingIsKnown();
};

namespace {

const QSize size(400, 300);

/// Falls from 1 within a few indices and then hovers about 0.
Curves spike(std::int64_t length)
{
    Curves curves;
    curves.axis = openAxis(AxisRole::distance, "distance", length);
    Series series;
    series.fill = [](std::int64_t first, std::span<double> out) {
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = std::exp(-static_cast<double>(first + static_cast<std::int64_t>(i)));
    };
    series.means = [](std::span<const Bin> bins) {
        return Eigen::ArrayXd(Eigen::ArrayXd::Zero(static_cast<Eigen::Index>(bins.size())));
    };
    curves.series = {series};
    return curves;
}

/// Level lines.
Curves flat(const std::vector<double>& levels)
{
    Curves curves;
    curves.axis = boundedAxis(AxisRole::pair, "pair", 32);
    for (const double level : levels) {
        Series series;
        series.fill = [level](std::int64_t, std::span<double> out) { std::fill(out.begin(), out.end(), level); };
        curves.series.push_back(series);
    }
    return curves;
}

QImage withProbe(const Picture& picture, const Probe& probe)
{
    QImage image = painted(picture, size);
    QPainter painter(&image);
    picture.paintProbe(painter, probe);
    return image;
}

/// How many pixels of the picture the probe changes in its colour.
int accented(const Picture& picture, const Probe& probe)
{
    const QImage image = withProbe(picture, probe);
    int count = 0;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            count += QColor(image.pixel(x, y)) == theme(ThemeName::light).accent ? 1 : 0;
    return count;
}

}  // namespace

void tst_Chart::aLongCurveHasItsRange()
{
    const Chart chart({}, dataOf(spike(1 << 20)), size, plainStyle());

    QVERIFY2(chart.resolution().contains("range"), qPrintable(chart.resolution()));
}

void tst_Chart::theAxisHoldsValuesThatTheMeansHide()
{
    PictureStyle style = plainStyle();
    style.draft = true;
    const Chart chart({}, dataOf(spike(1 << 20)), size, style);
    QVERIFY2(!chart.resolution().contains("range"), qPrintable(chart.resolution()));

    // A dot, wider than the probe's line, lies inside the plot only if the axis reaches the value.
    int left = 0;
    while (!chart.probeAt({left + 4.5, 20}, {}))
        ++left;
    const QImage image = withProbe(chart, {});
    bool dot = false;
    for (int x = left + 6; x < left + 9; ++x)
        for (int y = 8; y < 16; ++y)
            dot |= QColor(image.pixel(x, y)) == theme(ThemeName::light).accent;
    QVERIFY(dot);
}

void tst_Chart::aValueBeyondThePlotKeepsItsTag()
{
    Curves curves = spike(64);
    curves.range = FieldRange{0, 0.5, true};
    const Chart chart({}, dataOf(curves), size, plainStyle());

    // A tag of 18 units, far more than a line of 1.5.
    QVERIFY(accented(chart, {}) > 1000);
}

void tst_Chart::aDistanceBeforeTheQueryIsReadToo()
{
    Curves curves = spike(64);
    curves.axis.lowest = -64;
    const Chart chart({}, dataOf(curves), size, plainStyle());
    Probe probe;
    probe.key = 2;

    QCOMPARE(chart.readout(probe).front().value, integerText(-2));
    QCOMPARE(chart.value(probe)->value, valueText(std::exp(2)));
    curves.axis.lowest = 0;
    QVERIFY(!Chart({}, dataOf(curves), size, plainStyle()).value(probe));
}

void tst_Chart::aSinglePointIsSeen()
{
    CurvePicture::Line drawn;
    PictureStyle style = plainStyle();
    style.paintCurves = [&](QPainter&, const QRectF&, const CurvePicture& picture) { drawn = picture.lines.front(); };
    const Chart chart({}, dataOf(spike(1)), size, style);
    painted(chart, size);

    QVERIFY(drawn.marks);
    QCOMPARE(drawn.points.size(), 1);
}

void tst_Chart::wordsOfGuidesLieOnNoPointAndNoLine()
{
    Curves curves;
    curves.axis = boundedAxis(AxisRole::pair, "pair", 32);
    curves.points = true;
    Series series;
    series.fill = [](std::int64_t first, std::span<double> out) {
        for (double& each : out)
            each = first++ < 8 ? 0.9 : 0.05;
    };
    curves.series = {series};
    curves.range = FieldRange{0, 1, true};
    curves.guides = {{Guide::Kind::span, 8, 31, "pairs that do not turn", {}},
                     {Guide::Kind::value, 0.05, 0, "L = %1", {10000}}};

    // Both texts in the corners where points lie would hide some of these.
    const QImage image = painted(Chart({}, dataOf(curves), size, plainStyle()), size);
    curves.guides.clear();
    const QImage bare = painted(Chart({}, dataOf(curves), size, plainStyle()), size);
    int hidden = 0;
    const QRgb line = theme(ThemeName::light).categories[0].rgb();
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            hidden += bare.pixel(x, y) == line && image.pixel(x, y) != line ? 1 : 0;
    QCOMPARE(hidden, 0);
}

void tst_Chart::equalValuesOnALogarithmicScaleAreSeen()
{
    CurvePicture::Line drawn;
    QSizeF plot;
    PictureStyle style = plainStyle();
    style.paintCurves = [&](QPainter&, const QRectF&, const CurvePicture& picture) {
        drawn = picture.lines.front();
        plot = picture.size;
    };
    Curves curves = flat({1});
    curves.logarithmicValues = true;
    painted(Chart({}, dataOf(curves), size, style), size);

    QVERIFY(drawn.points.front().y() > 0 && drawn.points.front().y() < plot.height());
}

void tst_Chart::anAxisOfTheDistanceZeroIsNotLogarithmic()
{
    Curves curves = spike(1);
    curves.logarithmicAxis = true;
    const Chart chart({}, dataOf(curves), size, plainStyle());

    const std::optional<Probe> probe = chart.probeAt({200, 150}, {});
    QCOMPARE(chart.readout(*probe).front().value, integerText(0));
}

void tst_Chart::aLegendHidesNothing_data()
{
    QTest::addColumn<QList<double>>("levels");
    QTest::newRow("a free corner") << QList<double>{0.5, 0.6};
    QTest::newRow("lines in all corners") << QList<double>{0.02, 0.1, 0.5, 0.9, 0.98};
}

void tst_Chart::aLegendHidesNothing()
{
    QFETCH(const QList<double>, levels);
    Curves curves = flat({levels.begin(), levels.end()});
    curves.range = FieldRange{0, 1, true};
    for (Series& series : curves.series)
        series.label = "a name of some length";

    // Without the lines, what remains in their colours is the legend: no line runs there.
    const Chart chart({}, dataOf(curves), size, plainStyle());
    const QImage whole = painted(chart, size);
    PictureStyle without = plainStyle();
    without.paintCurves = [](QPainter&, const QRectF&, const CurvePicture&) {};
    const QImage legend = painted(Chart({}, dataOf(curves), size, without), size);
    int drawn = 0, covered = 0;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x) {
            const bool coloured = QColor(legend.pixel(x, y)).saturation() > 100;
            drawn += coloured ? 1 : 0;
            covered += coloured && whole.pixel(x, y) != legend.pixel(x, y) ? 1 : 0;
        }
    QVERIFY(drawn > 100);
    QCOMPARE(covered, 0);
}

void tst_Chart::aLegendAndWordsOfGuidesKeepApart()
{
    // The words of a stretch at the end have the lower corner, and the legend had the upper one over them.
    Curves curves = flat({0.1, 0.2});
    curves.range = FieldRange{0, 1, true};
    curves.series[0].label = curves.series[1].label = "name";
    PictureStyle style = plainStyle();
    style.paintCurves = [](QPainter&, const QRectF&, const CurvePicture&) {};
    // The probe paints the words once more, over all else.
    const QImage alone = withProbe(Chart({}, dataOf(curves), size, style), {});
    curves.guides = {{Guide::Kind::span, 20, 31, "words of the stretch", {}}};
    const QImage both = withProbe(Chart({}, dataOf(curves), size, style), {});

    int lost = 0;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            lost +=
                QColor(alone.pixel(x, y)).saturation() > 100 && QColor(both.pixel(x, y)).saturation() <= 100 ? 1 : 0;
    QCOMPARE(lost, 0);
}

void tst_Chart::theSeriesThatHasAValueIsRead()
{
    Curves curves = flat({0.1, 0.2});
    curves.valueLabel = "frequency";
    curves.series[0].label = "time";
    curves.series[1].label = "height";
    curves.series[0].unit = curves.series[1].unit = "rad/token";
    curves.series[0].fill = [](std::int64_t, std::span<double> out) { std::fill(out.begin(), out.end(), NAN); };
    const Chart chart({}, dataOf(curves), size, plainStyle());

    QCOMPARE(chart.value({})->value, valueText(0.2) + " rad/token");
    QCOMPARE(chart.readout({}).back().label, QString("height"));
    QCOMPARE(chart.readout({}).size(), 2);
}

void tst_Chart::aSinglePlaceIsReadWithoutAProbe()
{
    Curves curves = flat({0.5, 2});
    curves.axis = boundedAxis(AxisRole::other, "scaling", 1);
    const Chart chart({}, dataOf(curves), size, plainStyle());

    QCOMPARE(chart.readout({}).size(), 2);
    QCOMPARE(chart.readout({}).back().value, valueText(2));
}

void tst_Chart::countsAreReadAsWholeNumbers()
{
    Curves curves = flat({12, 25});

    QCOMPARE(Chart({}, dataOf(curves), size, plainStyle()).value({})->value, QString("12"));
    curves = flat({12, 0.5});
    QCOMPARE(Chart({}, dataOf(curves), size, plainStyle()).value({})->value, valueText(12));
}

void tst_Chart::whatMustBeSaidStandsBelowThePlot_data()
{
    QTest::addColumn<QString>("remark");
    QTest::addColumn<bool>("figure");
    QTest::newRow("a line") << QString("toy result") << false;
    QTest::newRow("more than there is room for") << QString("toy result ").repeated(60).trimmed() << false;
    QTest::newRow("on paper") << QString("toy result ").repeated(30).trimmed() << true;
}

void tst_Chart::whatMustBeSaidStandsBelowThePlot()
{
    QFETCH(const QString, remark);
    QFETCH(const bool, figure);
    PictureStyle style = plainStyle();
    style.figure = figure;
    QSizeF plain, shorter;
    const auto keep = [](QSizeF& size) {
        return [&size](QPainter&, const QRectF& plot, const CurvePicture&) { size = plot.size(); };
    };
    Curves curves = flat({0.5});
    style.paintCurves = keep(plain);
    const QImage bare = painted(Chart({}, dataOf(curves), size, style), size);
    curves.remark = remark.toStdString();
    style.paintCurves = keep(shorter);
    const QImage image = painted(Chart({}, dataOf(curves), size, style), size);

    QVERIFY(shorter.height() >= 90);
    QCOMPARE(shorter.width(), plain.width());
    const int taken = qRound(plain.height() - shorter.height());
    QVERIFY(taken >= 14);
    int below = 0, last = 0;
    for (int y = size.height() - taken; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            if (QColor(image.pixel(x, y)).lightness() < 200) {
                ++below;
                last = std::max(last, x);
            }
    QVERIFY2(below > 40, qPrintable(QString::number(below)));
    QVERIFY(last < size.width() - 8);
}

void tst_Chart::theSameRemarkOfTwoStripsIsSaidOnce()
{
    Curves curves = flat({0.5});
    curves.remark = "toy result";
    PanelData data;
    for (int i = 0; i < 2; ++i) {
        data.quantities.push_back({"example", "Example", "", "", QuantityKind::curves});
        data.data.emplace_back(curves);
    }
    QCOMPARE(curvesRemark(data, plainStyle()), QString("toy result"));
    std::get<Curves>(data.data.back()).remark = "width 64";
    QCOMPARE(curvesRemark(data, plainStyle()), QString("toy result; width 64"));
}

void tst_Chart::aBandEndsWhereNothingIsKnown()
{
    std::vector<CurvePicture::Band> drawn;
    PictureStyle style = plainStyle();
    style.paintCurves = [&](QPainter&, const QRectF&, const CurvePicture& picture) { drawn = picture.bands; };
    Curves curves = flat({0.5});
    curves.series.front().band = [](std::int64_t first, std::span<double> lowest, std::span<double> highest) {
        for (std::size_t i = 0; i < lowest.size(); ++i) {
            const bool known = first + static_cast<std::int64_t>(i) != 10;
            lowest[i] = known ? 0.25 : NAN;
            highest[i] = known ? 0.75 : NAN;
        }
    };
    painted(Chart({}, dataOf(curves), size, style), size);

    QCOMPARE(drawn.size(), 2);
    QCOMPARE(drawn[0].upper.size(), 10);
    QCOMPARE(drawn[1].upper.size(), 21);
    QVERIFY(drawn[0].upper[0].y() < drawn[0].lower[0].y());
    QVERIFY(drawn[0].colour.alphaF() < 0.3F);
    QCOMPARE(QColor(drawn[0].colour.rgb()), theme(ThemeName::light).categories[0]);
}

WHORL_APP_TEST(tst_Chart)
#include "tst_chart.moc"
