// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/curve_samples.h"
#include "tests/support/test_main.h"

#include <cmath>
#include <numeric>

using namespace whorl;

class tst_CurveSamples : public QObject {
    Q_OBJECT

private slots:
    void everyIndexIsInExactlyOneColumn_data();
    void everyIndexIsInExactlyOneColumn();
    void aPlaceLeadsBackToItsIndex_data();
    void aPlaceLeadsBackToItsIndex();
    void samplesAreTheTrueMeanAndRange();
    void binsWithoutValuesHaveNoExtent();
    void aLongAxisUsesTheClosedForm();
    void aBandIsTheRangeThatIsDrawn();
};

namespace {

Series wave()
{
    Series series;
    series.fill = [](std::int64_t first, std::span<double> out) {
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = std::cos(0.7 * static_cast<double>(first + static_cast<std::int64_t>(i)));
    };
    return series;
}

}  // namespace

void tst_CurveSamples::everyIndexIsInExactlyOneColumn_data()
{
    QTest::addColumn<qint64>("last");
    QTest::addColumn<bool>("logarithmic");
    for (const bool logarithmic : {false, true})
        for (const qint64 last : {1LL, 7LL, 300LL, 301LL, 5000LL, 1LL << 20})
            QTest::addRow("%lld %s", static_cast<long long>(last), logarithmic ? "log" : "linear")
                << last << logarithmic;
}

void tst_CurveSamples::everyIndexIsInExactlyOneColumn()
{
    QFETCH(const qint64, last);
    QFETCH(const bool, logarithmic);
    const AxisScale scale{1, last, logarithmic, 300, 0};

    const std::vector<Bin> bins = columnBins(scale, 1);

    QVERIFY(bins.size() <= 300);
    std::int64_t next = 1;
    for (const Bin& bin : bins) {
        QCOMPARE(bin.first, next);
        QVERIFY(bin.count > 0);
        next += bin.count;
    }
    QCOMPARE(next, last + 1);
}

void tst_CurveSamples::aPlaceLeadsBackToItsIndex_data()
{
    QTest::addColumn<bool>("logarithmic");
    QTest::newRow("linear") << false;
    QTest::newRow("logarithmic") << true;
}

void tst_CurveSamples::aPlaceLeadsBackToItsIndex()
{
    QFETCH(const bool, logarithmic);
    const AxisScale scale{1, 8192, logarithmic, 500, 4};

    for (const std::int64_t index : {1, 2, 100, 4000, 8192})
        QCOMPARE(scale.indexAt(scale.place(static_cast<double>(index))), index);
    QCOMPARE(scale.indexAt(-50), 1);
    QCOMPARE(scale.indexAt(5000), 8192);
}

void tst_CurveSamples::samplesAreTheTrueMeanAndRange()
{
    const std::vector<Bin> bins = evenBins(3, 1000, 40);

    const CurveSamples samples = sampleSeries(wave(), bins);

    for (std::size_t b = 0; b < bins.size(); ++b) {
        std::vector<double> values(static_cast<std::size_t>(bins[b].count));
        wave().fill(bins[b].first, values);
        const double mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
        QVERIFY(std::abs(samples.mean[b] - mean) < 1e-14);
        QCOMPARE(samples.low[b], *std::min_element(values.begin(), values.end()));
        QCOMPARE(samples.high[b], *std::max_element(values.begin(), values.end()));
    }
}

void tst_CurveSamples::binsWithoutValuesHaveNoExtent()
{
    const Series window = {"window",
                           "",
                           [](std::int64_t first, std::span<double> out) {
                               for (double& each : out)
                                   each = first++ < 10 ? 1.0 : std::nan("");
                           },
                           {}};

    const CurveSamples samples = sampleSeries(window, {{0, 10}, {10, 10}});

    QCOMPARE(samples.high[0], 1.0);
    QVERIFY(std::isnan(samples.mean[1]) && std::isnan(samples.low[1]) && std::isnan(samples.high[1]));
}

void tst_CurveSamples::aLongAxisUsesTheClosedForm()
{
    Series series = wave();
    series.means = [](std::span<const Bin> bins) { return Eigen::ArrayXd::Constant(Eigen::Index(bins.size()), 42.0); };

    const CurveSamples samples = sampleSeries(series, evenBins(0, longestWithRange + 1, 300));

    QCOMPARE(samples.mean.size(), std::size_t(300));
    QVERIFY(samples.isMeanOnly());
    QCOMPARE(samples.firsts.front(), series.at(0));
    QVERIFY(!sampleSeries(series, evenBins(0, longestWithRange, 300)).isMeanOnly());
    QVERIFY(sampleSeries(series, evenBins(0, longestWithRange, 300), longestInAHurry).isMeanOnly());
    QCOMPARE(samples.mean.front(), 42.0);
    QVERIFY(samples.low.empty());
}

void tst_CurveSamples::aBandIsTheRangeThatIsDrawn()
{
    Series series = wave();
    series.band = [](std::int64_t first, std::span<double> lowest, std::span<double> highest) {
        for (std::size_t i = 0; i < lowest.size(); ++i) {
            lowest[i] = static_cast<double>(first) + static_cast<double>(i);
            highest[i] = lowest[i] + 1;
        }
    };

    const CurveSamples samples = sampleSeries(series, {{3, 1}, {4, 3}});

    QVERIFY(samples.banded);
    QCOMPARE(samples.low, (std::vector<double>{3, 5}));
    QCOMPARE(samples.high, (std::vector<double>{4, 6}));
    QVERIFY(!sampleSeries(wave(), {{3, 1}, {4, 3}}).banded);
}

WHORL_CORE_TEST(tst_CurveSamples)
#include "tst_curve_samples.moc"
