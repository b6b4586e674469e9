// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/ui/board/board_view.h"
#include "app/ui/board/panel_body.h"
#include "app/ui/board/panel_table.h"
#include "app/ui/board/panel_widget.h"
#include "app/ui/window/workspace.h"
#include "resources/resources.h"
#include "tests/app/ui/window_stage.h"
#include "tests/support/test_main.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QTableView>

using namespace whorl;
using namespace whorl::test;

/// The table twin of a panel, by the keys of the window.
class tst_PanelTable : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { openResources(); }
    void aKeyTurnsThePictureIntoATableAndBack();
    void theCurrentCellIsTheProbe();
    void theTableFollowsAChange();
    void selectedCellsAreCopiedWithTabs();
    void lettersStayKeysOfTheWindow();
    void everyViewHasATable_data();
    void everyViewHasATable();
    void screenReadersFindCellsAndTheirNames();
};

namespace {

struct TableStage : Stage {
    void openTable(const QString& board)
    {
        open(board);
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(window.focusWidget(), Qt::Key_T, Qt::ControlModifier);
        panel = window.workspace().boardView().findChild<PanelWidget*>();
        table = panel->findChild<PanelTable*>();
        QVERIFY(table);
        QTRY_VERIFY(table->model().rowCount() > 0);
    }
    QTableView* view() const { return table->view(); }

    PanelWidget* panel = nullptr;
    PanelTable* table = nullptr;
};

}  // namespace

void tst_PanelTable::aKeyTurnsThePictureIntoATableAndBack()
{
    TableStage stage;
    stage.openTable("fingerprint");
    QVERIFY(stage.panel->isTable());
    QVERIFY(stage.action("Show as table")->isChecked());
    QCOMPARE(stage.window.focusWidget(), stage.view());
    QCOMPARE(stage.table->size(), stage.panel->findChild<PanelBody*>()->size());

    QTest::keyClick(stage.view(), Qt::Key_Escape);

    QVERIFY(!stage.panel->isTable());
    QVERIFY(!stage.action("Show as table")->isChecked());
    QCOMPARE(stage.window.focusWidget(), stage.panel->findChild<PanelBody*>());
    QVERIFY(!stage.document.isModified());
}

void tst_PanelTable::theCurrentCellIsTheProbe()
{
    TableStage stage;
    stage.openTable("fingerprint");
    Probe probe = stage.document.board().probe;
    probe.query = 20;
    probe.channel = 6;
    probe.pair = 3;
    stage.document.point(probe);
    QCOMPARE(stage.view()->currentIndex().row(), 20);
    QCOMPARE(stage.view()->currentIndex().column(), 6);

    QTest::keyClick(stage.view(), Qt::Key_Down);
    QTest::keyClick(stage.view(), Qt::Key_Right);

    QCOMPARE(stage.document.board().probe.query, 21);
    QCOMPARE(stage.document.board().probe.channel, std::optional<std::int64_t>(7));
    QCOMPARE(stage.view()->currentIndex().data().toString(),
             cellText(std::get<Field>(stage.panel->picture().data()->data.front()).at(21, 7, 0)));
}

void tst_PanelTable::theTableFollowsAChange()
{
    TableStage stage;
    stage.openTable("fingerprint");
    const QString before = stage.table->model().index(9, 8).data().toString();

    Board board = stage.document.board();
    board.panels[0].values["base"] = 100.0;
    stage.document.edit(board, "Change base");

    QTRY_VERIFY(stage.table->model().index(9, 8).data().toString() != before);
}

void tst_PanelTable::selectedCellsAreCopiedWithTabs()
{
    TableStage stage;
    stage.openTable("fingerprint");
    stage.view()->setCurrentIndex(stage.table->model().index(0, 0));
    QTest::keyClick(stage.view(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(stage.view(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(stage.view(), Qt::Key_C, Qt::ControlModifier);

    const QStringList lines = QGuiApplication::clipboard()->text().split('\n');

    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[0], QString("\tchannel 0\tchannel 1"));
    QCOMPARE(lines[1], QString("position 0\t0\t1"));
    QCOMPARE(lines[2].section('\t', 1, 1).toDouble(), std::sin(1.0));
}

void tst_PanelTable::lettersStayKeysOfTheWindow()
{
    TableStage stage;
    stage.openTable("fingerprint");
    const bool loop = stage.document.board().animation.loop;

    QTest::keyClick(stage.view(), Qt::Key_L);

    QCOMPARE(stage.document.board().animation.loop, !loop);
}

void tst_PanelTable::everyViewHasATable_data()
{
    QTest::addColumn<QString>("board");
    for (const ReadyMadeBoard& ready : readyMadeBoards())
        QTest::addRow("%s", qPrintable(ready.id)) << ready.id;
}

void tst_PanelTable::everyViewHasATable()
{
    QFETCH(const QString, board);
    Stage stage;
    stage.open(board);
    for (PanelWidget* panel : stage.window.workspace().boardView().findChildren<PanelWidget*>()) {
        panel->setTable(true);
        const auto* table = panel->findChild<PanelTable*>();
        QTRY_VERIFY2_WITH_TIMEOUT(table->model().rowCount() > 0, qPrintable(panel->accessibleName()), 20000);
        const QModelIndex first = table->model().index(0, 0);
        QVERIFY(!first.data().toString().isEmpty());
        QVERIFY(!table->model().headerData(0, Qt::Vertical, Qt::DisplayRole).toString().isEmpty());
        QVERIFY(!table->model().headerData(0, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
    }
}

void tst_PanelTable::screenReadersFindCellsAndTheirNames()
{
    TableStage stage;
    stage.openTable("fingerprint");
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(stage.view());
    QVERIFY(table && table->tableInterface());
    QCOMPARE(table->role(), QAccessible::Table);
    QVERIFY2(table->text(QAccessible::Name).contains("channel"), qPrintable(table->text(QAccessible::Name)));

    QAccessibleTableInterface* cells = table->tableInterface();
    QCOMPARE(cells->rowCount(), stage.table->model().rowCount());
    QCOMPARE(cells->rowDescription(3), QString("position 3"));
    QCOMPARE(cells->columnDescription(4), QString("channel 4"));
    QCOMPARE(cells->cellAt(0, 1)->text(QAccessible::Name), QString("1.0000"));
}

WHORL_APP_TEST(tst_PanelTable)
#include "tst_panel_table.moc"
