// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/rectangle_means.h"

#include "core/numeric/random.h"
#include "tests/support/bins.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_RectangleMeans : public QObject {
    Q_OBJECT

private slots:
    void meansAreThoseOfTheCells_data();
    void meansAreThoseOfTheCells();
    void wholeMaskedRectanglesAreMasked();
};

void tst_RectangleMeans::meansAreThoseOfTheCells_data()
{
    QTest::addColumn<bool>("causal");
    QTest::newRow("every cell") << false;
    QTest::newRow("masked above the diagonal") << true;
}

void tst_RectangleMeans::meansAreThoseOfTheCells()
{
    QFETCH(const bool, causal);
    Random numbers(3);
    RectangleMeans::Matrix table(20, 31);
    for (Eigen::Index r = 0; r < table.rows(); ++r)
        for (Eigen::Index c = 0; c < table.cols(); ++c)
            table(r, c) = causal && c > r ? -INFINITY : numbers.normal();
    const RectangleMeans means(table);
    QRandomGenerator random(5);

    for (int trial = 0; trial < 500; ++trial) {
        const Bin rows = randomBin(random, 0, 20, 20), columns = randomBin(random, 0, 31, 31);
        const float got = means.over({&rows, 1}, {&columns, 1})(0, 0);
        const double want = slowMean(rows, columns, [&](auto r, auto c) { return table(r, c); });

        // Sums of up to 620 terms of a few units, rounded to float32 in the end.
        if (std::isfinite(want))
            QVERIFY(std::abs(double(got) - want) < 1e-6);
        else
            QCOMPARE(got, -INFINITY);
    }
}

void tst_RectangleMeans::wholeMaskedRectanglesAreMasked()
{
    RectangleMeans::Matrix table(1, 2);
    table << -INFINITY, 4;
    const RectangleMeans means(table);
    const std::vector<Bin> rows = {{0, 1}}, columns = {{0, 1}, {1, 1}, {0, 2}};

    const Grid got = means.over(rows, columns);

    QCOMPARE(got(0, 0), -INFINITY);
    QCOMPARE(got(0, 1), 4.0F);
    QCOMPARE(got(0, 2), 4.0F);
}

WHORL_CORE_TEST(tst_RectangleMeans)
#include "tst_rectangle_means.moc"
