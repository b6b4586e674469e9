// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameter.h"

#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_Parameter : public QObject {
    Q_OBJECT

private slots:
    void printedNumbersReadBackExactly_data();
    void printedNumbersReadBackExactly();
    void wholeNumbersPrintWithoutExponent();
    void printedValuesParseToThemselves_data();
    void printedValuesParseToThemselves();
    void valuesTakeTheTypeOfTheirRow();
    void refusalsNameParameterFindingAndNeed_data();
    void refusalsNameParameterFindingAndNeed();
    void completedKnowsEveryParameterAndNoOther();
    void whatEqualsTheDefaultIsNotKept();
    void structsAndValuesAreTwoFormsOfOneThing();
    void contradictionsAreRefusedByTheStruct();
    void rowsAreFoundByTheirRole();
};

namespace {

enum class Colour { red, green };
constexpr Choice colours[] = {{"red", "Red"}, {"green", "Green"}};
constexpr Choice words[] = {{"ones", "All ones"}, {"random", "Random"}};

struct Everything {
    int count = 4;
    double base = 10000;
    bool flag = false;
    Colour colour = Colour::red;
    std::string note;
    std::string path = "example";
    VectorValue query = std::string("ones");

    static constexpr auto parameters()
    {
        return std::array{
            integer<&Everything::count>("count", "Count", "d", "An even count").range(2, 64).multipleOf(2),
            real<&Everything::base>("base", "Base", "b", "A base").above(0).slider(1, 1e6, Scale::logarithmic),
            boolean<&Everything::flag>("flag", "Flag", "A flag"),
            choice<&Everything::colour, colours>("colour", "Colour", "A colour"),
            text<&Everything::note>("note", "Note", "A note"),
            file<&Everything::path>("path", "Path", "A path"),
            vector<&Everything::query>("query", "Query", "q", "A query", words),
        };
    }
    void check() const
    {
        if (flag && colour == Colour::green)
            throw ParameterError("flag", "true", "a red colour is needed with it");
    }
};

const std::vector<Parameter>& rows()
{
    static const std::vector<Parameter> all = parameterRows<Everything>();
    return all;
}

const Parameter& row(const char* id)
{
    return *findParameter(rows(), id);
}

}  // namespace

void tst_Parameter::printedNumbersReadBackExactly_data()
{
    QTest::addColumn<double>("value");
    for (const double value : {0.0, 1.0, -1.0, 0.1, 1e-300, 5e-324, 1e15, 9007199254740993.0, 1.7976931348623157e308,
                               3.141592653589793, 10000.0, -2.5e-7})
        QTest::addRow("%.17g", value) << value;
}

void tst_Parameter::printedNumbersReadBackExactly()
{
    QFETCH(const double, value);
    Parameter any;
    any.id = "x";

    QCOMPARE(std::get<double>(parseValue(any, printNumber(value))), value);
}

void tst_Parameter::wholeNumbersPrintWithoutExponent()
{
    QCOMPARE(printNumber(10000), "10000");
    QCOMPARE(printNumber(1e14), "100000000000000");
    QCOMPARE(printNumber(NAN), "nan");
    QCOMPARE(printNumber(-INFINITY), "-inf");
    QCOMPARE(printValue(std::vector<double>{1, 0.5, -2}), "1,0.5,-2");
}

void tst_Parameter::printedValuesParseToThemselves_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("integer") << QByteArray("count") << QByteArray("64");
    QTest::newRow("real") << QByteArray("base") << QByteArray("0.001");
    QTest::newRow("boolean") << QByteArray("flag") << QByteArray("true");
    QTest::newRow("choice") << QByteArray("colour") << QByteArray("green");
    QTest::newRow("text") << QByteArray("note") << QByteArray("two words, and a comma");
    QTest::newRow("empty text") << QByteArray("note") << QByteArray();
    QTest::newRow("file") << QByteArray("path") << QByteArray("/a b/c.npy");
    QTest::newRow("word") << QByteArray("query") << QByteArray("random");
    QTest::newRow("list") << QByteArray("query") << QByteArray("1,0.5,-2");
    QTest::newRow("list of one") << QByteArray("query") << QByteArray("3");
}

void tst_Parameter::printedValuesParseToThemselves()
{
    QFETCH(const QByteArray, id);
    QFETCH(const QByteArray, text);
    const Value value = parseValue(row(id.constData()), text.toStdString());

    QCOMPARE(printValue(value), text.toStdString());
    QVERIFY(parseValue(row(id.constData()), printValue(value)) == value);
    QVERIFY(conform(row(id.constData()), value) == value);
}

void tst_Parameter::valuesTakeTheTypeOfTheirRow()
{
    QVERIFY(conform(row("count"), 8.0) == Value(std::int64_t{8}));
    QVERIFY(conform(row("base"), std::int64_t{8}) == Value(8.0));
    QVERIFY(conform(row("query"), std::int64_t{8}) == Value(std::vector<double>{8}));
    QVERIFY(parseValue(row("count"), "+8") == Value(std::int64_t{8}));
    QVERIFY(parseValue(row("count"), "8e0") == Value(std::int64_t{8}));
}

void tst_Parameter::refusalsNameParameterFindingAndNeed_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("sentence");
    const char* even = "an even whole number from 2 to 64 is needed";
    QTest::newRow("too low") << QByteArray("count") << QByteArray("0") << QByteArray("count is 0; ") + even;
    QTest::newRow("too high") << QByteArray("count") << QByteArray("66") << QByteArray("count is 66; ") + even;
    QTest::newRow("odd") << QByteArray("count") << QByteArray("7") << QByteArray("count is 7; ") + even;
    QTest::newRow("fraction") << QByteArray("count") << QByteArray("2.5") << QByteArray("count is 2.5; ") + even;
    QTest::newRow("word") << QByteArray("count") << QByteArray("six") << QByteArray("count is six; ") + even;
    QTest::newRow("trailing") << QByteArray("count") << QByteArray("8x") << QByteArray("count is 8x; ") + even;
    QTest::newRow("empty") << QByteArray("count") << QByteArray() << QByteArray("count is empty; ") + even;
    QTest::newRow("nan") << QByteArray("base") << QByteArray("nan")
                         << QByteArray("base is nan; a finite number above 0");
    QTest::newRow("infinite") << QByteArray("base") << QByteArray("inf")
                              << QByteArray("base is inf; a finite number above 0");
    QTest::newRow("excluded") << QByteArray("base") << QByteArray("0") << QByteArray("base is 0; a number above 0");
    QTest::newRow("comma") << QByteArray("base") << QByteArray("1,5") << QByteArray("base is 1,5; a number");
    QTest::newRow("truth") << QByteArray("flag") << QByteArray("yes") << QByteArray("flag is yes; true or false");
    QTest::newRow("index") << QByteArray("colour") << QByteArray("1") << QByteArray("colour is 1; red or green");
    QTest::newRow("vector word") << QByteArray("query") << QByteArray("twos")
                                 << QByteArray("query is twos; ones or random");
    QTest::newRow("hole") << QByteArray("query") << QByteArray("1,,2") << QByteArray("query is 1,,2; ");
    QTest::newRow("endless") << QByteArray("query") << QByteArray("1,inf") << QByteArray("query is 1,inf; ");
}

void tst_Parameter::refusalsNameParameterFindingAndNeed()
{
    QFETCH(const QByteArray, id);
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, sentence);
    try {
        parseValue(row(id.constData()), text.toStdString());
        QFAIL("accepted");
    } catch (const ParameterError& error) {
        QVERIFY2(QByteArray(error.what()).startsWith(sentence), error.what());
        QCOMPARE(error.where(), id.toStdString());
    }
}

void tst_Parameter::completedKnowsEveryParameterAndNoOther()
{
    const Values defaults = readValues(Everything{});

    const Values all = completed(rows(), defaults, {{"count", 6.0}});

    QCOMPARE(all.size(), rows().size());
    QVERIFY(all.at("count") == Value(std::int64_t{6}));
    QVERIFY(all.at("base") == Value(10000.0));
    try {
        completed(rows(), defaults, {{"size", 6.0}});
        QFAIL("accepted");
    } catch (const ParameterError& error) {
        QCOMPARE(error.where(), "size");
        QVERIFY(QByteArray(error.what()).contains("count, base"));
    }
}

void tst_Parameter::whatEqualsTheDefaultIsNotKept()
{
    const Values defaults = readValues(Everything{});
    Values values = defaults;

    QVERIFY(withoutDefaults(defaults, values).empty());
    values["note"] = std::string("x");
    QVERIFY(withoutDefaults(defaults, values) == Values({{"note", std::string("x")}}));
    QVERIFY(completed(rows(), defaults, withoutDefaults(defaults, values)) == values);
}

void tst_Parameter::structsAndValuesAreTwoFormsOfOneThing()
{
    Everything held;
    held.count = 12;
    held.colour = Colour::green;
    held.query = std::vector<double>{1, 2};
    const Values values = readValues(held);

    const auto again = fromValues<Everything>(values);

    QVERIFY(readValues(again) == values);
    QCOMPARE(again.count, 12);
    QVERIFY(again.colour == Colour::green);
    QVERIFY(fromValues<Everything>({}).query == VectorValue(std::string("ones")));
}

void tst_Parameter::contradictionsAreRefusedByTheStruct()
{
    QVERIFY_EXCEPTION_THROWN(fromValues<Everything>({{"flag", true}, {"colour", std::string("green")}}),
                             ParameterError);
}

void tst_Parameter::rowsAreFoundByTheirRole()
{
    Parameter plain, steps;
    plain.id = "plain";
    steps.id = "far";
    steps.role = Role::steps;
    const Parameter rows[] = {plain, steps};

    QCOMPARE(findParameter(rows, Role::steps)->id, "far");
    QVERIFY(!findParameter(rows, Role::words));
}

WHORL_CORE_TEST(tst_Parameter)
#include "tst_parameter.moc"
