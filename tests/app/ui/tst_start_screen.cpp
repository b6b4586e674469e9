// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/ui/look/appearance.h"
#include "app/ui/start/board_card.h"
#include "app/ui/start/recent_files.h"
#include "app/ui/start/recent_row.h"
#include "app/ui/start/start_screen.h"
#include "app/ui/start/thumbnails.h"
#include "resources/resources.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace whorl;

class tst_StartScreen : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { openResources(); }
    void init() { RecentFiles().clear(); }
    void everyReadyMadeBoardHasACard();
    void cardsAreReachedAndOpenedByKeyboard();
    void narrowWindowsHaveFewerColumns();
    void thumbnailsArePaintedAfterTheFirstPaintAndKept();
    void thumbnailsWaitWhileNobodySeesThem();
    void recentFilesAreListed();
};

void tst_StartScreen::everyReadyMadeBoardHasACard()
{
    const Appearance appearance;
    const StartScreen screen(appearance);
    QStringList names;
    for (const BoardCard* card : screen.findChildren<BoardCard*>()) {
        names += card->id();
        QVERIFY(!card->accessibleName().isEmpty());
    }
    QCOMPARE(names.size(), static_cast<qsizetype>(readyMadeBoards().size()));
    QVERIFY(names.contains("fingerprint"));
}

void tst_StartScreen::cardsAreReachedAndOpenedByKeyboard()
{
    const Appearance appearance;
    StartScreen screen(appearance);
    screen.resize(1440, 860);
    screen.show();
    QVERIFY(QTest::qWaitForWindowExposed(&screen));
    QSignalSpy chosen(&screen, &StartScreen::boardChosen);
    const auto cards = screen.findChildren<BoardCard*>();

    screen.focusFirstBoard();
    QTest::keyClick(cards[0], Qt::Key_Right);
    QVERIFY(cards[1]->hasFocus());
    QTest::keyClick(cards[1], Qt::Key_Return);

    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().first().toString(), cards[1]->id());
}

void tst_StartScreen::narrowWindowsHaveFewerColumns()
{
    const Appearance appearance;
    StartScreen screen(appearance);
    screen.show();
    const auto inFirstRow = [&](int width) {
        screen.resize(width, 720);
        QCoreApplication::processEvents();
        int count = 0;
        for (const BoardCard* card : screen.findChildren<BoardCard*>())
            count += card->y() < 20 ? 1 : 0;
        return count;
    };
    QCOMPARE(inFirstRow(1440), 3);
    QCOMPARE(inFirstRow(1024), 2);
}

void tst_StartScreen::thumbnailsArePaintedAfterTheFirstPaintAndKept()
{
    const Appearance appearance;
    Thumbnails thumbnails(appearance);
    QSignalSpy ready(&thumbnails, &Thumbnails::ready);
    const ReadyMadeBoard& board = readyMadeBoards().front();
    const QSize size(340, 185);

    QVERIFY(thumbnails.thumbnail(board, size, 1).isNull());
    QTRY_COMPARE(ready.count(), 1);
    const QPixmap first = thumbnails.thumbnail(board, size, 1);
    QCOMPARE(first.size(), size);
    QCOMPARE(thumbnails.thumbnail(board, size, 1).cacheKey(), first.cacheKey());
    QVERIFY(thumbnails.thumbnail(board, size, 2).isNull());
}

void tst_StartScreen::thumbnailsWaitWhileNobodySeesThem()
{
    const Appearance appearance;
    Thumbnails thumbnails(appearance);
    QSignalSpy ready(&thumbnails, &Thumbnails::ready);
    thumbnails.setPaused(true);
    for (const ReadyMadeBoard& board : readyMadeBoards())
        thumbnails.thumbnail(board, {160, 90}, 1);
    QTest::qWait(50);
    QVERIFY(ready.isEmpty());
    thumbnails.setPaused(false);
    QTRY_VERIFY(!ready.isEmpty());
}

void tst_StartScreen::recentFilesAreListed()
{
    QTemporaryDir folder;
    QFile file(folder.filePath("class-3.whorl"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    RecentFiles().add(file.fileName());
    const Appearance appearance;
    StartScreen screen(appearance);
    QSignalSpy chosen(&screen, &StartScreen::fileChosen);

    auto* row = screen.findChild<RecentRow*>();
    QVERIFY(row);
    QCOMPARE(row->accessibleName(), QString("class-3.whorl"));
    row->click();

    QCOMPARE(chosen.first().first().toString(), file.fileName());
}

WHORL_APP_TEST(tst_StartScreen)
#include "tst_start_screen.moc"
