// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/sinusoidal.h"
#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <numbers>

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
    void unusableParametersAreRefused_data();
    void unusableParametersAreRefused();
    void notesHold();
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
    return Eigen::MatrixXd::NullaryExpr(encoding.dimension(), encoding.dimension(),
                                        [&](auto r, auto c) { return encoding.shift(offset, r, c); });
}

template <class D>
D quantity(const char* id, const Values& values)
{
    return std::get<D>(describe<SinusoidalParameters>().evaluate(id, values));
}

}  // namespace

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

void tst_Sinusoidal::unusableParametersAreRefused_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("also");
    QTest::newRow("no channels") << "dimension"
                                 << "0"
                                 << "";
    QTest::newRow("no positions") << "length"
                                  << "0"
                                  << "";
    QTest::newRow("negative length") << "length"
                                     << "-1"
                                     << "";
    QTest::newRow("too long") << "length"
                              << "4194305"
                              << "";
    QTest::newRow("base 0") << "base"
                            << "0"
                            << "";
    QTest::newRow("base not finite") << "base"
                                     << "inf"
                                     << "";
    QTest::newRow("base not a number") << "base"
                                       << "nan"
                                       << "";
    QTest::newRow("base whose frequencies overflow") << "base"
                                                     << "1e-308"
                                                     << "";
    QTest::newRow("unknown layout") << "layout"
                                    << "foo"
                                    << "";
    QTest::newRow("fairseq divides by zero") << "dimension"
                                             << "3"
                                             << "fairseq";
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

void tst_Sinusoidal::notesHold()
{
    BACKS_NOTE("sinusoidal", "longest-wavelength");
    QCOMPARE(std::round(2 * std::numbers::pi / Sinusoidal({}).frequencies().back()), 54'410.0);

    BACKS_NOTE("sinusoidal", "not-monotone");
    const Sinusoidal narrow(withLayout(SinusoidalLayout::interleaved, 64));
    const auto likeness = [&](std::int64_t distance) {
        return encodingAt(narrow, 0).dot(encodingAt(narrow, distance));
    };
    QVERIFY(likeness(6) > likeness(5));

    BACKS_NOTE("sinusoidal", "other-exponents");
    const double paper = Sinusoidal(withLayout(SinusoidalLayout::split, 512)).at(1, 1);
    const double tensor = Sinusoidal(withLayout(SinusoidalLayout::t2t, 512)).at(1, 1);
    QVERIFY(std::abs(paper - tensor) > 5e-5 && std::abs(paper - tensor) < 1e-3);

    BACKS_NOTE("sinusoidal", "odd-dimension");
    const Sinusoidal odd(withLayout(SinusoidalLayout::interleaved, 5));
    const auto product = [&](std::int64_t m, std::int64_t n) { return encodingAt(odd, m).dot(encodingAt(odd, n)); };
    QVERIFY(std::abs(product(100, 101) - product(300, 301)) > 0.01);
}

WHORL_CORE_TEST(tst_Sinusoidal)
#include "tst_sinusoidal.moc"
