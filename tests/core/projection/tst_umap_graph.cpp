// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/umap_graph.h"
#include "tests/support/shipped_vectors.h"
#include "tests/support/test_main.h"

#include <numeric>

using namespace whorl;
using namespace whorl::test;

class tst_UmapGraph : public QObject {
    Q_OBJECT

private slots:
    void goldenNumbersAreMet_data();
    void goldenNumbersAreMet();
    void theDefaultCurveIsTheKnownOne();
    void membershipsSumToTheLogarithm();
    void equalDistancesAreAllMembers();
    void theSizeOfDistancesIsNoMatter();
};

void tst_UmapGraph::goldenNumbersAreMet_data()
{
    goldenRows("umap");
}

void tst_UmapGraph::goldenNumbersAreMet()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    if (params.contains("min_dist")) {
        const UmapCurve curve = umapCurve(params["min_dist"].get<double>(), params["spread"].get<double>());

        GOLDEN_AGREES(golden, "a", curve.a);
        GOLDEN_AGREES(golden, "b", curve.b);
    } else if (params.contains("knn_distances")) {
        const SmoothNeighbours found = smoothNeighbours(numbers(params["knn_distances"]));

        GOLDEN_AGREES(golden, "rho", found.rho);
        GOLDEN_AGREES(golden, "sigma", found.sigma);
        GOLDEN_AGREES(golden, "memberships", found.memberships);
    } else {
        const Eigen::MatrixXd opinions = matrixOf(params["W"]);
        const Eigen::Index count = opinions.rows();
        IndexRows graph(count, count - 1);
        DoubleRows values(count, count - 1);
        for (Eigen::Index r = 0; r < count; ++r)
            for (Eigen::Index i = 0; i < count - 1; ++i) {
                graph(r, i) = std::int32_t(i < r ? i : i + 1);
                values(r, i) = opinions(r, graph(r, i));
            }

        const SparseWeights joint = symmetric(graph, values, fuzzyUnion);

        Eigen::MatrixXd found = Eigen::MatrixXd::Zero(count, count);
        for (Eigen::Index r = 0; r < count; ++r)
            for (std::int64_t e = joint.starts[std::size_t(r)]; e < joint.starts[std::size_t(r) + 1]; ++e)
                found(r, joint.columns[std::size_t(e)]) = joint.values[std::size_t(e)];
        GOLDEN_AGREES(golden, "value", found);
    }
}

void tst_UmapGraph::theDefaultCurveIsTheKnownOne()
{
    const UmapCurve curve = umapCurve(0.1, 1);

    QVERIFY(std::abs(curve.a - 1.57694) < 1e-5 && std::abs(curve.b - 0.89506) < 1e-5);
}

void tst_UmapGraph::membershipsSumToTheLogarithm()
{
    const std::vector<double> distances = {0, 0.1, 0.4, 0.5, 0.9, 1.4, 1.5, 2};

    const SmoothNeighbours found = smoothNeighbours(distances);

    QCOMPARE(found.rho, 0.1);
    QCOMPARE(found.memberships[0], 1.0);
    QVERIFY(std::abs(std::accumulate(found.memberships.begin(), found.memberships.end(), 0.0) - 3) < 1e-6);
}

void tst_UmapGraph::equalDistancesAreAllMembers()
{
    for (const double distance : {0.0, 2.0})
        for (const double member : smoothNeighbours(std::vector<double>(6, distance)).memberships)
            QCOMPARE(member, 1.0);
}

void tst_UmapGraph::theSizeOfDistancesIsNoMatter()
{
    const std::vector<double> distances = {0.2, 0.5, 0.7, 1.1, 1.8};
    const SmoothNeighbours wanted = smoothNeighbours(distances);
    for (const double scale : {0x1p-100, 0x1p100}) {
        std::vector<double> scaled = distances;
        for (double& each : scaled)
            each *= scale;

        QCOMPARE(smoothNeighbours(scaled).memberships, wanted.memberships);
    }
}

WHORL_CORE_TEST(tst_UmapGraph)
#include "tst_umap_graph.moc"
