// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/sampling.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_Sampling : public QObject {
    Q_OBJECT

private slots:
    void cellsOrBinsAreWholeAndFit_data();
    void cellsOrBinsAreWholeAndFit();
    void everyIndexIsInExactlyOneBin_data() { cellsOrBinsAreWholeAndFit_data(); }
    void everyIndexIsInExactlyOneBin();
    void aPixelLeadsBackToTheIndexOfItsCell_data() { cellsOrBinsAreWholeAndFit_data(); }
    void aPixelLeadsBackToTheIndexOfItsCell();
    void aDraftHasHalfThePixelsOfAFineRaster();
    void aWindowStaysInsideItsAxis();
    void wideCellsFillTheirRoom();
    void aWindowMovesJustAsFarAsNeeded();
};

void tst_Sampling::cellsOrBinsAreWholeAndFit_data()
{
    QTest::addColumn<qint64>("count");
    QTest::addColumn<int>("pixels");
    QTest::newRow("fewer indices than pixels") << qint64(128) << 400;
    QTest::newRow("as many") << qint64(400) << 400;
    QTest::newRow("one more than pixels") << qint64(401) << 400;
    QTest::newRow("a million") << qint64(1 << 20) << 900;
    QTest::newRow("one index") << qint64(1) << 333;
    QTest::newRow("no room") << qint64(77) << 0;
    QTest::newRow("whole cells would leave a quarter empty") << qint64(109) << 430;
}

void tst_Sampling::cellsOrBinsAreWholeAndFit()
{
    QFETCH(const qint64, count);
    QFETCH(const int, pixels);

    const Sampling sampling = sampleAxis(5, count, pixels, false);

    QVERIFY(sampling.pixels() <= std::max(pixels, 1));
    QVERIFY(sampling.perBin == 1 || sampling.binPixels == 1);
    // Finest: one pixel more per index, or one index fewer per pixel, would not fit.
    if (sampling.isStretched())
        QCOMPARE(sampling.pixels(), pixels);
    else if (sampling.perBin == 1)
        QVERIFY(count * (sampling.binPixels + 1) > pixels);
    else
        QVERIFY((count + sampling.perBin - 2) / (sampling.perBin - 1) > pixels);
}

void tst_Sampling::everyIndexIsInExactlyOneBin()
{
    QFETCH(const qint64, count);
    QFETCH(const int, pixels);

    const std::vector<Bin> bins = sampleAxis(5, count, pixels, false).binList();

    std::int64_t next = 5;
    for (const Bin& bin : bins) {
        QCOMPARE(bin.first, next);
        next += bin.count;
    }
    QCOMPARE(next, 5 + count);
}

void tst_Sampling::aPixelLeadsBackToTheIndexOfItsCell()
{
    QFETCH(const qint64, count);
    QFETCH(const int, pixels);

    const Sampling sampling = sampleAxis(5, count, pixels, false);

    for (const std::int64_t offset : {std::int64_t{0}, std::int64_t{count / 3}, std::int64_t{count - 1}}) {
        const std::int64_t index = 5 + offset;
        const std::int64_t found = sampling.indexAt(sampling.centre(index));
        QVERIFY(std::abs(found - index) <= 1);
        if (sampling.isExact())
            QCOMPARE(found, index);
    }
    QCOMPARE(sampling.indexAt(-10), 5);
    QCOMPARE(sampling.indexAt(1e9), 5 + count - 1);
}

void tst_Sampling::aDraftHasHalfThePixelsOfAFineRaster()
{
    const Sampling sharp = sampleAxis(0, 1 << 20, 900, false), draft = sampleAxis(0, 1 << 20, 900, true);

    QCOMPARE(draft.perBin, 2 * sharp.perBin);
    QVERIFY(std::abs(draft.pixels() - sharp.pixels()) <= 2);
}

void tst_Sampling::aWindowStaysInsideItsAxis()
{
    const Axis axis = openAxis(AxisRole::position, "position", 100);

    QVERIFY(!clampedWindow(axis, {-20, 400}));
    const auto moved = clampedWindow(axis, {90, 30});
    QVERIFY(moved && moved->first == 70 && moved->count == 30);
    const auto tiny = clampedWindow(axis, {50, 0.1});
    QVERIFY(tiny && tiny->count == 4);
}

void tst_Sampling::wideCellsFillTheirRoom()
{
    for (const std::int64_t count : {3, 64, 109, 128, 199})
        for (int pixels = 400; pixels < 440; ++pixels) {
            const Sampling sampling = sampleAxis(0, count, pixels, false);
            QVERIFY(sampling.pixels() >= 0.8 * pixels);
            QVERIFY(sampling.isExact());
            std::vector<int> widths(static_cast<std::size_t>(count));
            for (int pixel = 0; pixel < sampling.pixels(); ++pixel)
                ++widths[static_cast<std::size_t>(sampling.indexAt(pixel + 0.3))];
            const auto [narrowest, widest] = std::minmax_element(widths.begin(), widths.end());
            QVERIFY(*narrowest >= 2 && *widest - *narrowest <= 1);
        }
}

void tst_Sampling::aWindowMovesJustAsFarAsNeeded()
{
    const Window window{20, 10};

    QCOMPARE(revealedWindow(window, 25), window);
    QCOMPARE(revealedWindow(window, 12), (Window{12, 10}));
    QCOMPARE(revealedWindow(window, 30), (Window{21, 10}));
}

WHORL_CORE_TEST(tst_Sampling)
#include "tst_sampling.moc"
