// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/document.h"
#include "app/ui/board/board_view.h"
#include "app/ui/board/panel_widget.h"
#include "app/ui/look/appearance.h"
#include "core/catalogue.h"
#include "core/embedding/vector_table.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_BoardRuns : public QObject {
    Q_OBJECT

private slots:
    void panelsOfARunPauseAtTheSameStepAndGoOn();
    void singlePairsAreOneUndoEntry();
    void afterTheLastPairComesTheFirst();
    void stoppingKeepsTheStepsThatWereTaken();
    void theShownBoardAsksForWhatIsOnScreen();
    void aReplayEndsWhereItEnded();
    void whatDoesNotLearnHasNoPairs();
    void whatWasNeverPaintedIsBegunWhereItIsAwaited();
};

namespace {

/// Two panels of a training that takes long, or as many steps as are asked for.
struct Stage {
    explicit Stage(std::int64_t seed, std::int64_t steps = 0)
    {
        Board board;
        for (const char* quantity : {"loss", "pair"}) {
            Panel panel;
            panel.source = "word2vec";
            panel.quantity = quantity;
            panel.values = {{"seed", seed}, {"epochs", std::int64_t{200}}};
            if (steps > 0)
                panel.values["steps"] = steps;
            board.panels.push_back(panel);
        }
        document.reset(board);
        view.resize(900, 500);
        view.show();
    }
    PanelWidget& panel(int index) const
    {
        for (PanelWidget* each : view.findChildren<PanelWidget*>())
            if (each->index() == index)
                return *each;
        qFatal("no panel %d", index);
    }
    bool areResting() const { return panel(0).restsAt() && panel(1).restsAt(); }
    bool areSharp() const
    {
        return panel(0).picture().state() == PanelPicture::State::sharp
            && panel(1).picture().state() == PanelPicture::State::sharp;
    }
    std::int64_t number(const char* id, std::size_t index = 0) const
    {
        const Values& values = document.board().panels[index].values;
        const auto found = values.find(std::string_view(id));
        return found == values.end() ? 0 : std::get<std::int64_t>(found->second);
    }
    void pause()
    {
        QTRY_VERIFY_WITH_TIMEOUT(panel(0).isOnTheWay() && panel(1).isOnTheWay(), 20'000);
        emit panel(0).pauseWanted();
        QTRY_VERIFY_WITH_TIMEOUT(areResting(), 20'000);
    }

    Appearance appearance;
    Document document;
    BoardView view{document, appearance};
};

}  // namespace

void tst_BoardRuns::panelsOfARunPauseAtTheSameStepAndGoOn()
{
    Stage stage(11);
    stage.pause();

    const std::int64_t rest = *stage.panel(0).restsAt();
    QCOMPARE(*stage.panel(1).restsAt(), rest);
    QVERIFY(rest > 0);
    QTRY_VERIFY_WITH_TIMEOUT(stage.areSharp(), 20'000);
    QCOMPARE(std::get<std::int64_t>(stage.panel(1).shownPanel().values.at("steps")), rest);
    QCOMPARE(stage.document.undoStack()->count(), 0);

    emit stage.panel(1).goOnWanted();

    QVERIFY(!stage.panel(0).restsAt() && !stage.panel(1).restsAt());
    QTRY_VERIFY_WITH_TIMEOUT(stage.panel(0).isOnTheWay(), 20'000);
}

void tst_BoardRuns::singlePairsAreOneUndoEntry()
{
    Stage stage(12);
    stage.pause();
    const std::int64_t rest = *stage.panel(0).restsAt();

    stage.view.stepPair();
    QCOMPARE(stage.number("steps", 1), rest + 1);
    QCOMPARE(stage.number("pairs", 1), 1);
    stage.view.stepPair();
    stage.view.stepPair();

    QCOMPARE(stage.number("steps"), rest + 1);
    QCOMPARE(stage.number("pairs"), 3);
    QCOMPARE(stage.document.undoStack()->count(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(stage.areSharp(), 20'000);

    emit stage.panel(0).goOnWanted();
    QCOMPARE(stage.number("steps"), 0);
    QCOMPARE(stage.number("pairs"), 0);
    stage.document.undoStack()->undo();
    stage.document.undoStack()->undo();
    QCOMPARE(stage.number("pairs"), 0);
}

void tst_BoardRuns::afterTheLastPairComesTheFirst()
{
    Stage stage(13);
    Board board = stage.document.board();
    for (Panel& panel : board.panels)
        panel.values["epochs"] = std::int64_t{1};
    stage.document.reset(board);
    QTRY_VERIFY_WITH_TIMEOUT(stage.areSharp(), 60'000);

    stage.view.stepPair();

    QCOMPARE(stage.number("steps"), 1);
    QCOMPARE(stage.number("pairs"), 1);
    QTRY_VERIFY_WITH_TIMEOUT(stage.areSharp(), 20'000);
}

void tst_BoardRuns::stoppingKeepsTheStepsThatWereTaken()
{
    Stage stage(14);
    QTRY_VERIFY_WITH_TIMEOUT(stage.panel(0).isOnTheWay() && stage.panel(1).isOnTheWay(), 20'000);

    emit stage.panel(1).endWanted();

    QTRY_VERIFY_WITH_TIMEOUT(stage.number("steps") > 0, 20'000);
    QCOMPARE(stage.number("steps", 1), stage.number("steps"));
    QVERIFY(!stage.panel(0).restsAt());
    QTRY_VERIFY_WITH_TIMEOUT(stage.areSharp(), 20'000);
}

void tst_BoardRuns::theShownBoardAsksForWhatIsOnScreen()
{
    Stage stage(15);
    QTRY_VERIFY_WITH_TIMEOUT(stage.panel(0).isOnTheWay() && stage.panel(1).isOnTheWay(), 20'000);
    Board shown;
    QStringList rests;

    stage.view.rest([&] {
        shown = stage.view.shownBoard();
        rests = stage.view.rests();
    });

    QTRY_COMPARE_WITH_TIMEOUT(shown.panels.size(), std::size_t{2}, 20'000);
    QVERIFY(std::get<std::int64_t>(shown.panels[0].values.at("steps")) > 0);
    QCOMPARE(shown.panels[0].values, shown.panels[1].values);
    QCOMPARE(rests.size(), 1);
    QVERIFY2(rests.front().contains(" of "), qPrintable(rests.front()));
    QCOMPARE(stage.number("steps"), 0);

    stage.view.goOn();
    QTRY_VERIFY_WITH_TIMEOUT(stage.panel(0).isOnTheWay(), 20'000);
}

void tst_BoardRuns::aReplayEndsWhereItEnded()
{
    Stage stage(16, 30);
    QTRY_VERIFY_WITH_TIMEOUT(stage.areSharp(), 20'000);
    const auto before = findSource("word2vec").vectors(stage.panel(0).panel().values, {});
    QVERIFY(stage.view.canReplay());

    stage.view.replay();

    QTRY_VERIFY_WITH_TIMEOUT(!stage.panel(0).restsAt() && !stage.panel(1).restsAt() && stage.areSharp(), 20'000);
    QCOMPARE(findSource("word2vec").vectors(stage.panel(0).panel().values, {})->values, before->values);
    QCOMPARE(stage.document.undoStack()->count(), 0);
}

void tst_BoardRuns::whatDoesNotLearnHasNoPairs()
{
    Stage stage(17, 2);
    Board board;
    Panel panel;
    panel.source = "alibi";
    panel.quantity = "bias";
    board.panels = {panel};
    stage.document.reset(board);

    QVERIFY(!stage.view.canStepPair());
    QVERIFY(!stage.view.canReplay());
    bool rested = false;
    stage.view.rest([&] { rested = true; });
    QVERIFY(rested);
}

void tst_BoardRuns::whatWasNeverPaintedIsBegunWhereItIsAwaited()
{
    Stage stage(19, 3);
    stage.view.setMaximisedPanel(0);
    QTRY_COMPARE_WITH_TIMEOUT(stage.panel(0).picture().state(), PanelPicture::State::sharp, 20'000);
    QCOMPARE(stage.panel(1).picture().state(), PanelPicture::State::empty);

    QCOMPARE(stage.view.awaited(), QStringList{stage.panel(1).accessibleName()});

    QTRY_COMPARE_WITH_TIMEOUT(stage.panel(1).picture().state(), PanelPicture::State::sharp, 20'000);
    QVERIFY(stage.view.awaited().isEmpty());
}

WHORL_APP_TEST(tst_BoardRuns)
#include "tst_board_runs.moc"
