// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/spectral_start.h"
#include "tests/support/test_main.h"

#include <Eigen/Eigenvalues>

using namespace whorl;

class tst_SpectralStart : public QObject {
    Q_OBJECT

private slots:
    void directionsAreTheLeastOfTheLaplacian();
    void aRingIsRound();
    void partsAreCounted();
    void whatFallsApartHasNone();
    void fewPointsHaveNone();
};

namespace {

/// Each point with the next `reach` on a ring, or a line.
SparseWeights chain(std::int32_t count, std::int32_t reach, bool ring)
{
    SparseWeights result{{0}, {}, {}};
    for (std::int32_t i = 0; i < count; ++i) {
        for (std::int32_t j = 0; j < count; ++j) {
            const std::int32_t apart = std::abs(i - j), shorter = ring ? std::min(apart, count - apart) : apart;
            if (shorter > 0 && shorter <= reach) {
                result.columns.push_back(j);
                result.values.push_back(1.0 / shorter);
            }
        }
        result.starts.push_back(std::int64_t(result.columns.size()));
    }
    return result;
}

SparseWeights twice(const SparseWeights& graph)
{
    SparseWeights result = graph;
    for (std::size_t i = 1; i < graph.starts.size(); ++i)
        result.starts.push_back(graph.starts.back() + graph.starts[i]);
    for (std::size_t i = 0; i < graph.columns.size(); ++i) {
        result.columns.push_back(graph.columns[i] + std::int32_t(graph.rows()));
        result.values.push_back(graph.values[i]);
    }
    return result;
}

}  // namespace

void tst_SpectralStart::directionsAreTheLeastOfTheLaplacian()
{
    const SparseWeights graph = chain(90, 3, false);
    Eigen::MatrixXd weights = Eigen::MatrixXd::Zero(90, 90);
    for (Eigen::Index r = 0; r < 90; ++r)
        for (std::int64_t e = graph.starts[std::size_t(r)]; e < graph.starts[std::size_t(r) + 1]; ++e)
            weights(r, graph.columns[std::size_t(e)]) = graph.values[std::size_t(e)];
    const Eigen::VectorXd inverse = weights.rowwise().sum().cwiseSqrt().cwiseInverse();
    const Eigen::MatrixXd normalised = inverse.asDiagonal() * weights * inverse.asDiagonal();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(normalised);

    const auto found = spectralStart(graph, 2);

    QVERIFY(found.has_value());
    for (Eigen::Index d = 0; d < 2; ++d)
        QVERIFY(std::abs(std::abs(found->col(d).dot(solver.eigenvectors().col(88 - d))) - 1) < 1e-8);
}

void tst_SpectralStart::aRingIsRound()
{
    const auto found = spectralStart(chain(120, 2, true), 2);

    QVERIFY(found.has_value());
    const Eigen::VectorXd radii = found->rowwise().norm();
    QVERIFY(radii.maxCoeff() - radii.minCoeff() < 1e-6 * radii.mean());
}

void tst_SpectralStart::partsAreCounted()
{
    QCOMPARE(connectedParts(SparseWeights{{0}, {}, {}}), Eigen::Index{0});
    QCOMPARE(connectedParts(chain(10, 1, false)), Eigen::Index{1});
    QCOMPARE(connectedParts(twice(chain(10, 1, false))), Eigen::Index{2});
    QCOMPARE(connectedParts(SparseWeights{{0, 0, 0, 0}, {}, {}}), Eigen::Index{3});
}

void tst_SpectralStart::whatFallsApartHasNone()
{
    QVERIFY(!spectralStart(twice(chain(50, 2, false)), 2));
}

void tst_SpectralStart::fewPointsHaveNone()
{
    for (std::int32_t count : {1, 2, 3, 4})
        QVERIFY(!spectralStart(chain(count, 1, false), 2));
    QVERIFY(spectralStart(chain(5, 1, false), 2).has_value());
}

WHORL_CORE_TEST(tst_SpectralStart)
#include "tst_spectral_start.moc"
