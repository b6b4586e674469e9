// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"
#include "core/projection/neighbour_graph.h"
#include "core/projection/quality.h"
#include "core/projection/umap.h"
#include "tests/support/projections.h"
#include "tests/support/shipped_vectors.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Umap : public QObject {
    Q_OBJECT

private slots:
    void clustersComeApart_data();
    void clustersComeApart();
    void neighboursOfWordsAreKept();
    void theSameOptionsGiveTheSamePicture();
    void fivePointsHaveFourNeighboursAndANotice();
    void aGraphThatFallsApartStartsOtherwise();
    void pointsKeepTheirDistance();
    void theLeastNumberOfNeighboursIsTwo();
    void otherRefusals();
    void workEndsWhenTold();
};

namespace {

FloatRows layout(const FloatRows& rows, const UmapOptions& options)
{
    return finished(Umap(rows, options));
}

UmapOptions euclidean()
{
    UmapOptions options;
    options.metric = Metric::euclidean;
    return options;
}

}  // namespace

void tst_Umap::clustersComeApart_data()
{
    QTest::addColumn<int>("dimensions");
    QTest::addColumn<int>("points");
    QTest::newRow("plane") << 2 << 150;
    QTest::newRow("space") << 3 << 150;
    QTest::newRow("plane, several blocks") << 2 << 700;
    QTest::newRow("space, several blocks") << 3 << 700;
}

void tst_Umap::clustersComeApart()
{
    QFETCH(const int, dimensions);
    QFETCH(const int, points);
    FloatRows rows = gaussian(points, 8);
    for (Eigen::Index i = 0; i < rows.rows(); ++i)
        rows(i, i % 3) += 20;
    UmapOptions options = euclidean();
    options.dimensions = dimensions;

    const FloatRows found = layout(rows, options);

    const Nearest nearest = neighbourGraph(found, 10, Metric::euclidean);
    for (Eigen::Index i = 0; i < found.rows(); ++i)
        for (const std::int32_t other : nearest.rows.row(i))
            QCOMPARE(other % 3, std::int32_t(i % 3));
}

void tst_Umap::neighboursOfWordsAreKept()
{
    const FloatRows rows = shippedVectors(1000, 50).cast<float>();

    const auto quality = measureQuality(rows, layout(rows, {}));

    // The whole set is measured by the benchmark.
    QVERIFY2(quality->trustworthiness > 0.83 && quality->neighboursKept > 0.25, quality->text().c_str());
}

void tst_Umap::theSameOptionsGiveTheSamePicture()
{
    for (const int points : {100, 600}) {
        const FloatRows rows = gaussian(points, 6);
        UmapOptions options, other;
        options.epochs = other.epochs = 40;
        other.seed = 2;

        QVERIFY(layout(rows, options) == layout(rows, options));
        QVERIFY(layout(rows, options) != layout(rows, other));
    }
}

void tst_Umap::fivePointsHaveFourNeighboursAndANotice()
{
    FloatRows rows(5, 3);
    rows << 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1;

    const Umap umap(rows, euclidean());

    QCOMPARE(umap.notices().front(), std::string("neighbours reduced from 15 to 4, as many as each of 5 vectors has"));
    QVERIFY(layout(rows, euclidean()).allFinite());
}

void tst_Umap::aGraphThatFallsApartStartsOtherwise()
{
    FloatRows rows = gaussian(20, 3);
    rows.topRows(10).array() += 1000;
    UmapOptions options = euclidean();
    options.neighbours = 3;

    const Umap umap(rows, options);
    const FloatRows points = layout(rows, options);

    QCOMPARE(umap.notices().back(),
             std::string("the graph of neighbours falls into 2 parts, so the start is by principal "
                         "components"));
    QVERIFY(points.allFinite());
    const Nearest nearest = neighbourGraph(points, 3, Metric::euclidean);
    for (Eigen::Index i = 0; i < 20; ++i)
        for (const std::int32_t other : nearest.rows.row(i))
            QCOMPARE(other < 10, i < 10);
}

void tst_Umap::pointsKeepTheirDistance()
{
    const FloatRows rows = gaussian(300, 5);
    UmapOptions close = euclidean(), apart = euclidean();
    close.minimumDistance = 0;
    apart.minimumDistance = 0.9;

    const double near = neighbourGraph(layout(rows, close), 1, Metric::euclidean).distances.mean();
    const double far = neighbourGraph(layout(rows, apart), 1, Metric::euclidean).distances.mean();

    QVERIFY2(far > 2 * near, qPrintable(QString("%1 %2").arg(near).arg(far)));
}

void tst_Umap::theLeastNumberOfNeighboursIsTwo()
{
    UmapOptions options;
    options.neighbours = 2;
    options.epochs = 20;
    QVERIFY(layout(gaussian(30, 5), options).allFinite());
    options.neighbours = 1;
    try {
        layout(gaussian(30, 5), options);
        QFAIL("taken");
    } catch (const ParameterError& error) {
        QCOMPARE(error.what(), "neighbours is 1; at least 2 is needed");
    }
}

void tst_Umap::otherRefusals()
{
    UmapOptions options;
    QVERIFY_EXCEPTION_THROWN(Umap(gaussian(2, 5), options), InputError);
    options.minimumDistance = 1.5;
    QVERIFY_EXCEPTION_THROWN(Umap(gaussian(20, 5), options), ParameterError);
    options.minimumDistance = NAN;
    QVERIFY_EXCEPTION_THROWN(Umap(gaussian(20, 5), options), ParameterError);
    options = {};
    options.negatives = 8;
    QVERIFY_EXCEPTION_THROWN(Umap(gaussian(20, 5), options), ParameterError);
    options = {};
    options.dimensions = 1;
    QVERIFY_EXCEPTION_THROWN(Umap(gaussian(20, 5), options), ParameterError);
}

void tst_Umap::workEndsWhenTold()
{
    const auto later = [](double share) { return share < 0.5; };

    QVERIFY_EXCEPTION_THROWN(Umap(gaussian(100, 3), {}, later), Cancelled);
}

WHORL_CORE_TEST(tst_Umap)
#include "tst_umap.moc"
