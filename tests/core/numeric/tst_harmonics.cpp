// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/harmonics.h"
#include "core/numeric/random.h"
#include "tests/support/golden.h"
#include "tests/support/test_main.h"

#include <cmath>
#include <numbers>

using namespace whorl;
using namespace whorl::test;

class tst_Harmonics : public QObject {
    Q_OBJECT

private slots:
    void meansAgreeWithTheReference_data();
    void meansAgreeWithTheReference();
    void aBinMeanIsTheMeanOfItsValues_data();
    void aBinMeanIsTheMeanOfItsValues();
    void wholeTurnsPerIndexLeaveTheAmplitude();
    void theFastKernelAgreesWithFloat64_data();
    void theFastKernelAgreesWithFloat64();
    void frequenciesAboveHalfATurnAreTakenModuloATurn();
    void rowsHoldSinesThenCosines();
};

namespace {

HarmonicMean bruteForce(double frequency, Bin bin)
{
    HarmonicMean sum{0, 0};
    for (std::int64_t i = 0; i < bin.count; ++i) {
        const double phase = frequency * static_cast<double>(bin.first + i);
        sum.sine += std::sin(phase);
        sum.cosine += std::cos(phase);
    }
    const auto count = static_cast<double>(bin.count);
    return {sum.sine / count, sum.cosine / count};
}

}  // namespace

void tst_Harmonics::meansAgreeWithTheReference_data()
{
    goldenRows("pixel_average");
}

void tst_Harmonics::meansAgreeWithTheReference()
{
    const Json& golden = goldenCase();
    const Json& given = golden["params"];

    if (given.value("quantity", "") == "discrete") {
        const Bin bin{given["first_position"].get<std::int64_t>(), given["count"].get<std::int64_t>()};
        GOLDEN_AGREES(golden, "mean_sin", harmonicMean(number(given["w"]), bin).sine);
    } else if (given.value("quantity", "") == "gram") {
        const double d = number(given["d"]);
        double mean = 0;
        for (double i = 0; i < d / 2; ++i) {
            const double frequency = std::pow(number(given["base"]), -2 * i / d);
            const HarmonicMean m = intervalMean(frequency, number(given["m"][0]), number(given["m"][1]));
            const HarmonicMean n = intervalMean(frequency, number(given["n"][0]), number(given["n"][1]));
            mean += m.sine * n.sine + m.cosine * n.cosine;
        }
        GOLDEN_AGREES(golden, "mean", mean);
    } else {
        const HarmonicMean mean = intervalMean(number(given["w"]), number(given["a"]), number(given["b"]));
        GOLDEN_AGREES(golden, "mean_sin", mean.sine);
        GOLDEN_AGREES(golden, "mean_cos", mean.cosine);
    }
}

void tst_Harmonics::aBinMeanIsTheMeanOfItsValues_data()
{
    QTest::addColumn<double>("frequency");
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("count");
    QTest::newRow("one position") << 1.0 << qint64{3} << qint64{1};
    QTest::newRow("slow") << 1e-6 << qint64{0} << qint64{1000};
    QTest::newRow("fast") << 2.5 << qint64{-17} << qint64{101};
    QTest::newRow("far") << 0.3 << qint64{1'000'000} << qint64{1024};
    QTest::newRow("still") << 0.0 << qint64{5} << qint64{7};
    QTest::newRow("half a turn") << std::numbers::pi << qint64{1} << qint64{4};
    QTest::newRow("nearly a turn, even count") << 2 * std::numbers::pi + 1e-7 << qint64{9} << qint64{6};
    QTest::newRow("nearly a turn, odd count") << 2 * std::numbers::pi - 1e-7 << qint64{9} << qint64{7};
    QTest::newRow("several turns") << 100.0 << qint64{40} << qint64{12};
}

void tst_Harmonics::aBinMeanIsTheMeanOfItsValues()
{
    QFETCH(const double, frequency);
    QFETCH(const qint64, first);
    QFETCH(const qint64, count);

    const HarmonicMean got = harmonicMean(frequency, {first, count});
    const HarmonicMean want = bruteForce(frequency, {first, count});

    // Each phase is rounded to half an ulp: 2^-53 of itself, on both sides, and the sums add a few ulps of 1.
    const double phase = frequency * static_cast<double>(std::abs(first) + count);
    const double tolerance = 4e-15 + 4 * 0x1p-53 * phase;
    QVERIFY(std::abs(got.sine - want.sine) <= tolerance);
    QVERIFY(std::abs(got.cosine - want.cosine) <= tolerance);
}

void tst_Harmonics::wholeTurnsPerIndexLeaveTheAmplitude()
{
    QCOMPARE(dirichlet(2 * std::numbers::pi, 5), 1.0);
    QCOMPARE(dirichlet(2 * std::numbers::pi, 6), -1.0);
    QCOMPARE(dirichlet(0, 6), 1.0);
    QCOMPARE(dirichlet(1, 1), 1.0);
}

void tst_Harmonics::theFastKernelAgreesWithFloat64_data()
{
    QTest::addColumn<qint64>("first");
    QTest::newRow("small positions") << qint64{0};
    QTest::newRow("million") << qint64{1'000'000};
    QTest::newRow("up to 2^24") << (qint64{1} << 24) - 2000;
}

void tst_Harmonics::theFastKernelAgreesWithFloat64()
{
    QFETCH(const qint64, first);
    std::vector<double> frequencies{0, 1, 3.14159, 1e-9};
    Random random(11);
    while (frequencies.size() < 67)
        frequencies.push_back(3.1415 * random.uniform());
    HarmonicRows rows(frequencies);
    std::vector<float> sine(67), cosine(67);
    double worst = 0;

    for (qint64 p = first; p < first + 1500; p += 7) {
        const Bin bin{p, p % 3 == 0 ? 1 : 1 + p % 40};
        rows.row(bin, sine.data(), cosine.data());
        for (std::size_t i = 0; i < frequencies.size(); ++i) {
            const HarmonicMean want = harmonicMean(frequencies[i], bin);
            worst = std::max({worst, std::abs(sine[i] - want.sine), std::abs(cosine[i] - want.cosine)});
        }
    }

    // Half an ulp of float (6e-8 at most), polynomials 7e-9, phases 2^-53 * 2^24 * pi, all documented below 3e-7.
    QVERIFY2(worst < 1e-7, qPrintable(QString::number(worst)));
}

void tst_Harmonics::frequenciesAboveHalfATurnAreTakenModuloATurn()
{
    HarmonicRows rows(std::vector<double>{100.0});
    float sine = 0, cosine = 0;

    for (const Bin bin : {Bin{7, 1}, Bin{7, 2}, Bin{7, 3}, Bin{8, 4}}) {
        rows.row(bin, &sine, &cosine);
        QVERIFY(std::abs(sine - bruteForce(100, bin).sine) < 1e-7);
        QVERIFY(std::abs(cosine - bruteForce(100, bin).cosine) < 1e-7);
    }
}

void tst_Harmonics::rowsHoldSinesThenCosines()
{
    const Grid means = harmonicMeans(std::vector<Bin>{{0, 1}, {2, 2}}, std::vector<double>{0.5, 0.25});

    QCOMPARE(means.rows(), Eigen::Index{2});
    QCOMPARE(means.cols(), Eigen::Index{4});
    QVERIFY((means.row(0) == Eigen::Array4f(0, 0, 1, 1).transpose()).all());
    QVERIFY(std::abs(means(1, 1) - harmonicMean(0.25, {2, 2}).sine) < 1e-7);
    QVERIFY(std::abs(means(1, 2) - harmonicMean(0.5, {2, 2}).cosine) < 1e-7);
}

WHORL_CORE_TEST(tst_Harmonics)
#include "tst_harmonics.moc"
