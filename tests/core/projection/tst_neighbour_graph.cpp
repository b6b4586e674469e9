// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"
#include "core/projection/neighbour_graph.h"
#include "tests/support/shipped_vectors.h"
#include "tests/support/test_main.h"

#include <algorithm>

using namespace whorl;
using namespace whorl::test;

class tst_NeighbourGraph : public QObject {
    Q_OBJECT

private slots:
    void neighboursAreThoseOfEveryPairCompared_data();
    void neighboursAreThoseOfEveryPairCompared();
    void equalDistancesGoByRow();
    void distancesAreWorkedOutInDouble();
    void offsetsAndSizesOfTheNumbersChangeNothing();
    void aZeroVectorIsAtDistanceOne();
    void fewRowsHaveFewNeighbours();
    void queriesFindThemselves();
    void workEndsWhenTold();
};

namespace {

FloatRows gaussian(Eigen::Index rows, Eigen::Index columns, std::uint64_t seed = 4)
{
    Random random(seed);
    return FloatRows::NullaryExpr(rows, columns, [&] { return static_cast<float>(random.normal()); });
}

double distance(const FloatRows& rows, Eigen::Index a, Eigen::Index b, Metric metric)
{
    const Eigen::VectorXd x = rows.row(a).cast<double>().transpose(), y = rows.row(b).cast<double>().transpose();
    if (metric == Metric::euclidean)
        return (x - y).norm();
    const double norms = x.norm() * y.norm();
    return norms > 0 ? 1 - x.dot(y) / norms : 1;
}

/// The slow way.
std::vector<std::int32_t> nearestOf(const FloatRows& rows, Eigen::Index query, Eigen::Index k, Metric metric)
{
    std::vector<std::pair<double, std::int32_t>> all;
    for (Eigen::Index r = 0; r < rows.rows(); ++r)
        if (r != query)
            all.emplace_back(distance(rows, query, r, metric), static_cast<std::int32_t>(r));
    std::sort(all.begin(), all.end());
    std::vector<std::int32_t> result;
    for (Eigen::Index i = 0; i < k; ++i)
        result.push_back(all[static_cast<std::size_t>(i)].second);
    return result;
}

}  // namespace

void tst_NeighbourGraph::neighboursAreThoseOfEveryPairCompared_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("k");
    QTest::addColumn<bool>("cosine");
    for (const bool cosine : {false, true}) {
        const char* metric = cosine ? "cosine" : "euclidean";
        QTest::addRow("%s, less than a tile", metric) << 9 << 3 << 4 << cosine;
        QTest::addRow("%s, one column", metric) << 60 << 1 << 5 << false;
        QTest::addRow("%s, all there are", metric) << 33 << 7 << 32 << cosine;
        QTest::addRow("%s, several parts", metric) << 700 << 20 << 30 << cosine;
        QTest::addRow("%s, wide", metric) << 130 << 301 << 10 << cosine;
    }
}

void tst_NeighbourGraph::neighboursAreThoseOfEveryPairCompared()
{
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, k);
    QFETCH(const bool, cosine);
    const Metric metric = cosine ? Metric::cosine : Metric::euclidean;
    const FloatRows table = gaussian(rows, columns);

    const Nearest found = neighbourGraph(table, k, metric);

    QCOMPARE(found.rows.cols(), Eigen::Index{k});
    for (Eigen::Index query = 0; query < rows; ++query) {
        const std::vector<std::int32_t> got(found.rows.row(query).begin(), found.rows.row(query).end());
        QCOMPARE(got, nearestOf(table, query, k, metric));
        for (Eigen::Index i = 0; i < k; ++i)
            QVERIFY(std::abs(found.distances(query, i) - distance(table, query, found.rows(query, i), metric)) < 1e-12);
    }
}

void tst_NeighbourGraph::equalDistancesGoByRow()
{
    FloatRows rows(80, 6);
    for (Eigen::Index r = 0; r < rows.rows(); ++r)
        rows.row(r) = gaussian(4, 6).row(r % 4);

    const Nearest found = neighbourGraph(rows, 19, Metric::euclidean);

    for (Eigen::Index query = 0; query < rows.rows(); ++query)
        for (Eigen::Index i = 0, other = query % 4; i < 19; ++i, other += 4) {
            other += other == query ? 4 : 0;
            QCOMPARE(Eigen::Index{found.rows(query, i)}, other);
            QCOMPARE(found.distances(query, i), 0.0);
        }
}

void tst_NeighbourGraph::distancesAreWorkedOutInDouble()
{
    const FloatRows rows = shippedVectors(2000).cast<float>();

    const Nearest found = NeighbourSearch(rows, Metric::cosine).nearest(rows.topRows(50), 10);

    for (Eigen::Index query = 0; query < 50; ++query)
        for (Eigen::Index i = 0; i < 10; ++i)
            QVERIFY(std::abs(found.distances(query, i) - distance(rows, query, found.rows(query, i), Metric::cosine))
                    < 1e-14);
}

void tst_NeighbourGraph::offsetsAndSizesOfTheNumbersChangeNothing()
{
    // Multiples of 1/8 keep their differences exactly under an offset of 2^17.
    const FloatRows rows = (gaussian(300, 8).array() * 64).round() / 8;
    const FloatRows moved = rows.array() + 131'072.0F, large = rows * 0x1p60F, small = rows * 0x1p-60F;

    const Nearest found = neighbourGraph(rows, 12, Metric::euclidean);

    for (const FloatRows& other : {moved, large, small})
        QVERIFY(neighbourGraph(other, 12, Metric::euclidean).rows == found.rows);
    QVERIFY(neighbourGraph(moved, 12, Metric::euclidean).distances == found.distances);
}

void tst_NeighbourGraph::aZeroVectorIsAtDistanceOne()
{
    FloatRows rows(4, 2);
    rows << 1, 0, 0, 0, 2, 0, 0, 3;

    const Nearest found = neighbourGraph(rows, 3, Metric::cosine);

    QCOMPARE(found.rows(0, 0), 2);
    QCOMPARE(found.distances(0, 0), 0.0);
    QVERIFY((found.distances.row(1).array() == 1).all());
}

void tst_NeighbourGraph::fewRowsHaveFewNeighbours()
{
    for (const Metric metric : {Metric::euclidean, Metric::cosine}) {
        QCOMPARE(neighbourGraph(FloatRows(0, 3), 5, metric).rows.cols(), Eigen::Index{0});
        QCOMPARE(neighbourGraph(gaussian(1, 3), 5, metric).rows.cols(), Eigen::Index{0});
        QCOMPARE(neighbourGraph(gaussian(3, 3), 5, metric).rows.cols(), Eigen::Index{2});
        QCOMPARE(neighbourGraph(FloatRows(3, 0), 5, metric).rows(2, 1), 1);
    }
}

void tst_NeighbourGraph::queriesFindThemselves()
{
    const FloatRows rows = gaussian(100, 10);

    const Nearest found = NeighbourSearch(rows, Metric::euclidean).nearest(rows.middleRows(40, 3), 200);

    QCOMPARE(found.rows.cols(), Eigen::Index{100});
    for (Eigen::Index i = 0; i < 3; ++i)
        QCOMPARE(Eigen::Index{found.rows(i, 0)}, 40 + i);
}

void tst_NeighbourGraph::workEndsWhenTold()
{
    QVERIFY_EXCEPTION_THROWN(neighbourGraph(gaussian(50, 3), 5, Metric::euclidean, [](double) { return false; }),
                             Cancelled);
}

WHORL_CORE_TEST(tst_NeighbourGraph)
#include "tst_neighbour_graph.moc"
