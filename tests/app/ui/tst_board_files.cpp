// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/document/document.h"
#include "app/ui/window/board_files.h"
#include "app/ui/window/settings.h"
#include "core/board_file.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace whorl;

class tst_BoardFiles : public QObject {
    Q_OBJECT

private slots:
    void unsavedChangesAreNeverReplacedUnasked();
    void savingBeforeReplacingWritesTheFile();
    void otherKindsOfFilesAreRefusedByName();
    void aModelBecomesABoard();
    void aResultOfTheLabBecomesItsBoard();
    void aBrokenFileLeavesTheBoardAsItWas();
    void aFigureOpensButIsNotSavedOver();
    void unknownKeysAreReported();
    void aRecoveredBoardIsUnsaved();
};

namespace {

Board titled(const std::string& title)
{
    Board board;
    board.title = title;
    return board;
}

struct Stage {
    Stage()
    {
        files.ask = [this] {
            ++asked;
            return answer;
        };
    }
    QString path(const QString& name) const { return folder.filePath(name); }
    void modify(const std::string& title) { document.edit(titled(title), "Rename"); }

    QTemporaryDir folder;
    Document document;
    Settings settings;
    BoardFiles files{document, settings, nullptr};
    QSignalSpy failed{&files, &BoardFiles::failed};
    BoardFiles::Answer answer = BoardFiles::Answer::cancel;
    int asked = 0;
};

}  // namespace

void tst_BoardFiles::unsavedChangesAreNeverReplacedUnasked()
{
    Stage stage;
    writeBoardFile(titled("other"), stage.path("other.whorl"));
    stage.modify("mine");

    QVERIFY(!stage.files.open(stage.path("other.whorl")));
    stage.files.newBoard();

    QCOMPARE(stage.asked, 2);
    QVERIFY(stage.document.board() == titled("mine"));
}

void tst_BoardFiles::savingBeforeReplacingWritesTheFile()
{
    Stage stage;
    writeBoardFile(titled("first"), stage.path("a.whorl"));
    QVERIFY(stage.files.open(stage.path("a.whorl")));
    stage.modify("changed");
    stage.answer = BoardFiles::Answer::save;

    stage.files.newBoard();

    QVERIFY(stage.document.board() == Board());
    QVERIFY(readBoardFile(stage.path("a.whorl")) == titled("changed"));
}

void tst_BoardFiles::otherKindsOfFilesAreRefusedByName()
{
    Stage stage;
    QFile file(stage.path("notes.txt"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("buy milk");
    file.close();

    QVERIFY(!stage.files.open(file.fileName()));

    QCOMPARE(stage.failed.count(), 1);
    const QString sentence = stage.failed.first().first().toString();
    QVERIFY(sentence.contains("notes.txt"));
    QVERIFY(sentence.contains("buy milk"));
}

void tst_BoardFiles::aModelBecomesABoard()
{
    Stage stage;
    QSignalSpy described(&stage.files, &BoardFiles::described);

    QVERIFY(stage.files.open(WHORL_SOURCE_DIR "/tests/cases/A20/config.json"));

    QCOMPARE(stage.failed.count(), 0);
    QVERIFY(!stage.document.board().panels.empty());
    QCOMPARE(stage.document.board().panels.front().source, std::string("rope"));
    QVERIFY(stage.document.path().isEmpty());
    QCOMPARE(described.count(), 1);

    stage.files.openPreset("Llama-3.2-1B");
    const Values& values = stage.document.board().panels.front().values;
    QCOMPARE(std::get<double>(values.at("factor")), 32.0);
}

void tst_BoardFiles::aResultOfTheLabBecomesItsBoard()
{
    Stage stage;
    const QString result = QStringLiteral(WHORL_SOURCE_DIR "/tests/cases/lab/small.json");
    QVERIFY(stage.files.open(result));

    const Board& board = stage.document.board();
    QCOMPARE(board.title, "Extrapolation lab");
    for (const Panel& panel : board.panels)
        QVERIFY(panel.values.at("result") == Value(result.toStdString()));
    QVERIFY2(stage.document.path().isEmpty(), "it must not be saved over");

    QFile broken(stage.path("broken.json"));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("{\"format\": \"whorl-lab-result\", \"version\": 1}");
    broken.close();
    QVERIFY(!stage.files.open(broken.fileName()));
    QVERIFY(stage.failed.last().first().toString().contains("whorl is missing"));
}

void tst_BoardFiles::aBrokenFileLeavesTheBoardAsItWas()
{
    Stage stage;
    QFile file(stage.path("broken.whorl"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"whorl\": 1,");
    file.close();
    stage.document.reset(titled("mine"));

    QVERIFY(!stage.files.open(file.fileName()));
    QVERIFY(!stage.files.open(stage.path("absent.whorl")));

    QCOMPARE(stage.failed.count(), 2);
    QVERIFY(stage.document.board() == titled("mine"));
}

void tst_BoardFiles::aFigureOpensButIsNotSavedOver()
{
    QVERIFY(isFigureName("figure-2.PDF"));
    QVERIFY(isFigureName("/a/b.svg"));
    QVERIFY(!isFigureName("board.whorl"));
    QVERIFY(!isFigureName("png"));
}

void tst_BoardFiles::unknownKeysAreReported()
{
    Stage stage;
    QFile file(stage.path("newer.whorl"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"whorl\": 1, \"title\": \"x\", \"glow\": 3}");
    file.close();
    QSignalSpy noted(&stage.files, &BoardFiles::noted);

    QVERIFY(stage.files.open(file.fileName()));

    QCOMPARE(noted.count(), 1);
    QVERIFY(noted.first().first().toString().contains("glow"));
}

void tst_BoardFiles::aRecoveredBoardIsUnsaved()
{
    Stage stage;
    writeBoardFile(titled("saved"), stage.path("a.whorl"));

    stage.files.openRecovered(titled("further"), stage.path("a.whorl"));

    QVERIFY(stage.document.isModified());
    QVERIFY(stage.document.board() == titled("further"));
    stage.document.undoStack()->undo();
    QVERIFY(stage.document.board() == titled("saved"));
}

WHORL_APP_TEST(tst_BoardFiles)
#include "tst_board_files.moc"
