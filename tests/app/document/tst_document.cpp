// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/document/document.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace whorl;

class tst_Document : public QObject {
    Q_OBJECT

private slots:
    void undoReturnsTheBoardBefore();
    void editsOfOneGestureAreOneEntry();
    void aGestureThatReturnsToItsStartLeavesNoEntry();
    void anEditThatChangesNothingIsNoEntry();
    void pointingIsNotAnEdit();
    void undoKeepsWhatThePointerDidNotChange();
    void aFailedSaveLeavesTheOldFileAndTheUnsavedMark();
    void theChangeSaysWhichPanel();
    void zoomingAloneIsNoModification();
    void anotherLanguageForgetsWhatEditsWereCalled();
    void whyAFileIsNotWrittenIsSaidOnce();
};

namespace {

Board boardWithBase(double base)
{
    Board board;
    board.panels.resize(2);
    board.panels[1].values["base"] = base;
    return board;
}

}  // namespace

void tst_Document::undoReturnsTheBoardBefore()
{
    Document document;
    document.edit(boardWithBase(1), "Add panels");
    document.edit(boardWithBase(2), "Change base");

    document.undoStack()->undo();
    QVERIFY(document.board() == boardWithBase(1));
    document.undoStack()->undo();
    QVERIFY(document.board() == Board{});
    document.undoStack()->redo();
    document.undoStack()->redo();
    QVERIFY(document.board() == boardWithBase(2));
}

void tst_Document::editsOfOneGestureAreOneEntry()
{
    Document document;
    document.reset(boardWithBase(1));
    const int gesture = document.newGesture();

    for (int i = 0; i < 200; ++i)
        document.edit(boardWithBase(2 + i), "Change base", gesture);
    document.edit(boardWithBase(7), "Change base", document.newGesture());

    QCOMPARE(document.undoStack()->count(), 2);
    document.undoStack()->undo();
    QVERIFY(document.board() == boardWithBase(201));
    document.undoStack()->undo();
    QVERIFY(document.board() == boardWithBase(1));
}

void tst_Document::aGestureThatReturnsToItsStartLeavesNoEntry()
{
    Document document;
    document.reset(boardWithBase(1));
    const int gesture = document.newGesture();

    document.edit(boardWithBase(2), "Change base", gesture);
    document.edit(boardWithBase(1), "Change base", gesture);

    QCOMPARE(document.undoStack()->count(), 0);
    QVERIFY(!document.isModified());
}

void tst_Document::anEditThatChangesNothingIsNoEntry()
{
    Document document;
    document.reset(boardWithBase(1));

    document.edit(boardWithBase(1), "Nothing");

    QCOMPARE(document.undoStack()->count(), 0);
}

void tst_Document::pointingIsNotAnEdit()
{
    Document document;
    document.reset(boardWithBase(1));
    QSignalSpy changes(&document, &Document::changed);
    Probe probe;
    probe.query = 5;

    document.point(probe);
    document.point(probe);

    QCOMPARE(changes.count(), 1);
    QCOMPARE(document.board().probe.query, 5);
    QVERIFY(!document.isModified());
}

void tst_Document::undoKeepsWhatThePointerDidNotChange()
{
    Document document;
    document.reset(boardWithBase(1));
    document.edit(boardWithBase(2), "Change base");
    Probe probe;
    probe.query = 5;
    document.point(probe);

    document.undoStack()->undo();

    QVERIFY(document.board().panels == boardWithBase(1).panels);
    QCOMPARE(document.board().probe.query, 5);
}

void tst_Document::aFailedSaveLeavesTheOldFileAndTheUnsavedMark()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("board.whorl");
    Document document;
    document.edit(boardWithBase(1), "Add panels");
    document.save(path);
    QVERIFY(!document.isModified());
    document.edit(boardWithBase(2), "Change base");

    QVERIFY_EXCEPTION_THROWN(document.save(folder.filePath("missing/board.whorl")), FileError);

    QVERIFY(document.isModified());
    QCOMPARE(document.path(), path);
    QVERIFY(readBoardFile(path) == boardWithBase(1));
}

void tst_Document::theChangeSaysWhichPanel()
{
    Document document;
    document.reset(boardWithBase(1));
    QList<std::size_t> changed;
    connect(&document, &Document::changed, this, [&](const Difference& difference) {
        changed = {difference.changed.begin(), difference.changed.end()};
    });

    document.edit(boardWithBase(2), "Change base");

    QCOMPARE(changed, QList<std::size_t>{1});
}

void tst_Document::zoomingAloneIsNoModification()
{
    Document document;
    document.reset(boardWithBase(1));
    Board zoomed = document.board();
    zoomed.panels[0].rows = Window{10, 20};
    document.edit(zoomed, "Zoom");
    QVERIFY(!document.isModified());
    QVERIFY(document.undoStack()->canUndo());

    zoomed.title = "mine";
    document.edit(zoomed, "Rename");
    QVERIFY(document.isModified());
    document.undoStack()->undo();
    QVERIFY(!document.isModified());
}

void tst_Document::anotherLanguageForgetsWhatEditsWereCalled()
{
    Document document;
    document.edit(boardWithBase(1), "Add panels");
    document.forgetUndoTexts();
    QCOMPARE(document.undoStack()->undoText(), QString());
    document.undoStack()->undo();
    QVERIFY(document.board() == Board());
}

void tst_Document::whyAFileIsNotWrittenIsSaidOnce()
{
    QTemporaryDir folder;
    try {
        writeBoardFile({}, folder.filePath("missing/board.whorl"));
        QFAIL("written");
    } catch (const FileError& error) {
        QCOMPARE(QString::fromUtf8(error.what()).count("missing"), 1);
        QCOMPARE(error.found(), std::string("its folder does not exist"));
    }
    QVERIFY_EXCEPTION_THROWN(readBoardFile(folder.path()), FileError);
}

WHORL_CORE_TEST(tst_Document)
#include "tst_document.moc"
