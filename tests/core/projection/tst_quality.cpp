// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"
#include "core/projection/pca.h"
#include "core/projection/quality.h"
#include "tests/support/shipped_vectors.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Quality : public QObject {
    Q_OBJECT

private slots:
    void goldenNumbersAreMet_data();
    void goldenNumbersAreMet();
    void aPictureOfThePlaneIsPerfect();
    void chanceIsHalfTrustworthy();
    void theTwoSpacesExchangeTheirMeasures();
    void equalPointsAreMeasured();
    void aSampleIsNearTheWholeAndSaysSo();
    void twoPointsHaveNoQuality();
    void workEndsWhenTold();
};

namespace {

FloatRows gaussian(Eigen::Index rows, Eigen::Index columns, std::uint64_t seed = 4)
{
    Random random(seed);
    return FloatRows::NullaryExpr(rows, columns, [&] { return static_cast<float>(random.normal()); });
}

QualityOptions euclidean(Eigen::Index neighbours = 10)
{
    QualityOptions options;
    options.neighbours = neighbours;
    options.metric = Metric::euclidean;
    return options;
}

}  // namespace

void tst_Quality::goldenNumbersAreMet_data()
{
    goldenRows("quality");
}

void tst_Quality::goldenNumbersAreMet()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    Eigen::MatrixXd vectors, points;
    if (params.contains("X")) {
        vectors = matrixOf(params["X"]);
        points = matrixOf(params["Y"]);
    } else {
        vectors = shippedVectors(300, 50);
        points = applyPca(fitPca(vectors, 2), vectors);
    }

    const auto found =
        measureQuality(vectors.cast<float>(), points.cast<float>(), euclidean(params["k"].get<Eigen::Index>()));

    GOLDEN_AGREES(golden, "trustworthiness", found->trustworthiness);
    GOLDEN_AGREES(golden, "continuity", found->continuity);
    GOLDEN_AGREES(golden, "knn_preservation", found->neighboursKept);
}

void tst_Quality::aPictureOfThePlaneIsPerfect()
{
    const FloatRows points = gaussian(100, 2);

    const auto found = measureQuality(points, points * 8, euclidean());

    QCOMPARE(found->trustworthiness, 1.0);
    QCOMPARE(found->continuity, 1.0);
    QCOMPARE(found->neighboursKept, 1.0);
    QCOMPARE(found->text(), std::string("trustworthiness 1.000, continuity 1.000, 100 % of the 10 nearest kept"));
}

void tst_Quality::chanceIsHalfTrustworthy()
{
    const auto found = measureQuality(gaussian(1000, 20), gaussian(1000, 2, 5));

    // A hundred thousand ranks of spread 0.6 N.
    QVERIFY(std::abs(found->trustworthiness - 0.5) < 0.02);
    QVERIFY(std::abs(found->continuity - 0.5) < 0.02);
    QVERIFY(found->neighboursKept < 0.03);
}

void tst_Quality::theTwoSpacesExchangeTheirMeasures()
{
    const FloatRows a = gaussian(150, 3), b = gaussian(150, 2, 6);

    const auto there = measureQuality(a, b, euclidean()), back = measureQuality(b, a, euclidean());

    QCOMPARE(there->trustworthiness, back->continuity);
    QCOMPARE(there->neighboursKept, back->neighboursKept);
}

void tst_Quality::equalPointsAreMeasured()
{
    for (const Metric metric : {Metric::euclidean, Metric::cosine}) {
        QualityOptions options = euclidean();
        options.metric = metric;

        const auto found = measureQuality(FloatRows::Zero(40, 3), FloatRows::Zero(40, 2), options);

        // All ties go by row, in both spaces alike.
        QCOMPARE(found->trustworthiness, 1.0);
        QCOMPARE(found->neighboursKept, 1.0);
    }
}

void tst_Quality::aSampleIsNearTheWholeAndSaysSo()
{
    const FloatRows vectors = gaussian(1500, 6), points = vectors.leftCols(2);
    QualityOptions few = euclidean();
    few.mostPairs = 450'000;

    const auto whole = measureQuality(vectors, points, euclidean()), part = measureQuality(vectors, points, few);

    QCOMPARE(part->rowsMeasured, Eigen::Index{300});
    QVERIFY(std::abs(whole->trustworthiness - part->trustworthiness) < 0.02);
    QVERIFY(part->text().ends_with("nearest kept (measured on 300 of 1500 points)"));
    QCOMPARE(measureQuality(vectors, points, few)->continuity, part->continuity);
}

void tst_Quality::twoPointsHaveNoQuality()
{
    for (Eigen::Index rows : {0, 1, 2})
        QVERIFY(!measureQuality(gaussian(rows, 3), gaussian(rows, 2)));
    QCOMPARE(measureQuality(gaussian(3, 3), gaussian(3, 2))->neighbours, Eigen::Index{1});
}

void tst_Quality::workEndsWhenTold()
{
    const auto later = [](double share) { return share < 0.5; };

    QVERIFY_EXCEPTION_THROWN(measureQuality(gaussian(1500, 3), gaussian(1500, 2), {}, later), Cancelled);
}

WHORL_CORE_TEST(tst_Quality)
#include "tst_quality.moc"
