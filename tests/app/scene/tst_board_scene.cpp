// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/board_scene.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_BoardScene : public QObject {
    Q_OBJECT

private slots:
    void panelsTileTheAreaWithTheirGaps_data();
    void panelsTileTheAreaWithTheirGaps();
    void everySplitterMovesItsOwnBoundary_data() { panelsTileTheAreaWithTheirGaps_data(); }
    void everySplitterMovesItsOwnBoundary();
    void sharesBeyondReasonAreHeldBack();
    void theCaptionNamesOnlyWhatAllPanelsShare();
    void theCaptionNamesTheScalingAndItsFactor();
    void choicesThatNobodyMadeAreNoCaption();
};

void tst_BoardScene::panelsTileTheAreaWithTheirGaps_data()
{
    QTest::addColumn<int>("layout");
    QTest::addColumn<int>("count");
    for (int layout = 0; layout < 5; ++layout)
        for (int count = 1; count <= 6; ++count)
            QTest::addRow("layout %d, %d panels", layout, count) << layout << count;
}

void tst_BoardScene::panelsTileTheAreaWithTheirGaps()
{
    QFETCH(const int, layout);
    QFETCH(const int, count);
    const QRectF area(12, 8, 830, 640);

    const BoardLayout result = layoutPanels(static_cast<Layout>(layout), std::size_t(count), {}, area, 8);

    QCOMPARE(int(result.panels.size()), count);
    QCOMPARE(int(result.splitters.size()), count - 1);
    double covered = 0;
    for (const QRectF& panel : result.panels) {
        QVERIFY(area.contains(panel));
        QVERIFY(panel.width() > 50 && panel.height() > 50);
        covered += panel.width() * panel.height();
        for (const QRectF& other : result.panels)
            QVERIFY(&panel == &other || !panel.intersects(other));
    }
    for (const Splitter& splitter : result.splitters)
        covered += splitter.rectangle.width() * splitter.rectangle.height();
    QVERIFY(std::abs(covered - area.width() * area.height()) < 1e-6);
}

void tst_BoardScene::everySplitterMovesItsOwnBoundary()
{
    QFETCH(const int, layout);
    QFETCH(const int, count);
    const QRectF area(0, 0, 800, 600);
    const auto kind = static_cast<Layout>(layout);
    const BoardLayout before = layoutPanels(kind, std::size_t(count), {}, area, 8);

    for (const Splitter& splitter : before.splitters) {
        std::vector<double> proportions;
        for (const Splitter& each : before.splitters) {
            const bool vertical = each.orientation == Qt::Vertical;
            const double start =
                vertical ? each.rectangle.left() - each.parent.left() : each.rectangle.top() - each.parent.top();
            proportions.push_back(start / ((vertical ? each.parent.width() : each.parent.height()) - 8));
        }
        proportions[splitter.proportion] = 0.3;
        const BoardLayout after = layoutPanels(kind, std::size_t(count), proportions, area, 8);
        QVERIFY(after.splitters[splitter.proportion].rectangle != splitter.rectangle);
    }
}

void tst_BoardScene::sharesBeyondReasonAreHeldBack()
{
    const BoardLayout result = layoutPanels(Layout::columns, 2, {7.0}, QRectF(0, 0, 800, 600), 8);

    QVERIFY(result.panels.back().width() > 30);
}

void tst_BoardScene::theCaptionNamesOnlyWhatAllPanelsShare()
{
    Board board;
    for (double base : {10000.0, 500.0}) {
        Panel panel;
        panel.source = "rope";
        panel.quantity = "score";
        panel.values["base"] = base;
        board.panels.push_back(panel);
    }

    const QString caption = boardCaption(board, {});

    QVERIFY(!caption.isEmpty());
    QVERIFY2(!caption.contains("b ="), qPrintable(caption));
    board.panels.pop_back();
    QVERIFY2(boardCaption(board, {}).contains("b ="), qPrintable(caption));
}

void tst_BoardScene::theCaptionNamesTheScalingAndItsFactor()
{
    Board board;
    Panel panel;
    panel.source = "rope";
    panel.quantity = "divisors";
    panel.values = {{"scaling", std::string("yarn")}, {"length", std::int64_t{4097}}};
    board.panels = {panel};

    const QString caption = boardCaption(board, {});

    QVERIFY2(caption.contains("YaRN"), qPrintable(caption));
    QVERIFY2(caption.contains("s = "), qPrintable(caption));
    QVERIFY2(caption.contains("L = "), qPrintable(caption));
    board.panels.front().values.clear();
    QVERIFY(!boardCaption(board, {}).contains("s = "));
}

void tst_BoardScene::choicesThatNobodyMadeAreNoCaption()
{
    Board board;
    board.panels.resize(1);
    board.panels[0].source = "lab";
    board.panels[0].quantity = "by_length";
    PictureStyle style;
    style.theme = &theme(ThemeName::light);

    QCOMPARE(boardCaption(board, style), QString());
    board.panels[0].values["scaling"] = std::string("yarn");
    QVERIFY(boardCaption(board, style).contains("YaRN"));
}

WHORL_CORE_TEST(tst_BoardScene)
#include "tst_board_scene.moc"
