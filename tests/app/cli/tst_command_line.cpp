// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "tests/app/cli/command_run.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace whorl;
using namespace whorl::test;

class tst_CommandLine : public QObject {
    Q_OBJECT

private slots:
    void whatNeedsNoWindowIsACommand_data();
    void whatNeedsNoWindowIsACommand();
    void helpGoesToStandardOutput_data();
    void helpGoesToStandardOutput();
    void unknownCommandsAreRefusedInOneLine_data();
    void unknownCommandsAreRefusedInOneLine();
    void aCommandAfterAnOptionOfTheWindowIsRefused();
    void listsBeginWithTheId_data();
    void listsBeginWithTheId();
    void encodingsAreListedAtAGlance();
    void everyListIsAJsonArray_data();
    void everyListIsAJsonArray();
    void wrongListsAreRefused_data();
    void wrongListsAreRefused();
};

void tst_CommandLine::whatNeedsNoWindowIsACommand_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<bool>("command");
    for (const char* word : {"list", "compute", "render", "inspect", "lab", "--help", "-h", "--version", "frobnicate",
                             "--language", "--bogus", "--language=xx"})
        QTest::newRow(word) << QByteArray(word) << true;
    for (const char* word :
         {"missing.whorl", "some/folder/board", "figure.png", "--language=zh_CN", "--present", "-platform", "/"})
        QTest::newRow(word) << QByteArray(word) << false;
}

void tst_CommandLine::whatNeedsNoWindowIsACommand()
{
    QFETCH(QByteArray, word);
    QFETCH(const bool, command);
    QByteArray name = "whorl";
    char* words[] = {name.data(), word.data(), nullptr};

    QCOMPARE(isCommand(2, words), command);
    QVERIFY(!isCommand(1, words));
}

void tst_CommandLine::helpGoesToStandardOutput_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("holds");
    QTest::newRow("program") << QByteArray("--help") << QByteArray("compute");
    QTest::newRow("list") << QByteArray("list --help") << QByteArray("colourmaps");
    QTest::newRow("compute") << QByteArray("compute --help") << QByteArray("ID=VALUE");
    QTest::newRow("render") << QByteArray("render --help") << QByteArray("160x100mm");
    QTest::newRow("vectors") << QByteArray("vectors --help") << QByteArray("analogy");
    QTest::newRow("window") << QByteArray("--help") << QByteArray("--language en|zh_CN");
    QTest::newRow("version") << QByteArray("--version") << QByteArray("whorl 0.");
}

void tst_CommandLine::helpGoesToStandardOutput()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, holds);

    const CommandRun run = runWhorl(line.constData());

    QCOMPARE(run.status, 0);
    QCOMPARE(run.err, QByteArray());
    QVERIFY(run.out.contains(holds));
}

void tst_CommandLine::unknownCommandsAreRefusedInOneLine_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char* line : {"frobnicate", "--frobnicate", "--language xx", "--language", "--language=xx board.whorl",
                             "--bogus board.whorl"})
        QTest::newRow(line) << QByteArray(line);
}

void tst_CommandLine::unknownCommandsAreRefusedInOneLine()
{
    QFETCH(const QByteArray, line);

    const CommandRun run = runWhorl(line.constData());

    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.err.contains(line.split(' ').first().split('=').first()), run.err.constData());
    QCOMPARE(run.err.count('\n'), 1);
}

void tst_CommandLine::aCommandAfterAnOptionOfTheWindowIsRefused()
{
    for (const char* line : {"--language en render good.whorl -o q.png", "good.whorl render"}) {
        const CommandRun run = runWhorl(line);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.contains("render is a command"), run.err.constData());
    }
}

void tst_CommandLine::listsBeginWithTheId_data()
{
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<QByteArray>("id");
    QTest::newRow("sources") << QByteArray("sources") << QByteArray("rope");
    QTest::newRow("quantities") << QByteArray("quantities alibi") << QByteArray("slopes");
    QTest::newRow("parameters") << QByteArray("parameters t5") << QByteArray("max_distance");
    QTest::newRow("boards") << QByteArray("boards") << QByteArray("fingerprint");
    QTest::newRow("colour maps") << QByteArray("colourmaps") << QByteArray("viridis");
}

void tst_CommandLine::listsBeginWithTheId()
{
    QFETCH(const QByteArray, what);
    QFETCH(const QByteArray, id);

    const QByteArray text = '\n' + runWhorl(("list " + what).constData()).out;
    const QJsonArray rows = QJsonDocument::fromJson(runWhorl(("list " + what + " --json").constData()).out).array();

    QVERIFY(text.contains('\n' + id + ' '));
    QCOMPARE(text.count('\n') - 1, rows.size());
    QVERIFY(std::any_of(rows.begin(), rows.end(), [&id](const QJsonValue& row) {
        return row["id"].toString().toUtf8() == id && !row["label"].toString().isEmpty();
    }));
}

void tst_CommandLine::encodingsAreListedAtAGlance()
{
    const QList<QByteArray> lines = runWhorl("list sources --glance").out.split('\n');
    const QJsonArray rows = QJsonDocument::fromJson(runWhorl("list sources --glance --json").out).array();
    const auto lineOf = [&](const char* label) {
        const auto found = std::find_if(lines.begin(), lines.end(),
                                        [label](const QByteArray& line) { return line.startsWith(label); });
        return found != lines.end() ? QString::fromUtf8(*found).simplified() : QString();
    };
    const auto rowOf = [&](const char* id) {
        const auto found =
            std::find_if(rows.begin(), rows.end(), [id](const QJsonValue& row) { return row["id"].toString() == id; });
        return found != rows.end() ? found->toObject() : QJsonObject();
    };

    QCOMPARE(lineOf("Learned positions"), QString("Learned positions Absolute token no error – 262144 512 –"));
    QCOMPARE(lineOf("ALiBi"), QString("ALiBi Bias score yes extrapolates 50 0 49152 BLOOM"));
    // Whole numbers end below one another.
    QCOMPARE(QString::fromUtf8(lines[0]).indexOf(" cost") + 5, QString::fromUtf8(lines[1]).indexOf(" 512 ") + 4);
    QCOMPARE(rowOf("t5")["past"].toObject()["kind"].toString(), QString("saturates"));
    QCOMPARE(rowOf("t5")["learned"].toInt(), 256);
    QVERIFY(rowOf("rope")["relative"].toBool() && !rowOf("sinusoidal")["relative"].toBool());
    QVERIFY(rowOf("rope")["models"].toArray().contains("Llama-2-7B"));
    QVERIFY(!rowOf("swin").contains("relative"));
    QCOMPARE(lines.size(), rows.size() + 4);
}

void tst_CommandLine::everyListIsAJsonArray_data()
{
    QTest::addColumn<int>("least");
    for (const char* what : {"sources", "models", "boards", "colourmaps"})
        QTest::newRow(what) << 1;
    QTest::newRow("lessons") << 10;
}

void tst_CommandLine::everyListIsAJsonArray()
{
    QFETCH(const int, least);

    const CommandRun run = runWhorl({"list", QTest::currentDataTag(), "--json"});
    const QJsonObject all = QJsonDocument::fromJson(runWhorl("list --json").out).object();

    QCOMPARE(run.status, 0);
    QVERIFY(QJsonDocument::fromJson(run.out).isArray());
    QVERIFY(QJsonDocument::fromJson(run.out).array().size() >= least);
    QCOMPARE(all[QLatin1String(QTest::currentDataTag())].toArray(), QJsonDocument::fromJson(run.out).array());
}

void tst_CommandLine::wrongListsAreRefused_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("sentence");
    const auto add = [](const char* line, const char* sentence) {
        QTest::newRow(line) << QByteArray(line) << QByteArray(sentence);
    };
    add("list everything", "WHAT is everything; sources, quantities");
    add("list everything rope", "WHAT is everything; sources, quantities");
    add("list boards --glance", "list sources --glance is needed");
    add("list quantities", "a SOURCE is needed");
    add("list parameters ropes", "ropes");
    add("list boards rope", "SOURCE is rope; list boards takes none");
}

void tst_CommandLine::wrongListsAreRefused()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, sentence);

    const CommandRun run = runWhorl(line.constData());

    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(sentence), run.err.constData());
    QCOMPARE(run.err.count('\n'), 1);
}

WHORL_CORE_TEST(tst_CommandLine)
#include "tst_command_line.moc"
