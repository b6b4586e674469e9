// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/smooth_bias.h"

#include "core/attention/softmax.h"
#include "tests/support/data_laws.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_SmoothBias : public QObject {
    Q_OBJECT

private slots:
    void meansAreThoseOfTheCells_data();
    void meansAreThoseOfTheCells();
    void weightsAreTheSoftmax_data() { addKernels(); }
    void weightsAreTheSoftmax();
    void rangesHoldTheHeaviestWeight_data() { addKernels(); }
    void rangesHoldTheHeaviestWeight();
    void curvesAverageWhatTheyHold_data() { addKernels(); }
    void curvesAverageWhatTheyHold();

private:
    void addKernels();
};

namespace {

SmoothBiasOf biasOf(const QByteArray& kernel, bool symmetric)
{
    return [=](std::int64_t) {
        if (kernel == "log")
            return SmoothBias{[](double k) { return -0.75 * std::log1p(0.5 * k); }, symmetric};
        if (kernel == "root")
            return SmoothBias{[](double k) { return -0.25 * std::sqrt(k); }, symmetric};
        return SmoothBias{[](double k) { return -1e-4 * k * k; }, symmetric};
    };
}

}  // namespace

void tst_SmoothBias::addKernels()
{
    QTest::addColumn<QByteArray>("kernel");
    QTest::addColumn<bool>("symmetric");
    for (const char* kernel : {"log", "root", "square"})
        for (const bool symmetric : {false, true})
            QTest::addRow("%s %s", kernel, symmetric ? "symmetric" : "causal") << QByteArray(kernel) << symmetric;
}

void tst_SmoothBias::meansAreThoseOfTheCells_data()
{
    addKernels();
}

void tst_SmoothBias::meansAreThoseOfTheCells()
{
    QFETCH(const QByteArray, kernel);
    QFETCH(const bool, symmetric);
    const std::int64_t length = 6000;
    const Field bias = smoothBiasField(length, 1, biasOf(kernel, symmetric));
    const Field weights = smoothWeightsField(length, 1, biasOf(kernel, symmetric), {});
    QRandomGenerator random(11);

    for (const std::int64_t start : {std::int64_t{0}, std::int64_t{2000}, length - 700})
        for (const std::int64_t column : {std::int64_t{0}, std::int64_t{1500}, start, length - 700})
            for (const std::int64_t most : {5, 20, 700}) {
                const Bin rows = randomBin(random, start, 700, most), columns = randomBin(random, column, 700, most);
                // float32, and 2e-6 of a field's range: the sums themselves are better than that.
                checkRectangle(bias, rows, columns, 0);
                checkRectangle(weights, rows, columns, 0);
                const double want = slowMean(rows, columns, [&](auto m, auto n) { return weights.at(m, n, 0); });
                const double got = double(weights.means({&rows, 1}, {&columns, 1}, 0).value(0, 0));
                QVERIFY2(std::abs(got - want) < 2e-7 * want + 1e-9, qPrintable(QString::number(got - want)));
            }
}

void tst_SmoothBias::weightsAreTheSoftmax()
{
    QFETCH(const QByteArray, kernel);
    QFETCH(const bool, symmetric);
    const SmoothBias bias = biasOf(kernel, symmetric)(0);
    const Field weights = smoothWeightsField(300, 1, biasOf(kernel, symmetric), {});
    Eigen::ArrayXXd scores(300, 300), got(300, 300);
    for (int i = 0; i < 300; ++i)
        for (int j = 0; j < 300; ++j) {
            scores(i, j) = bias.at(i - j);
            got(i, j) = weights.at(i, j, 0);
        }

    QVERIFY((softmaxRows(scores) - got).abs().maxCoeff() < 1e-11);
}

void tst_SmoothBias::rangesHoldTheHeaviestWeight()
{
    QFETCH(const QByteArray, kernel);
    QFETCH(const bool, symmetric);
    const Field weights = smoothWeightsField(100, 1, biasOf(kernel, symmetric), {});
    double heaviest = 0;
    for (int i = 0; i < 100; ++i)
        for (int j = 0; j < 100; ++j)
            heaviest = std::max(heaviest, weights.at(i, j, 0));

    QVERIFY(std::abs(weights.sliceRange(0).high - heaviest) < 1e-12);
}

void tst_SmoothBias::curvesAverageWhatTheyHold()
{
    QFETCH(const QByteArray, kernel);
    QFETCH(const bool, symmetric);
    const Curves curves = smoothBiasCurves(5000, 2, biasOf(kernel, symmetric));
    QCOMPARE(curves.series.size(), std::size_t(2));
    QCOMPARE(curves.axis.first, std::int64_t(symmetric ? -4999 : 0));

    for (const Bin bin : {Bin{0, 900}, Bin{100, 1}, Bin{1200, 3000}, Bin{-300, 500}, Bin{-300, 100}}) {
        double sum = 0;
        int counted = 0;
        for (std::int64_t k = bin.first; k < bin.first + bin.count; ++k)
            if (const double value = curves.series[1].at(k); !std::isnan(value)) {
                sum += value;
                ++counted;
            }
        const double got = curves.series[1].means({&bin, 1})[0];
        QVERIFY(counted == 0 ? std::isnan(got) : std::abs(got / (sum / counted) - 1) < 1e-10);
    }
}

WHORL_CORE_TEST(tst_SmoothBias)
#include "tst_smooth_bias.moc"
