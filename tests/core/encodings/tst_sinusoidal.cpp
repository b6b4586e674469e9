// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/sinusoidal.h"
#include "core/numeric/harmonics.h"
#include "tests/support/field_means.h"
#include "tests/support/golden.h"
#include "tests/support/test_main.h"

#include <Eigen/Eigenvalues>

using namespace whorl;
using namespace whorl::test;

class tst_Sinusoidal : public QObject {
    Q_OBJECT

private slots:
    void encodingsAgreeWithTheReference_data() { goldenRows("sinusoidal"); }
    void encodingsAgreeWithTheReference();
    void wavelengthsAgreeWithTheReference_data() { goldenRows("sinusoidal_wavelengths"); }
    void wavelengthsAgreeWithTheReference();
    void productsAgreeWithTheReference_data() { goldenRows("sinusoidal_gram"); }
    void productsAgreeWithTheReference();
    void shiftsAgreeWithTheReference_data() { goldenRows("sinusoidal_shift"); }
    void shiftsAgreeWithTheReference();

    void productsDependOnTheDistanceForEvenDimensions_data();
    void productsDependOnTheDistanceForEvenDimensions();
    void layoutsOfTheSameExponentsDifferByAPermutation();
    void fairseqIsTensorToTensorTwoRowsLater();
    void shiftsAreOrthogonalAndAdd_data();
    void shiftsAreOrthogonalAndAdd();
    void aSineAloneHasNoShift();
    void pixelsAreMeansOfTheirCells_data();
    void pixelsAreMeansOfTheirCells();
    void similarityIsTheCosineOfTheEncodings_data();
    void similarityIsTheCosineOfTheEncodings();
    void pairsThatMakeNoFullTurnAreMarked();
    void thePathKeepsDistancesWhereThreeComponentsHoldAll();
    void thePathIsThatOfTheTable();
    void workingsShowTheFormula();
    void unusableParametersAreRefused_data();
    void unusableParametersAreRefused();
};

namespace {

SinusoidalParameters parametersOf(const Json& given)
{
    Values values{{"dimension", given["d"].get<std::int64_t>()}, {"layout", given["layout"].get<std::string>()}};
    for (const char* name : {"base", "max_timescale"})
        if (given.contains(name))
            values["base"] = number(given[name]);
    return fromValues<SinusoidalParameters>(values);
}

SinusoidalParameters withLayout(SinusoidalLayout layout, int dimension)
{
    SinusoidalParameters parameters;
    parameters.layout = layout;
    parameters.dimension = dimension;
    return parameters;
}

Eigen::VectorXd encodingAt(const Sinusoidal& encoding, std::int64_t position)
{
    Eigen::VectorXd vector(encoding.dimension());
    for (Eigen::Index c = 0; c < vector.size(); ++c)
        vector(c) = encoding.at(position, c);
    return vector;
}

Eigen::MatrixXd shiftBy(const Sinusoidal& encoding, std::int64_t offset)
{
    return Eigen::MatrixXd::NullaryExpr(encoding.dimension(), encoding.dimension(), [&](auto r, auto c) {
        return encoding.shift(offset, r, c);
    });
}

template <class D>
D quantity(const char* id, const Values& values)
{
    return std::get<D>(describe<SinusoidalParameters>().evaluate(id, values));
}

} // namespace

void tst_Sinusoidal::encodingsAgreeWithTheReference()
{
    const Json& golden = goldenCase();
    const Json& given = golden["params"];
    if (expectsRefusal(golden)) {
        QVERIFY_EXCEPTION_THROWN(parametersOf(given), ParameterError);
        return;
    }
    const Sinusoidal encoding(parametersOf(given));
    const bool isTable = given.contains("rows");
    std::vector<double> rows;
    std::vector<std::int64_t> channels;
    for (double r = 0; isTable && r < number(given["rows"]); ++r)
        rows.push_back(r);
    for (std::int64_t c = 0; c < encoding.dimension(); ++c)
        channels.push_back(c);
    const std::int64_t padding = isTable ? given["padding_idx"].get<std::int64_t>() : -1;

    Json got = Json::array();
    for (const double row : isTable ? rows : numbers(given["positions"])) {
        Json values = Json::array();
        for (const std::int64_t c : given.value("channels", channels))
            values.push_back(encoding.tableEntry(row, c, padding));
        got.push_back(values);
    }

    GOLDEN_AGREES(golden, isTable ? "table" : given.contains("channels") ? "pe_selected" : "pe", got);
}

void tst_Sinusoidal::wavelengthsAgreeWithTheReference()
{
    const Json& golden = goldenCase();
    SinusoidalParameters parameters = parametersOf(golden["params"]);
    const auto wavelengths = [](const SinusoidalParameters& p) {
        const Curves curves = quantity<Curves>("wavelengths", readValues(p));
        std::vector<double> values(static_cast<std::size_t>(curves.axis.count));
        curves.series[0].fill(0, values);
        return values;
    };
    const double turn = 2 * std::acos(-1.0);

    const std::vector<double> got = wavelengths(parameters);
    parameters.layout = SinusoidalLayout::t2t;
    const std::vector<double> t2t = wavelengths(parameters);

    GOLDEN_AGREES(golden, "first", got.front());
    GOLDEN_AGREES(golden, "second", got[1]);
    GOLDEN_AGREES(golden, "last", got.back());
    GOLDEN_AGREES(golden, "last_over_2pi", got.back() / turn);
    GOLDEN_AGREES(golden, "t2t_last_over_2pi", t2t.back() / turn);
    if (golden["expected"].contains("wavelengths"))
        GOLDEN_AGREES(golden, "wavelengths", got);
}

void tst_Sinusoidal::productsAgreeWithTheReference()
{
    const Json& golden = goldenCase();
    const Json& given = golden["params"];
    const Sinusoidal encoding(parametersOf(given));

    if (given.contains("positions")) {
        Json got = Json::array();
        for (const std::int64_t m : given["positions"]) {
            Json row = Json::array();
            for (const std::int64_t n : given["positions"])
                row.push_back(encoding.product(m, n));
            got.push_back(row);
        }
        GOLDEN_AGREES(golden, "gram", got);
        QCOMPARE(!encoding.hasLoneSine(), golden["expected"]["toeplitz"].get<bool>());
        return;
    }
    std::vector<double> dots, cosines;
    for (const std::int64_t distance : given["distances"]) {
        dots.push_back(encoding.product(7 + distance, 7));
        cosines.push_back(encoding.similarity().at(distance));
    }
    if (given.contains("normalise")) {
        GOLDEN_AGREES(golden, "cosine", cosines);
    } else {
        GOLDEN_AGREES(golden, "dot", dots);
        GOLDEN_AGREES(golden, "norm_squared", encoding.product(41, 41));
    }
}

void tst_Sinusoidal::shiftsAgreeWithTheReference()
{
    const Json& golden = goldenCase();
    const Sinusoidal encoding(parametersOf(golden["params"]));
    const std::int64_t k = golden["params"]["k"];

    GOLDEN_AGREES(golden, "M_k", shiftBy(encoding, k));
    GOLDEN_AGREES(golden, "pe_at_7", encodingAt(encoding, 7));
    GOLDEN_AGREES(golden, "pe_at_7_plus_k", Eigen::VectorXd(shiftBy(encoding, k) * encodingAt(encoding, 7)));
}

void tst_Sinusoidal::productsDependOnTheDistanceForEvenDimensions_data()
{
    QTest::addColumn<int>("layout");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<bool>("toeplitz");
    QTest::newRow("interleaved 64") << 0 << 64 << true;
    QTest::newRow("interleaved 5") << 0 << 5 << false;
    QTest::newRow("split 64") << 1 << 64 << true;
    QTest::newRow("split 7") << 1 << 7 << false;
    QTest::newRow("tensor2tensor 7, zero padded") << 2 << 7 << true;
    QTest::newRow("fairseq 9, zero padded") << 3 << 9 << true;
}

void tst_Sinusoidal::productsDependOnTheDistanceForEvenDimensions()
{
    QFETCH(const int, layout);
    QFETCH(const int, dimension);
    QFETCH(const bool, toeplitz);
    const Sinusoidal encoding(withLayout(static_cast<SinusoidalLayout>(layout), dimension));
    double spread = 0;

    for (std::int64_t shift = 0; shift < 2000; shift += 37) {
        const double product = encodingAt(encoding, 12 + shift).dot(encodingAt(encoding, 5 + shift));
        spread = std::max(spread, std::abs(product - encodingAt(encoding, 12).dot(encodingAt(encoding, 5))));
        // Phases up to 2000 are rounded by 2^-53 * 2000 = 2e-13 at most, in at most 64 factors.
        QVERIFY(std::abs(product - encoding.product(12 + shift, 5 + shift)) < 64 * 4e-13);
    }

    QCOMPARE(spread < 64 * 4e-13, toeplitz);
}

void tst_Sinusoidal::layoutsOfTheSameExponentsDifferByAPermutation()
{
    for (const int dimension : {7, 8}) {
        const Sinusoidal interleaved(withLayout(SinusoidalLayout::interleaved, dimension));
        const Sinusoidal split(withLayout(SinusoidalLayout::split, dimension));
        const int sines = (dimension + 1) / 2;
        for (int c = 0; c < dimension; ++c)
            QCOMPARE(interleaved.at(1234, c), split.at(1234, c % 2 == 0 ? c / 2 : sines + c / 2));
    }
}

void tst_Sinusoidal::fairseqIsTensorToTensorTwoRowsLater()
{
    const Sinusoidal fairseq(withLayout(SinusoidalLayout::fairseq, 9));
    const Sinusoidal t2t(withLayout(SinusoidalLayout::t2t, 9));

    for (const std::int64_t position : {0, 1, 100})
        QVERIFY(encodingAt(fairseq, position) == encodingAt(t2t, position + 2));
}

void tst_Sinusoidal::shiftsAreOrthogonalAndAdd_data()
{
    QTest::addColumn<int>("layout");
    QTest::addColumn<int>("dimension");
    for (const int dimension : {8, 32}) {
        QTest::addRow("interleaved %d", dimension) << 0 << dimension;
        QTest::addRow("split %d", dimension) << 1 << dimension;
        QTest::addRow("fairseq %d", dimension + 1) << 3 << dimension + 1;
    }
}

void tst_Sinusoidal::shiftsAreOrthogonalAndAdd()
{
    QFETCH(const int, layout);
    QFETCH(const int, dimension);
    const Sinusoidal encoding(withLayout(static_cast<SinusoidalLayout>(layout), dimension));
    const Eigen::MatrixXd a = shiftBy(encoding, 12), b = shiftBy(encoding, -5);

    // Every entry is a sum of two products of numbers below 1, each off by an ulp or two.
    const double tolerance = 1e-14;
    QVERIFY((a.transpose() * a - Eigen::MatrixXd::Identity(dimension, dimension)).cwiseAbs().maxCoeff() < tolerance);
    QVERIFY((a * b - shiftBy(encoding, 7)).cwiseAbs().maxCoeff() < tolerance);
    QVERIFY((a * encodingAt(encoding, 100) - encodingAt(encoding, 112)).cwiseAbs().maxCoeff() < 4 * tolerance);
}

void tst_Sinusoidal::aSineAloneHasNoShift()
{
    const Field field = quantity<Field>("shift", {{"dimension", std::int64_t{5}}});

    QVERIFY(std::isnan(field.at(4, 0, 0)));
    QCOMPARE(field.at(0, 4, 0), 0.0);
    const std::vector<Bin> channels{{0, 2}, {2, 2}, {4, 1}};
    const FieldMeans means = field.means(channels, channels, 0);
    QVERIFY(means.value.row(2).isNaN().all());
    QVERIFY(!means.value.topRows(2).isNaN().any());
}

void tst_Sinusoidal::pixelsAreMeansOfTheirCells_data()
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
    QTest::newRow("encoding, odd") << "encoding" << "interleaved" << qint64{13} << qint64{50};
    QTest::newRow("gram, odd") << "gram" << "split" << qint64{13} << qint64{50};
    QTest::newRow("encoding, zero channel") << "encoding" << "t2t" << qint64{13} << qint64{50};
    QTest::newRow("shift, zero channel") << "shift" << "t2t" << qint64{13} << qint64{0};
}

void tst_Sinusoidal::pixelsAreMeansOfTheirCells()
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

void tst_Sinusoidal::similarityIsTheCosineOfTheEncodings_data()
{
    QTest::addColumn<QString>("layout");
    QTest::addColumn<qint64>("dimension");
    QTest::newRow("even") << "interleaved" << qint64{64};
    QTest::newRow("odd") << "interleaved" << qint64{9};
    QTest::newRow("zero padded") << "fairseq" << qint64{9};
}

void tst_Sinusoidal::similarityIsTheCosineOfTheEncodings()
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

void tst_Sinusoidal::pairsThatMakeNoFullTurnAreMarked()
{
    const Curves curves = quantity<Curves>("wavelengths", {});

    QCOMPARE(curves.guides.size(), std::size_t{2});
    QCOMPARE(curves.guides[0].label, std::string("L = 512"));
    QCOMPARE(curves.guides[1].label, std::string("pairs 31–63: no full turn within L"));
    QCOMPARE(quantity<Curves>("wavelengths", {{"length", std::int64_t{100'000}}}).guides.size(), std::size_t{1});
}

void tst_Sinusoidal::thePathKeepsDistancesWhereThreeComponentsHoldAll()
{
    // Two channels lie in a plane.
    const Points points = quantity<Points>("path", {{"dimension", std::int64_t{2}}, {"length", std::int64_t{50}}});

    QCOMPARE(points.dimensions, 2);
    QCOMPARE(points.quality, std::string("2 components hold 100 % of the variance"));
    for (std::int64_t p = 0; p < 50; ++p)
        QVERIFY(std::abs((points.at(p) - points.at(0)).norm() - 2 * std::abs(std::sin(0.5 * double(p)))) < 1e-12);
}

void tst_Sinusoidal::thePathIsThatOfTheTable()
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

void tst_Sinusoidal::workingsShowTheFormula()
{
    const Field field = quantity<Field>("encoding", {});

    QCOMPARE(field.working(137, 42, 0), std::string("sin(137 · 0.048697)"));
    QCOMPARE(field.working(137, 43, 0), std::string("cos(137 · 0.048697)"));
    QCOMPARE(field.working(5, 126, 0), std::string("sin(5 · 0.00011548)"));
    const Field slow = quantity<Field>("encoding", {{"base", 1e8}});
    QCOMPARE(slow.working(5, 126, 0), std::string("sin(5 · 1.3335·10⁻⁸)"));
}

void tst_Sinusoidal::unusableParametersAreRefused_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("also");
    QTest::newRow("no channels") << "dimension" << "0" << "";
    QTest::newRow("no positions") << "length" << "0" << "";
    QTest::newRow("negative length") << "length" << "-1" << "";
    QTest::newRow("too long") << "length" << "4194305" << "";
    QTest::newRow("base 0") << "base" << "0" << "";
    QTest::newRow("base not finite") << "base" << "inf" << "";
    QTest::newRow("base not a number") << "base" << "nan" << "";
    QTest::newRow("base whose frequencies overflow") << "base" << "1e-308" << "";
    QTest::newRow("unknown layout") << "layout" << "foo" << "";
    QTest::newRow("fairseq divides by zero") << "dimension" << "3" << "fairseq";
}

void tst_Sinusoidal::unusableParametersAreRefused()
{
    QFETCH(const QString, id);
    QFETCH(const QString, text);
    QFETCH(const QString, also);
    const Source source = describe<SinusoidalParameters>();

    try {
        Values values;
        if (!also.isEmpty())
            values["layout"] = also.toStdString();
        const std::string key = id.toStdString();
        values[key] = parseValue(*findParameter(source.parameters, key), text.toStdString());
        source.check(values);
        QFAIL("accepted");
    } catch (const ParameterError& error) {
        QCOMPARE(QString::fromStdString(error.where()), id);
    }
}

WHORL_CORE_TEST(tst_Sinusoidal)
#include "tst_sinusoidal.moc"
