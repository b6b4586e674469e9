// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/fire.h"

#include "tests/support/bins.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_FireQuantities : public QObject {
    Q_OBJECT

private slots:
    void meansAreThoseOfTheCells_data();
    void meansAreThoseOfTheCells();
    void curvesAreRowsOfTheField();
};

void tst_FireQuantities::meansAreThoseOfTheCells_data()
{
    QTest::addColumn<qint64>("row");
    QTest::addColumn<qint64>("column");
    QTest::addColumn<qint64>("most");
    for (const qint64 most : {6, 30, 60, 250, 1165})
        for (const qint64 row : {qint64(0), qint64(300), qint64(6000), qint64(200000), qint64(1000000)})
            for (const qint64 column : {qint64(0), row / 2, row - 3 * most, row - most, row})
                if (column >= 0)
                    QTest::addRow("%lld rows from %lld, columns from %lld", most, row, column) << row << column << most;
}

void tst_FireQuantities::meansAreThoseOfTheCells()
{
    QFETCH(const qint64, row);
    QFETCH(const qint64, column);
    QFETCH(const qint64, most);
    const auto field =
        std::get<Field>(describe<FireParameters>().evaluate("bias", {{"length", std::int64_t{1048576}}}));
    const Bin rows{row, most}, columns{column, most / 4 + 7};

    const double want = slowMean(rows, columns, [&](auto m, auto n) { return field.at(m, n, 1); });
    const double got = double(field.means({&rows, 1}, {&columns, 1}, 1).value(0, 0));

    const double off = std::abs(got - want) / field.sliceRange(1).high;
    QVERIFY2(off < 1e-6, qPrintable(QString::number(off)));
}

void tst_FireQuantities::curvesAreRowsOfTheField()
{
    const auto field = std::get<Field>(describe<FireParameters>().evaluate("bias", {}));
    const auto curves = std::get<Curves>(describe<FireParameters>().evaluate("bias_by_distance", {}));

    QCOMPARE(curves.series.size(), std::size_t(4));
    for (const std::int64_t distance : {0, 1, 50, 2047})
        QCOMPARE(curves.series[3].at(distance), field.at(2047, 2047 - distance, 0));
    QVERIFY(std::isnan(curves.series[0].at(256)));
}

WHORL_CORE_TEST(tst_FireQuantities)
#include "tst_fire_quantities.moc"
