// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/chart.h"
#include "app/scene/heatmap.h"
#include "app/scene/profile.h"
#include "app/scene/unseen_marks.h"
#include "core/unseen.h"
#include "tests/support/sample_pictures.h"
#include "tests/support/test_main.h"

#include <QFontMetricsF>

#include <cmath>
#include <set>

using namespace whorl;
using namespace whorl::test;

class tst_UnseenMarks : public QObject {
    Q_OBJECT

private slots:
    void aHalfPlaneCutsASquareInTwo();
    void strokesOfNeighboursMeet();
    void onlyUnseenRowsAreHatched_data();
    void onlyUnseenRowsAreHatched();
    void theBorderStandsWhereSeenRowsEnd();
    void aFieldOfDistancesIsHatchedInItsCorner();
    void keysThatAreMaskedAreNotHatched();
    void aBiasOfZeroIsNoMask();
    void aZoomBeyondTheBorderIsHatchedAllOver();
    void hatchingHidesNoColour();
    void wordsTellTheFirstUnseenIndex();
    void aRowThatIsNotThereSaysSo();
    void theReadoutOfAFieldSaysUnseen();
    void unseenDistancesOfACurveAreHatched();
    void theReadoutOfACurveSaysUnseen();
    void aRowByDistanceIsMarkedAtItsDistance();
    void aRowThatWasNeverMetIsMarkedWhole();
};

namespace {

const QSize size(400, 300);

double level(std::int64_t, std::int64_t)
{
    return 0;
}

Field positions(std::int64_t length, std::int64_t trained)
{
    Field field = bruteField(length, 40, level);
    markUnseenPositions(field, trained);
    return field;
}

Field relative(std::int64_t length, std::int64_t trained, bool masked = false)
{
    Field field = bruteField(length, length, [masked](std::int64_t row, std::int64_t column) {
        return masked && column > row ? -std::numeric_limits<double>::infinity() : 0.25;
    });
    field.rows.role = AxisRole::query;
    field.columns.role = AxisRole::key;
    markUnseenDistances(field, trained);
    return field;
}

Curves curve(std::int64_t length, std::int64_t trained, bool bothSigns = false)
{
    Curves curves;
    curves.axis = distanceAxis(length, bothSigns);
    markUnseen(curves.axis, trained);
    Series series;
    series.fill = [](std::int64_t, std::span<double> out) { std::fill(out.begin(), out.end(), 0.5); };
    curves.series = {series};
    return curves;
}

QImage imageOf(const Field& field, const PictureStyle& style, const Panel& panel = {})
{
    return painted(Heatmap(panel, dataOf(field), size, style), size);
}

/// Every place that points at an index of the axis "rows" or at a distance, and whether it was painted over.
template <class Marked>
int differing(const Picture& picture, const QImage& a, const QImage& b, Marked marked)
{
    int count = 0;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            if (const auto probe = picture.probeAt(QPointF(x + 0.5, y + 0.5), {}))
                count += marked(*probe) && a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return count;
}

}  // namespace

void tst_UnseenMarks::aHalfPlaneCutsASquareInTwo()
{
    const QPolygonF square({{0, 0}, {10, 0}, {10, 10}, {0, 10}});

    QCOMPARE(partWithin(square, {0, 1, 4}).boundingRect(), QRectF(0, 4, 10, 6));
    QCOMPARE(partWithin(square, {1, 1, 10}).size(), 3);
    QVERIFY(partWithin(square, {0, 1, 11}).isEmpty());
    QCOMPARE(partWithin(square, {0, 1, -1}).boundingRect(), square.boundingRect());
    QVERIFY(edgeWithin(square, {0, 1, -1}).isNull());
    QCOMPARE(edgeWithin(square, {0, 1, 4}).length(), 10.0);
    // Through a corner, and through two of them.
    QCOMPARE(edgeWithin(square, {2, 1, 20}).length(), std::hypot(5.0, 10.0));
    QCOMPARE(edgeWithin(square, {1, 1, 10}).length(), std::hypot(10.0, 10.0));
    QVERIFY(edgeWithin(square, {1, 1, 0}).isNull());
}

void tst_UnseenMarks::strokesOfNeighboursMeet()
{
    const PictureStyle style = plainStyle();
    const auto hatched = [&](const std::vector<QRectF>& parts) {
        QImage image(100, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        for (const QRectF& part : parts)
            paintHatching(painter, QPolygonF({part.topLeft(), part.topRight(), part.bottomRight(), part.bottomLeft()}),
                          style);
        return image;
    };

    const QImage whole = hatched({{0, 0, 100, 60}}), halves = hatched({{0, 0, 50, 60}, {50, 0, 50, 60}});

    for (int y = 0; y < 60; ++y)
        for (int x = 0; x < 100; ++x)
            if (std::abs(x - 50) > 2)
                QCOMPARE(halves.pixel(x, y), whole.pixel(x, y));
}

void tst_UnseenMarks::onlyUnseenRowsAreHatched_data()
{
    QTest::addColumn<ThemeName>("name");
    QTest::newRow("light") << ThemeName::light;
    QTest::newRow("dark") << ThemeName::dark;
    QTest::newRow("print") << ThemeName::print;
}

void tst_UnseenMarks::onlyUnseenRowsAreHatched()
{
    QFETCH(ThemeName, name);
    PictureStyle style = plainStyle();
    style.theme = &theme(name);
    const Field marked = positions(100, 60), plain = positions(60, 60);
    QVERIFY(!plain.rows.unseenFrom);

    const Heatmap picture({}, dataOf(marked), size, style);
    const QImage with = painted(picture, size), without = imageOf(positions(100, 0), style);

    const auto unseen = [](const Probe& probe) { return probe.query >= 61; };
    // The line at the border covers a little of the last row that was met.
    const auto seen = [](const Probe& probe) { return probe.query < 59; };
    QVERIFY(differing(picture, with, without, unseen) > 1000);
    QCOMPARE(differing(picture, with, without, seen), 0);
}

void tst_UnseenMarks::theBorderStandsWhereSeenRowsEnd()
{
    const PictureStyle style = plainStyle();
    const Heatmap picture({}, dataOf(positions(100, 60)), size, style);
    const QImage image = painted(picture, size);

    // On the right, where no words are, the first row of pixels of position 60 is the line's.
    int x = size.width() - 1;
    while (!picture.probeAt(QPointF(x + 0.5, 100.5), {}))
        --x;
    int border = 0;
    while (!picture.probeAt(QPointF(x, border + 0.5), {}) || picture.probeAt(QPointF(x, border + 0.5), {})->query < 60)
        ++border;
    bool found = false;
    for (int y = border - 1; y <= border; ++y)
        found = found || QColor(image.pixel(x - 20, y)).lightness() < 150;
    QVERIFY(found);
}

void tst_UnseenMarks::aFieldOfDistancesIsHatchedInItsCorner()
{
    const PictureStyle style = plainStyle();
    const Heatmap picture({}, dataOf(relative(100, 60)), size, style);
    const QImage with = painted(picture, size), without = imageOf(relative(100, 0), style);

    const auto far = [](const Probe& probe) { return std::abs(probe.distance()) >= 63; };
    // The words stand in the corner below.
    const auto near = [](const Probe& probe) { return probe.query < 75 && std::abs(probe.distance()) <= 56; };
    QVERIFY(differing(picture, with, without, far) > 300);
    QCOMPARE(differing(picture, with, without, near), 0);
}

void tst_UnseenMarks::keysThatAreMaskedAreNotHatched()
{
    const PictureStyle style = plainStyle();
    const Heatmap picture({}, dataOf(relative(100, 60, true)), size, style);
    const QImage with = painted(picture, size), without = imageOf(relative(100, 0, true), style);

    QCOMPARE(differing(picture, with, without, [](const Probe& probe) { return probe.distance() < 0; }), 0);
    QVERIFY(differing(picture, with, without, [](const Probe& probe) { return probe.distance() >= 63; }) > 200);
}

void tst_UnseenMarks::aBiasOfZeroIsNoMask()
{
    Field bias = bruteField(100, 100, level);
    bias.rows.role = AxisRole::query;
    bias.columns.role = AxisRole::key;
    const PictureStyle style = plainStyle();
    const QImage without = imageOf(bias, style);
    markUnseenDistances(bias, 60);
    const Heatmap picture({}, dataOf(bias), size, style);
    const auto ahead = [](const Probe& probe) { return probe.distance() < -62; };
    QVERIFY(differing(picture, painted(picture, size), without, ahead) > 200);

    bias.scale = FieldScale::sequential;
    bias.range = {0, 1, true};
    const Heatmap weights({}, dataOf(bias), size, style);
    bias.rows.unseenFrom.reset();
    QCOMPARE(differing(weights, painted(weights, size), imageOf(bias, style), ahead), 0);
}

void tst_UnseenMarks::aZoomBeyondTheBorderIsHatchedAllOver()
{
    const PictureStyle style = plainStyle();
    Panel panel;
    panel.rows = Window{70, 20};
    const Heatmap picture(panel, dataOf(positions(100, 60)), size, style);
    const QImage with = painted(picture, size), without = imageOf(positions(100, 0), style, panel);

    for (std::int64_t row = 70; row < 90; ++row)
        QVERIFY(differing(picture, with, without, [row](const Probe& probe) { return probe.query == row; }) > 0);
}

void tst_UnseenMarks::hatchingHidesNoColour()
{
    const PictureStyle style = plainStyle();
    const Heatmap picture({}, dataOf(positions(100, 60)), size, style);
    const QImage with = painted(picture, size), without = imageOf(positions(100, 0), style);

    int all = 0;
    const auto count = [&](const Probe& probe) {
        all += probe.query >= 75 ? 1 : 0;
        return probe.query >= 75;
    };
    const int covered = differing(picture, with, without, count);
    QVERIFY2(covered < all / 2, qPrintable(QString("%1 of %2").arg(covered).arg(all)));
}

void tst_UnseenMarks::wordsTellTheFirstUnseenIndex()
{
    const PictureStyle style = plainStyle();

    QCOMPARE(unseenText(positions(100, 60), style), QString("from 60 on: never seen in training"));
    QCOMPARE(unseenText(relative(100, 60), style), QString("distances from 60 on: never seen in training"));
    QCOMPARE(briefUnseenText(relative(100, 60), style), QString("from 60 on: unseen"));
    QVERIFY(unseenWords(positions(60, 60).rows).empty());
}

void tst_UnseenMarks::aRowThatIsNotThereSaysSo()
{
    Field field = positions(100, 60);
    field.rows.highest = 59;
    field.at = [](std::int64_t row, std::int64_t, std::int64_t) -> double {
        if (row > 59)
            qFatal("nothing stands there");
        return 0.5;
    };
    const Heatmap picture({}, dataOf(field), size, plainStyle());
    Probe probe;
    probe.query = 80;
    probe.channel = 3;

    QCOMPARE(unseenText(field, plainStyle()), QString("from 60 on: no such row"));
    QCOMPARE(picture.value(probe)->value, QString("no such row"));
}

void tst_UnseenMarks::theReadoutOfAFieldSaysUnseen()
{
    const Heatmap picture({}, dataOf(positions(100, 60)), size, plainStyle());
    Probe probe;
    probe.channel = 3;
    probe.query = 59;
    QCOMPARE(picture.value(probe)->value, QString("0"));
    probe.query = 60;

    QCOMPARE(picture.value(probe)->value, QString("0, unseen"));
    QVERIFY(picture.readout(probe).back().value.endsWith("unseen"));
    QVERIFY(picture.readout(probe).size() <= 4);
}

void tst_UnseenMarks::unseenDistancesOfACurveAreHatched()
{
    const PictureStyle style = plainStyle();
    const Chart picture({}, dataOf(curve(100, 60, true)), size, style);
    const QImage with = painted(picture, size),
                 without = painted(Chart({}, dataOf(curve(100, 0, true)), size, style), size);
    const auto distance = [](const Probe& probe) { return probe.distance(); };

    QVERIFY(differing(picture, with, without, [&](const Probe& probe) { return distance(probe) > 62; }) > 300);
    QVERIFY(differing(picture, with, without, [&](const Probe& probe) { return distance(probe) < -62; }) > 300);
    QCOMPARE(differing(picture, with, without, [&](const Probe& probe) { return std::abs(distance(probe)) < 57; }), 0);
}

void tst_UnseenMarks::theReadoutOfACurveSaysUnseen()
{
    const Chart picture({}, dataOf(curve(100, 60)), size, plainStyle());
    Probe probe;
    probe.query = 80;
    probe.key = 20;

    QCOMPARE(picture.readout(probe).front().value, QString("60, unseen"));
    QVERIFY(picture.value(probe)->value.endsWith(", unseen"));
    probe.key = 21;
    QCOMPARE(picture.readout(probe).front().value, QString("59"));
}

void tst_UnseenMarks::aRowByDistanceIsMarkedAtItsDistance()
{
    const Profile profile({}, dataOf(relative(100, 60)), size, plainStyle());
    Probe probe;
    probe.query = 90;
    probe.key = 20;
    QCOMPARE(profile.readout(probe).front().value, QString("70, unseen"));
    probe.key = 40;

    QCOMPARE(profile.readout(probe).front().value, QString("50"));
}

void tst_UnseenMarks::aRowThatWasNeverMetIsMarkedWhole()
{
    const Profile profile({}, dataOf(positions(100, 60)), size, plainStyle());
    Probe probe;
    probe.channel = 3;
    probe.query = 59;
    QCOMPARE(profile.readout(probe).front().value, QString("3"));
    probe.query = 60;

    QCOMPARE(profile.readout(probe).front().value, QString("3, unseen"));
}

WHORL_APP_TEST(tst_UnseenMarks)
#include "tst_unseen_marks.moc"
