// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/board_view.h"
#include "app/ui/board/fitting_layout.h"
#include "app/ui/board/panel_widget.h"
#include "app/ui/look/appearance.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_FittingLayout : public QObject {
    Q_OBJECT

private slots:
    void panelsHaveTheirRoomInEveryLayout();
    void whatWasAskedForIsKeptWhereItFits();
    void aBoardTooSmallForItsPanelsScrolls();
    void manyPlotsAndListsHaveMoreRoom();
};

namespace {

constexpr Layout layouts[] = {Layout::automatic, Layout::columns, Layout::largeLeft, Layout::wideTop, Layout::grid};

Board boardOf(std::size_t count, Layout layout = Layout::automatic)
{
    Panel panel;
    panel.source = "sinusoidal";
    panel.quantity = "encoding";
    Board board;
    board.panels.assign(count, panel);
    board.layout = layout;
    return board;
}

}  // namespace

void tst_FittingLayout::panelsHaveTheirRoomInEveryLayout()
{
    for (const QSizeF& size : {QSizeF(862, 664), QSizeF(670, 532), QSizeF(300, 240)}) {
        for (const Layout layout : layouts) {
            for (std::size_t count = 2; count <= maximumPanels; ++count) {
                const FittingLayout fitting = fittingLayout(boardOf(count, layout), QRectF({0, 0}, size), 8);
                QCOMPARE(fitting.layout.panels.size(), count);
                for (std::size_t i = 0; i < count; ++i) {
                    const QRectF& panel = fitting.layout.panels[i];
                    QVERIFY(panel.width() >= 252 && panel.height() >= 198);
                    QVERIFY(QRectF(0, 0, size.width(), fitting.height).contains(panel));
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY(!panel.intersects(fitting.layout.panels[j]));
                }
            }
        }
    }
}

void tst_FittingLayout::whatWasAskedForIsKeptWhereItFits()
{
    const QRectF area(0, 0, 1800, 1200);
    for (const Layout layout : layouts) {
        const Board board = boardOf(3, layout);
        QCOMPARE(fittingLayout(board, area, 8).layout.panels, layoutPanels(layout, 3, {}, area, 8).panels);
        QCOMPARE(fittingLayout(board, area, 8).height, 1200.0);
    }
}

void tst_FittingLayout::aBoardTooSmallForItsPanelsScrolls()
{
    Appearance appearance;
    Document document;
    document.reset(boardOf(maximumPanels));
    BoardView view(document, appearance);
    view.resize(680, 500);
    view.show();
    view.grab();
    const auto panel = [&](int index) {
        for (PanelWidget* each : view.findChildren<PanelWidget*>())
            if (each->index() == index)
                return each;
        qFatal("no panel %d", index);
    };
    const auto isWhole = [&](int index) { return view.rect().contains(panel(index)->geometry()); };
    QVERIFY(isWhole(0) && !isWhole(5));

    view.scrollTo(*panel(5));
    QVERIFY(isWhole(5) && !isWhole(0));
    view.setMaximisedPanel(5);
    QVERIFY(isWhole(5));
    view.setMaximisedPanel(-1);
    view.resize(1200, 900);
    view.grab();

    for (int i = 0; i < 6; ++i)
        QVERIFY(isWhole(i));
}

void tst_FittingLayout::manyPlotsAndListsHaveMoreRoom()
{
    const QRectF area(0, 0, 862, 664);
    Board board = boardOf(6, Layout::grid);
    QCOMPARE(fittingLayout(board, area, 8).height, 664.0);
    for (Panel& panel : board.panels)
        panel.quantity = "frequencies";
    const FittingLayout fitting = fittingLayout(board, area, 8);
    QVERIFY(fitting.height > 664);
    for (const QRectF& panel : fitting.layout.panels)
        QVERIFY(panel.width() >= 306 && panel.height() >= 306);

    // A heatmap among them is what people came to see: all at once.
    board.panels[3].quantity = "encoding";
    QCOMPARE(fittingLayout(board, area, 8).height, 664.0);
    board.panels.resize(4);
    QCOMPARE(fittingLayout(board, area, 8).height, 664.0);
}

WHORL_APP_TEST(tst_FittingLayout)
#include "tst_fitting_layout.moc"
