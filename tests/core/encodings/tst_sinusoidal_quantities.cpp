// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/sinusoidal.h"
#include "tests/support/field_means.h"
#include "tests/support/test_main.h"

#include <Eigen/Eigenvalues>

using namespace whorl;
using namespace whorl::test;

class tst_SinusoidalQuantities : public QObject {
    Q_OBJECT

private slots:
    void aSineAloneHasNoShift();
    void pixelsAreMeansOfTheirCells_data();
    void pixelsAreMeansOfTheirCells();
    void similarityIsTheCosineOfTheEncodings_data();
    void similarityIsTheCosineOfTheEncodings();
    void thePathKeepsDistancesWhereThreeComponentsHoldAll();
    void thePathIsThatOfTheTable();
    void workingsShowTheFormula();
};

namespace {

Eigen::VectorXd encodingAt(const Sinusoidal& encoding, std::int64_t position)
{
    Eigen::VectorXd vector(encoding.dimension());
    for (Eigen::Index c = 0; c < vector.size(); ++c)
        vector(c) = encoding.at(position, c);
    return vector;
}

template <class D>
D quantity(const char* id, const Values& values)
{
    return std::get<D>(describe<SinusoidalParameters>().evaluate(id, values));
}

}  // namespace

void tst_SinusoidalQuantities::aSineAloneHasNoShift()
{
    const Field field = quantity<Field>("shift", {{"dimension", std::int64_t{5}}});

    QVERIFY(std::isnan(field.at(4, 0, 0)));
    QCOMPARE(field.at(0, 4, 0), 0.0);
    const std::vector<Bin> channels{{0, 2}, {2, 2}, {4, 1}};
    const FieldMeans means = field.means(channels, channels, 0);
    QVERIFY(means.value.row(2).isNaN().all());
    QVERIFY(!means.value.topRows(2).isNaN().any());
}

void tst_SinusoidalQuantities::pixelsAreMeansOfTheirCells_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("layout");
    QTest::addColumn<qint64>("dimension");
    QTest::addColumn<qint64>("first");
    for (const char* id : {"encoding", "gram", "shift"}) {
        for (const char* layout : {"interleaved", "split", "t2t", "fairseq"}) {
            QTest::addRow("%s %s", id, layout) << id << layout << qint64{16} << qint64{0};
            QTest::addRow("%s %s far", id, layout) << id << layout << qint64{16} << qint64{1'000'000};
        }
    }
    QTest::newRow("encoding, odd") << "encoding"
                                   << "interleaved" << qint64{13} << qint64{50};
    QTest::newRow("gram, odd") << "gram"
                               << "split" << qint64{13} << qint64{50};
    QTest::newRow("encoding, zero channel") << "encoding"
                                            << "t2t" << qint64{13} << qint64{50};
    QTest::newRow("shift, zero channel") << "shift"
                                         << "t2t" << qint64{13} << qint64{0};
}

void tst_SinusoidalQuantities::pixelsAreMeansOfTheirCells()
{
    QFETCH(const QString, id);
    QFETCH(const QString, layout);
    QFETCH(const qint64, dimension);
    QFETCH(const qint64, first);
    const Field field = quantity<Field>(
        qPrintable(id), {{"dimension", dimension}, {"layout", layout.toStdString()}, {"offset", std::int64_t{3}}});
    const std::vector<Bin> channels = randomBins(0, dimension, 5, 7, 2);
    const std::vector<Bin> positions = randomBins(first, 300, 40, 9, 3);
    const std::vector<Bin>& rows = id == "shift" ? channels : positions;
    const std::vector<Bin> columns = id == "gram" ? randomBins(first, 300, 40, 7, 4) : channels;

    const double error = largestMeanError(field, rows, columns);
    const double single = largestMeanError(field, rows, std::vector<Bin>(5, Bin{columns[0].first, 1}));

    // The fast kernel's 3e-7, in a product of two vectors of 16 such numbers below 1: 2 * 16 * 3e-7 at worst.
    const double tolerance = id == "gram" ? 1e-5 : 3e-7;
    QVERIFY2(error < tolerance, qPrintable(QString::number(error)));
    QVERIFY2(single < tolerance, qPrintable(QString::number(single)));
}

void tst_SinusoidalQuantities::similarityIsTheCosineOfTheEncodings_data()
{
    QTest::addColumn<QString>("layout");
    QTest::addColumn<qint64>("dimension");
    QTest::newRow("even") << "interleaved" << qint64{64};
    QTest::newRow("odd") << "interleaved" << qint64{9};
    QTest::newRow("zero padded") << "fairseq" << qint64{9};
}

void tst_SinusoidalQuantities::similarityIsTheCosineOfTheEncodings()
{
    QFETCH(const QString, layout);
    QFETCH(const qint64, dimension);
    const Values values{{"dimension", dimension}, {"layout", layout.toStdString()}};
    const Sinusoidal encoding(fromValues<SinusoidalParameters>(values));
    const Series series = quantity<Curves>("similarity", values).series[0];
    std::vector<double> got(300);

    series.fill(0, got);

    const Eigen::VectorXd origin = encodingAt(encoding, 0);
    for (std::int64_t distance = 0; distance < 300; ++distance) {
        const Eigen::VectorXd other = encodingAt(encoding, distance);
        const double want = other.dot(origin) / (other.norm() * origin.norm());
        QVERIFY(std::abs(got[static_cast<std::size_t>(distance)] - want) < 1e-12);
        QVERIFY(std::abs(series.at(distance) - want) < 1e-12);
    }
    QCOMPARE(bool(series.means), !encoding.hasLoneSine());
}

void tst_SinusoidalQuantities::thePathKeepsDistancesWhereThreeComponentsHoldAll()
{
    // Two channels lie in a plane.
    const Points points = quantity<Points>("path", {{"dimension", std::int64_t{2}}, {"length", std::int64_t{50}}});

    QCOMPARE(points.dimensions, 2);
    QCOMPARE(points.quality, std::string("2 components hold 100 % of the variance"));
    for (std::int64_t p = 0; p < 50; ++p)
        QVERIFY(std::abs((points.at(p) - points.at(0)).norm() - 2 * std::abs(std::sin(0.5 * double(p)))) < 1e-12);
}

void tst_SinusoidalQuantities::thePathIsThatOfTheTable()
{
    for (const char* layout : {"interleaved", "fairseq"}) {
        const Values values{
            {"dimension", std::int64_t{24}}, {"length", std::int64_t{200}}, {"layout", std::string(layout)}};
        const Sinusoidal encoding(fromValues<SinusoidalParameters>(values));
        const Points points = quantity<Points>("path", values);
        Eigen::MatrixXd coordinates(200, 3), table(200, 24);
        for (Eigen::Index p = 0; p < 200; ++p) {
            coordinates.row(p) = points.at(p).transpose();
            table.row(p) = encodingAt(encoding, p).transpose();
        }
        table.rowwise() -= table.colwise().mean();

        // What three numbers per position say of the table is what its best approximation of rank three says: the
        // squared distances from the mean differ by the variance outside.
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(table.transpose() * table);
        const Eigen::VectorXd want = solver.eigenvalues().tail(3).reverse();
        const Eigen::MatrixXd products = coordinates.transpose() * coordinates;
        QVERIFY((products.diagonal() - want).cwiseAbs().maxCoeff() < 1e-9);
        QVERIFY(coordinates.colwise().mean().norm() < 1e-10);
        QVERIFY(std::abs(products(0, 1)) + std::abs(products(0, 2)) + std::abs(products(1, 2)) < 1e-9);
    }
}

void tst_SinusoidalQuantities::workingsShowTheFormula()
{
    const Field field = quantity<Field>("encoding", {});

    QCOMPARE(field.working(137, 42, 0), std::string("sin(137 · 0.048697)"));
    QCOMPARE(field.working(137, 43, 0), std::string("cos(137 · 0.048697)"));
    QCOMPARE(field.working(5, 126, 0), std::string("sin(5 · 0.00011548)"));
    const Field slow = quantity<Field>("encoding", {{"base", 1e8}});
    QCOMPARE(slow.working(5, 126, 0), std::string("sin(5 · 1.3335·10⁻⁸)"));
}

WHORL_CORE_TEST(tst_SinusoidalQuantities)
#include "tst_sinusoidal_quantities.moc"
