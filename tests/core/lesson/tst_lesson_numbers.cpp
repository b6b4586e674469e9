// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json_reader.h"
#include "tests/core/lesson/lesson_folder.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;
using namespace whorl::test;

class tst_LessonNumbers : public QObject {
    Q_OBJECT

private slots:
    void aNumberIsWhatItsRowSays_data();
    void aNumberIsWhatItsRowSays();
    void aPanelsNumberFollowsThePanel();
    void aWordIsAWord();
    void whatIsNoNumberIsRefused_data();
    void whatIsNoNumberIsRefused();
    void whatCannotBeComputedIsRefused_data();
    void whatCannotBeComputedIsRefused();
    void conditionsHoldOrNot_data();
    void conditionsHoldOrNot();
    void aConditionOfTheWrongFormIsRefused_data();
    void aConditionOfTheWrongFormIsRefused();
};

namespace {

using nlohmann::json;

LessonNumbers numbersOf(const QByteArray& text)
{
    LessonNumbers numbers;
    const json object = json::parse(text.toStdString());
    for (const auto& [name, value] : object.items())
        numbers.emplace(name, readLessonNumber(JsonReader(value, "lesson.json", name)));
    return numbers;
}

const QByteArray few = R"("m": {"probe": "query"}, "n": {"probe": "key"}, "word": {"probe": "token"})";

}  // namespace

void tst_LessonNumbers::aNumberIsWhatItsRowSays_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<double>("value");
    QTest::newRow("given") << QByteArray(R"({"given": 512, "why": "BERT"})") << 512.0;
    QTest::newRow("probe") << QByteArray(R"({"probe": "query"})") << 7.0;
    QTest::newRow("the pair's first channel") << QByteArray(R"({"probe": "channel"})") << 0.0;
    QTest::newRow("curve's point") << QByteArray(R"({"source": "rope", "quantity": "frequencies", "parameters": )"
                                                 R"({"dimension": 8}, "rows": 1})")
                                   << 0.1;
    QTest::newRow("rows by name") << QByteArray(R"({"panel": 0, "rows": "{n}"})") << 0.001;
    QTest::newRow("parameters by name") << QByteArray(
        R"({"source": "rope", "quantity": "frequencies", "parameters": {"dimension": "{eight}"}, "rows": 1})")
                                        << 0.1;
    QTest::newRow("field's cell") << QByteArray(
        R"({"source": "alibi", "quantity": "bias", "parameters": {"heads": 8}, )"
        R"("rows": 5, "columns": 3, "slice": 0})")
                                  << -1.0;
    QTest::newRow("largest") << QByteArray(R"({"source": "alibi", "quantity": "slopes", "find": "largest"})") << 0.5;
    QTest::newRow("where") << QByteArray(R"({"source": "alibi", "quantity": "slopes", "find": "where-smallest"})")
                           << 7.0;
    QTest::newRow("sum") << QByteArray(R"({"panel": 0, "find": "sum"})") << 1.111;
    QTest::newRow("mean") << QByteArray(R"({"panel": 0, "find": "mean"})") << 0.27775;
    QTest::newRow("count") << QByteArray(R"({"panel": 0, "find": "count"})") << 4.0;
    QTest::newRow("parameter of a panel") << QByteArray(R"({"panel": 0, "parameter": "dimension"})") << 8.0;
    QTest::newRow("default parameter") << QByteArray(R"({"source": "rope", "parameter": "base"})") << 10000.0;
    QTest::newRow("a model's parameter") << QByteArray(
        R"({"source": "rope", "parameter": "base", "model": "Llama-3-8B"})")
                                         << 500000.0;
    QTest::newRow("subtract") << QByteArray(R"({"subtract": ["m", "n"]})") << 4.0;
    QTest::newRow("power") << QByteArray(R"({"power": [2, "n"]})") << 8.0;
    QTest::newRow("remainder") << QByteArray(R"({"remainder": ["m", 4]})") << 3.0;
    QTest::newRow("cosine") << QByteArray(R"({"cosine": 0})") << 1.0;
    QTest::newRow("log2") << QByteArray(R"({"log2": "eight"})") << 3.0;
    QTest::newRow("round") << QByteArray(R"({"round": 2.5})") << 3.0;
}

void tst_LessonNumbers::aNumberIsWhatItsRowSays()
{
    QFETCH(QByteArray, row);
    QFETCH(double, value);
    const LessonNumbers numbers =
        numbersOf("{" + few + R"(, "eight": {"given": 8, "why": "eight"}, "it": )" + row + "}");
    const Board board = rotaryBoard("rotation");

    const double found = NumbersNow(numbers, board).number(std::string("it"));

    QVERIFY2(std::abs(found - value) <= 1e-12 * std::abs(value), qPrintable(QString::number(found, 'g', 17)));
}

void tst_LessonNumbers::aPanelsNumberFollowsThePanel()
{
    const LessonNumbers numbers = numbersOf(R"({"it": {"panel": 0, "rows": 1}})");
    Board board = rotaryBoard("rotation");
    QCOMPARE(NumbersNow(numbers, board).number(std::string("it")), 0.1);

    board.panels[0].values["base"] = 1e8;

    QCOMPARE(NumbersNow(numbers, board).number(std::string("it")), 0.01);
}

void tst_LessonNumbers::aWordIsAWord()
{
    const LessonNumbers numbers =
        numbersOf(R"({"word": {"probe": "token"}, "layout": {"panel": 0, "parameter": "layout"},)"
                  R"("given": {"given": "cat", "why": "an example"}})");
    Board board = rotaryBoard("rotation");
    board.probe.token = "bank";
    const NumbersNow now(numbers, board);

    QVERIFY(now("word") == LessonValue(std::string("bank")));
    QVERIFY(now("layout") == LessonValue(std::string("interleaved")));
    QVERIFY(now("given") == LessonValue(std::string("cat")));
}

void tst_LessonNumbers::whatIsNoNumberIsRefused_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("complaint");
    const auto row = [](const char* name, const char* text, const char* complaint) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(complaint);
    };
    row("given without a reason", R"({"given": 7})", "\"why\" is needed");
    row("given a list", R"({"given": [7], "why": "x"})", "a number or a word is needed");
    row("unknown part of the probe", R"({"probe": "mood"})", "it.probe is \"mood\"");
    row("neither panel nor source", R"({"rows": 1})", "either a panel or a source is needed");
    row("both", R"({"panel": 0, "source": "rope"})", "either a panel or a source is needed");
    row("panel beyond any board", R"({"panel": 6})", "the index of a panel is needed");
    row("three terms", R"({"add": [1, 2, 3]})", "a list of two is needed");
    row("term of the wrong kind", R"({"root": true})", "a number, or the name of one, is needed");
    row("unknown way to find", R"({"panel": 0, "find": "median"})", "largest, smallest");
    row("unknown form", R"({"panel": 0, "form": "roman"})", "percent, angle or plain is needed");
    row("too many decimals", R"({"panel": 0, "decimals": 99})", "0 to 12 are possible");
    row("unknown key", R"({"panel": 0, "row": 1})", "it.row is 1; the known keys are");
    row("rows of the wrong kind", R"({"panel": 0, "rows": [1]})", "an index or a range");
}

void tst_LessonNumbers::whatIsNoNumberIsRefused()
{
    QFETCH(QByteArray, row);
    QFETCH(QByteArray, complaint);
    try {
        numbersOf(R"({"it": )" + row + "}");
        QFAIL("accepted");
    } catch (const FileError& error) {
        QVERIFY2(QByteArray(error.what()).contains(complaint), error.what());
    }
}

void tst_LessonNumbers::whatCannotBeComputedIsRefused_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("complaint");
    const auto row = [](const char* name, const char* text, const char* complaint) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(complaint);
    };
    row("unknown name", R"({"add": ["m", "tehta"]})", "the number is \"tehta\"; the lesson's numbers here are");
    row("itself", R"({"add": ["it", 1]})", "the number it is made of itself");
    row("itself in rows", R"({"panel": 0, "rows": "{it}"})", "the number it is made of itself");
    row("a word", R"({"add": ["word", 1]})", "the number word is the word bank");
    row("many values", R"({"panel": 0})", "the number of values is 4; one is needed");
    row("no such panel", R"({"panel": 3})", "panel is 3; the board has 1 panels");
    row("no such quantity", R"({"panel": 0, "quantity": "colour"})", "colour");
    row("no such parameter", R"({"panel": 0, "parameter": "colour"})", "rope has no such parameter");
    row("no such source", R"({"source": "rpoe", "quantity": "angles"})", "rpoe");
    row("out of the axis", R"({"panel": 0, "rows": 99})", "99");
    row("two axes", R"({"source": "alibi", "quantity": "bias", "slice": 0, "find": "where-largest"})", "two axes");
    row("unknown series", R"({"panel": 0, "rows": 0, "series": "colour"})", "one of these is needed: frequency");
    row("no column", R"({"source": "alibi", "quantity": "window", "rows": 0})", "column is missing");
    row("rows that are no range", R"({"panel": 0, "rows": "all"})", "rows is all");
}

void tst_LessonNumbers::whatCannotBeComputedIsRefused()
{
    QFETCH(QByteArray, row);
    QFETCH(QByteArray, complaint);
    const LessonNumbers numbers = numbersOf("{" + few + R"(, "it": )" + row + "}");
    Board board = rotaryBoard("rotation");
    board.probe.token = "bank";
    const NumbersNow now(numbers, board);
    // Asking again finds the same: nothing is left over from the first time.
    for (int i = 0; i < 2; ++i)
        try {
            now("it");
            QFAIL("computed");
        } catch (const InputError& error) {
            QVERIFY2(QByteArray(error.what()).contains(complaint), error.what());
        }
}

void tst_LessonNumbers::conditionsHoldOrNot_data()
{
    QTest::addColumn<QByteArray>("condition");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char* text, bool expected) { QTest::newRow(text) << QByteArray(text) << expected; };
    row(R"({"less": ["n", "m"]})", true);
    row(R"({"less": ["m", "m"]})", false);
    row(R"({"more": ["m", 6.5]})", true);
    row(R"({"equal": ["m", 7.0000000001]})", true);
    row(R"({"equal": ["m", 7.1]})", false);
    row(R"({"equal": ["m", 7.1], "within": 0.02})", true);
    row(R"({"equal": [1e-17, 0]})", true);
    row(R"({"is": ["word", "bank"]})", true);
    row(R"({"is": ["word", "river"]})", false);
    row(R"({"is": ["m", "bank"]})", false);
    row(R"({"all": [{"less": ["n", "m"]}, {"more": ["n", 0]}]})", true);
    row(R"({"all": [{"less": ["n", "m"]}, {"more": ["n", 5]}]})", false);
    row(R"({"any": [{"less": ["m", "n"]}, {"more": ["n", 0]}]})", true);
    row(R"({"not": {"less": ["m", "n"]}})", true);
}

void tst_LessonNumbers::conditionsHoldOrNot()
{
    QFETCH(QByteArray, condition);
    QFETCH(bool, expected);
    const LessonNumbers numbers = numbersOf("{" + few + "}");
    Board board = rotaryBoard("rotation");
    board.probe.token = "bank";

    const Condition read = readCondition(JsonReader(json::parse(condition.toStdString()), "lesson.json", "until"));

    QCOMPARE(holds(read, NumbersNow(numbers, board)), expected);
}

void tst_LessonNumbers::aConditionOfTheWrongFormIsRefused_data()
{
    QTest::addColumn<QByteArray>("condition");
    for (const char* text : {"{}", R"({"less": ["m"]})", R"({"less": ["m", "n"], "more": ["m", "n"]})",
                             R"({"is": ["m", 7]})", R"({"all": []})", R"({"not": [1]})", R"({"less": ["m", true]})",
                             "[]", R"({"less": ["m", "n"], "within": 1})"})
        QTest::newRow(text) << QByteArray(text);
}

void tst_LessonNumbers::aConditionOfTheWrongFormIsRefused()
{
    QFETCH(QByteArray, condition);
    QVERIFY_EXCEPTION_THROWN(readCondition(JsonReader(json::parse(condition.toStdString()), "lesson.json", "until")),
                             FileError);
}

WHORL_CORE_TEST(tst_LessonNumbers)
#include "tst_lesson_numbers.moc"
