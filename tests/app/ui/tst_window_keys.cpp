// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/board_view.h"
#include "app/ui/controls/number_field.h"
#include "app/ui/library/library.h"
#include "app/ui/transport/transport.h"
#include "app/ui/window/message_bar.h"
#include "app/ui/window/workspace.h"
#include "resources/resources.h"
#include "tests/app/ui/window_stage.h"
#include "tests/support/test_main.h"

#include <QLineEdit>
#include <QSet>
#include <QSignalSpy>

using namespace whorl;
using namespace whorl::test;

/// Where keys go, and where the focus is seen.
class tst_WindowKeys : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { openResources(); }
    void lettersGoToTheEntryFieldThatHasTheFocus();
    void commandsComeThroughEntryFields();
    void undoMeansTheBoardUntilSomethingIsTyped();
    void everyStopOfTheFocusIsSeen();
    void aMessagePushesTheBoardDownUntilEscape();
};

void tst_WindowKeys::lettersGoToTheEntryFieldThatHasTheFocus()
{
    Stage stage;
    stage.open("fingerprint");
    const bool loop = stage.document.board().animation.loop;
    auto* search = stage.window.workspace().library().findChild<QLineEdit*>();
    search->setFocus();
    QTest::keyClicks(search, "l, .");
    QCOMPARE(search->text(), QString("l, ."));
    QCOMPARE(stage.document.board().animation.loop, loop);

    QTest::keyClick(&stage.window, Qt::Key_L);
    QCOMPARE(stage.document.board().animation.loop, !loop);
}

void tst_WindowKeys::commandsComeThroughEntryFields()
{
    Stage stage;
    stage.open("fingerprint");
    QVERIFY(QTest::qWaitForWindowActive(&stage.window));
    auto* exporting = stage.action("Export…");
    QSignalSpy asked(exporting, &QAction::triggered);
    exporting->disconnect(&stage.window);

    for (QWidget* field : {static_cast<QWidget*>(stage.window.findChild<NumberField*>()),
                           static_cast<QWidget*>(stage.window.workspace().library().findChild<QLineEdit*>())}) {
        asked.clear();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(asked.count(), 1);
    }
}

void tst_WindowKeys::undoMeansTheBoardUntilSomethingIsTyped()
{
    Stage stage;
    stage.open("fingerprint");
    QVERIFY(QTest::qWaitForWindowActive(&stage.window));
    auto* search = stage.window.workspace().library().findChild<QLineEdit*>();
    auto* entry = stage.window.workspace().transport().findChild<QLineEdit*>();
    for (QLineEdit* field : {search, entry}) {
        emit stage.window.workspace().library().panelChosen(alibiBias(), false);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_7);
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(stage.panel(0).source, std::string("alibi"));
        QVERIFY(!field->text().contains('7'));

        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(stage.panel(0).source, std::string("sinusoidal"));
    }
}

void tst_WindowKeys::everyStopOfTheFocusIsSeen()
{
    Stage stage;
    stage.open("fingerprint");
    QVERIFY(QTest::qWaitForWindowActive(&stage.window));
    const auto isSeen = [&](QWidget* widget) {
        const QRect place = QRect(widget->mapTo(&stage.window, QPoint()), widget->size()).adjusted(-2, -2, 2, 2);
        const QImage with = stage.window.grab(place).toImage();
        widget->clearFocus();
        const QImage without = stage.window.grab(place).toImage();
        widget->setFocus(Qt::TabFocusReason);
        int changed = 0;
        for (int y = 0; y < with.height(); ++y)
            for (int x = 0; x < with.width(); ++x)
                changed += with.pixel(x, y) != without.pixel(x, y);
        return changed >= 60;
    };
    QSet<QWidget*> stops;
    for (int i = 0; i < 5; ++i) {
        QTest::keyClick(&stage.window, Qt::Key_F6);
        QWidget* stop = stage.window.focusWidget();
        QVERIFY2(isSeen(stop), qPrintable(stop->metaObject()->className() + stop->accessibleName()));
        stops += stop;
    }
    QCOMPARE(stops.size(), 5);
}

void tst_WindowKeys::aMessagePushesTheBoardDownUntilEscape()
{
    Stage stage;
    stage.open("fingerprint");
    QVERIFY(QTest::qWaitForWindowActive(&stage.window));
    Probe pinned = stage.document.board().probe;
    pinned.pinned = true;
    stage.document.point(pinned);
    const MessageBar& messages = stage.window.messages();
    const BoardView& board = stage.window.workspace().boardView();
    const int top = board.mapTo(&stage.window, QPoint()).y();

    stage.window.messages().say(MessageBar::Kind::error, "mishap");
    QTRY_VERIFY(board.mapTo(&stage.window, QPoint()).y() >= top + 26);
    QVERIFY(messages.mapTo(&stage.window, QPoint(0, messages.height())).y()
            <= board.mapTo(&stage.window, QPoint()).y());

    QTest::keyClick(stage.window.focusWidget(), Qt::Key_Escape);
    QVERIFY(messages.isHidden());
    QVERIFY(stage.document.board().probe.pinned);
    QTRY_COMPARE(board.mapTo(&stage.window, QPoint()).y(), top);
}

WHORL_APP_TEST(tst_WindowKeys)
#include "tst_window_keys.moc"
