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

WHORL_CORE_TEST(tst_FireRows)
#include "tst_fire_rows.moc"
