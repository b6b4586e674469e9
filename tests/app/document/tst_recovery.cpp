// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/document/document.h"
#include "app/document/recovery.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace whorl;

class tst_Recovery : public QObject {
    Q_OBJECT

private slots:
    void whatWasNotSavedIsOfferedAfterACrash();
    void aProperEndLeavesNothing();
    void aRunningProgramsBoardIsNotOffered();
    void anUnreadableCopyIsPutAside();
    void locksOfTheDeadAreRemoved();
    void theCopyStaysUntilItIsDiscarded();
};

namespace {

Board titled(const std::string& title)
{
    Board board;
    board.title = title;
    return board;
}

/// What a killed program leaves: the copy, and a lock that nobody holds any more.
void crash(const QString& folder, const std::string& title, const QString& path = {})
{
    Document document;
    document.reset(titled("before"), path);
    document.edit(titled(title), "Rename");
    Recovery recovery(document, folder);
    recovery.keep();
}

}  // namespace

void tst_Recovery::whatWasNotSavedIsOfferedAfterACrash()
{
    QTemporaryDir folder;
    crash(folder.path(), "lost and found", "/somewhere/模型 a.whorl");
    Document document;
    const Recovery recovery(document, folder.path());

    const auto found = recovery.leftovers();

    QCOMPARE(found.size(), std::size_t(1));
    QVERIFY(found.front().board == titled("lost and found"));
    QCOMPARE(found.front().path, QString("/somewhere/模型 a.whorl"));
}

void tst_Recovery::aProperEndLeavesNothing()
{
    QTemporaryDir folder;
    {
        Document document;
        document.edit(titled("unsaved"), "Rename");
        Recovery recovery(document, folder.path());
        recovery.keep();
        QCOMPARE(QDir(folder.path()).entryList({"*.whorl"}, QDir::Files).size(), 1);
        recovery.forget();
    }

    QVERIFY(QDir(folder.path()).entryList({"*.whorl"}, QDir::Files).isEmpty());
}

void tst_Recovery::aRunningProgramsBoardIsNotOffered()
{
    QTemporaryDir folder;
    Document first, second;
    first.edit(titled("open elsewhere"), "Rename");
    Recovery running(first, folder.path());
    running.keep();
    QTest::qWait(2);
    const Recovery recovery(second, folder.path());

    QVERIFY(recovery.leftovers().empty());
}

void tst_Recovery::anUnreadableCopyIsPutAside()
{
    QTemporaryDir folder;
    writeFile("{\"whorl\": 1, \"tit", folder.filePath("board-1-1.whorl"));
    Document document;
    const Recovery recovery(document, folder.path());

    QVERIFY(recovery.leftovers().empty());

    QVERIFY(QFile::exists(folder.filePath("board-1-1.whorl.unreadable")));
}

void tst_Recovery::theCopyStaysUntilItIsDiscarded()
{
    QTemporaryDir folder;
    crash(folder.path(), "kept");
    Document document;
    Recovery recovery(document, folder.path());

    QCOMPARE(recovery.leftovers().size(), std::size_t(1));
    const auto again = recovery.leftovers();
    QCOMPARE(again.size(), std::size_t(1));
    recovery.discard(again.front());

    QVERIFY(recovery.leftovers().empty());
}

void tst_Recovery::locksOfTheDeadAreRemoved()
{
    QTemporaryDir folder;
    QFile dead(folder.filePath("board-x.lock"));
    QVERIFY(dead.open(QIODevice::WriteOnly));
    // A process that never was, of this machine.
    dead.write("2147483646\nwhorl\n" + QSysInfo::machineHostName().toUtf8() + "\n");
    dead.close();
    Document document;
    const Recovery recovery(document, folder.path());

    QVERIFY(recovery.leftovers().empty());

    QVERIFY(!QFile::exists(folder.filePath("board-x.lock")));
    QCOMPARE(QDir(folder.path()).entryList({"*.lock"}, QDir::Files).size(), 1);
}

WHORL_CORE_TEST(tst_Recovery)
#include "tst_recovery.moc"
