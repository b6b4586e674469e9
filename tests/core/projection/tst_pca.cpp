// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"
#include "core/numeric/covariance.h"
#include "core/numeric/random.h"
#include "core/projection/pca.h"
#include "tests/support/shipped_vectors.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Pca : public QObject {
    Q_OBJECT

private slots:
    void goldenNumbersAreMet_data();
    void goldenNumbersAreMet();
    void scatterIsThatOfTheDefinition_data();
    void scatterIsThatOfTheDefinition();
    void whatIsFitOnOneTableAppliesToAnother();
    void rowsOfAnotherLengthAreRefused();
    void fewRowsHaveFiniteComponents_data();
    void fewRowsHaveFiniteComponents();
};

namespace {

Eigen::MatrixXd gaussian(Eigen::Index rows, Eigen::Index columns)
{
    Random random(4);
    return Eigen::MatrixXd::NullaryExpr(rows, columns, [&] { return random.normal(); });
}

}  // namespace

void tst_Pca::goldenNumbersAreMet_data()
{
    goldenRows("pca");
}

void tst_Pca::goldenNumbersAreMet()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const Json& expected = golden["expected"];
    const bool shipped = !params.contains("X");
    const Eigen::MatrixXd rows = shipped
        ? shippedVectors(params["rows"] == "first 10000" ? 10'000 : -1, params["columns"] == "first 50" ? 50 : -1)
        : matrixOf(params["X"]);

    const PrincipalComponents found = fitPca(rows, params["k"].get<Eigen::Index>());

    const Eigen::MatrixXd coordinates = applyPca(found, rows);
    if (expected.contains("mean"))
        GOLDEN_AGREES(golden, "mean", found.mean);
    if (expected.contains("singular_values"))
        GOLDEN_AGREES(golden, "singular_values",
                      Eigen::VectorXd((found.variances * static_cast<double>(rows.rows() - 1)).cwiseSqrt()));
    if (expected.contains("explained_variance"))
        GOLDEN_AGREES(golden, "explained_variance", found.variances);
    if (expected.contains("components"))
        GOLDEN_AGREES(golden, "components", Eigen::MatrixXd(found.directions.transpose()));
    if (expected["explained_variance_ratio"].is_null())
        QCOMPARE(found.share(0), 0.0);
    else
        GOLDEN_AGREES(golden, "explained_variance_ratio", Eigen::VectorXd(found.variances / found.totalVariance));
    if (shipped && expected.contains("coordinates"))
        for (const auto& [word, point] : expected["coordinates"].items()) {
            const Json got = toJson(Eigen::VectorXd(coordinates.row(shippedIndex(word)).transpose()));
            QCOMPARE(QString::fromStdString(difference(got, point, golden["tol"], word)), QString());
        }
    else if (expected.contains("coordinates"))
        GOLDEN_AGREES(golden, "coordinates", coordinates);
}

void tst_Pca::scatterIsThatOfTheDefinition_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("one number") << 1 << 1;
    QTest::newRow("a tile less one") << 7 << 5;
    QTest::newRow("a tile and one") << 129 << 17;
    QTest::newRow("several parts") << 5000 << 50;
    QTest::newRow("wider than long") << 9 << 203;
    QTest::newRow("very wide") << 3 << 2050;
}

void tst_Pca::scatterIsThatOfTheDefinition()
{
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    const Eigen::MatrixXd table = (100 + gaussian(rows, columns).array()).matrix();

    const Covariance found = covarianceOf(table);

    const Eigen::MatrixXd centred = table.rowwise() - table.colwise().mean();
    const Eigen::MatrixXd wanted = centred.transpose() * centred;
    // Rounding of N products of order one.
    QVERIFY((found.scatter - wanted).cwiseAbs().maxCoeff() < 1e-11);
    QVERIFY(found.mean.isApprox(table.colwise().mean().transpose(), 1e-14));
    QVERIFY(covarianceOf(FloatRows(table.cast<float>()))
                .scatter.isApprox(covarianceOf(Eigen::MatrixXd(table.cast<float>().cast<double>())).scatter, 1e-15));
}

void tst_Pca::whatIsFitOnOneTableAppliesToAnother()
{
    const PrincipalComponents components = fitPca(gaussian(40, 6), 3);
    const Eigen::MatrixXd other = gaussian(3, 6);

    const Eigen::MatrixXd coordinates = applyPca(components, other);

    for (Eigen::Index i = 0; i < other.rows(); ++i)
        QVERIFY(coordinates.row(i).transpose().isApprox(components.coordinates(other.row(i).transpose()), 1e-13));
}

void tst_Pca::rowsOfAnotherLengthAreRefused()
{
    const PrincipalComponents components = fitPca(gaussian(40, 6), 3);

    try {
        applyPca(components, gaussian(3, 5));
        QFAIL("taken");
    } catch (const InputError& error) {
        QCOMPARE(error.what(), "the number of columns is 5; 6 are needed, as in the vectors of the fit");
    }
}

void tst_Pca::fewRowsHaveFiniteComponents_data()
{
    QTest::addColumn<int>("rows");
    for (int rows : {0, 1, 2, 3})
        QTest::addRow("%d rows", rows) << rows;
}

void tst_Pca::fewRowsHaveFiniteComponents()
{
    QFETCH(const int, rows);
    const FloatRows table = gaussian(rows, 4).cast<float>();

    const PrincipalComponents found = fitPca(table, 3);

    QVERIFY(found.mean.allFinite() && found.directions.allFinite() && found.variances.allFinite());
    QVERIFY(applyPca(found, table).allFinite());
    QCOMPARE(found.directions.cols(), Eigen::Index{3});
}

WHORL_CORE_TEST(tst_Pca)
#include "tst_pca.moc"
