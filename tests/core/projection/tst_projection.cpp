// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"
#include "core/numeric/parallel.h"
#include "core/numeric/random.h"
#include "core/projection/projection.h"
#include "core/projection/quality.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

Q_DECLARE_METATYPE(whorl::ProjectionMethod)
Q_DECLARE_METATYPE(whorl::FloatRows)

/// What holds for every method.
class tst_Projection : public QObject {
    Q_OBJECT

private slots:
    void fewOrOddPointsGiveFiniteCoordinates_data();
    void fewOrOddPointsGiveFiniteCoordinates();
    void equalVectorsHaveNoVarianceToShow();
    void signsAreFixed();
    void theNumberOfProcessorsChangesNothing_data();
    void theNumberOfProcessorsChangesNothing();
    void moreWorkIsExpectedToTakeLonger();
    void fourDimensionsAreRefused();
    void whatIsNotFiniteIsRefused();
};

namespace {

FloatRows gaussian(Eigen::Index rows, Eigen::Index columns)
{
    Random random(4);
    return FloatRows::NullaryExpr(rows, columns, [&] { return static_cast<float>(random.normal()); });
}

constexpr std::pair<const char*, ProjectionMethod> methods[] = {
    {"none", ProjectionMethod::none},
    {"pca", ProjectionMethod::pca},
    {"tsne", ProjectionMethod::tsne},
    {"umap", ProjectionMethod::umap},
};

}  // namespace

void tst_Projection::fewOrOddPointsGiveFiniteCoordinates_data()
{
    QTest::addColumn<ProjectionMethod>("method");
    QTest::addColumn<FloatRows>("rows");
    FloatRows constant = gaussian(30, 4), duplicates = gaussian(30, 4), zeros = gaussian(30, 4);
    constant.col(2).setConstant(7);
    duplicates.bottomRows(15) = duplicates.topRows(15);
    zeros.topRows(3).setZero();
    for (const auto& [name, method] : methods) {
        for (int rows : {0, 1, 2, 3})
            QTest::addRow("%s, %d points", name, rows) << method << gaussian(rows, 5);
        QTest::addRow("%s, one column", name) << method << gaussian(20, 1);
        QTest::addRow("%s, no column", name) << method << FloatRows(20, 0);
        QTest::addRow("%s, equal", name) << method << FloatRows(FloatRows::Constant(20, 3, 0.25F));
        QTest::addRow("%s, zero vectors alone", name) << method << FloatRows(FloatRows::Zero(20, 3));
        QTest::addRow("%s, constant column", name) << method << constant;
        QTest::addRow("%s, duplicates", name) << method << duplicates;
        QTest::addRow("%s, some zero vectors", name) << method << zeros;
        QTest::addRow("%s, huge", name) << method << FloatRows(gaussian(20, 3) * 1e18F);
        QTest::addRow("%s, tiny", name) << method << FloatRows(gaussian(20, 3) * 1e-18F);
    }
}

void tst_Projection::fewOrOddPointsGiveFiniteCoordinates()
{
    QFETCH(const ProjectionMethod, method);
    QFETCH(const FloatRows, rows);
    for (int dimensions : {2, 3})
        try {
            ProjectionOptions options;
            options.method = method;
            options.dimensions = dimensions;
            options.perplexity = 2;
            options.iterations = 300;

            const auto projection = startProjection(rows, options);
            while (projection->step() < projection->steps())
                projection->advance();

            QCOMPARE(projection->coordinates().rows(), rows.rows());
            QCOMPARE(projection->coordinates().cols(), Eigen::Index{dimensions});
            QCOMPARE(projection->axisLabels().size(), std::size_t(dimensions));
            QVERIFY(projection->coordinates().allFinite());
        } catch (const InputError& error) {
            const Eigen::Index fewest = method == ProjectionMethod::tsne ? 7 : method == ProjectionMethod::umap ? 3 : 0;
            QVERIFY2(rows.rows() < fewest, error.what());
        }
}

void tst_Projection::equalVectorsHaveNoVarianceToShow()
{
    const auto projection = startProjection(FloatRows::Constant(20, 3, 0.25F), {});

    QVERIFY(projection->coordinates().isZero());
    QCOMPARE(projection->state(), std::string("all vectors are equal, so no variance is left to show"));
}

void tst_Projection::signsAreFixed()
{
    FloatRows rows(3, 3);
    rows << 2, 0, 0, 0, 1, 0, 0, 0, 0.5F;

    const auto projection = startProjection(rows, {});

    FloatRows wanted(3, 2);
    wanted << 1.383125659F, 0.060250009F, -0.805775395F, 0.517100260F, -0.577350269F, -0.577350269F;
    QVERIFY(projection->coordinates().isApprox(wanted, 1e-6F));
    QCOMPARE(projection->axisLabels(), (std::vector<std::string>{"component 0, 83 %", "component 1, 17 %"}));
}

void tst_Projection::theNumberOfProcessorsChangesNothing_data()
{
    QTest::addColumn<ProjectionMethod>("method");
    for (const auto& [name, method] : methods)
        QTest::newRow(name) << method;
}

void tst_Projection::theNumberOfProcessorsChangesNothing()
{
    QFETCH(const ProjectionMethod, method);
    const FloatRows rows = gaussian(2500, 12);
    std::vector<FloatRows> points;
    std::vector<double> trust;
    for (const int processors : {1, 2, 5}) {
        useProcessors(processors);
        ProjectionOptions options;
        options.method = method;
        options.iterations = 12;

        const auto projection = startProjection(rows, options);
        while (projection->step() < projection->steps())
            projection->advance();

        points.push_back(projection->coordinates());
        trust.push_back(measureQuality(rows, points.back())->trustworthiness);
    }
    useProcessors(0);

    QVERIFY(points[1] == points[0] && points[2] == points[0]);
    QVERIFY(trust[1] == trust[0] && trust[2] == trust[0]);
}

void tst_Projection::moreWorkIsExpectedToTakeLonger()
{
    for (const auto& [name, method] : methods) {
        ProjectionOptions options;
        options.method = method;
        const double few = expectedSeconds(10'000, 50, options), many = expectedSeconds(1'000'000, 50, options);

        QVERIFY(few >= 0 && few < 20);
        QVERIFY(method == ProjectionMethod::none || many > 10 * few);
        QCOMPARE(expectedSeconds(0, 0, options), 0.0);
    }
}

void tst_Projection::fourDimensionsAreRefused()
{
    ProjectionOptions options;
    options.dimensions = 4;

    QVERIFY_EXCEPTION_THROWN(startProjection(gaussian(5, 5), options), ParameterError);
}

void tst_Projection::whatIsNotFiniteIsRefused()
{
    FloatRows rows = gaussian(5, 5);
    rows(3, 2) = std::numeric_limits<float>::infinity();

    QVERIFY_EXCEPTION_THROWN(startProjection(rows, {}), InputError);
}

WHORL_CORE_TEST(tst_Projection)
#include "tst_projection.moc"
