// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/distance_means.h"

#include "tests/support/bins.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_DistanceMeans : public QObject {
    Q_OBJECT

private slots:
    void meansEqualBruteForce_data();
    void meansEqualBruteForce();
    void singleCellsAreExact();
    void maskedCellsDoNotCount();
    void millionsOfPositionsLoseNoDigits();
    void binsMayComeInAnyOrder();
};

namespace {

constexpr std::int64_t far_ = std::numeric_limits<std::int64_t>::min();

DistancePieces linear(double slope)
{
    return {{far_, 0, slope}, {0, 0, -slope}};
}

DistancePieces masked(double slope)
{
    return {{far_, -INFINITY, 0}, {0, 0, -slope}};
}

DistancePieces steps()
{
    return {{far_, 3, 0}, {-20, -1.5, 0}, {-3, 0.25, 0}, {0, 7, 0}, {1, -2, 0}, {2, 0.5, 0}, {30, 11, 0}, {31, -4, 0}};
}

}  // namespace

void tst_DistanceMeans::meansEqualBruteForce_data()
{
    QTest::addColumn<DistancePieces>("pieces");
    QTest::newRow("constant") << DistancePieces{{far_, 5, 0}};
    QTest::newRow("linear on both sides") << linear(0.125);
    QTest::newRow("linear and masked") << masked(0.5);
    QTest::newRow("steps") << steps();
    QTest::newRow("steps, a gap and a slope") << DistancePieces{{far_, 1, 0.5}, {-5, -INFINITY, 0}, {2, 3, -0.25}};
}

void tst_DistanceMeans::meansEqualBruteForce()
{
    QFETCH(const DistancePieces, pieces);
    QRandomGenerator random(11);
    for (int trial = 0; trial < 200; ++trial) {
        const Bin rows = randomBin(random, -40, 160, 70), columns = randomBin(random, -40, 160, 70);

        const double slow = slowMean(rows, columns, [&](auto r, auto c) { return valueAt(pieces, r - c); });

        const double exact = distanceMean(pieces, rows, columns);
        const float pixel = distanceMeans(pieces, {&rows, 1}, {&columns, 1})(0, 0);
        // The slow sum of up to 4,900 terms is the less exact of the two.
        QVERIFY(exact == slow || std::abs(exact - slow) < 1e-12 * (1 + std::abs(slow)));
        QCOMPARE(pixel, float(exact));
    }
}

void tst_DistanceMeans::singleCellsAreExact()
{
    for (std::int64_t distance = -50; distance <= 50; ++distance) {
        const DistancePieces pieces = steps();
        QCOMPARE(distanceMean(pieces, {distance + 9, 1}, {9, 1}), valueAt(pieces, distance));
    }
}

void tst_DistanceMeans::maskedCellsDoNotCount()
{
    // Two rows and two columns on the diagonal: distances 0, 1 and 0 are seen, -1 is not.
    QCOMPARE(distanceMean(masked(0.75), {4, 2}, {4, 2}), -0.25);
    QCOMPARE(distanceMean(masked(0.75), {0, 4}, {4, 8}), -INFINITY);
}

void tst_DistanceMeans::millionsOfPositionsLoseNoDigits()
{
    // All of a causal square of side n: the mean distance is (n - 1) / 3.
    const std::int64_t n = 4194304;

    QCOMPARE(distanceMean(masked(1), {0, n}, {0, n}), -(double(n) - 1) / 3);
    QCOMPARE(distanceMean(linear(1), {0, n}, {0, n}), -(double(n) * double(n) - 1) / (3 * double(n)));
}

void tst_DistanceMeans::binsMayComeInAnyOrder()
{
    const std::vector<Bin> bins = {{90, 7}, {0, 3}, {50, 1}, {3, 30}};
    const Grid grid = distanceMeans(steps(), bins, bins);

    for (int r = 0; r < 4; ++r)
        for (int c = 0; c < 4; ++c)
            QCOMPARE(grid(r, c), float(distanceMean(steps(), bins[std::size_t(r)], bins[std::size_t(c)])));
}

WHORL_CORE_TEST(tst_DistanceMeans)
#include "tst_distance_means.moc"
