// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"
#include "core/projection/affinities.h"
#include "core/projection/divergence.h"
#include "tests/support/shipped_vectors.h"
#include "tests/support/test_main.h"

#include <numeric>

using namespace whorl;
using namespace whorl::test;

class tst_Affinities : public QObject {
    Q_OBJECT

private slots:
    void goldenNumbersAreMet_data();
    void goldenNumbersAreMet();
    void equalDistancesShareEqually();
    void perplexityOneIsTheNearestAlone();
    void theSizeOfDistancesIsNoMatter();
    void allAffinitiesSumToOneAndAreSymmetric();
    void thePerplexityLimitIsAThirdOfTheOthers();
};

namespace {

DoubleRows dense(const SparseWeights& weights)
{
    DoubleRows result = DoubleRows::Zero(weights.rows(), weights.rows());
    for (Eigen::Index r = 0; r < weights.rows(); ++r)
        for (std::int64_t e = weights.starts[std::size_t(r)]; e < weights.starts[std::size_t(r) + 1]; ++e)
            result(r, weights.columns[std::size_t(e)]) = weights.values[std::size_t(e)];
    return result;
}

SparseWeights sparse(const DoubleRows& matrix)
{
    SparseWeights result{{0}, {}, {}};
    for (Eigen::Index r = 0; r < matrix.rows(); ++r) {
        for (Eigen::Index c = 0; c < matrix.cols(); ++c)
            if (matrix(r, c) > 0) {
                result.columns.push_back(std::int32_t(c));
                result.values.push_back(matrix(r, c));
            }
        result.starts.push_back(std::int64_t(result.columns.size()));
    }
    return result;
}

double perplexityOf(const Affinity& affinity)
{
    double entropy = 0;
    for (const double share : affinity.shares)
        entropy -= share > 0 ? share * std::log(share) : 0;
    return std::exp(entropy);
}

}  // namespace

void tst_Affinities::goldenNumbersAreMet_data()
{
    goldenRows("tsne");
}

void tst_Affinities::goldenNumbersAreMet()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const auto perplexity = params["perplexity"].get<double>();
    if (params.contains("squared_distances")) {
        const Affinity found = affinityOf(numbers(params["squared_distances"]), perplexity);

        GOLDEN_AGREES(golden, "beta", found.beta);
        GOLDEN_AGREES(golden, "p", found.shares);
        GOLDEN_AGREES(golden, "sigma", std::sqrt(1 / (2 * found.beta)));
        return;
    }
    const FloatRows rows = matrixOf(params["X"]).cast<float>();
    const DoubleRows wanted = matrixOf(golden["expected"]["P_symmetric"]);

    const DoubleRows found = dense(
        symmetricAffinities(neighbourGraph(rows, rows.rows() - 1, Metric::euclidean), Metric::euclidean, perplexity));
    const Divergence divergence = exactDivergence(sparse(wanted), matrixOf(params["Y"]));

    // Point 2 has three nearest at one distance, so that no beta gives it a perplexity of 2. In the golden matrix its shares
    // have underflowed and sum to 0.41, all entries to 0.88; here they are a third each, the limit.
    for (Eigen::Index r = 0; r < rows.rows(); ++r)
        for (Eigen::Index c = 0; c < rows.rows(); ++c)
            if (r != 2 && c != 2)
                QVERIFY(withinTolerance(found(r, c), wanted(r, c), golden["tol"]));
    QVERIFY(std::abs(found.sum() - 1) < 1e-12);
    // What follows from a matrix does so from any.
    GOLDEN_AGREES(golden, "Q", divergence.similarities);
    GOLDEN_AGREES(golden, "KL", divergence.value);
    GOLDEN_AGREES(golden, "gradient", divergence.gradient);
}

void tst_Affinities::equalDistancesShareEqually()
{
    const std::vector<double> distances(8, 0.5);

    for (const double share : affinityOf(distances, 3).shares)
        QCOMPARE(share, 0.125);
}

void tst_Affinities::perplexityOneIsTheNearestAlone()
{
    const std::vector<double> distances = {2.0, 1.0, 3.0, 1.5};

    const Affinity found = affinityOf(distances, 1);

    QVERIFY(std::isfinite(found.beta));
    QVERIFY(std::abs(found.shares[1] - 1) < 1e-9);
}

void tst_Affinities::theSizeOfDistancesIsNoMatter()
{
    const std::vector<double> distances = {1, 2, 4, 9, 16, 25};
    for (const double scale : {1e-30, 1.0, 1e30}) {
        std::vector<double> scaled = distances;
        for (double& each : scaled)
            each = each * scale + 7 * scale;

        const Affinity found = affinityOf(scaled, 3);

        QVERIFY(std::abs(perplexityOf(found) - 3) < 1e-9);
        QVERIFY(std::abs(found.beta * scale - affinityOf(distances, 3).beta) < 1e-9);
    }
}

void tst_Affinities::allAffinitiesSumToOneAndAreSymmetric()
{
    Random random(3);
    const FloatRows rows = FloatRows::NullaryExpr(60, 5, [&] { return float(random.normal()); });
    for (const Metric metric : {Metric::euclidean, Metric::cosine}) {
        const DoubleRows all = dense(symmetricAffinities(neighbourGraph(rows, 12, metric), metric, 4));

        QVERIFY(std::abs(all.sum() - 1) < 1e-12);
        QVERIFY(all == all.transpose());
        QVERIFY(all.diagonal().isZero(0));
    }
}

void tst_Affinities::thePerplexityLimitIsAThirdOfTheOthers()
{
    const std::pair<int, int> limits[] = {{0, 0}, {1, 0}, {3, 0}, {4, 1}, {7, 2}, {31, 10}, {87, 28}};
    for (const auto& [points, limit] : limits)
        QCOMPARE(perplexityLimit(points), limit);
}

WHORL_CORE_TEST(tst_Affinities)
#include "tst_affinities.moc"
