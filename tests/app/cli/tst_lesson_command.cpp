// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_run.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>

using namespace whorl;
using namespace whorl::test;

class tst_LessonCommand : public QObject {
    Q_OBJECT

private slots:
    void aShippedLessonIsRight();
    void aFolderIsChecked();
    void everythingWrongIsSaidWithItsLine();
    void whatCannotBeReadIsRefused_data();
    void whatCannotBeReadIsRefused();
};

namespace {

void write(const QTemporaryDir& folder, const char* name, const QByteArray& text)
{
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

const QByteArray steps = R"({"lesson": 1, "steps": [
  {"id": "one", "board": "rotation", "numbers": {"m": {"probe": "query"}}}
]})";

}  // namespace

void tst_LessonCommand::aShippedLessonIsRight()
{
    const CommandRun run = runWhorl("lesson check rope");
    QCOMPARE(run.status, 0);
    QCOMPARE(run.err, QByteArray());
    QVERIFY(run.out.startsWith("rope: "));
    QCOMPARE(run.out.count('\n'), 1);
}

void tst_LessonCommand::aFolderIsChecked()
{
    const QTemporaryDir folder;
    write(folder, "lesson.json", steps);
    write(folder, "en.md", "# Title\n\n## one: First\n\nThe query is {m}.\n");
    const CommandRun run = runWhorl({"lesson", "check", folder.path().toUtf8()});
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains("1 step, no question, in en"));
}

void tst_LessonCommand::everythingWrongIsSaidWithItsLine()
{
    const QTemporaryDir folder;
    write(folder, "lesson.json", steps);
    write(folder, "en.md", "# Title\n\n## one: First\n\nThe query is 42 or {n}.\n");
    const CommandRun run = runWhorl({"lesson", "check", folder.path().toUtf8()});
    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY(run.err.contains("en.md:5: 42 is written by hand"));
    QVERIFY(run.err.contains("en.md:5: {n} is the name of no number"));
    QVERIFY(run.err.contains("2 things are to be mended"));
}

void tst_LessonCommand::whatCannotBeReadIsRefused_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("sentence");
    QTest::newRow("nothing") << QByteArray("lesson") << QByteArray("subcommand is required");
    QTest::newRow("no folder") << QByteArray("lesson check") << QByteArray("FOLDER is required");
    QTest::newRow("unknown") << QByteArray("lesson check roep") << QByteArray("known lessons are");
    QTest::newRow("no lesson in it") << QByteArray("lesson check /") << QByteArray("without lesson.json");
}

void tst_LessonCommand::whatCannotBeReadIsRefused()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, sentence);
    const CommandRun run = runWhorl(line.constData());
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(sentence), run.err.constData());
    QCOMPARE(run.err.count('\n'), 1);
}

WHORL_CORE_TEST(tst_LessonCommand)
#include "tst_lesson_command.moc"
