// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/harmonic_sum.h"
#include "core/numeric/random.h"
#include "tests/support/test_main.h"

#include <complex>

using namespace whorl;

class tst_HarmonicSum : public QObject {
    Q_OBJECT

private slots:
    void stretchesAgreeWithSingleValues_data();
    void stretchesAgreeWithSingleValues();
    void meansAreThoseOfTheValues_data();
    void meansAreThoseOfTheValues();
    void partialSumsAgreeWithTheirDefinition_data();
    void partialSumsAgreeWithTheirDefinition();
};

namespace {

HarmonicSum example()
{
    Random random(6);
    HarmonicSum sum;
    sum.constant = 0.25;
    for (int i = 0; i < 64; ++i) {
        sum.frequencies.push_back(std::pow(10'000.0, -i / 64.0));
        sum.cosine.push_back(2 * random.uniform() - 1);
        sum.sine.push_back(2 * random.uniform() - 1);
    }
    return sum;
}

/// 64 terms, each with two phases rounded by 2^-53 |w x|, and some ulps of the sum.
double tolerance(qint64 largest)
{
    return 1e-13 + 64 * 2 * 0x1p-53 * static_cast<double>(largest);
}

void stretches()
{
    QTest::addColumn<qint64>("first");
    QTest::addColumn<int>("count");
    QTest::newRow("from zero") << qint64{0} << 1000;
    QTest::newRow("negative") << qint64{-300} << 777;
    QTest::newRow("shorter than a block") << qint64{5} << 63;
    QTest::newRow("one block and one") << qint64{5} << 65;
    QTest::newRow("million") << qint64{1'000'000} << 300;
}

}  // namespace

void tst_HarmonicSum::stretchesAgreeWithSingleValues_data()
{
    stretches();
}

void tst_HarmonicSum::stretchesAgreeWithSingleValues()
{
    QFETCH(const qint64, first);
    QFETCH(const int, count);
    const HarmonicSum sum = example();
    std::vector<double> got(static_cast<std::size_t>(count));

    sum.fill(first, got);

    for (int i = 0; i < count; ++i)
        QVERIFY(std::abs(got[std::size_t(i)] - sum.at(first + i)) <= tolerance(std::abs(first) + count));
}

void tst_HarmonicSum::meansAreThoseOfTheValues_data()
{
    stretches();
}

void tst_HarmonicSum::meansAreThoseOfTheValues()
{
    QFETCH(const qint64, first);
    QFETCH(const int, count);
    const HarmonicSum sum = example();
    std::vector<double> values(static_cast<std::size_t>(count));
    sum.fill(first, values);
    double mean = 0;
    for (const double value : values)
        mean += value / count;

    const Eigen::ArrayXd got = sum.means(std::vector<Bin>{{first, 1}, {first, count}});

    QVERIFY(std::abs(got(0) - values[0]) <= tolerance(std::abs(first) + count));
    QVERIFY(std::abs(got(1) - mean) <= tolerance(std::abs(first) + count));
}

void tst_HarmonicSum::partialSumsAgreeWithTheirDefinition_data()
{
    stretches();
}

void tst_HarmonicSum::partialSumsAgreeWithTheirDefinition()
{
    QFETCH(const qint64, first);
    QFETCH(const int, count);
    const std::vector<double> frequencies = example().frequencies;
    std::vector<double> got(static_cast<std::size_t>(count));

    fillMeanPartialSum(frequencies, first, got);

    for (int i = 0; i < count; ++i) {
        std::complex<double> sum = 0;
        double want = 0;
        for (const double frequency : frequencies) {
            sum += std::polar(1.0, frequency * static_cast<double>(first + i));
            want += std::abs(sum) / 64;
        }
        QVERIFY(std::abs(got[std::size_t(i)] - want) <= tolerance(std::abs(first) + count));
    }
}

WHORL_CORE_TEST(tst_HarmonicSum)
#include "tst_harmonic_sum.moc"
