// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/ticks.h"
#include "tests/support/test_main.h"

#include <cmath>
#include <numbers>
#include <random>

using namespace whorl;

namespace {

QString labels(const std::vector<Tick>& ticks)
{
    QStringList texts;
    for (const Tick& tick : ticks)
        texts.append(tick.label);
    return texts.join(' ');
}

std::vector<Tick> wordTicks(int count)
{
    std::vector<Tick> ticks;
    for (int i = 0; i < count; ++i)
        ticks.push_back({double(i), QString::number(i)});
    return ticks;
}

}  // namespace

class tst_Ticks : public QObject {
    Q_OBJECT

private slots:
    void roundNumbersOnStraightAxes_data();
    void roundNumbersOnStraightAxes();
    void everyRangeGetsThreeToSixDifferentLabels();
    void labelsOfAStraightAxisAreItsValues();
    void equalEndsGiveOneTick();
    void indicesArePowersOfTwoAndTheLast_data();
    void indicesArePowersOfTwoAndTheLast();
    void zoomedIndicesKeepTheirGrid_data();
    void zoomedIndicesKeepTheirGrid();
    void indexLabelsNeverTouch();
    void logarithmicAxesCountDecades_data();
    void logarithmicAxesCountDecades();
    void anglesAreQuartersOfATurn();
    void barsNameEndsAndCentre_data();
    void barsNameEndsAndCentre();
    void rangesGrowToWritableEnds();
    void everySecondGoesWhereLabelsTouch();
    void theLastLabelCanBeKept();
};

void tst_Ticks::roundNumbersOnStraightAxes_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("expected");
    QTest::newRow("similarity") << 0.0 << 1.0 << "0 0.25 0.5 0.75 1";
    QTest::newRow("encoding") << -1.0 << 1.0 << "−1 −0.5 0 0.5 1";
    QTest::newRow("upside down") << 1.0 << -1.0 << "−1 −0.5 0 0.5 1";
    QTest::newRow("epochs") << 0.0 << 10.0 << "0 2 4 6 8 10";
    QTest::newRow("loss") << 1.9 << 4.3 << "2 2.5 3 3.5 4";
    QTest::newRow("bound factor") << 0.0 << 32.0 << "0 10 20 30";
    QTest::newRow("zoomed") << 100.0 << 140.0 << "100 110 120 130 140";
    QTest::newRow("zoomed far") << 0.12341 << 0.12345 << "0.12341 0.12342 0.12343 0.12344 0.12345";
    QTest::newRow("small") << 0.0 << 1e-5 << "0 2.5·10⁻⁶ 5·10⁻⁶ 7.5·10⁻⁶ 10⁻⁵";
    QTest::newRow("large") << 0.0 << 1e6 << "0 250\u2009000 500\u2009000 750\u2009000 1\u2009000\u2009000";
}

void tst_Ticks::roundNumbersOnStraightAxes()
{
    QFETCH(const double, low);
    QFETCH(const double, high);
    QFETCH(const QString, expected);

    QCOMPARE(labels(linearTicks(low, high)), expected);
}

void tst_Ticks::everyRangeGetsThreeToSixDifferentLabels()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> place(-1, 1), size(-4, 6);
    for (int i = 0; i < 20'000; ++i) {
        const double low = place(random) * std::pow(10, size(random));
        const double high = low + std::pow(10, size(random));
        const std::vector<Tick> ticks = linearTicks(low, high);
        const QString report = QString("%1 .. %2: %3").arg(low).arg(high).arg(labels(ticks));
        QVERIFY2(ticks.size() >= 3 && ticks.size() <= 6, qPrintable(report));
        for (std::size_t k = 0; k < ticks.size(); ++k) {
            QVERIFY2(ticks[k].value >= low - 1e-6 * (high - low), qPrintable(report));
            QVERIFY2(ticks[k].value <= high + 1e-6 * (high - low), qPrintable(report));
            QVERIFY2(k == 0 || ticks[k].label != ticks[k - 1].label, qPrintable(report));
        }
    }
}

void tst_Ticks::labelsOfAStraightAxisAreItsValues()
{
    for (const double high : {0.3, 0.7, 1.1, 6.0, 17.0, 123.0, 9999.0})
        for (const Tick& tick : linearTicks(-high, high)) {
            QString plain = tick.label;
            plain.replace(QChar(0x2212), '-').remove(QChar(0x2009));
            QCOMPARE(tick.value, plain.toDouble());
        }
}

void tst_Ticks::equalEndsGiveOneTick()
{
    QCOMPARE(labels(linearTicks(0.5, 0.5)), QString("0.5"));
    QCOMPARE(labels(linearTicks(0, 0)), QString("0"));
}

void tst_Ticks::indicesArePowersOfTwoAndTheLast_data()
{
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("last");
    QTest::addColumn<int>("maximum");
    QTest::addColumn<QString>("expected");
    QTest::newRow("length 512") << qint64(0) << qint64(511) << 6 << "0 128 256 384 511";
    QTest::newRow("length 512, tall") << qint64(0) << qint64(511) << 9 << "0 64 128 192 256 320 384 448 511";
    QTest::newRow("channels") << qint64(0) << qint64(127) << 6 << "0 32 64 96 127";
    QTest::newRow("pairs") << qint64(0) << qint64(63) << 6 << "0 16 32 48 63";
    QTest::newRow("past a power") << qint64(0) << qint64(41) << 6 << "0 8 16 24 32 41";
    QTest::newRow("distances") << qint64(-511) << qint64(511) << 6 << "−511 −256 0 256 511";
    QTest::newRow("few") << qint64(0) << qint64(4) << 6 << "0 1 2 3 4";
    QTest::newRow("one") << qint64(0) << qint64(0) << 6 << "0";
    QTest::newRow("million") << qint64(0) << qint64(1'048'575) << 6
                             << "0 262\u2009144 524\u2009288 786\u2009432 1\u2009048\u2009575";
}

void tst_Ticks::indicesArePowersOfTwoAndTheLast()
{
    QFETCH(const qint64, first);
    QFETCH(const qint64, last);
    QFETCH(const int, maximum);
    QFETCH(const QString, expected);

    QCOMPARE(labels(indexTicks(first, last, 500, 40, maximum)), expected);
}

void tst_Ticks::zoomedIndicesKeepTheirGrid_data()
{
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("last");
    QTest::addColumn<QString>("expected");
    QTest::newRow("inside") << qint64(100) << qint64(140) << "104 112 120 128 136";
    QTest::newRow("at the start") << qint64(0) << qint64(20) << "0 4 8 12 16 20";
    QTest::newRow("at the end") << qint64(471) << qint64(511) << "472 480 488 496 504 511";
    QTest::newRow("three cells") << qint64(101) << qint64(103) << "101 102 103";
    QTest::newRow("one cell") << qint64(77) << qint64(77) << "77";
    QTest::newRow("beyond the axis") << qint64(-40) << qint64(600) << "0 128 256 384 511";
}

void tst_Ticks::zoomedIndicesKeepTheirGrid()
{
    QFETCH(const qint64, first);
    QFETCH(const qint64, last);
    QFETCH(const QString, expected);

    QCOMPARE(labels(indexTicks({first, last}, {0, 511}, 500, 60)), expected);
}

void tst_Ticks::indexLabelsNeverTouch()
{
    std::mt19937 random(11);
    std::uniform_int_distribution<int> place(-5000, 5000), size(0, 9000), length(20, 900);
    for (int i = 0; i < 20'000; ++i) {
        const IndexRange axis = {place(random), 0};
        const std::int64_t end = axis.first + size(random);
        std::uniform_int_distribution<std::int64_t> within(axis.first, end);
        const std::int64_t a = within(random), b = within(random);
        const IndexRange visible = {std::min(a, b), std::max(a, b)};
        const double pixels = length(random);

        const std::vector<Tick> ticks = indexTicks(visible, {axis.first, end}, pixels, 45);

        QVERIFY(!ticks.empty() && ticks.size() <= 6);
        const double cell = pixels / double(visible.last - visible.first + 1);
        for (std::size_t k = 0; k < ticks.size(); ++k) {
            QVERIFY(ticks[k].value >= double(visible.first) && ticks[k].value <= double(visible.last));
            QVERIFY(k == 0 || (ticks[k].value - ticks[k - 1].value) * cell >= 45 - 1e-9);
        }
    }
}

void tst_Ticks::logarithmicAxesCountDecades_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("expected");
    QTest::newRow("wavelengths") << 1.0 << 1e5 << "1 10 100 1000 10⁴ 10⁵";
    QTest::newRow("weights") << 1e-4 << 1.0 << "10⁻⁴ 0.001 0.01 0.1 1";
    QTest::newRow("many decades") << 1e-8 << 1e4 << "10⁻⁶ 0.001 1 1000";
    QTest::newRow("one decade") << 1.0 << 10.0 << "1 2 5 10";
    QTest::newRow("two decades") << 2.0 << 90.0 << "2 5 10 20 50";
    QTest::newRow("less than a decade") << 1.0 << 8.0 << "1 2 5";
    QTest::newRow("small decade") << 1e-6 << 1e-5 << "10⁻⁶ 2·10⁻⁶ 5·10⁻⁶ 10⁻⁵";
    QTest::newRow("zoomed") << 5.0 << 7.0 << "5 5.5 6 6.5 7";
}

void tst_Ticks::logarithmicAxesCountDecades()
{
    QFETCH(const double, low);
    QFETCH(const double, high);
    QFETCH(const QString, expected);

    QCOMPARE(labels(logarithmicTicks(low, high)), expected);
}

void tst_Ticks::anglesAreQuartersOfATurn()
{
    QCOMPARE(labels(angleTicks()), QString("0 π/2 π 3π/2"));
    QCOMPARE(angleTicks(true).back().value, 2 * std::numbers::pi);
}

void tst_Ticks::barsNameEndsAndCentre_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("expected");
    QTest::newRow("encoding") << -1.0 << 1.0 << 5 << "−1 −0.5 0 0.5 1";
    QTest::newRow("short") << -1.0 << 1.0 << 3 << "−1 0 1";
    QTest::newRow("difference") << -2.0 << 2.0 << 5 << "−2 −1 0 1 2";
    QTest::newRow("bias") << -8.0 << 0.0 << 5 << "−8 −6 −4 −2 0";
    QTest::newRow("data") << -7.9 << 0.0 << 5 << "−7.9 −6 −4 −2 0";
    QTest::newRow("data of both signs") << -3.7 << 3.7 << 5 << "−3.7 −2 0 2 3.7";
    QTest::newRow("one value") << 3.0 << 3.0 << 5 << "3";
}

void tst_Ticks::barsNameEndsAndCentre()
{
    QFETCH(const double, low);
    QFETCH(const double, high);
    QFETCH(const int, count);
    QFETCH(const QString, expected);

    QCOMPARE(labels(barTicks(low, high, count)), expected);
}

void tst_Ticks::rangesGrowToWritableEnds()
{
    QCOMPARE(roundedOutward(-7.875, 0), (std::pair(-7.9, 0.0)));
    QCOMPARE(roundedOutward(-1, 1), (std::pair(-1.0, 1.0)));
    QCOMPARE(roundedOutward(0.1234, 0.9), (std::pair(0.12, 0.9)));
    QCOMPARE(roundedOutward(0, 0), (std::pair(-0.5, 0.5)));
    QCOMPARE(roundedOutward(4, 4), (std::pair(2.0, 6.0)));
}

void tst_Ticks::everySecondGoesWhereLabelsTouch()
{
    const auto place = [](double value) { return 10 * value; };
    const auto extent = [](const QString&) { return 12.0; };

    QCOMPARE(labels(thinned(wordTicks(9), place, extent, 4)), QString("0 2 4 6 8"));
    QCOMPARE(labels(thinned(wordTicks(9), place, extent, 20)), QString("0 4 8"));
    QCOMPARE(labels(thinned(
                 wordTicks(3), place, [](const QString&) { return 5.0; }, 4)),
             QString("0 1 2"));
}

void tst_Ticks::theLastLabelCanBeKept()
{
    const auto place = [](double value) { return 10 * value; };
    const auto extent = [](const QString&) { return 12.0; };

    QCOMPARE(labels(thinned(wordTicks(8), place, extent, 4, true)), QString("0 2 4 7"));
    QCOMPARE(labels(thinned(wordTicks(2), place, extent, 4, true)), QString("1"));
}

WHORL_APP_TEST(tst_Ticks)
#include "tst_ticks.moc"
