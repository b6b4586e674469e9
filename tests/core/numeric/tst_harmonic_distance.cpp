// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/harmonic_distance.h"

#include "tests/support/bins.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QTest>

using namespace whorl;
using namespace whorl::test;

class tst_HarmonicDistance : public QObject {
    Q_OBJECT

private slots:
    void meansEqualTheSlowOnes_data();
    void meansEqualTheSlowOnes();
    void sumsThatFadeFillAlike();
    void laterKeysGrowWhereTheyCount();
    void binsMayComeInAnyOrder();
    void costDoesNotDependOnTheLength_data();
    void costDoesNotDependOnTheLength();
};

namespace {

/// Terms whose decays run from nothing to `steepest` per index.
HarmonicSum fading(double steepest, double turning = 1)
{
    HarmonicSum f;
    for (int i = 0; i < 9; ++i) {
        f.frequencies.push_back(turning * std::pow(10.0, -i / 2.0));
        f.decays.push_back(steepest * (8 - i) / 8.0);
        f.cosine.push_back(1 - 0.2 * i);
        f.sine.push_back(turning == 0 ? 0 : 0.1 * i - 0.4);
    }
    f.constant = 0.125;
    return f;
}

double slow(const HarmonicSum& f, Bin row, Bin column, bool masked)
{
    return slowMean(row, column,
                    [&](std::int64_t m, std::int64_t n) { return masked && m < n ? -INFINITY : f.at(m - n); });
}

void compare(const HarmonicSum& f, const std::vector<Bin>& rows, const std::vector<Bin>& columns, FutureKeys future)
{
    const Grid grid = distanceMeans(f, rows, columns, future);
    double size = f.constant;
    for (std::size_t i = 0; i < f.cosine.size(); ++i)
        size += std::abs(f.cosine[i]) + std::abs(f.sine[i]);
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const double want = slow(f, rows[r], columns[c], future == FutureKeys::masked);
            const auto got = double(grid(Eigen::Index(r), Eigen::Index(c)));
            QVERIFY2(got == want || std::abs(got - want) < 1e-6 * std::max(size, std::abs(want)),
                     qPrintable(QString("row %1, column %2: %3, not %4").arg(r).arg(c).arg(got).arg(want)));
        }
}

}  // namespace

void tst_HarmonicDistance::meansEqualTheSlowOnes_data()
{
    QTest::addColumn<double>("steepest");
    QTest::addColumn<double>("turning");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const double steepest : {0.0, 0.002, 0.3, 3.0})
        for (const double turning : {0.0, 1.0})
            for (const auto& [rows, columns] : {std::pair{400, 400}, {37, 37}, {37, 23}, {5, 90}})
                QTest::addRow("%g %g %d %d", steepest, turning, rows, columns)
                    << steepest << turning << rows << columns;
}

void tst_HarmonicDistance::meansEqualTheSlowOnes()
{
    QFETCH(const double, steepest);
    QFETCH(const double, turning);
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    const HarmonicSum f = fading(steepest, turning);

    compare(f, evenBins(0, 400, rows), evenBins(0, 400, columns), FutureKeys::masked);
    compare(f, evenBins(100, 130, std::min(rows, 130)), evenBins(20, 300, std::min(columns, 300)), FutureKeys::masked);
    if (steepest * 400 <= 60)
        compare(f, evenBins(0, 400, rows), evenBins(0, 400, columns), FutureKeys::counted);
}

void tst_HarmonicDistance::sumsThatFadeFillAlike()
{
    const HarmonicSum f = fading(0.01);
    std::vector<double> run(300);
    f.fill(5, run);
    double sum = 0;
    for (std::size_t i = 0; i < run.size(); ++i) {
        QVERIFY(std::abs(run[i] - f.at(5 + std::int64_t(i))) < 1e-13);
        sum += run[i];
    }
    const std::vector<Bin> bins = {{5, 300}, {7, 1}};

    QVERIFY(std::abs(f.means(bins)[0] - sum / 300) < 1e-13);
    QVERIFY(std::abs(f.means(bins)[1] - f.at(7)) < 1e-15);
}

void tst_HarmonicDistance::laterKeysGrowWhereTheyCount()
{
    HarmonicSum f;
    f.frequencies = {0};
    f.cosine = {1};
    f.sine = {0};
    f.decays = {0.1};

    const std::vector<Bin> row = {{0, 1}}, column = {{20, 1}};

    QVERIFY(std::abs(double(distanceMeans(f, row, column, FutureKeys::counted)(0, 0)) - std::exp(2.0)) < 1e-6);
    QCOMPARE(distanceMeans(f, row, column, FutureKeys::masked)(0, 0), -INFINITY);
}

void tst_HarmonicDistance::binsMayComeInAnyOrder()
{
    const HarmonicSum f = fading(0.3);
    std::vector<Bin> rows = evenBins(0, 200, 31), columns = evenBins(0, 200, 40);
    std::reverse(rows.begin(), rows.end());
    std::rotate(columns.begin(), columns.begin() + 13, columns.end());

    compare(f, rows, columns, FutureKeys::masked);
}

void tst_HarmonicDistance::costDoesNotDependOnTheLength_data()
{
    QTest::addColumn<double>("steepest");
    QTest::newRow("slow") << 0.0024;
    QTest::newRow("steep") << 2.1;
}

void tst_HarmonicDistance::costDoesNotDependOnTheLength()
{
    QFETCH(const double, steepest);
    HarmonicSum f;
    for (int i = 0; i < 64; ++i) {
        f.frequencies.push_back(std::pow(10'000.0, -i / 64.0));
        f.decays.push_back(steepest * (64 - i) / 64.0);
        f.cosine.push_back(1);
        f.sine.push_back(0);
    }
    for (const std::int64_t length : {4096, 1'048'576}) {
        QElapsedTimer timer;
        timer.start();
        const Grid grid = distanceMeans(f, evenBins(0, length, 900), evenBins(0, length, 900), FutureKeys::masked);
        qInfo("%lld positions: %.1f ms", static_cast<long long>(length), double(timer.nsecsElapsed()) / 1e6);

        QVERIFY(std::isfinite(grid(899, 0)) && grid(0, 899) == -INFINITY);
    }
}

WHORL_CORE_TEST(tst_HarmonicDistance)
#include "tst_harmonic_distance.moc"
