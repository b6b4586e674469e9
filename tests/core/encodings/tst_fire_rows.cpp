// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/fire_rows.h"

#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_FireRows : public QObject {
    Q_OBJECT

private slots:
    void logarithmsAreSummedBetweenWholeNumbersToo();
    void sumsAreThoseOfTheBias_data();
    void sumsAreThoseOfTheBias();
    void sumsOfManyRowsMeetThoseOfEach();
    void kindsChangeAtTheKinks();
    void rowsOfAPreparedBinAreThoseThatAreWorkedOut_data();
    void rowsOfAPreparedBinAreThoseThatAreWorkedOut();
    void firstRowsAreWorkedOutThoughPrepared();
};

void tst_FireRows::logarithmsAreSummedBetweenWholeNumbersToo()
{
    const FireRows rows(0.1, 512, fireNetwork({}, 0));
    double sum = 0;
    for (int n = 0; n < 200; ++n) {
        sum += std::log1p(0.1 * n);
        QVERIFY(std::abs(rows.logarithms(n) - sum) < 1e-11 * std::max(1.0, sum));
        // One more term, wherever the sum ends.
        const double between = rows.logarithms(n + 1.5) - rows.logarithms(n + 0.5);
        QVERIFY2(std::abs(between - std::log1p(0.1 * (n + 1.5))) < 1e-9, qPrintable(QString::number(n)));
    }
}

void tst_FireRows::sumsAreThoseOfTheBias_data()
{
    QTest::addColumn<double>("query");
    for (const double query : {5.0, 512.0, 513.0, 3000.0})
        QTest::addRow("query %g", query) << query;
}

void tst_FireRows::sumsAreThoseOfTheBias()
{
    QFETCH(const double, query);
    for (const std::int64_t head : {0, 1, 2}) {
        const FireNetwork network = fireNetwork({}, head);
        const FireRows rows(0.1, 512, network);
        FireRows::Row row = rows.row(query, 1);
        double sum = 0;
        for (double n = 0; n <= query; ++n) {
            sum += network.at(fireInput(query, n, 0.1, 512));
            QVERIFY(std::abs(row.upTo(n) - sum) < 1e-10 * (1 + n));
        }
        // Asking back is as good.
        QCOMPARE(row.upTo(0), network.at(0));
    }
}

void tst_FireRows::sumsOfManyRowsMeetThoseOfEach()
{
    // Over many rows the places of kinks between whole numbers even out.
    const FireRows rows(0.1, 64, fireNetwork({}, 0));
    double exact = 0, smooth = 0;
    for (int query = 4000; query < 5000; ++query) {
        FireRows::Row one = rows.row(query, 1), among = rows.row(query, 1000);
        exact += one.upTo(query);
        smooth += among.upTo(query);
    }

    QVERIFY2(std::abs(exact - smooth) / 1000 < 1e-3, qPrintable(QString::number(exact - smooth)));
}

void tst_FireRows::kindsChangeAtTheKinks()
{
    const FireNetwork network(Eigen::Array2d(1, 1), Eigen::Array2d(-0.25, -0.5), Eigen::Array2d(1, 1), 0);
    const FireRows rows(0.1, 512, network);
    FireRows::Row row = rows.row(1000, 1);

    for (double n = 0; n <= 1000; ++n) {
        const double input = fireInput(1000, n, 0.1, 512);
        QCOMPARE(row.kind(n), input <= 0.25 ? 0 : input <= 0.5 ? 1 : 2);
    }
}

void tst_FireRows::rowsOfAPreparedBinAreThoseThatAreWorkedOut_data()
{
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("count");
    QTest::newRow("as near the first row as may be") << qint64(8 * 1165) << qint64(1165);
    QTest::newRow("rows of a long text") << qint64(700000) << qint64(1165);
    QTest::newRow("few rows") << qint64(20000) << qint64(23);
}

void tst_FireRows::rowsOfAPreparedBinAreThoseThatAreWorkedOut()
{
    QFETCH(const qint64, first);
    QFETCH(const qint64, count);
    // The kinks are far enough to move by many keys, or so near that they stay between the same two.
    for (const std::array<double, 2>& kinks : {std::array{0.85, 0.97}, std::array{1e-4, 0.95}}) {
        const FireNetwork network(Eigen::Array2d(1, 1), -Eigen::Array2d(kinks[0], kinks[1]), Eigen::Array2d(3, -5),
                                  0.25);
        const FireRows exact = FireRows(0.1, 512, network).pastThreshold();
        FireRows prepared = exact;
        prepared.prepare({first, count});
        const std::int64_t among = std::max<std::int64_t>(count, 500);
        for (double query = double(first) - 0.5; query < double(first + count); query += 0.37 * double(count)) {
            FireRows::Row want = exact.row(query, among), got = prepared.row(query, count);
            for (double n = query; n > 64; n *= 0.87) {
                const double off = std::abs(got.upTo(n) - want.upTo(n));
                // The error falls with the fifth power of the distance to the first row.
                const double allowed = first > 16 * count ? 1e-9 : 5e-8;
                QVERIFY2(off < allowed * double(count), qPrintable(QString("%1: %2").arg(n).arg(off)));
            }
        }
    }
}

void tst_FireRows::firstRowsAreWorkedOutThoughPrepared()
{
    const FireRows exact = FireRows(0.1, 512, fireNetwork({}, 0)).pastThreshold();
    FireRows prepared = exact;
    for (const Bin bin : {Bin{8 * 1165, 1165}, Bin{7 * 1165, 1165}, Bin{5000, 6}}) {
        prepared.prepare(bin);
        const double query = double(bin.first) + 2.5;
        const bool alike = bin.first == 8 * 1165;
        QCOMPARE(prepared.row(query, bin.count).upTo(query) == exact.row(query, bin.count).upTo(query), !alike);
    }
}

WHORL_CORE_TEST(tst_FireRows)
#include "tst_fire_rows.moc"
