// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/document/recovery.h"
#include "app/ui/board/board_view.h"
#include "app/ui/controls/icon_button.h"
#include "app/ui/inspector/inspector.h"
#include "app/ui/library/library.h"
#include "app/ui/library/library_rail.h"
#include "app/ui/look/presentation_scale.h"
#include "app/ui/transport/transport.h"
#include "app/ui/window/message_bar.h"
#include "app/ui/window/workspace.h"
#include "resources/resources.h"
#include "tests/app/ui/window_stage.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QMenuBar>
#include <QSlider>

using namespace whorl;
using namespace whorl::test;

class tst_MainWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { openResources(); }
    void withoutAFileTheStartScreenIsShown();
    void aReadyMadeBoardOpensWithItsFirstPanelSelected();
    void anEncodingGoesToTheSelectedPanelAndUndoBringsTheOldOneBack();
    void anEmptyBoardGetsANewPanel();
    void theLibraryGivesWayInANarrowWindow();
    void nothingScrollsSidewaysInTheSmallestWindow();
    void regionsAreToggledAndRemembered();
    void aLongTitleLeavesTheInspectorItsWidth();
    void everyMenuItemHasWords();
    void closingKeepsUnsavedChanges();
    void theStartScreenLeadsBackToTheBoard();
    void undoingTheLastCloseBringsSelectionAndExportBack();
    void aSeventhPanelIsRefusedWithASentence();
    void ofSeveralFilesTheFirstIsOpenedWithASentence();
    void aPresentationSaysHowItIsLeft();
    void aPresentationHasNoButtonsInItsPanels();
    void aCrashedBoardIsOffered();
    void bothThemesAndTheirChangeArePaintedWithoutAWord();
    void whatIsSaidOfAModelGoesWithItsBoard();
    void commandsOfLearningNeedAPanelThatLearns();
};

void tst_MainWindow::withoutAFileTheStartScreenIsShown()
{
    Stage stage;
    stage.window.showStartScreen();
    QVERIFY(stage.window.isStartScreenShown());
    QCOMPARE(stage.window.windowTitle(), QString("Whorl"));
}

void tst_MainWindow::aReadyMadeBoardOpensWithItsFirstPanelSelected()
{
    Stage stage;
    stage.open("fingerprint");
    QVERIFY(!stage.window.isStartScreenShown());
    QCOMPARE(stage.window.workspace().boardView().selectedPanel(), 0);
    QVERIFY(!stage.window.isWindowModified());
}

void tst_MainWindow::anEncodingGoesToTheSelectedPanelAndUndoBringsTheOldOneBack()
{
    Stage stage;
    stage.open("fingerprint");
    const Board before = stage.document.board();

    emit stage.window.workspace().library().panelChosen(alibiBias(), false);
    QCOMPARE(stage.panel(0).source, std::string("alibi"));
    QCOMPARE(stage.document.board().panels.size(), before.panels.size());
    QVERIFY(stage.window.isWindowModified());

    stage.document.undoStack()->undo();
    QVERIFY(stage.document.board().panels == before.panels);
}

void tst_MainWindow::anEmptyBoardGetsANewPanel()
{
    Stage stage;
    stage.window.files().newBoard();
    emit stage.window.workspace().library().panelChosen(alibiBias(), false);
    QCOMPARE(stage.document.board().panels.size(), std::size_t(1));
}

void tst_MainWindow::theLibraryGivesWayInANarrowWindow()
{
    Stage stage;
    stage.open("fingerprint");
    auto* rail = stage.window.findChild<LibraryRail*>();
    Library& library = stage.window.workspace().library();
    QVERIFY(library.isVisible());
    QVERIFY(!rail->isVisible());

    stage.window.resize(1100, 760);
    QTRY_VERIFY(rail->isVisible());
    QVERIFY(!library.isVisible());

    stage.window.workspace().search();
    QVERIFY(library.isVisible());
    QVERIFY(stage.window.workspace().closeOverlay());
    QTRY_VERIFY(!library.isVisible());

    stage.window.workspace().search();
    stage.window.workspace().transport().findChild<QSlider*>()->setFocus();
    QTRY_VERIFY(!library.isVisible());
}

void tst_MainWindow::nothingScrollsSidewaysInTheSmallestWindow()
{
    Stage stage;
    stage.open("rotation");
    stage.window.resize(1024, 720);
    QTRY_COMPARE(stage.window.size(), QSize(1024, 720));
    const int right = stage.window.width();
    for (const QWidget* widget : {static_cast<QWidget*>(&stage.window.workspace().boardView()),
                                  static_cast<QWidget*>(&stage.window.workspace().transport())}) {
        const int edge = widget->mapTo(&stage.window, QPoint(widget->width(), 0)).x();
        QVERIFY2(edge < right - 272, qPrintable(QString::number(edge)));
    }
}

void tst_MainWindow::aLongTitleLeavesTheInspectorItsWidth()
{
    Stage stage;
    stage.open("fingerprint");
    auto* inspector = stage.window.findChild<Inspector*>();
    const int before = inspector->width();

    Board board = stage.document.board();
    board.title = std::string(400, 'w');
    stage.document.edit(board, "Rename");
    QTest::qWait(50);

    QCOMPARE(inspector->width(), before);
    QCOMPARE(stage.window.width(), 1440);
}

void tst_MainWindow::regionsAreToggledAndRemembered()
{
    Stage stage;
    stage.open("fingerprint");
    QTest::keyClick(&stage.window, Qt::Key_3, Qt::ControlModifier);
    QVERIFY(!stage.window.workspace().transport().isVisible());
    QVERIFY(!Settings().isRegionOpen("transport"));
    QTest::keyClick(&stage.window, Qt::Key_3, Qt::ControlModifier);
    QVERIFY(stage.window.workspace().transport().isVisible());
}

void tst_MainWindow::everyMenuItemHasWords()
{
    Stage stage;
    stage.open("fingerprint");
    QCOMPARE(stage.window.menuBar()->actions().size(), 7);
    for (const QAction* menu : stage.window.menuBar()->actions())
        for (const QAction* action : menu->menu()->actions())
            QVERIFY2(action->isSeparator() || !action->text().isEmpty(), qPrintable(menu->text()));
}

void tst_MainWindow::closingKeepsUnsavedChanges()
{
    Stage stage;
    stage.open("fingerprint");
    emit stage.window.workspace().library().panelChosen(alibiBias(), false);
    stage.window.files().ask = [] { return BoardFiles::Answer::cancel; };
    QVERIFY(!stage.window.close());
    QVERIFY(stage.window.isVisible());

    stage.window.files().ask = [] { return BoardFiles::Answer::discard; };
    QVERIFY(stage.window.close());
}

void tst_MainWindow::theStartScreenLeadsBackToTheBoard()
{
    Stage stage;
    stage.open("fingerprint");
    emit stage.window.workspace().library().panelChosen(alibiBias(), false);
    stage.window.showStartScreen();

    QTest::keyClick(&stage.window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(stage.panel(0).source, std::string("alibi"));
    stage.window.files().ask = [] { return BoardFiles::Answer::cancel; };
    QTest::keyClick(&stage.window, Qt::Key_N, Qt::ControlModifier);
    QVERIFY(stage.window.isStartScreenShown());
    QTest::keyClick(stage.window.focusWidget(), Qt::Key_Escape);

    QVERIFY(!stage.window.isStartScreenShown());
    QTest::keyClick(&stage.window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(stage.panel(0).source, std::string("sinusoidal"));
}

void tst_MainWindow::undoingTheLastCloseBringsSelectionAndExportBack()
{
    Stage stage;
    stage.open("fingerprint");
    while (!stage.document.board().panels.empty())
        QTest::keyClick(&stage.window, Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!stage.action("Export…")->isEnabled());

    stage.action("Undo close panel")->trigger();

    QVERIFY(stage.action("Export…")->isEnabled());
    QCOMPARE(stage.window.workspace().boardView().selectedPanel(), 0);
}

void tst_MainWindow::aSeventhPanelIsRefusedWithASentence()
{
    Stage stage;
    stage.open("fingerprint");
    while (stage.document.board().panels.size() < maximumPanels)
        QTest::keyClick(&stage.window, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(stage.window.messages().text(), QString());

    QTest::keyClick(&stage.window, Qt::Key_D, Qt::ControlModifier);

    QVERIFY(stage.window.messages().text().contains("six panels"));
}

void tst_MainWindow::ofSeveralFilesTheFirstIsOpenedWithASentence()
{
    Stage stage;
    const QString path = stage.folder.filePath("one.whorl");
    writeBoardFile(findBoard("biases"), path);

    QVERIFY(stage.window.openFiles({path, "two.whorl"}));

    QVERIFY(stage.window.messages().text().contains("one.whorl"));
    QVERIFY(!stage.window.openFiles({}));
}

void tst_MainWindow::aPresentationSaysHowItIsLeft()
{
    Stage stage;
    stage.open("fingerprint");
    stage.window.setPresenting(true);
    QVERIFY(stage.window.messages().text().contains("Escape"));
    stage.window.resize(2000, 1200);
    const auto room = [&] { return presentationScale(stage.window.size(), false).pictures; };
    QTRY_COMPARE(stage.appearance.pictureStyle(stage.window).fontScale, room());
    QVERIFY(room() > 1);
    stage.window.setPresenting(false);
    QCOMPARE(stage.appearance.pictureStyle(stage.window).fontScale, 1.0);
    QCOMPARE(stage.window.messages().text(), QString());
}

void tst_MainWindow::aPresentationHasNoButtonsInItsPanels()
{
    Stage stage;
    stage.open("fingerprint");
    const auto buttons = [&] {
        int count = 0;
        for (const IconButton* button : stage.window.workspace().boardView().findChildren<IconButton*>())
            count += button->isVisible();
        return count;
    };
    QVERIFY(buttons() > 0);

    stage.window.setPresenting(true);
    QCOMPARE(buttons(), 0);
    emit stage.window.workspace().library().panelChosen(alibiBias(), true);
    QCOMPARE(buttons(), 0);
    stage.window.setPresenting(false);
    QVERIFY(buttons() > 0);
}

void tst_MainWindow::aCrashedBoardIsOffered()
{
    Stage stage;
    {
        Document crashed;
        Board board;
        board.title = "lost";
        crashed.edit(board, "Rename");
        Recovery(crashed, stage.folder.path()).keep();
    }
    const QString broken = stage.folder.filePath("broken.whorl");
    writeFile("{", broken);
    QVERIFY(!stage.window.openFiles({broken}));
    stage.window.showStartScreen();
    stage.window.offerRecovery();
    QVERIFY(stage.window.messages().text().contains("lost"));
    QVERIFY(stage.window.messages().text().contains("broken.whorl"));
}

void tst_MainWindow::bothThemesAndTheirChangeArePaintedWithoutAWord()
{
    Stage stage;
    stage.open("fingerprint");
    stage.appearance.setChoice(Appearance::Choice::light);
    const QImage light = stage.window.grab().toImage();
    stage.appearance.setChoice(Appearance::Choice::dark);
    const QImage dark = stage.window.grab().toImage();

    QVERIFY(light.pixelColor(4, 400).lightness() > 200);
    QVERIFY(dark.pixelColor(4, 400).lightness() < 60);
}

void tst_MainWindow::whatIsSaidOfAModelGoesWithItsBoard()
{
    Stage stage;
    QVERIFY(stage.window.files().open(WHORL_SOURCE_DIR "/tests/cases/A20/config.json"));
    QVERIFY(stage.window.messages().text().contains("llama"));

    stage.open("fingerprint");

    QCOMPARE(stage.window.messages().text(), QString());
}

void tst_MainWindow::commandsOfLearningNeedAPanelThatLearns()
{
    Stage stage;
    stage.open("fingerprint");
    const QStringList commands{"Save vectors…", "Step one pair", "Replay from the start"};
    const auto enabled = [&] {
        QStringList found;
        for (const QString& command : commands)
            if (stage.action(command)->isEnabled())
                found += command;
        return found;
    };
    QCOMPARE(enabled(), QStringList());

    Panel panel;
    panel.source = "word2vec";
    panel.quantity = "pair";
    emit stage.window.workspace().library().panelChosen(panel, false);
    QCOMPARE(enabled(), commands);

    stage.action("Step one pair")->trigger();
    QCOMPARE(std::get<std::int64_t>(stage.panel(0).values.at("pairs")), std::int64_t{1});
    QCOMPARE(std::get<std::int64_t>(stage.panel(0).values.at("steps")), std::int64_t{1});

    panel.source = "table";
    panel.quantity = "facts";
    emit stage.window.workspace().library().panelChosen(panel, false);
    QCOMPARE(enabled(), QStringList{"Save vectors…"});
}

WHORL_APP_TEST(tst_MainWindow)
#include "tst_main_window.moc"
