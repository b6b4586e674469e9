// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/picture_account.h"

#include "app/document/board_store.h"
#include "core/catalogue.h"
#include "tests/app/cli/command_run.h"
#include "tests/support/test_main.h"

#include <QProcess>

using namespace whorl;

namespace {

Panel scores()
{
    Panel panel;
    panel.source = "rope";
    panel.quantity = "score_by_distance";
    panel.values = {{"base", 500'000.0}, {"scaling", std::string("yarn")}, {"dimension", std::int64_t{8}}};
    return panel;
}

/// The words that a shell makes of a command, without the program's name.
QByteArrayList words(const QString& command)
{
    QProcess shell;
    shell.start("sh", {"-c", "whorl() { printf '%s\\n' \"$@\"; }\n" + command});
    shell.waitForFinished();
    QByteArrayList all = shell.readAllStandardOutput().split('\n');
    all.removeLast();
    return all;
}

}  // namespace

class tst_PictureAccount : public QObject {
    Q_OBJECT

private slots:
    void wordsForAShellComeBackAsTheyWere_data();
    void wordsForAShellComeBackAsTheyWere();
    void everyParameterIsNamed();
    void theCommandMakesTheNumbersOfThePanel();
    void comparisonsTellOfBothSides();
    void whatOnlyABoardHoldsIsMadeFromTheBoard();
    void everyPanelOfTheReadyMadeBoardsCanBeToldOf();
};

void tst_PictureAccount::wordsForAShellComeBackAsTheyWere_data()
{
    QTest::addColumn<QString>("word");
    for (const char* word :
         {"base=500000.0", "text=it's a dog", "text=a\"b $HOME `x` \\", "text=苹果", "query=1,-2", ""})
        QTest::newRow(word) << QString(word);
}

void tst_PictureAccount::wordsForAShellComeBackAsTheyWere()
{
    QFETCH(const QString, word);
    QCOMPARE(words("whorl " + shellWord(word)), QByteArrayList{word.toUtf8()});
}

void tst_PictureAccount::everyParameterIsNamed()
{
    const PictureAccount account = accountOf(scores(), "1 px = 2 positions (mean)");
    for (const Parameter& parameter : findSource("rope").parameters) {
        const QString id = QString::fromStdString(std::string(parameter.id));
        QVERIFY2(account.html.contains("<code>" + id + "</code>"), qPrintable(id));
        QVERIFY2(account.text.contains("  " + id + " = "), qPrintable(id));
    }
    QVERIFY(account.html.contains("<b>500 000</b>") || account.html.contains("<b>500\u2009000</b>"));
    QVERIFY(account.html.contains("formula:rope/yarn"));
    QVERIFY(account.html.contains("1 px = 2 positions (mean)") && account.text.contains("float64"));
}

void tst_PictureAccount::theCommandMakesTheNumbersOfThePanel()
{
    const Panel panel = scores();
    const QStringList commands = commandsOf(panel);
    QCOMPARE(commands.size(), 2);
    QVERIFY(commands[0].startsWith("whorl compute rope score_by_distance --set base="));
    QVERIFY(commands[1].endsWith("-o figure.svg"));
    const test::CommandRun run = test::runWhorl(words(commands[0]));
    QCOMPARE(run.status, 0);
    const Data data = findSource("rope").evaluate("score_by_distance", panel.values);
    const Series& series = std::get<Curves>(data).series.front();
    const QByteArrayList lines = run.out.trimmed().split('\n');
    bool found = false;
    for (const QByteArray& line : lines)
        if (line.startsWith("37,")) {
            QCOMPARE(line.split(',')[1].toDouble(), series.at(37));
            found = true;
        }
    QVERIFY(found);
}

void tst_PictureAccount::comparisonsTellOfBothSides()
{
    Panel panel = scores();
    panel.minus = Operand{"rope", "score_by_distance", {{"scaling", std::string("ntk")}}, {}, {}};
    const QStringList commands = commandsOf(panel);
    QCOMPARE(commands.size(), 3);
    QVERIFY(commands[1].contains("--set scaling=ntk"));
    QCOMPARE(commands[2], QString("whorl render board.whorl -o figure.svg"));
    QVERIFY(accountOf(panel, {}).html.contains("formula:rope/ntk"));
}

void tst_PictureAccount::whatOnlyABoardHoldsIsMadeFromTheBoard()
{
    Panel panel = scores();
    panel.title = "Mine";
    QCOMPARE(commandsOf(panel).back(), QString("whorl render board.whorl -o figure.svg"));
    panel.title.clear();
    panel.view = "chart";
    QVERIFY(commandsOf(panel).back().contains(" --view chart "));
}

void tst_PictureAccount::everyPanelOfTheReadyMadeBoardsCanBeToldOf()
{
    for (const ReadyMadeBoard& ready : readyMadeBoards())
        for (const Panel& panel : ready.board.panels) {
            const PictureAccount account = accountOf(panel, {});
            QVERIFY(account.text.contains("whorl render") && account.html.contains("<pre>"));
        }
}

WHORL_APP_TEST(tst_PictureAccount)
#include "tst_picture_account.moc"
