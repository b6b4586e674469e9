// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/document.h"
#include "app/ui/look/appearance.h"
#include "app/ui/transport/animation_player.h"
#include "core/catalogue.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>

#include <cmath>

using namespace whorl;

class tst_AnimationPlayer : public QObject {
    Q_OBJECT

private slots:
    void thePositionCrossesItsRangeInOnePass();
    void aLoopStartsAgainAndOncePlaysToTheEnd();
    void playingAParameterIsOneUndoEntry();
    void aLogarithmicParameterMovesByEqualFactors();
    void wholeNumbersKeepTheirMultiples();
    void stepsStayWithinTheRange();
    void partsOfTheProbeThatNoPanelShowsAreNotOffered();
    void aRangeOfItsOwnIsCutToTheTargets();
    void positionsFollowTheSelectedPanelsLength();
    void aShorterBoardBringsTheProbeBack();
    void undoingAShorterAxisReturnsTheProbe();
    void aParameterGoesAsFarAsThePanelAcceptsIt();
    void stepsGoAsFarAsTheSourceKnows();
    void aStepDropsThePairsAfterAnother();
    void anEmptyBoardHasNothingToPlay();
};

namespace {

Panel panelOf(const char* source, const char* quantity)
{
    Panel panel;
    panel.source = source;
    panel.quantity = quantity;
    return panel;
}

struct Stage {
    explicit Stage(const Panel& panel)
    {
        Board board;
        board.panels = {panel};
        document.reset(board);
        player.setSelectedPanel(0);
    }
    std::int64_t query() const { return document.board().probe.query; }
    double parameter(const char* id) const
    {
        const auto found = document.board().panels.front().values.find(id);
        if (found == document.board().panels.front().values.end())
            return NAN;
        const auto* whole = std::get_if<std::int64_t>(&found->second);
        return whole ? static_cast<double>(*whole) : std::get<double>(found->second);
    }

    Appearance appearance;
    Document document;
    AnimationPlayer player{document, appearance};
};

}  // namespace

void tst_AnimationPlayer::thePositionCrossesItsRangeInOnePass()
{
    Stage stage(panelOf("sinusoidal", "encoding"));
    stage.player.setTarget("query");
    stage.player.play();

    stage.player.advance(AnimationPlayer::passSeconds / 2);

    QCOMPARE(stage.query(), 256);
    QVERIFY(!stage.document.isModified() || stage.document.undoStack()->count() == 1);
}

void tst_AnimationPlayer::aLoopStartsAgainAndOncePlaysToTheEnd()
{
    Stage stage(panelOf("sinusoidal", "encoding"));
    stage.player.setTarget("query");
    stage.player.play();
    stage.player.advance(AnimationPlayer::passSeconds * 1.25);
    QCOMPARE(stage.query(), 128);
    QVERIFY(stage.player.isPlaying());

    stage.player.setLoop(false);
    stage.player.advance(AnimationPlayer::passSeconds);

    QCOMPARE(stage.query(), 511);
    QVERIFY(!stage.player.isPlaying());
}

void tst_AnimationPlayer::playingAParameterIsOneUndoEntry()
{
    Stage stage(panelOf("sinusoidal", "wavelengths"));
    stage.player.setTarget("base");
    const int before = stage.document.undoStack()->count();
    stage.player.play();
    for (int i = 0; i < 20; ++i)
        stage.player.advance(0.1);
    stage.player.pause();

    QCOMPARE(stage.document.undoStack()->count(), before + 1);
    QVERIFY(!std::isnan(stage.parameter("base")));

    stage.document.undoStack()->undo();
    QVERIFY(std::isnan(stage.parameter("base")));
}

void tst_AnimationPlayer::aLogarithmicParameterMovesByEqualFactors()
{
    AnimationTarget base;
    base.first = 100;
    base.last = 1e6;
    base.whole = false;
    base.logarithmic = true;
    const AnimationRange range{100, 1e6};

    QCOMPARE(valueAt(base, range, 0.5), 1e4);
    QCOMPARE(shareOf(base, range, 1e4), 0.5);
    QCOMPARE(shareOf(base, range, 10), 0.0);
}

void tst_AnimationPlayer::wholeNumbersKeepTheirMultiples()
{
    AnimationTarget dimension;
    dimension.first = 1;
    dimension.last = 255;
    dimension.step = 2;

    for (double share = 0; share <= 1; share += 0.01) {
        const double value = valueAt(dimension, {1, 255}, share);
        QCOMPARE(std::fmod(value, 2), 0.0);
        QVERIFY(value >= 2 && value <= 254);
    }
}

void tst_AnimationPlayer::stepsStayWithinTheRange()
{
    Stage stage(panelOf("sinusoidal", "encoding"));
    stage.player.setTarget("query");
    stage.player.step(-1);
    QCOMPARE(stage.query(), 0);
    stage.player.step(1);
    QCOMPARE(stage.query(), 1);
    stage.player.moveTo(511, 0);
    stage.player.step(1);
    QCOMPARE(stage.query(), 511);
}

void tst_AnimationPlayer::partsOfTheProbeThatNoPanelShowsAreNotOffered()
{
    const auto ids = [](const Board& board) {
        QStringList list;
        for (const AnimationTarget& target : animationTargets(board, 0))
            list += target.id;
        return list;
    };
    Board fingerprint, biases;
    fingerprint.panels = {panelOf("sinusoidal", "encoding")};
    biases.panels = {panelOf("alibi", "bias")};

    QVERIFY(!ids(fingerprint).contains("head"));
    QVERIFY(ids(fingerprint).contains("pair"));
    QVERIFY(ids(biases).contains("head"));
    QVERIFY(!ids(biases).contains("pair"));
    QVERIFY(ids(biases).contains("length"));
}

void tst_AnimationPlayer::aRangeOfItsOwnIsCutToTheTargets()
{
    AnimationTarget target;
    target.last = 63;
    Animation animation;
    animation.from = 10;
    animation.to = 511;

    QCOMPARE(animationRange(animation, target).from, 10.0);
    QCOMPARE(animationRange(animation, target).to, 63.0);

    animation.from = 100;
    QCOMPARE(animationRange(animation, target).from, 0.0);
}

void tst_AnimationPlayer::positionsFollowTheSelectedPanelsLength()
{
    Board board;
    board.panels = {panelOf("sinusoidal", "encoding"), panelOf("sinusoidal", "encoding")};
    board.panels[0].linked = board.panels[1].linked = false;
    board.panels[1].values["length"] = std::int64_t{64};

    QCOMPARE(animationTargets(board, 0).front().last, 511.0);
    QCOMPARE(animationTargets(board, 1).front().last, 63.0);
    QCOMPARE(animationTargets(board, -1).front().last, 511.0);
}

void tst_AnimationPlayer::aShorterBoardBringsTheProbeBack()
{
    Stage stage(panelOf("sinusoidal", "encoding"));
    stage.player.setTarget("query");
    stage.player.moveTo(400, 0);

    stage.document.edit(withParameter(stage.document.board(), 0, "length", std::int64_t{64}), "Shorten");

    QCOMPARE(stage.player.range().to, 63.0);
    QTRY_COMPARE(stage.query(), 63);
}

void tst_AnimationPlayer::undoingAShorterAxisReturnsTheProbe()
{
    Stage stage(panelOf("sinusoidal", "encoding"));
    Probe probe;
    probe.query = 300;
    probe.pair = 21;
    probe.channel = 42;
    stage.document.point(probe);

    stage.document.edit(withParameter(stage.document.board(), 0, "dimension", std::int64_t{8}), "Change dimension");
    QTRY_COMPARE(stage.document.board().probe.pair, 3);
    stage.document.undoStack()->undo();
    QTRY_COMPARE(stage.document.board().probe, probe);

    stage.document.undoStack()->redo();
    QTRY_COMPARE(stage.document.board().probe.pair, 3);
    Probe moved = stage.document.board().probe;
    moved.pair = 2;
    stage.document.point(moved);
    stage.document.undoStack()->undo();
    QCoreApplication::processEvents();
    QCOMPARE(stage.document.board().probe, moved);
}

void tst_AnimationPlayer::aParameterGoesAsFarAsThePanelAcceptsIt()
{
    Stage stage(panelOf("rope", "score"));
    stage.player.setTarget("rotary_dimension");
    QVERIFY(stage.player.target());
    QCOMPARE(stage.player.target()->id, QString("rotary_dimension"));
    const QSignalSpy failed(&stage.player, &AnimationPlayer::failed);

    QCOMPARE(stage.player.range().to, 128.0);
    stage.player.moveTo(130, 0);

    QCOMPARE(failed.count(), 1);
    QVERIFY(std::isnan(stage.parameter("rotary_dimension")));
}

void tst_AnimationPlayer::stepsGoAsFarAsTheSourceKnows()
{
    Panel panel = panelOf("word2vec", "loss");
    panel.values = {{"seed", std::int64_t{321}}, {"epochs", std::int64_t{1}}};
    Stage stage(panel);
    stage.player.setTarget("steps");
    QCOMPARE(stage.player.range().from, 1.0);
    QCOMPARE(stage.player.range().to, 1000.0);

    const Source& source = findSource("word2vec");
    Values few = panel.values;
    few["steps"] = std::int64_t{2};
    source.evaluate("loss", few);
    QSignalSpy targets(&stage.player, &AnimationPlayer::targetsChanged);
    stage.player.lookAtSteps();
    stage.player.lookAtSteps();

    QCOMPARE(targets.count(), 1);
    QCOMPARE(stage.player.range().to, static_cast<double>(source.knownSteps(panel.values)));
    QVERIFY(stage.player.range().to != 1000.0);
    // 0 stands for the end.
    QCOMPARE(stage.player.value(), stage.player.range().to);
    stage.player.step(-1);
    QCOMPARE(stage.parameter("steps"), stage.player.range().to - 1);
    // So does more than there is.
    stage.player.moveTo(90'000, 0);
    QCOMPARE(stage.player.value(), stage.player.range().to);
}

void tst_AnimationPlayer::aStepDropsThePairsAfterAnother()
{
    Panel panel = panelOf("word2vec", "loss");
    panel.values = {{"steps", std::int64_t{5}}, {"pairs", std::int64_t{3}}};
    Stage stage(panel);
    stage.player.setTarget("steps");

    stage.player.step(1);

    QCOMPARE(stage.parameter("steps"), 6.0);
    QVERIFY(std::isnan(stage.parameter("pairs")));
    stage.player.setTarget("pairs");
    stage.player.step(1);
    QCOMPARE(stage.parameter("steps"), 6.0);
    QCOMPARE(stage.parameter("pairs"), 1.0);
}

void tst_AnimationPlayer::anEmptyBoardHasNothingToPlay()
{
    Appearance appearance;
    Document document;
    AnimationPlayer player(document, appearance);

    QVERIFY(!player.target());
    player.play();
    QVERIFY(!player.isPlaying());
}

WHORL_APP_TEST(tst_AnimationPlayer)
#include "tst_animation_player.moc"
