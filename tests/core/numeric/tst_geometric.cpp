// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/geometric.h"

#include "tests/support/test_main.h"

#include <QTest>

#include <numbers>

using namespace whorl;
using Complex = std::complex<double>;

class tst_Geometric : public QObject {
    Q_OBJECT

private slots:
    void sumsEqualTheSlowOnes_data();
    void sumsEqualTheSlowOnes();
    void aFullTurnIsNoTurn();
    void aRateOfNothingCountsTheTerms();
    void meansCoverTheirBin();
};

void tst_Geometric::sumsEqualTheSlowOnes_data()
{
    QTest::addColumn<double>("frequency");
    QTest::addColumn<double>("decay");
    QTest::addColumn<int>("count");
    for (const double frequency : {0.0, 1e-300, 1e-9, 1e-4, 0.3, 3.0, 6.2831853})
        for (const double decay : {0.0, 1e-12, 1e-5, 0.01, 1.0, 40.0})
            for (const int count : {1, 2, 7, 300, 5000})
                QTest::addRow("%g %g %d", frequency, decay, count) << frequency << decay << count;
}

void tst_Geometric::sumsEqualTheSlowOnes()
{
    QFETCH(const double, frequency);
    QFETCH(const double, decay);
    QFETCH(const int, count);
    const Complex rate = geometricRate(frequency, decay);
    std::complex<long double> sum = 0, triangle = 0;
    for (int j = count - 1; j >= 0; --j) {
        const std::complex<long double> term = std::exp(std::complex<long double>(rate) * (long double)(j));
        sum += term;
        triangle += (long double)(count - j) * term;
    }

    // Sums whose terms cancel keep the error of their phases: count * 2^-53 of each term's size.
    const double slack = 1e-15 * count;
    QVERIFY(std::abs(geometricSum(rate, count) - Complex(sum)) < slack * 4 + 1e-14 * double(std::abs(sum)));
    QVERIFY(std::abs(triangleSum(rate, count) - Complex(triangle))
            < slack * count + 1e-12 * double(std::abs(triangle)));
}

void tst_Geometric::aFullTurnIsNoTurn()
{
    const double turn = 2 * std::numbers::pi;

    // The double nearest to 2 pi is off by 2e-16.
    QVERIFY(std::abs(geometricRate(turn + 0.25, 0).imag() - 0.25) < 1e-15);
    QVERIFY(std::abs(geometricSum(geometricRate(3 * turn, 0), 1000) - 1000.0) < 1e-9);
}

void tst_Geometric::aRateOfNothingCountsTheTerms()
{
    QCOMPARE(geometricSum(0, 12), Complex(12));
    QCOMPARE(triangleSum(0, 12), Complex(78));
    QCOMPARE(triangleSum(0, 0), Complex(0));
    QCOMPARE(triangleSum(0, -3), Complex(0));
}

void tst_Geometric::meansCoverTheirBin()
{
    const Complex rate = geometricRate(0.7, 0.02);
    GeometricMeans means(rate);
    Complex sum = 0;
    for (int x = 5; x < 25; ++x)
        sum += geometricTerm(rate, x);

    QVERIFY(std::abs(means.at({5, 20}) - sum / 20.0) < 1e-15);
    QVERIFY(std::abs(means.at({5, 1}) - geometricTerm(rate, 5)) < 1e-15);
}

WHORL_CORE_TEST(tst_Geometric)
#include "tst_geometric.moc"
