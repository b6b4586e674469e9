// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/index_range.h"
#include "core/files/result_text.h"
#include "tests/support/test_main.h"

#include <cmath>
#include <limits>

using namespace whorl;

class tst_ResultText : public QObject {
    Q_OBJECT

private slots:
    void numbersReadBackToTheSameDouble_data();
    void numbersReadBackToTheSameDouble();
    void everyKindHasItsLayout_data();
    void everyKindHasItsLayout();
    void severalSlicesAddAnOuterLevel();
    void npyFollowsTheFormat_data();
    void npyFollowsTheFormat();
    void aListingHasNoNpy();
    void rowsPastTheLengthFollowTheFormula();
    void anAxisWithoutValuesThereRefuses_data();
    void anAxisWithoutValuesThereRefuses();
    void wordsSurviveCsvAndJson();
    void longAxesAreShownAsMeansOverNamedBins();
    void tooManyValuesAreRefusedBeforeAnyIsComputed();
};

namespace {

struct Toy {
    int dimension = 4;
    double base = 10'000.0;
    std::string word = "one";
    std::int64_t length = 2;

    static constexpr auto parameters()
    {
        return std::array{integer<&Toy::dimension>("dimension", "Dimension", "d", "Channels").range(2, 4096),
                          real<&Toy::base>("base", "Base", "b", "Base").above(0),
                          whorl::text<&Toy::word>("word", "Word", "A word"),
                          integer<&Toy::length>("length", "Length", "L", "Positions").range(1, 1e15)};
    }
    void check() const { }
};

Field toyField(const Toy& toy, std::int64_t slices)
{
    Field field;
    field.rows = openAxis(AxisRole::query, "query position", toy.length);
    field.columns = boundedAxis(AxisRole::channel, "channel", toy.dimension);
    if (slices > 1)
        field.slices = boundedAxis(AxisRole::head, "head", slices);
    field.at = [](std::int64_t row, std::int64_t column, std::int64_t slice) {
        if (column > row + 1)
            return -std::numeric_limits<double>::infinity();
        return 100.0 * static_cast<double>(slice) + static_cast<double>(row) + 0.1 * static_cast<double>(column);
    };
    field.means = [](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        FieldMeans means;
        means.value = Grid::Constant(std::ssize(rows), std::ssize(columns), 0.5F);
        return means;
    };
    return field;
}

Curves toyCurves(const Toy& toy, bool two)
{
    Curves curves;
    curves.axis = boundedAxis(AxisRole::pair, "pair", toy.dimension / 2);
    const double dimension = toy.dimension, base = toy.base;
    const Series frequency{"frequency",
                           "rad/token",
                           [=](std::int64_t first, std::span<double> out) {
                               for (double& value : out)
                                   value = std::pow(base, -2.0 * static_cast<double>(first++) / dimension);
                           },
                           {}};
    const Series none{"none, \"yet\"",
                      "",
                      [](std::int64_t, std::span<double> out) {
                          std::fill(out.begin(), out.end(), std::numeric_limits<double>::quiet_NaN());
                      },
                      {}};
    curves.series = {frequency};
    if (two)
        curves.series.push_back(none);
    return curves;
}

Points toyPoints(const Toy& toy)
{
    Points points;
    points.axis = openAxis(AxisRole::position, "position", toy.length);
    points.dimensions = 2;
    points.coordinateLabels = {"component 0, 41 %", "component 1, 7 %"};
    points.at = [](std::int64_t index) { return Eigen::Vector3d(static_cast<double>(index), 0.5, 9); };
    points.label = [](std::int64_t index) { return "p" + std::to_string(index); };
    return points;
}

Listing toyListing()
{
    return {{"word", "cosine"}, {{std::string("a, \"b\"\n"), 0.5}, {std::int64_t{7}, std::monostate{}}}};
}

Source toySource()
{
    Source source;
    source.info.id = "toy";
    source.parameters = parameterRows<Toy>();
    source.defaults = readValues(Toy{});
    source.quantities = {{"field", "", "", "", QuantityKind::field},    {"heads", "", "", "", QuantityKind::field},
                         {"curve", "", "", "", QuantityKind::curves},   {"curves", "", "", "", QuantityKind::curves},
                         {"rotors", "", "", "", QuantityKind::rotors},  {"points", "", "", "", QuantityKind::points},
                         {"listing", "", "", "", QuantityKind::listing}};
    source.make = [](std::string_view id, const Values& values, const Watch&) -> Data {
        const auto toy = fromValues<Toy>(values);
        if (id == "field" || id == "heads")
            return toyField(toy, id == "heads" ? 3 : 1);
        if (id == "curve" || id == "curves")
            return toyCurves(toy, id == "curves");
        if (id == "rotors")
            return Rotors{openAxis(AxisRole::position, "position", toy.length),
                          boundedAxis(AxisRole::pair, "pair", 2),
                          {0.0, 1.0},
                          ""};
        if (id == "points")
            return toyPoints(toy);
        return toyListing();
    };
    return source;
}

const std::string toyHead = R"("parameters": {"dimension": 4, "base": 10000.0, "word": "one", "length": 2},)";

}  // namespace

void tst_ResultText::numbersReadBackToTheSameDouble_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("whole") << 1.0 << QByteArray("1.0");
    QTest::newRow("tenth") << 0.1 << QByteArray("0.1");
    QTest::newRow("sum") << 0.1 + 0.2 << QByteArray("0.30000000000000004");
    QTest::newRow("ten thousand") << 1e4 << QByteArray("10000.0");
    QTest::newRow("a million") << 1e6 << QByteArray("1000000.0");
    QTest::newRow("small") << 1e-5 << QByteArray("1e-05");
    QTest::newRow("large") << 1e22 << QByteArray("1e+22");
    QTest::newRow("negative zero") << -0.0 << QByteArray("-0.0");
    QTest::newRow("smallest") << 5e-324 << QByteArray("5e-324");
    QTest::newRow("nan") << std::nan("") << QByteArray("nan");
    QTest::newRow("minus infinity") << -std::numeric_limits<double>::infinity() << QByteArray("-inf");
}

void tst_ResultText::numbersReadBackToTheSameDouble()
{
    QFETCH(const double, value);
    QFETCH(const QByteArray, text);

    QCOMPARE(exactNumber(value), text.toStdString());
    QVERIFY(std::isnan(value) || std::strtod(text.constData(), nullptr) == value);
}

void tst_ResultText::everyKindHasItsLayout_data()
{
    QTest::addColumn<QByteArray>("quantity");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("csv");
    QTest::newRow("field")
        << QByteArray("field")
        << QByteArray(
               R"( "kind": "field", "axes": [{"label": "query position", "values": [0, 1]}, {"label": "channel", "values": [0, 1, 2, 3]}], "shape": [2, 4],
 "values": [[0.0, 0.1, "-inf", "-inf"],
  [1.0, 1.1, 1.2, "-inf"]]}
)") << QByteArray("query position,0,1,2,3\n0,0.0,0.1,-inf,-inf\n1,1.0,1.1,1.2,-inf\n");
    QTest::newRow("curve") << QByteArray("curve")
                           << QByteArray(R"( "kind": "curves", "axes": [{"label": "pair", "values": [0, 1]}],
 "series": [{"label": "frequency", "unit": "rad/token", "values": [1.0, 0.01]}]}
)") << QByteArray("pair,frequency\n0,1.0\n1,0.01\n");
    QTest::newRow("curves") << QByteArray("curves")
                            << QByteArray(R"( "kind": "curves", "axes": [{"label": "pair", "values": [0, 1]}],
 "series": [{"label": "frequency", "unit": "rad/token", "values": [1.0, 0.01]},
  {"label": "none, \"yet\"", "unit": "", "values": ["nan", "nan"]}]}
)") << QByteArray("pair,frequency,\"none, \"\"yet\"\"\"\n0,1.0,nan\n1,0.01,nan\n");
    QTest::newRow("rotors")
        << QByteArray("rotors")
        << QByteArray(
               R"( "kind": "rotors", "axes": [{"label": "position", "values": [0, 1]}, {"label": "pair", "values": [0, 1]}],
 "x": [[1.0, 1.0],
  [1.0, 0.5403023058681398]],
 "y": [[0.0, 0.0],
  [0.0, 0.8414709848078965]]}
)")
        << QByteArray("position,pair,x,y\n0,0,1.0,0.0\n0,1,1.0,0.0\n1,0,1.0,0.0\n"
                      "1,1,0.5403023058681398,0.8414709848078965\n");
    QTest::newRow("points") << QByteArray("points")
                            << QByteArray(R"( "kind": "points", "axes": [{"label": "position", "values": [0, 1]}],
 "labels": ["p0", "p1"],
 "coordinates": [[0.0, 0.5],
  [1.0, 0.5]]}
)") << QByteArray("label,\"component 0, 41 %\",\"component 1, 7 %\"\np0,0.0,0.5\np1,1.0,0.5\n");
    QTest::newRow("listing") << QByteArray("listing")
                             << QByteArray(R"( "kind": "listing", "columns": ["word", "cosine"],
 "rows": [["a, \"b\"\n", 0.5],
  [7, null]]}
)") << QByteArray("word,cosine\n\"a, \"\"b\"\"\n\",0.5\n7,\n");
}

void tst_ResultText::everyKindHasItsLayout()
{
    QFETCH(const QByteArray, quantity);
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, csv);

    const Result result = compute(toySource(), quantity.toStdString(), {});

    const std::string head =
        "{\"source\": \"toy\", \"quantity\": \"" + quantity.toStdString() + "\", " + toyHead + "\n";
    QCOMPARE(QByteArray::fromStdString(resultJson(result)), QByteArray::fromStdString(head) + json);
    QCOMPARE(QByteArray::fromStdString(resultCsv(result)), csv);
}

void tst_ResultText::severalSlicesAddAnOuterLevel()
{
    const Values small = {{"dimension", std::int64_t{2}}, {"length", std::int64_t{1}}};

    const Result all = compute(toySource(), "heads", small);
    const Result one = compute(toySource(), "heads", small, {{}, {}, 2});

    QVERIFY(resultJson(all).find("\"shape\": [3, 1, 2],\n \"values\": [[[0.0, 0.1]],\n  [[100.0, 100.1]],\n"
                                 "  [[200.0, 200.1]]]")
            != std::string::npos);
    QCOMPARE(resultCsv(all), std::string("head,query position,0,1\n0,0,0.0,0.1\n1,0,100.0,100.1\n2,0,200.0,200.1\n"));
    QVERIFY(resultJson(one).find("\"shape\": [1, 2],\n \"values\": [[200.0, 200.1]]") != std::string::npos);
}

void tst_ResultText::npyFollowsTheFormat_data()
{
    QTest::addColumn<QByteArray>("quantity");
    QTest::addColumn<QByteArray>("shape");
    QTest::addColumn<int>("place");
    QTest::addColumn<double>("value");
    QTest::newRow("field") << QByteArray("field") << QByteArray("(2, 4)") << 6 << 1.2;
    QTest::newRow("slices") << QByteArray("heads") << QByteArray("(3, 2, 4)") << 9 << 100.1;
    QTest::newRow("one curve") << QByteArray("curve") << QByteArray("(2,)") << 1 << 0.01;
    QTest::newRow("curves") << QByteArray("curves") << QByteArray("(2, 2)") << 1 << 0.01;
    QTest::newRow("rotors") << QByteArray("rotors") << QByteArray("(2, 2, 2)") << 1 << 0.0;
    QTest::newRow("points") << QByteArray("points") << QByteArray("(2, 2)") << 2 << 1.0;
}

void tst_ResultText::npyFollowsTheFormat()
{
    QFETCH(const QByteArray, quantity);
    QFETCH(const QByteArray, shape);
    QFETCH(const int, place);
    QFETCH(const double, value);

    const auto file = QByteArray::fromStdString(resultNpy(compute(toySource(), quantity.toStdString(), {})));

    QVERIFY(file.startsWith(QByteArray("\x93NUMPY\x01\x00", 8)));
    const int start = 10 + static_cast<quint8>(file[8]) + 256 * static_cast<quint8>(file[9]);
    QCOMPARE(start % 64, 0);
    QVERIFY(file.left(start).contains("{'descr': '<f8', 'fortran_order': False, 'shape': " + shape + ", }"));
    double held = 0;
    std::memcpy(&held, file.constData() + start + 8 * place, 8);
    QCOMPARE(held, value);
}

void tst_ResultText::aListingHasNoNpy()
{
    QVERIFY_EXCEPTION_THROWN(resultNpy(compute(toySource(), "listing", {})), InputError);
}

void tst_ResultText::rowsPastTheLengthFollowTheFormula()
{
    const Result result =
        compute(toySource(), "field", {}, {parseRange("1000000", "--rows"), parseRange("3", "--columns"), {}});

    QCOMPARE(result.series.front().values, std::vector<double>{1000000.3});
}

void tst_ResultText::anAxisWithoutValuesThereRefuses_data()
{
    QTest::addColumn<QByteArray>("quantity");
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QByteArray>("columns");
    QTest::addColumn<int>("slice");
    QTest::newRow("negative position") << QByteArray("field") << QByteArray("-1") << QByteArray() << -99;
    QTest::newRow("channel past the last") << QByteArray("field") << QByteArray() << QByteArray("4") << -99;
    QTest::newRow("pair past the last") << QByteArray("curve") << QByteArray("0:3") << QByteArray() << -99;
    QTest::newRow("row of a listing") << QByteArray("listing") << QByteArray("2") << QByteArray() << -99;
    QTest::newRow("columns of a curve") << QByteArray("curve") << QByteArray() << QByteArray("0") << -99;
    QTest::newRow("columns of points") << QByteArray("points") << QByteArray() << QByteArray("0") << -99;
    QTest::newRow("head past the last") << QByteArray("heads") << QByteArray() << QByteArray() << 3;
    QTest::newRow("slice of a flat field") << QByteArray("field") << QByteArray() << QByteArray() << 1;
    QTest::newRow("slice of a curve") << QByteArray("curve") << QByteArray() << QByteArray() << 1;
    QTest::newRow("unknown quantity") << QByteArray("nothing") << QByteArray() << QByteArray() << -99;
}

void tst_ResultText::anAxisWithoutValuesThereRefuses()
{
    QFETCH(const QByteArray, quantity);
    QFETCH(const QByteArray, rows);
    QFETCH(const QByteArray, columns);
    QFETCH(const int, slice);
    Selection selection;
    if (!rows.isEmpty())
        selection.rows = parseRange(rows.toStdString(), "--rows");
    if (!columns.isEmpty())
        selection.columns = parseRange(columns.toStdString(), "--columns");
    if (slice != -99)
        selection.slice = slice;

    QVERIFY_EXCEPTION_THROWN(compute(toySource(), quantity.toStdString(), {}, selection), InputError);
}

void tst_ResultText::wordsSurviveCsvAndJson()
{
    Result result;
    result.kind = QuantityKind::listing;
    result.listing = {{"w"}, {{std::string("位置 \xff")}}};

    QVERIFY(resultJson(result).find("\"位置 �\"") != std::string::npos);
    QCOMPARE(resultCsv(result), std::string("w\n位置 \xff\n"));
}

void tst_ResultText::longAxesAreShownAsMeansOverNamedBins()
{
    const Values values = {{"length", std::int64_t{10}}};

    const Result shown = computeShown(toySource(), "field", values, {2, 8}, {0, 3}, {}, 4);
    const Result exact = computeShown(toySource(), "field", values, {2, 3}, {0, 2}, {}, 4);

    QCOMPARE(resultCsv(shown),
             std::string("query position,0,1,2\n2:4,0.5,0.5,0.5\n4:6,0.5,0.5,0.5\n"
                         "6:8,0.5,0.5,0.5\n8:10,0.5,0.5,0.5\n"));
    QVERIFY(resultJson(shown).find("\"values\": [2, 4, 6, 8], \"counts\": [2, 2, 2, 2]") != std::string::npos);
    QCOMPARE(resultCsv(exact), std::string("query position,0,1\n2,2.0,2.1\n3,3.0,3.1\n4,4.0,4.1\n"));
}

void tst_ResultText::tooManyValuesAreRefusedBeforeAnyIsComputed()
{
    try {
        compute(toySource(), "field", {{"length", std::int64_t{1} << 40}});
        QFAIL("accepted");
    } catch (const InputError& error) {
        QVERIFY(std::string(error.what()).find("1099511627776 × 4") != std::string::npos);
        QVERIFY(std::string(error.what()).find("--rows") != std::string::npos);
    }
}

WHORL_CORE_TEST(tst_ResultText)
#include "tst_result_text.moc"
