// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/shown_numbers.h"
#include "core/error.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <numeric>

using namespace whorl;

class tst_ShownNumbers : public QObject {
    Q_OBJECT

private slots:
    void theVisiblePartIsWrittenExactly();
    void theShownHeadIsTheProbedOne();
    void everyHeadIsWrittenWhenAllAreShown();
    void longFieldsAreMeansThatCoverEveryIndex();
    void aZoomedCurveHasItsVisiblePoints();
    void rotorsAreThoseOfTheProbe();
    void severalPanelsStandOneBelowAnother();
    void severalPanelsHaveNoNpy();
    void anEmptyBoardHasNoNumbers();
    void rowsThatATableHasNotAreNotANumber();
    void spreadsheetsGetTabsAndNoQuotes();
};

namespace {

Board boardOf(const char* source, const char* quantity)
{
    Board board;
    Panel panel;
    panel.source = source;
    panel.quantity = quantity;
    board.panels = {panel};
    return board;
}

}  // namespace

void tst_ShownNumbers::theVisiblePartIsWrittenExactly()
{
    Board board = boardOf("alibi", "bias");
    board.panels[0].rows = Window{10, 3};
    board.panels[0].columns = Window{0, 2};

    const Result result = shownResults(board).front();

    QCOMPARE(result.axes[0].values, (std::vector<std::int64_t>{10, 11, 12}));
    QCOMPARE(result.axes[1].values, (std::vector<std::int64_t>{0, 1}));
    // Head 0 of 8 has the slope 1/2.
    QCOMPARE(result.series[0].values, (std::vector<double>{-5, -4.5, -5.5, -5, -6, -5.5}));
}

void tst_ShownNumbers::theShownHeadIsTheProbedOne()
{
    Board board = boardOf("alibi", "bias");
    board.panels[0].rows = Window{10, 1};
    board.panels[0].columns = Window{0, 1};

    board.probe.head = 1;
    QCOMPARE(shownResults(board).front().series[0].values, (std::vector<double>{-2.5}));
    board.probe.head = 1000;
    QCOMPARE(shownResults(board).front().series[0].values, (std::vector<double>{-10.0 / 256}));
    board.panels[0].slice = 2;
    QCOMPARE(shownResults(board).front().series[0].values, (std::vector<double>{-1.25}));
}

void tst_ShownNumbers::everyHeadIsWrittenWhenAllAreShown()
{
    Board board = boardOf("alibi", "bias");
    board.panels[0].slice = -1;
    board.panels[0].values = {{"heads", std::int64_t{3}}, {"length", std::int64_t{4}}};

    const Result result = shownResults(board).front();

    QCOMPARE(result.axes.size(), std::size_t(3));
    QCOMPARE(result.series[0].values.size(), std::size_t(3 * 4 * 4));
}

void tst_ShownNumbers::longFieldsAreMeansThatCoverEveryIndex()
{
    Board board = boardOf("alibi", "bias");
    board.panels[0].values = {{"length", std::int64_t{100'000}}, {"mode", std::string("symmetric")}};

    const Result result = shownResults(board).front();

    const auto& counts = result.axes[0].counts;
    QCOMPARE(result.axes[0].values.size(), std::size_t(mostShownCells));
    QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}), std::int64_t{100'000});
    QVERIFY(QByteArray(shownNumbers(board, FigureFormat::csv)).left(40).contains(",0:97,"));
}

void tst_ShownNumbers::aZoomedCurveHasItsVisiblePoints()
{
    Board board = boardOf("t5", "bucket_by_distance");
    board.panels[0].columns = Window{5, 3};

    const Result result = shownResults(board).front();

    QCOMPARE(result.axes[0].values, (std::vector<std::int64_t>{5, 6, 7}));
    QCOMPARE(result.series[0].values, (std::vector<double>{5, 6, 7}));
}

void tst_ShownNumbers::rotorsAreThoseOfTheProbe()
{
    Board board = boardOf("rope", "rotors");
    board.probe.query = 9;
    board.probe.key = 4;

    QCOMPARE(shownResults(board).front().axes[0].values, (std::vector<std::int64_t>{9, 4}));
    board.probe.key = 9;
    QCOMPARE(shownResults(board).front().axes[0].values, (std::vector<std::int64_t>{9}));
}

void tst_ShownNumbers::severalPanelsStandOneBelowAnother()
{
    Board board = boardOf("rope", "frequencies");
    board.title = "Two";
    board.panels[0].values = {{"dimension", std::int64_t{4}}};
    board.panels[0].also = {"wavelengths"};

    const QByteArray csv = shownNumbers(board, FigureFormat::csv);
    const QJsonObject json = QJsonDocument::fromJson(shownNumbers(board, FigureFormat::json)).object();

    QVERIFY(csv.startsWith("# rope frequencies\npair,frequency\n0,1.0\n1,0.01\n\n# rope wavelengths\npair,"));
    QCOMPARE(json["title"], QJsonValue("Two"));
    QCOMPARE(json["panels"].toArray().size(), 2);
    QCOMPARE(json["panels"][1]["quantity"], QJsonValue("wavelengths"));
}

void tst_ShownNumbers::severalPanelsHaveNoNpy()
{
    Board board = boardOf("rope", "frequencies");
    board.panels.push_back(board.panels.front());

    QVERIFY_EXCEPTION_THROWN(shownNumbers(board, FigureFormat::npy), InputError);
}

void tst_ShownNumbers::anEmptyBoardHasNoNumbers()
{
    QVERIFY_EXCEPTION_THROWN(shownNumbers(Board{}, FigureFormat::json), InputError);
}

void tst_ShownNumbers::rowsThatATableHasNotAreNotANumber()
{
    Board board = boardOf("learned", "encoding");
    board.panels[0].values = {{"length", std::int64_t{66}}};
    board.panels[0].rows = Window{62, 4};
    board.panels[0].columns = Window{0, 1};

    const std::vector<double> values = shownResults(board).front().series[0].values;

    QCOMPARE(values.size(), 4U);
    QVERIFY(std::isfinite(values[0]) && std::isfinite(values[1]));
    QVERIFY(std::isnan(values[2]) && std::isnan(values[3]));
    QVERIFY(shownNumbers(board, FigureFormat::csv).contains("nan"));
}

void tst_ShownNumbers::spreadsheetsGetTabsAndNoQuotes()
{
    Board board = boardOf("attention", "weights");
    board.panels[0].values = {{"text", std::string("the, \"the")}};
    board.panels[0].slice = 0;

    const QByteArray table = shownTable(board);

    QVERIFY2(table.startsWith("query\t0 the\t1 ,\t2 \"\t3 the\n0 the\t1.0\t"), table.left(60).constData());
    QCOMPARE(table.count('\n'), shownNumbers(board, FigureFormat::csv).count('\n'));
}

WHORL_CORE_TEST(tst_ShownNumbers)
#include "tst_shown_numbers.moc"
