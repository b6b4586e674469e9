// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board.h"
#include "core/panel_sides.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_Board : public QObject {
    Q_OBJECT

private slots:
    void linkedPanelsFollowWhereTheyAgree();
    void whatWasSetApartStaysApart();
    void aCutLinkHoldsBothWays();
    void withoutASideAllSidesOfThePanelTakeTheValue();
    void oneSideTakesTheValueAlone();
    void whatShowsTheSameSideFollowsIt();
    void sidesOfOtherSourcesAreLeftAlone();
    void problemsOfOperandsAreNamed();
};

namespace {

Panel rope(std::int64_t dimension)
{
    Panel panel;
    panel.source = "rope";
    panel.quantity = "frequencies";
    panel.values = {{"dimension", dimension}};
    return panel;
}

Board boardOf(std::vector<Panel> panels)
{
    Board board;
    board.panels = std::move(panels);
    return board;
}

Value dimensionOf(const Panel& panel, PanelSide side = 0)
{
    return valuesOf(panel, side).at("dimension");
}

constexpr std::int64_t small = 32, large = 64, wanted = 16;

}  // namespace

void tst_Board::linkedPanelsFollowWhereTheyAgree()
{
    const Board after = withParameter(boardOf({rope(small), rope(small)}), 0, "dimension", wanted);

    QVERIFY(dimensionOf(after.panels[0]) == Value(wanted));
    QVERIFY(dimensionOf(after.panels[1]) == Value(wanted));
}

void tst_Board::whatWasSetApartStaysApart()
{
    const Board after = withParameter(boardOf({rope(small), rope(large)}), 0, "dimension", wanted);

    QVERIFY(dimensionOf(after.panels[0]) == Value(wanted));
    QVERIFY(dimensionOf(after.panels[1]) == Value(large));
}

void tst_Board::aCutLinkHoldsBothWays()
{
    Board board = boardOf({rope(small), rope(small)});
    board.panels[1].linked = false;

    QVERIFY(dimensionOf(withParameter(board, 0, "dimension", wanted).panels[1]) == Value(small));
    QVERIFY(dimensionOf(withParameter(board, 1, "dimension", wanted).panels[0]) == Value(small));
}

void tst_Board::withoutASideAllSidesOfThePanelTakeTheValue()
{
    Panel panel = rope(small);
    panel.minus = Operand{"rope", "frequencies", {{"dimension", large}}, {}, {}};

    const Panel after = withParameter(boardOf({panel}), 0, "dimension", wanted).panels[0];

    QVERIFY(dimensionOf(after) == Value(wanted));
    QVERIFY(dimensionOf(after, 1) == Value(wanted));
}

void tst_Board::oneSideTakesTheValueAlone()
{
    Panel panel = rope(small);
    panel.beside = {{"rope", "frequencies", {{"dimension", small}}, {}, {}},
                    {"rope", "frequencies", {{"dimension", small}}, {}, {}}};
    const Board board = boardOf({panel, rope(large)});

    const Board after = withParameter(board, 0, "dimension", wanted, 2);

    QVERIFY(dimensionOf(after.panels[0]) == Value(small));
    QVERIFY(dimensionOf(after.panels[0], 1) == Value(small));
    QVERIFY(dimensionOf(after.panels[0], 2) == Value(wanted));
    QVERIFY(dimensionOf(after.panels[1]) == Value(large));
}

void tst_Board::whatShowsTheSameSideFollowsIt()
{
    Panel difference = rope(small);
    difference.minus = Operand{"rope", "frequencies", {{"dimension", small}, {"base", 500.0}}, {}, {}};
    Panel alone = rope(small);
    alone.values = difference.minus->values;
    const Board board = boardOf({difference, rope(small), alone});

    const Board first = withParameter(board, 0, "dimension", wanted, 0),
                second = withParameter(board, 0, "dimension", wanted, 1);

    QVERIFY(dimensionOf(first.panels[1]) == Value(wanted));
    QVERIFY(dimensionOf(first.panels[2]) == Value(small));
    QVERIFY(dimensionOf(second.panels[1]) == Value(small));
    QVERIFY(dimensionOf(second.panels[2]) == Value(wanted));
}

void tst_Board::sidesOfOtherSourcesAreLeftAlone()
{
    Panel panel = rope(small);
    panel.minus = Operand{"sinusoidal", "frequencies", {{"dimension", small}}, {}, {}};

    const Panel own = withParameter(boardOf({panel}), 0, "dimension", wanted).panels[0];
    const Panel other = withParameter(boardOf({panel}), 0, "dimension", wanted, 1).panels[0];

    QVERIFY(dimensionOf(own) == Value(wanted));
    QVERIFY(dimensionOf(own, 1) == Value(small));
    QVERIFY(dimensionOf(other) == Value(small));
    QVERIFY(dimensionOf(other, 1) == Value(wanted));
}

void tst_Board::problemsOfOperandsAreNamed()
{
    Panel panel = rope(small);
    panel.minus = Operand{"rope", "no_such_quantity", {}, {}, {}};

    const std::vector<std::string> found = problems(boardOf({panel}));

    QCOMPARE(found.size(), 1U);
    QVERIFY(found.front().find("no_such_quantity") != std::string::npos);
}

WHORL_CORE_TEST(tst_Board)
#include "tst_board.moc"
