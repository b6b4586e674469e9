// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board_file.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_BoardFile : public QObject {
    Q_OBJECT

private slots:
    void aBoardSurvivesWritingAndReading();
    void unknownKeysAreKeptAndReported();
    void unusableTextIsRefused_data();
    void unusableTextIsRefused();
};

namespace {

Board example()
{
    Board board;
    board.title = "Two panels";
    board.layout = Layout::largeLeft;
    board.proportions = {0.6, 0.4};
    board.probe = {137, 96, 21, 42, 3, 7, 2, 5, "cat", true};
    board.animation = {"base", 100, 1e6, 0.5, false};
    Panel panel;
    panel.source = "sinusoidal";
    panel.quantity = "encoding";
    panel.values = {{"dimension", std::int64_t{64}}, {"base", 500.5}, {"layout", std::string("split")}, {"flag", true}};
    panel.rows = Window{10, 20};
    panel.slice = -1;
    panel.style.logarithmicAxis = true;
    panel.linked = false;
    board.panels = {panel, Panel{}};
    board.panels[1].also = {"decay_bound"};
    board.panels[1].values = {{"query", std::vector<double>{1, 0.5, -2}}};
    return board;
}

}  // namespace

void tst_BoardFile::aBoardSurvivesWritingAndReading()
{
    const Board board = example();

    const std::string text = writeBoard(board);

    QVERIFY(readBoard(text, "board.whorl") == board);
    QCOMPARE(writeBoard(readBoard(text, "board.whorl")), text);
}

void tst_BoardFile::unknownKeysAreKeptAndReported()
{
    const std::string text = R"({"whorl": 1, "glow": {"a": [1, null]}, "probe": {"mood": "calm", "query": 3},)"
                             R"( "panels": [{"source": "rope", "quantity": "score", "sparkle": 7}]})";

    const Board board = readBoard(text, "later.whorl");

    QCOMPARE(unknownKeys(board), (std::vector<std::string>{"glow", "probe", "panels[0].sparkle"}));
    QVERIFY(readBoard(writeBoard(board), "again") == board);
    QVERIFY(writeBoard(board).find("calm") != std::string::npos);
}

void tst_BoardFile::unusableTextIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("empty") << QByteArray() << QByteArray("not JSON");
    QTest::newRow("cut") << QByteArray(R"({"whorl": 1, "pan)") << QByteArray("byte 18");
    QTest::newRow("a number too large") << QByteArray(R"({"whorl": 1, "x": 1e999})") << QByteArray("float64");
    QTest::newRow("too deep") << QByteArray(R"({"whorl": 1, "x": )" + QByteArray(100'000, '[')) << QByteArray("deeper");
    QTest::newRow("not an object") << QByteArray("[1]") << QByteArray("an object");
    QTest::newRow("no version") << QByteArray("{}") << QByteArray("whorl");
    QTest::newRow("newer") << QByteArray(R"({"whorl": 2})") << QByteArray("up to version 1");
    QTest::newRow("panels of a wrong type") << QByteArray(R"({"whorl": 1, "panels": 3})") << QByteArray("panels is 3");
    QTest::newRow("parameter of a wrong type")
        << QByteArray(R"({"whorl": 1, "panels": [{"parameters": {"base": null}}]})")
        << QByteArray("panels[0].parameters.base");
    QTest::newRow("seven panels") << QByteArray(R"({"whorl": 1, "panels": [{},{},{},{},{},{},{}]})")
                                  << QByteArray("up to 6");
    QTest::newRow("unknown layout") << QByteArray(R"({"whorl": 1, "layout": "spiral"})") << QByteArray("spiral");
    QTest::newRow("zoom of nothing") << QByteArray(R"({"whorl": 1, "panels": [{"rows": {"first": 3}}]})")
                                     << QByteArray("rows.count");
    QTest::newRow("not UTF-8") << QByteArray("{\"whorl\": 1, \"title\": \"\xff\"}") << QByteArray("not JSON");
}

void tst_BoardFile::unusableTextIsRefused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, says);

    try {
        readBoard(text.toStdString(), "broken.whorl");
        QFAIL("accepted");
    } catch (const FileError& error) {
        QVERIFY2(QByteArray(error.what()).startsWith("broken.whorl"), error.what());
        QVERIFY2(QByteArray(error.what()).contains(says), error.what());
    }
}

WHORL_CORE_TEST(tst_BoardFile)
#include "tst_board_file.moc"
