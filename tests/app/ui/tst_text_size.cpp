// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/board_view.h"
#include "app/ui/board/panel_body.h"
#include "app/ui/look/previewed_sight.h"
#include "app/ui/transport/transport.h"
#include "app/ui/window/message_bar.h"
#include "app/ui/window/workspace.h"
#include "resources/resources.h"
#include "tests/app/ui/window_stage.h"
#include "tests/support/test_main.h"

#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>

using namespace whorl;
using namespace whorl::test;

/// Large words on a small screen, and pictures as other eyes see them.
class tst_TextSize : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { openResources(); }
    void cleanup() { Settings().setTextSize(100); }
    void theSizeIsRememberedAndOthersAreRefused();
    void theMenuOffersFourSizes();
    void largeWordsHaveRoomForTheBoardOrTheInspector();
    void usualWordsHaveRoomForBoth();
    void aPictureIsShownAsThatEyeSeesIt();
};

namespace {

QMenu* menuOf(const Stage& stage, const QString& name)
{
    for (QMenu* menu : stage.window.findChildren<QMenu*>())
        if (menu->title() == name) {
            emit menu->aboutToShow();
            return menu;
        }
    return nullptr;
}

QWidget* board(Stage& stage)
{
    return &stage.window.workspace().boardView();
}

}  // namespace

void tst_TextSize::theSizeIsRememberedAndOthersAreRefused()
{
    Settings().setTextSize(150);
    QCOMPARE(Settings().textSize(), 150);
    Settings().setTextSize(100'000);
    QCOMPARE(Settings().textSize(), 100);
}

void tst_TextSize::theMenuOffersFourSizes()
{
    Stage stage;
    stage.open("fingerprint");
    const QMenu* menu = menuOf(stage, "Text size");
    QVERIFY(menu);
    // Four sizes, and when they take effect.
    QCOMPARE(menu->actions().size(), 6);
    QVERIFY(!menu->actions().back()->isEnabled());
    QVERIFY(menu->actions()[0]->isChecked());
    menu->actions()[3]->trigger();
    QCOMPARE(stage.settings.textSize(), 200);
    QSignalSpy restart(&stage.window, &MainWindow::restartWanted);
    for (QPushButton* button : stage.window.messages().findChildren<QPushButton*>())
        if (button->text() == "Start again now")
            button->click();
    QCOMPARE(restart.count(), 1);
}

void tst_TextSize::largeWordsHaveRoomForTheBoardOrTheInspector()
{
    Settings().setTextSize(200);
    Stage stage;
    stage.open("fingerprint");
    // What a screen of 1024 x 768 has for words of twice the size.
    stage.window.resize(512, 384);
    Workspace& workspace = stage.window.workspace();
    QTRY_VERIFY(workspace.isTight());
    QCOMPARE(stage.window.width(), 512);
    QAction* inspector = stage.action("Inspector");
    QVERIFY(board(stage)->isVisible());
    QVERIFY(!inspector->isChecked());
    QVERIFY(!workspace.transport().isVisible());

    inspector->trigger();
    QVERIFY(!board(stage)->isVisible());
    inspector->trigger();
    QVERIFY(board(stage)->isVisible());
    // What was shut for want of room is open again the next time.
    QVERIFY(stage.settings.isRegionOpen("inspector"));
    QVERIFY(stage.settings.isRegionOpen("transport"));

    stage.window.resize(1440, 900);
    QTRY_VERIFY(!workspace.isTight());
    QVERIFY(inspector->isChecked());
    QVERIFY(workspace.transport().isVisible());
}

void tst_TextSize::usualWordsHaveRoomForBoth()
{
    Stage stage;
    stage.open("fingerprint");
    stage.window.resize(1024, 720);
    QTRY_COMPARE(stage.window.width(), 1024);
    QVERIFY(!stage.window.workspace().isTight());
}

void tst_TextSize::aPictureIsShownAsThatEyeSeesIt()
{
    Stage stage;
    stage.open("fingerprint");
    auto* body = stage.window.workspace().boardView().findChild<PanelBody*>();
    const QImage usual = body->grab().toImage().convertToFormat(QImage::Format_RGB32);

    QMenu* menu = menuOf(stage, "Colour vision");
    QVERIFY(menu);
    menu->actions()[2]->trigger();
    QCOMPARE(PreviewedSight::instance().sight(), Sight::deuteranopia);
    const QImage seen = body->grab().toImage().convertToFormat(QImage::Format_RGB32);
    PreviewedSight::instance().setSight(Sight::normal);

    QVERIFY(seen != usual);
    QCOMPARE(seen, seenImage(usual, Sight::deuteranopia));
    QCOMPARE(body->grab().toImage().convertToFormat(QImage::Format_RGB32), usual);
}

WHORL_APP_TEST(tst_TextSize)
#include "tst_text_size.moc"
