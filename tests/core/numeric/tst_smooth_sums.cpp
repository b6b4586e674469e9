// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/smooth_sums.h"

#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_SmoothSums : public QObject {
    Q_OBJECT

private slots:
    void sumsAreThoseOfTheTerms_data();
    void sumsAreThoseOfTheTerms();
    void sumsAreSmoothBetweenWholeNumbers();
    void theEmptySumIsZero();
};

using Function = double (*)(double);
Q_DECLARE_METATYPE(Function)

void tst_SmoothSums::sumsAreThoseOfTheTerms_data()
{
    QTest::addColumn<Function>("value");
    QTest::addColumn<double>("tolerance");
    QTest::newRow("logarithm") << Function([](double k) { return std::log1p(2 * k); }) << 1e-11;
    QTest::newRow("root") << Function([](double k) { return std::sqrt(k); }) << 1e-11;
    QTest::newRow("slow decay") << Function([](double k) { return std::pow(1 + k, -0.5); }) << 1e-11;
    QTest::newRow("fast decay") << Function([](double k) { return std::pow(1 + k, -4.0); }) << 1e-11;
    QTest::newRow("bell") << Function([](double k) { return std::exp(-1e-5 * k * k); }) << 1e-9;
    QTest::newRow("exponential") << Function([](double k) { return std::exp(-k / 1000); }) << 1e-9;
}

void tst_SmoothSums::sumsAreThoseOfTheTerms()
{
    QFETCH(const Function, value);
    QFETCH(const double, tolerance);
    const SmoothSums sums(value);
    double sum = 0, worst = 0;

    for (int n = 0; n < 200000; ++n) {
        sum += value(n);
        worst = std::max(worst, std::abs(sums.upTo(n) - sum) / sum);
    }

    QVERIFY2(worst < tolerance, qPrintable(QString::number(worst)));
}

void tst_SmoothSums::sumsAreSmoothBetweenWholeNumbers()
{
    // The sum of 0 .. n is n (n + 1) / 2 for any n.
    const SmoothSums sums([](double k) { return k; });

    for (const double n : {64.5, 79.75, 80.0, 1000.3, 123456.7, 1e12 + 0.5})
        QVERIFY(std::abs(sums.upTo(n) / (n * (n + 1) / 2) - 1) < 1e-13);
}

void tst_SmoothSums::theEmptySumIsZero()
{
    const SmoothSums sums([](double) { return 3.0; });

    QCOMPARE(sums.upTo(-1), 0.0);
    QCOMPARE(sums.upTo(0), 3.0);
    QCOMPARE(sums.upTo(63), 192.0);
}

WHORL_CORE_TEST(tst_SmoothSums)
#include "tst_smooth_sums.moc"
