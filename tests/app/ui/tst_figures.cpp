// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/ui/board/board_view.h"
#include "app/ui/board/panel_header.h"
#include "app/ui/board/panel_mime.h"
#include "app/ui/board/panel_widget.h"
#include "app/ui/export/export_dialog.h"
#include "app/ui/window/actions.h"
#include "app/ui/window/figures.h"
#include "app/ui/window/workspace.h"
#include "tests/app/ui/dialog_controls.h"
#include "tests/app/ui/window_stage.h"
#include "tests/support/test_main.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QSettings>
#include <QSignalSpy>
#include <QTimer>
#include <QUrl>

using namespace whorl;
using namespace whorl::test;

class tst_Figures : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theCopiedPanelIsPictureDrawingAndTable();
    void aPanelTooLargeForItsSizeIsCopiedLarger();
    void thePanelMenuExportsThatPanel();
    void everyFigureCommandHasItsKey();
    void aDraggedPanelIsAFileWithItsBoard();
    void aPanelLeavesOnlyBeyondTheBoard();
    void aPanelThatComesBackIsMoved();
    void theSelectionOfThePrintDialogIsThePanel();
    void thePreviewShowsThePage();
    void theDraggedFileGoesWithTheWindow();
};

namespace {

PanelHeader& header(const MainWindow& window, int index)
{
    for (auto* panel : window.findChildren<PanelWidget*>())
        if (panel->index() == index)
            return *panel->findChild<PanelHeader*>();
    qFatal("there is no panel %d", index);
}

Figures& figures(const MainWindow& window)
{
    return *window.findChild<Figures*>();
}

/// What other programs do with a panel is theirs.
void withoutOtherPrograms(MainWindow& window)
{
    QObject::disconnect(&window.workspace().boardView(), nullptr, &figures(window), nullptr);
}

void sendMouse(QWidget& widget, QEvent::Type type, const QPoint& position, Qt::MouseButtons buttons)
{
    QMouseEvent event(type, position, widget.mapToGlobal(position), Qt::LeftButton, buttons, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

/// Looks at the export dialog once it is there, and closes it.
void onceExported(const std::function<void(ExportDialog&)>& look)
{
    QTimer::singleShot(0, [look] {
        auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            qFatal("no export dialog is shown");
        look(*dialog);
        dialog->reject();
    });
}

}  // namespace

void tst_Figures::init()
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, "whorl", "whorl").clear();
}

void tst_Figures::theCopiedPanelIsPictureDrawingAndTable()
{
    Stage stage;
    stage.open("biases");
    stage.window.workspace().boardView().selectPanel(2);

    stage.action("Copy figure")->trigger();
    QVERIFY(isSaid(stage.window, "Copied as a picture"));

    const QMimeData& held = *QGuiApplication::clipboard()->mimeData();
    QVERIFY(held.hasImage());
    QVERIFY(held.data("image/svg+xml").contains("T5"));
    QVERIFY2(held.text().startsWith("head\tquery\t0\t1"), qPrintable(held.text().left(60)));
}

void tst_Figures::aPanelTooLargeForItsSizeIsCopiedLarger()
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, "whorl", "whorl")
        .setValue("export/panelSize", QSizeF(12, 12));
    Stage stage;
    stage.open("biases");

    stage.action("Copy figure")->trigger();

    const QImage image = qvariant_cast<QImage>(QGuiApplication::clipboard()->mimeData()->imageData());
    QVERIFY(image.width() > 12 / 25.4 * 300);
    QVERIFY(image.width() < 120 / 25.4 * 300);
    QVERIFY(image.height() < 120 / 25.4 * 300);
}

void tst_Figures::thePanelMenuExportsThatPanel()
{
    Stage stage;
    stage.open("biases");
    QMenu menu;
    emit header(stage.window, 1).panelMenuWanted(menu);
    QAction* entry = nullptr;
    for (QAction* each : menu.actions())
        if (each->text() == "Export panel…")
            entry = each;
    QVERIFY(entry);
    Board exported;

    onceExported([&exported](const ExportDialog& dialog) { exported = dialog.exportedBoard(); });
    entry->trigger();

    QCOMPARE(exported.panels, std::vector{stage.panel(1)});
    onceExported([&exported](const ExportDialog& dialog) { exported = dialog.exportedBoard(); });
    stage.action("Export panel…")->trigger();
    QCOMPARE(exported.panels.size(), std::size_t(1));
}

void tst_Figures::everyFigureCommandHasItsKey()
{
    const Stage stage;
    const std::pair<const char*, const char*> keys[] = {{"Export…", "Ctrl+E"},
                                                        {"Export panel…", "Ctrl+Shift+E"},
                                                        {"Copy figure", "Ctrl+Shift+C"},
                                                        {"Print…", "Ctrl+P"}};
    for (const auto& [text, key] : keys)
        QCOMPARE(stage.action(text)->shortcut(), QKeySequence(key));
    QVERIFY(!stage.action("Print…")->isEnabled());
}

void tst_Figures::aDraggedPanelIsAFileWithItsBoard()
{
    Stage stage;
    stage.open("biases");
    const Board& board = stage.document.board();

    const auto content = figures(stage.window).draggedPanel(board, 1);
    const auto again = figures(stage.window).draggedPanel(board, 1);

    QVERIFY(content->hasImage());
    QVERIFY(content->data("image/svg+xml").contains("<svg"));
    QVERIFY(!content->text().isEmpty());
    QCOMPARE(panelFromMime(*content), std::optional(board.panels[1]));
    const QString path = content->urls().value(0).toLocalFile();
    QVERIFY(path.endsWith(".png"));
    QCOMPARE(readBoardFile(path).panels, std::vector{board.panels[1]});
    QVERIFY(again->urls() != content->urls());
}

void tst_Figures::aPanelLeavesOnlyBeyondTheBoard()
{
    Stage stage;
    stage.open("biases");
    withoutOtherPrograms(stage.window);
    BoardView& view = stage.window.workspace().boardView();
    const QSignalSpy left(&view, &BoardView::takenOut);
    PanelHeader& dragged = header(stage.window, 0);
    const QPoint start(40, 10);

    sendMouse(dragged, QEvent::MouseButtonPress, start, Qt::LeftButton);
    sendMouse(dragged, QEvent::MouseMove, start + QPoint(60, 40), Qt::LeftButton);
    QCOMPARE(left.count(), 0);
    sendMouse(dragged, QEvent::MouseMove, dragged.mapFrom(&view, QPoint(-20, 100)), Qt::LeftButton);
    QCOMPARE(left.count(), 1);
    QCOMPARE(left[0][0].toInt(), 0);
    sendMouse(dragged, QEvent::MouseMove, dragged.mapFrom(&view, QPoint(-40, 100)), Qt::LeftButton);
    sendMouse(dragged, QEvent::MouseButtonRelease, dragged.mapFrom(&view, QPoint(-40, 100)), {});

    QCOMPARE(left.count(), 1);
    QCOMPARE(stage.document.board(), findBoard("biases"));
}

void tst_Figures::aPanelThatComesBackIsMoved()
{
    Stage stage;
    stage.open("biases");
    withoutOtherPrograms(stage.window);
    BoardView& view = stage.window.workspace().boardView();
    PanelHeader& dragged = header(stage.window, 0);
    const QPoint target = header(stage.window, 2).mapTo(&view, QPoint(30, 60));
    connect(&view, &BoardView::takenOut, this, [&view, target] {
        const QMimeData nothing;
        QDragEnterEvent enter(target, Qt::CopyAction, &nothing, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(target, Qt::CopyAction, &nothing, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &drop);
        QVERIFY(drop.isAccepted());
    });

    sendMouse(dragged, QEvent::MouseButtonPress, QPoint(40, 10), Qt::LeftButton);
    sendMouse(dragged, QEvent::MouseMove, dragged.mapFrom(&view, QPoint(-20, 100)), Qt::LeftButton);

    Board swapped = findBoard("biases");
    std::swap(swapped.panels[0], swapped.panels[2]);
    QCOMPARE(stage.document.board().panels, swapped.panels);
}

void tst_Figures::theSelectionOfThePrintDialogIsThePanel()
{
    Stage stage;
    stage.open("biases");
    for (const bool panel : {false, true}) {
        bool offered = false, chosen = false;
        QTimer::singleShot(0, [&] {
            auto* dialog = qobject_cast<QPrintDialog*>(QApplication::activeModalWidget());
            if (!dialog)
                qFatal("no print dialog is shown");
            offered = dialog->testOption(QAbstractPrintDialog::PrintSelection);
            chosen = dialog->printRange() == QAbstractPrintDialog::Selection;
            dialog->reject();
        });
        figures(stage.window).print(panel);
        QVERIFY(offered);
        QCOMPARE(chosen, panel);
    }
}

void tst_Figures::thePreviewShowsThePage()
{
    Stage stage;
    stage.open("biases");
    int pages = 0;
    QTimer::singleShot(0, [&pages] {
        auto* dialog = qobject_cast<QPrintPreviewDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            qFatal("no preview is shown");
        pages = dialog->findChild<QPrintPreviewWidget*>()->pageCount();
        dialog->reject();
    });

    stage.action("Print preview…")->trigger();

    QCOMPARE(pages, 1);
}

void tst_Figures::theDraggedFileGoesWithTheWindow()
{
    QString path;
    {
        Stage stage;
        stage.open("biases");
        path = figures(stage.window).draggedPanel(stage.document.board(), 0)->urls().value(0).toLocalFile();
        QVERIFY(QFileInfo::exists(path));
    }
    QVERIFY(!QFileInfo::exists(path));
}

WHORL_APP_TEST(tst_Figures)
#include "tst_figures.moc"
