// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/ui/board/board_view.h"
#include "app/ui/board/panel_body.h"
#include "app/ui/board/panel_widget.h"
#include "app/ui/export/export_dialog.h"
#include "app/ui/transport/transport.h"
#include "app/ui/window/workspace.h"
#include "core/catalogue.h"
#include "resources/resources.h"
#include "tests/app/ui/window_stage.h"
#include "tests/support/test_main.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QPointer>
#include <QScrollBar>
#include <QSet>

using namespace whorl;
using namespace whorl::test;

/// What a screen reader finds by walking the window (case E09).
class tst_Accessibility : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { openResources(); }
    void everyStopOfTheFocusHasANameAndARole_data();
    void everyStopOfTheFocusHasANameAndARole();
    void everyButtonIsNamed_data();
    void everyButtonIsNamed();
    void tabReachesEveryControlAndComesBack();
    void picturesSayWhatTheyAreAndWhatTheProbeReads_data();
    void picturesSayWhatTheyAreAndWhatTheProbeReads();
    void arrowsInAPictureChangeWhatItSays();
    void arrowsScrollAList();
    void everyControlOfTheExportDialogIsNamed();
    void slidersKeepWhatArrowsGiveThem();
    void valuesAreAnnouncedNoFasterThanTheyCanBeHeard();
};

namespace {

QString placeOf(const QWidget& widget)
{
    QStringList path;
    for (const QWidget* each = &widget; each; each = each->parentWidget())
        path.prepend(QString::fromLatin1(each->metaObject()->className()).remove("whorl::"));
    return path.join('/') + " \"" + widget.toolTip() + '"';
}

/// Entry fields inside spin boxes and the like speak through what they belong to.
bool isPart(const QWidget& widget)
{
    return widget.focusProxy() || (widget.parentWidget() && widget.parentWidget()->focusProxy() == &widget);
}

void addBoards()
{
    QTest::addColumn<QString>("board");
    for (const ReadyMadeBoard& ready : readyMadeBoards())
        QTest::addRow("%s", qPrintable(ready.id)) << ready.id;
    QTest::addRow("start screen") << QString();
}

void show(Stage& stage, const QString& board)
{
    stage.open(board.isEmpty() ? "fingerprint" : board);
    if (board.isEmpty())
        stage.window.showStartScreen();
    QVERIFY(QTest::qWaitForWindowActive(&stage.window));
}

QString namesMissing(const QList<QWidget*>& widgets)
{
    QStringList missing;
    for (const QWidget* widget : widgets) {
        QAccessibleInterface* found = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        if (!found || found->role() == QAccessible::NoRole || found->role() == QAccessible::Client
            || found->text(QAccessible::Name).trimmed().isEmpty())
            missing += placeOf(*widget) + QString(" role %1").arg(found ? found->role() : 0);
    }
    return missing.join('\n');
}

}  // namespace

void tst_Accessibility::everyStopOfTheFocusHasANameAndARole_data()
{
    addBoards();
}

void tst_Accessibility::everyStopOfTheFocusHasANameAndARole()
{
    QFETCH(const QString, board);
    Stage stage;
    show(stage, board);
    QList<QWidget*> stops;
    for (QWidget* widget : stage.window.findChildren<QWidget*>())
        if ((widget->focusPolicy() & Qt::TabFocus) && widget->isVisible() && !isPart(*widget))
            stops += widget;
    QVERIFY(stops.size() > 5);
    const QString missing = namesMissing(stops);
    QVERIFY2(missing.isEmpty(), qPrintable(missing));
}

void tst_Accessibility::everyButtonIsNamed_data()
{
    addBoards();
}

void tst_Accessibility::everyButtonIsNamed()
{
    QFETCH(const QString, board);
    Stage stage;
    show(stage, board);
    QList<QWidget*> buttons;
    for (QAbstractButton* button : stage.window.findChildren<QAbstractButton*>())
        if (button->isVisible())
            buttons += button;
    const QString missing = namesMissing(buttons);
    QVERIFY2(missing.isEmpty(), qPrintable(missing));
}

void tst_Accessibility::tabReachesEveryControlAndComesBack()
{
    Stage stage;
    show(stage, "fingerprint");
    QSet<const QWidget*> wanted;
    for (const QWidget* widget : stage.window.findChildren<QWidget*>())
        if ((widget->focusPolicy() & Qt::TabFocus) && widget->isVisible() && widget->isEnabled() && !isPart(*widget)
            && !qobject_cast<const QScrollBar*>(widget))
            wanted += widget;
    const QWidget* first = stage.window.focusWidget();
    for (int i = 0; i < 400; ++i) {
        QTest::keyClick(stage.window.focusWidget(), Qt::Key_Tab);
        for (const QWidget* each = stage.window.focusWidget(); each; each = each->parentWidget())
            wanted.remove(each);
        if (stage.window.focusWidget() == first)
            break;
    }
    QStringList left;
    for (const QWidget* widget : wanted)
        left += placeOf(*widget) + ' ' + widget->accessibleName();
    QVERIFY2(wanted.isEmpty(), qPrintable(left.join('\n')));
    QCOMPARE(stage.window.focusWidget(), first);
}

void tst_Accessibility::picturesSayWhatTheyAreAndWhatTheProbeReads_data()
{
    QTest::addColumn<QString>("board");
    for (const ReadyMadeBoard& ready : readyMadeBoards())
        QTest::addRow("%s", qPrintable(ready.id)) << ready.id;
}

void tst_Accessibility::picturesSayWhatTheyAreAndWhatTheProbeReads()
{
    QFETCH(const QString, board);
    Stage stage;
    show(stage, board);
    BoardView& view = stage.window.workspace().boardView();
    for (const PanelWidget* panel : view.findChildren<PanelWidget*>()) {
        auto* body = panel->findChild<PanelBody*>();
        // A panel that is not seen is not drawn.
        view.scrollTo(*panel);
        QTRY_VERIFY2_WITH_TIMEOUT(panel->picture().picture(), qPrintable(panel->accessibleName()), 20000);
        QAccessibleInterface* found = QAccessible::queryAccessibleInterface(body);
        QVERIFY(found);
        QCOMPARE(found->role(), QAccessible::Chart);
        QVERIFY(found->text(QAccessible::Name).startsWith(panel->accessibleName()));
        // Where the probe has no place in a picture there is nothing that it reads.
        QTRY_COMPARE(found->text(QAccessible::Value).isEmpty(), panel->readout().empty());
        const QString summary = found->text(QAccessible::Description);
        QVERIFY2(summary.contains("rows"), qPrintable(panel->accessibleName() + ": " + summary));
    }
}

void tst_Accessibility::arrowsInAPictureChangeWhatItSays()
{
    Stage stage;
    show(stage, "fingerprint");
    for (PanelBody* body : stage.window.workspace().boardView().findChildren<PanelBody*>()) {
        const QString before = body->valueText();
        for (const int key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Right})
            QTest::keyClick(body, Qt::Key(key));
        QTRY_VERIFY2(body->valueText() != before, qPrintable(body->accessibleName()));
    }
}

void tst_Accessibility::arrowsScrollAList()
{
    Board board;
    Panel panel;
    panel.source = "alibi";
    panel.quantity = "window";
    panel.values = {{"heads", std::int64_t{32}}};
    board.panels = {panel};
    Stage stage;
    stage.document.reset(board);
    stage.window.showBoard();
    stage.window.resize(1024, 720);
    stage.window.show();
    QVERIFY(QTest::qWaitForWindowActive(&stage.window));
    auto* body = stage.window.workspace().boardView().findChild<PanelBody*>();
    body->resize(body->width(), 160);
    body->grab();
    QTest::keyClick(body, Qt::Key_Down);
    body->grab();
    QTest::keyClick(body, Qt::Key_Down);
    QVERIFY(stage.panel(0).rows);
    QCOMPARE(stage.panel(0).rows->first, 2.0);
    body->grab();
    QTest::keyClick(body, Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(stage.panel(0).rows->first, 0.0);
}

void tst_Accessibility::everyControlOfTheExportDialogIsNamed()
{
    Appearance appearance;
    ExportDialog dialog(findBoard("biases"), 0, appearance);
    dialog.show();
    QList<QWidget*> stops;
    for (QWidget* widget : dialog.findChildren<QWidget*>())
        if ((widget->focusPolicy() & Qt::TabFocus) && widget->isVisible() && !isPart(*widget))
            stops += widget;
    QVERIFY(stops.size() > 8);
    const QString missing = namesMissing(stops);
    QVERIFY2(missing.isEmpty(), qPrintable(missing));
}

void tst_Accessibility::slidersKeepWhatArrowsGiveThem()
{
    Stage stage;
    show(stage, "fingerprint");
    int moved = 0;
    QList<QPointer<QWidget>> widgets;
    for (QWidget* widget : stage.window.findChildren<QWidget*>())
        widgets += widget;
    for (const QPointer<QWidget>& widget : widgets) {
        // A list of choices may be made anew when a value changes.
        if (!widget)
            continue;
        QAccessibleInterface* found = QAccessible::queryAccessibleInterface(widget);
        if (!widget->isVisible() || !widget->isEnabled() || !found || found->role() != QAccessible::Slider)
            continue;
        QAccessibleValueInterface* value = found->valueInterface();
        QVERIFY2(value, qPrintable(placeOf(*widget)));
        const QVariant before = value->currentValue();
        const bool atTheEnd = before == value->maximumValue();
        widget->setFocus(Qt::TabFocusReason);
        QTest::keyClick(widget, atTheEnd ? Qt::Key_Left : Qt::Key_Right);
        const QVariant after = value->currentValue();
        QVERIFY2(after != before, qPrintable(placeOf(*widget) + found->text(QAccessible::Name)));
        QTest::qWait(1);
        QCOMPARE(value->currentValue(), after);
        ++moved;
    }
    QVERIFY(moved >= 2);
}

void tst_Accessibility::valuesAreAnnouncedNoFasterThanTheyCanBeHeard()
{
    Stage stage;
    show(stage, "fingerprint");
    const auto* body = stage.window.workspace().boardView().findChild<PanelBody*>();
    QString said = body->accessibleName();
    int announced = 0;
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(stage.window.focusWidget(), Qt::Key_Down);
        announced += body->accessibleName() != std::exchange(said, body->accessibleName()) ? 1 : 0;
    }
    QVERIFY2(announced < 20, qPrintable(QString::number(announced)));
    const QString last = QString::number(stage.document.board().probe.query);
    QTRY_VERIFY2(body->accessibleName().contains(last), qPrintable(body->accessibleName()));
}

WHORL_APP_TEST(tst_Accessibility)
#include "tst_accessibility.moc"
