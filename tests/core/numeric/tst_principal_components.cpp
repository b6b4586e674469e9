// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/principal_components.h"
#include "core/numeric/random.h"
#include "tests/support/test_main.h"

#include <Eigen/QR>

using namespace whorl;

class tst_PrincipalComponents : public QObject {
    Q_OBJECT

private slots:
    void directionsAreOrthonormalAndSortedByVariance_data();
    void directionsAreOrthonormalAndSortedByVariance();
    void knownVariancesAreFound_data();
    void knownVariancesAreFound();
    void aLineIsOneComponent();
    void coordinatesHaveTheVariancesOfTheirComponents();
    void theSignIsFixed();
    void pointsThatDoNotVaryHaveNoShare();
};

namespace {

Eigen::MatrixXd gaussian(Eigen::Index rows, Eigen::Index columns, std::uint64_t seed)
{
    Random random(seed);
    return Eigen::MatrixXd::NullaryExpr(rows, columns, [&] { return random.normal(); });
}

/// A covariance with eigenvalues 9, 4, 2 and then ones or less, in random directions.
Eigen::MatrixXd covarianceOfSize(Eigen::Index dimension)
{
    const Eigen::HouseholderQR<Eigen::MatrixXd> factors(gaussian(dimension, dimension, 5));
    const Eigen::MatrixXd basis = factors.householderQ();
    Eigen::VectorXd variances = Eigen::VectorXd::LinSpaced(dimension, 1.0, 0.1);
    variances.head(3) << 9, 4, 2;
    return basis * variances.asDiagonal() * basis.transpose();
}

void sizes()
{
    QTest::addColumn<int>("dimension");
    QTest::newRow("exact") << 40;
    QTest::newRow("Krylov space") << 300;
}

}  // namespace

void tst_PrincipalComponents::directionsAreOrthonormalAndSortedByVariance_data()
{
    sizes();
}

void tst_PrincipalComponents::directionsAreOrthonormalAndSortedByVariance()
{
    QFETCH(const int, dimension);

    const auto found = principalComponents(Eigen::VectorXd::Zero(dimension), covarianceOfSize(dimension), 3);

    const Eigen::MatrixXd products = found.directions.transpose() * found.directions;
    QVERIFY(products.isApprox(Eigen::MatrixXd::Identity(3, 3), 1e-12));
    QVERIFY(found.variances(0) >= found.variances(1) && found.variances(1) >= found.variances(2));
}

void tst_PrincipalComponents::knownVariancesAreFound_data()
{
    sizes();
}

void tst_PrincipalComponents::knownVariancesAreFound()
{
    QFETCH(const int, dimension);
    const Eigen::MatrixXd covariance = covarianceOfSize(dimension);

    const auto found = principalComponents(Eigen::VectorXd::Zero(dimension), covariance, 3);

    // Rounding alone: some d ulps of the largest eigenvalue. The Krylov space has converged far below that.
    QVERIFY(found.variances.isApprox(Eigen::Vector3d(9, 4, 2), 1e-11));
    QVERIFY((covariance * found.directions).isApprox(found.directions * found.variances.asDiagonal(), 1e-7));
    QVERIFY(std::abs(found.totalVariance - covariance.trace()) < 1e-9);
}

void tst_PrincipalComponents::aLineIsOneComponent()
{
    const Eigen::MatrixXd rows = Eigen::VectorXd::LinSpaced(11, 0, 1) * Eigen::RowVector3d(3, 0, 4);

    const auto found = principalComponents(rows, 2);

    QVERIFY(found.directions.col(0).isApprox(Eigen::Vector3d(0.6, 0, 0.8), 1e-12));
    QCOMPARE(found.label(0), std::string("component 0, 100 %"));
    QCOMPARE(found.quality(), std::string("2 components hold 100 % of the variance"));
}

void tst_PrincipalComponents::coordinatesHaveTheVariancesOfTheirComponents()
{
    const Eigen::MatrixXd rows = gaussian(50, 6, 9);
    const auto found = principalComponents(rows, 3);

    Eigen::MatrixXd coordinates(50, 3);
    for (Eigen::Index i = 0; i < 50; ++i)
        coordinates.row(i) = found.coordinates(rows.row(i).transpose()).transpose();

    QVERIFY(coordinates.colwise().mean().norm() < 1e-12);
    const Eigen::Vector3d variances = coordinates.array().square().colwise().mean().transpose();
    QVERIFY(variances.isApprox(found.variances, 1e-12));
}

void tst_PrincipalComponents::theSignIsFixed()
{
    const Eigen::MatrixXd rows = gaussian(50, 6, 9);

    const auto found = principalComponents(rows, 3);

    for (Eigen::Index i = 0; i < 3; ++i) {
        Eigen::Index largest = 0;
        found.directions.col(i).cwiseAbs().maxCoeff(&largest);
        QVERIFY(found.directions(largest, i) > 0);
    }
}

void tst_PrincipalComponents::pointsThatDoNotVaryHaveNoShare()
{
    const auto found = principalComponents(Eigen::MatrixXd::Ones(4, 2), 3);

    QCOMPARE(found.variances.size(), Eigen::Index{2});
    QCOMPARE(found.share(0), 0.0);
    QCOMPARE(principalComponents(Eigen::VectorXd(0), Eigen::MatrixXd(0, 0), 3).variances.size(), Eigen::Index{0});
}

WHORL_CORE_TEST(tst_PrincipalComponents)
#include "tst_principal_components.moc"
