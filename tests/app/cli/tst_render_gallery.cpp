// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/document/board_store.h"
#include "tests/app/cli/interruptions.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>

using namespace whorl;
using namespace whorl::test;

class tst_RenderGallery : public QObject {
    Q_OBJECT

private slots:
    void aFolderTakesFiguresOfManyBoards();
    void theSheetMakesEachFigureAgainByteForByte();
    void aBrokenBoardLeavesTheOthers();
    void figuresThatAreThereStayUnlessForced();
    void aFolderThatCannotBeIsSaid();
    void calledOffLeavesWholeFiguresAlone();

private:
    QString file(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

namespace {

QStringList everythingIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

/// The commands of a rebuild sheet, as words without the program's name.
QList<QByteArrayList> commandsOf(const QString& sheet)
{
    QList<QByteArrayList> commands;
    for (const QByteArray& line : readFile(sheet).split('\n'))
        if (line.startsWith("whorl "))
            commands += line.split(' ').mid(1);
    return commands;
}

}  // namespace

void tst_RenderGallery::aFolderTakesFiguresOfManyBoards()
{
    const CommandRun run = runWhorl(
        {"render", "biases", "rotation", "fingerprint", "-o", file("gallery/").toUtf8(), "--size", "500x400px"});

    QCOMPARE(run.status, 0);
    // One line, although standard error is no terminal.
    QCOMPARE(run.err,
             "whorl: 3 figures are in " + file("gallery").toUtf8() + ", and how each was made in rebuild.md\n");
    for (const char* board : {"biases", "rotation", "fingerprint"})
        QCOMPARE(QImage(file(QStringLiteral("gallery/%1.png").arg(board))).size(), QSize(500, 400));
}

void tst_RenderGallery::theSheetMakesEachFigureAgainByteForByte()
{
    QByteArrayList line{"render"};
    for (const ReadyMadeBoard& each : readyMadeBoards())
        line += WHORL_SOURCE_DIR "/resources/boards/" + each.id.toUtf8() + ".whorl";
    line += QByteArrayList{"-o", file("all").toUtf8() + '/', "--size", "700x520px", "--theme", "print"};
    QCOMPARE(runWhorl(line).status, 0);
    const QList<QByteArrayList> commands = commandsOf(file("all/rebuild.md"));
    QCOMPARE(commands.size(), static_cast<qsizetype>(readyMadeBoards().size()));

    for (const QByteArrayList& command : commands) {
        const QString figure = command.at(command.indexOf("-o") + 1);
        const QByteArray before = contents(figure);
        QVERIFY(QFile::remove(figure));
        const CommandRun run = runWhorl(command);
        QVERIFY2(run.status == 0, run.err.constData());
        QVERIFY2(contents(figure) == before, qPrintable(figure));
    }
}

void tst_RenderGallery::aBrokenBoardLeavesTheOthers()
{
    writeFile("not a board", file("broken.whorl"));

    const CommandRun run =
        runWhorl({"render", "biases", file("broken.whorl").toUtf8(), "rotation", "-o", file("some/").toUtf8()});

    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains("broken.whorl") && run.err.contains("not JSON"), run.err.constData());
    QVERIFY2(run.err.contains("1 of 3 boards"), run.err.constData());
    QCOMPARE(everythingIn(file("some")), (QStringList{"biases.png", "rebuild.md", "rotation.png"}));
    QCOMPARE(commandsOf(file("some/rebuild.md")).size(), 2);
}

void tst_RenderGallery::figuresThatAreThereStayUnlessForced()
{
    const QByteArrayList line = {"render", "biases", "rotation", "-o", file("kept/").toUtf8(), "--size", "500x400px"};
    QVERIFY(QDir().mkpath(file("kept")));
    for (const char* name : {"rotation.png", "rebuild.md"}) {
        const QString path = file(QStringLiteral("kept/%1").arg(name));
        writeFile("mine", path);

        const CommandRun refused = runWhorl(line);

        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains(path.toUtf8() + " is there already") && refused.err.contains("--force"),
                 refused.err);
        // Refused before the first is made.
        QCOMPARE(everythingIn(file("kept")), QStringList{name});
        QCOMPARE(contents(path), QByteArray("mine"));
        QVERIFY(QFile::remove(path));
    }
    writeFile("mine", file("kept/rotation.png"));

    const CommandRun forced = runWhorl(line + QByteArrayList{"--force"});

    QCOMPARE(forced.status, 0);
    QCOMPARE(QImage(file("kept/rotation.png")).size(), QSize(500, 400));
}

void tst_RenderGallery::aFolderThatCannotBeIsSaid()
{
    writeFile("mine", file("taken"));

    for (const char* folder : {"taken/", "taken/below/"}) {
        const CommandRun run = runWhorl({"render", "biases", "rotation", "frontier", "-o", file(folder).toUtf8()});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.err.count('\n'), 1);
        QVERIFY2(run.err.contains("cannot become one"), run.err);
    }
    QCOMPARE(contents(file("taken")), QByteArray("mine"));
}

void tst_RenderGallery::calledOffLeavesWholeFiguresAlone()
{
    const CommandRun run = interruptedRun({"render", "rotation", "pairs", "clocks", "-o", file("cut/").toUtf8(),
                                           "--animate", "position=0:60", "--frames", "9000", "--size", "1400x1000px"});

    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains("called off; 0 of 3 figures"), run.err);
    QCOMPARE(everythingIn(file("cut")), QStringList());
}

/// A gallery runs the program again for each figure; here that is this program.
int main(int argc, char** argv)
{
    if (argc > 1 && QByteArray(argv[1]) == "render")
        return runCommandLine(argc, argv);
    whorl::test::fixSurroundings();
    QApplication application(argc, argv);
    qInstallMessageHandler(whorl::test::failOnWarning);
    tst_RenderGallery test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_render_gallery.moc"
