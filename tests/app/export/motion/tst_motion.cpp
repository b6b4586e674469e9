// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/motion/motion.h"
#include "core/error.h"
#include "tests/app/export/small_motion.h"
#include "tests/support/test_main.h"

#include <numeric>

using namespace whorl;
using whorl::test::motionOf;

class tst_Motion : public QObject {
    Q_OBJECT

private slots:
    void theWayHasBothEnds();
    void endsAreHeld();
    void thereAndBackMeetsNoEndTwice();
    void oneFrameStandsAtTheBeginning();
    void aMovedProbeIsSeen();
    void aMovedParameterTakesItsLinkedPanelsAlong();
    void wholeNumbersStayWhole();
    void smoothBeginsAndEndsSlowly();
    void impossibleMotionsAreRefused_data();
    void impossibleMotionsAreRefused();
    void whatTheBoardDoesNotHaveIsRefused();
};

namespace {

Board ropeBoard()
{
    Board board;
    Panel panel;
    panel.source = "rope";
    panel.quantity = "frequencies";
    board.panels = {panel, panel};
    board.panels[1].quantity = "angles";
    return board;
}

int framesOf(const std::vector<Still>& stills)
{
    return std::accumulate(stills.begin(), stills.end(), 0,
                           [](int sum, const Still& each) { return sum + each.frames; });
}

}  // namespace

void tst_Motion::theWayHasBothEnds()
{
    const std::vector<Still> stills = stillsOf(motionOf("query", 0, 4, 5));

    QCOMPARE(stills.size(), 5U);
    for (std::size_t i = 0; i < stills.size(); ++i) {
        QCOMPARE(stills[i].share, static_cast<double>(i) / 4);
        QCOMPARE(stills[i].frames, 1);
    }
}

void tst_Motion::endsAreHeld()
{
    Motion motion = motionOf("query", 0, 4, 5);
    motion.framesPerSecond = 10;
    motion.hold = 0.5;

    const std::vector<Still> stills = stillsOf(motion);

    QCOMPARE(stills.front().frames, 6);
    QCOMPARE(stills[1].frames, 1);
    QCOMPARE(stills.back().frames, 6);
}

void tst_Motion::thereAndBackMeetsNoEndTwice()
{
    Motion motion = motionOf("query", 0, 4, 5);
    motion.thereAndBack = true;
    QCOMPARE(framesOf(stillsOf(motion)), 8);
    QCOMPARE(stillsOf(motion).back().share, 0.25);

    motion.loop = false;
    QCOMPARE(framesOf(stillsOf(motion)), 9);
    QCOMPARE(stillsOf(motion).back().share, 0.0);
}

void tst_Motion::oneFrameStandsAtTheBeginning()
{
    const std::vector<Still> stills = stillsOf(motionOf("query", 3, 9, 1));

    QCOMPARE(stills.size(), 1U);
    QCOMPARE(stills.front().share, 0.0);
}

void tst_Motion::aMovedProbeIsSeen()
{
    const MovingBoard moving(ropeBoard(), motionOf("position", 10, 20, 11));

    QCOMPARE(moving.at(0).probe.query, 10);
    QCOMPARE(moving.at(0.3).probe.query, 13);
    QCOMPARE(moving.at(1).probe.query, 20);
    QVERIFY(moving.at(0).probe.pinned);
    QCOMPARE(moving.valueText(0.3), QStringLiteral("m = 13"));
}

void tst_Motion::aMovedParameterTakesItsLinkedPanelsAlong()
{
    const MovingBoard moving(ropeBoard(), motionOf("base", 100, 10000, 3));

    for (const Panel& panel : moving.at(1).panels)
        QVERIFY(!panel.values.contains("base"));
    // Its scale is logarithmic.
    for (const Panel& panel : moving.at(0.5).panels)
        QCOMPARE(std::get<double>(panel.values.at("base")), 1000.0);
    QVERIFY(!moving.at(0.5).probe.pinned);
}

void tst_Motion::wholeNumbersStayWhole()
{
    const MovingBoard moving(ropeBoard(), motionOf("dimension", 64, 128, 7));

    for (const double share : {0.0, 0.1, 0.26, 0.5, 0.9}) {
        const auto dimension = std::get<std::int64_t>(moving.at(share).panels[0].values.at("dimension"));
        QCOMPARE(dimension % 2, 0);
    }
}

void tst_Motion::smoothBeginsAndEndsSlowly()
{
    Motion motion = motionOf("query", 0, 400, 5);
    motion.easing = Easing::smooth;
    const MovingBoard moving(ropeBoard(), motion);

    QCOMPARE(moving.at(0).probe.query, 0);
    QVERIFY(moving.at(0.1).probe.query < 40);
    QCOMPARE(moving.at(0.5).probe.query, 200);
    QVERIFY(moving.at(0.9).probe.query > 360);
    QCOMPARE(moving.at(1).probe.query, 400);
}

void tst_Motion::impossibleMotionsAreRefused_data()
{
    QTest::addColumn<int>("frames");
    QTest::addColumn<double>("rate");
    QTest::addColumn<double>("hold");
    QTest::newRow("no frames") << 0 << 30.0 << 0.0;
    QTest::newRow("too many frames") << mostFrames + 1 << 30.0 << 0.0;
    QTest::newRow("no rate") << 10 << 0.0 << 0.0;
    QTest::newRow("not a number") << 10 << std::numeric_limits<double>::quiet_NaN() << 0.0;
    QTest::newRow("negative hold") << 10 << 30.0 << -1.0;
    QTest::newRow("endless hold") << 10 << 30.0 << std::numeric_limits<double>::infinity();
}

void tst_Motion::impossibleMotionsAreRefused()
{
    QFETCH(int, frames);
    QFETCH(double, rate);
    QFETCH(double, hold);
    Motion motion = motionOf("query", 0, 4, frames);
    motion.framesPerSecond = rate;
    motion.hold = hold;

    QVERIFY_EXCEPTION_THROWN(stillsOf(motion), InputError);
}

void tst_Motion::whatTheBoardDoesNotHaveIsRefused()
{
    try {
        const MovingBoard moving(ropeBoard(), motionOf("heads", 0, 4, 5));
        QFAIL("it was not refused");
    } catch (const InputError& error) {
        QCOMPARE(error.found(), std::string("heads"));
        QVERIFY(error.expected().find("base") != std::string::npos);
    }
    QVERIFY_EXCEPTION_THROWN(MovingBoard(ropeBoard(), motionOf("position", -3, 4, 5)), InputError);
    QVERIFY_EXCEPTION_THROWN(MovingBoard(ropeBoard(), motionOf("position", std::nan(""), 4, 5)), InputError);
}

WHORL_CORE_TEST(tst_Motion)
#include "tst_motion.moc"
