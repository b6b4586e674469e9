// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"
#include "core/projection/divergence.h"
#include "core/projection/quality.h"
#include "core/projection/tsne.h"
#include "tests/support/projections.h"
#include "tests/support/shipped_vectors.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Tsne : public QObject {
    Q_OBJECT

private slots:
    void clustersComeApart_data();
    void clustersComeApart();
    void neighboursOfWordsAreKept();
    void theDivergenceIsThatOfItsDefinition();
    void theSameOptionsGiveTheSamePicture();
    void perplexityMatters();
    void aPerplexityTooLargeIsRefusedWithTheLimit_data();
    void aPerplexityTooLargeIsRefusedWithTheLimit();
    void otherRefusals();
    void workEndsWhenTold();
};

namespace {

FloatRows layout(const FloatRows& rows, const TsneOptions& options)
{
    return finished(Tsne(rows, options));
}

}  // namespace

void tst_Tsne::clustersComeApart_data()
{
    QTest::addColumn<int>("dimensions");
    QTest::newRow("plane") << 2;
    QTest::newRow("space") << 3;
}

void tst_Tsne::clustersComeApart()
{
    QFETCH(const int, dimensions);
    FloatRows rows = gaussian(150, 8);
    for (Eigen::Index i = 0; i < rows.rows(); ++i)
        rows(i, i % 3) += 20;
    TsneOptions options;
    options.dimensions = dimensions;
    options.metric = Metric::euclidean;
    options.perplexity = 10;
    options.steps = 500;

    const FloatRows points = layout(rows, options);

    const Nearest nearest = neighbourGraph(points, 10, Metric::euclidean);
    for (Eigen::Index i = 0; i < points.rows(); ++i)
        for (const std::int32_t other : nearest.rows.row(i))
            QCOMPARE(other % 3, std::int32_t(i % 3));
}

void tst_Tsne::neighboursOfWordsAreKept()
{
    const FloatRows rows = shippedVectors(1000, 50).cast<float>();

    const auto quality = measureQuality(rows, layout(rows, {}));

    // The whole set is measured by the benchmark; a thousand words keep a little more.
    QVERIFY2(quality->trustworthiness > 0.88 && quality->neighboursKept > 0.34, quality->text().c_str());
}

void tst_Tsne::theDivergenceIsThatOfItsDefinition()
{
    const FloatRows rows = gaussian(120, 6);
    TsneOptions options;
    options.metric = Metric::euclidean;
    options.perplexity = 8;
    options.steps = 400;
    Tsne tsne(rows, options);
    while (tsne.step() < tsne.steps())
        tsne.advance();

    const SparseWeights affinities =
        symmetricAffinities(neighbourGraph(rows, 24, Metric::euclidean), Metric::euclidean, 8);
    const Divergence exact = exactDivergence(affinities, tsne.coordinates().cast<double>());

    // The tree's sum of q is within a percent.
    QVERIFY(std::abs(tsne.divergence() - exact.value) < 0.01);
    QVERIFY(tsne.state().starts_with("KL divergence "));
}

void tst_Tsne::theSameOptionsGiveTheSamePicture()
{
    const FloatRows rows = gaussian(200, 6);
    TsneOptions options;
    options.steps = 120;
    TsneOptions other = options;
    other.seed = 2;

    QVERIFY(layout(rows, options) == layout(rows, options));
    QVERIFY(layout(rows, options) != layout(rows, other));
}

void tst_Tsne::perplexityMatters()
{
    FloatRows grid(25, 2);
    for (Eigen::Index i = 0; i < 25; ++i)
        grid.row(i) << 0.001F * static_cast<float>(i % 5), 0.001F * static_cast<float>(i / 5);
    TsneOptions few, many;
    few.metric = many.metric = Metric::euclidean;
    few.perplexity = 2;
    many.perplexity = 8;

    QVERIFY(!layout(grid, few).isApprox(layout(grid, many), 0.01F));
}

void tst_Tsne::aPerplexityTooLargeIsRefusedWithTheLimit_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("limit");
    for (const auto& [points, limit] : {std::pair{4, 1}, {7, 2}, {31, 10}, {87, 28}})
        QTest::addRow("%d points", points) << points << limit;
}

void tst_Tsne::aPerplexityTooLargeIsRefusedWithTheLimit()
{
    QFETCH(const int, points);
    QFETCH(const int, limit);
    TsneOptions options;
    options.perplexity = limit;
    options.steps = 30;

    QVERIFY(layout(gaussian(points, 5), options).allFinite());
    options.perplexity = limit + 0.5;
    try {
        layout(gaussian(points, 5), options);
        QFAIL("taken");
    } catch (const ParameterError& error) {
        QCOMPARE(error.where(), std::string("perplexity"));
        QCOMPARE(error.expected(),
                 "at most " + std::to_string(limit) + " is possible for " + std::to_string(points) + " vectors");
    }
}

void tst_Tsne::otherRefusals()
{
    TsneOptions options;
    QVERIFY_EXCEPTION_THROWN(Tsne(gaussian(3, 5), options), InputError);
    options.perplexity = 0.5;
    QVERIFY_EXCEPTION_THROWN(Tsne(gaussian(50, 5), options), ParameterError);
    options.perplexity = NAN;
    QVERIFY_EXCEPTION_THROWN(Tsne(gaussian(50, 5), options), ParameterError);
    options.perplexity = 5;
    options.theta = 2;
    QVERIFY_EXCEPTION_THROWN(Tsne(gaussian(50, 5), options), ParameterError);
    options.theta = 0.5;
    options.dimensions = 4;
    QVERIFY_EXCEPTION_THROWN(Tsne(gaussian(50, 5), options), ParameterError);
}

void tst_Tsne::workEndsWhenTold()
{
    QVERIFY_EXCEPTION_THROWN(Tsne(gaussian(100, 3), {}, [](double) { return false; }), Cancelled);
}

WHORL_CORE_TEST(tst_Tsne)
#include "tst_tsne.moc"
