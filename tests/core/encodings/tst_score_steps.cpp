// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/score_steps.h"

#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_ScoreSteps : public QObject {
    Q_OBJECT

private slots:
    void aHarmonicSumTellsItsTerms();
    void aTermThatFadesSaysBoth();
    void aLongAngleIsToldWithinItsTurn();
    void aTurnedPairIsWorkedOut();
    void roundingIsTold();
};

void tst_ScoreSteps::aHarmonicSumTellsItsTerms()
{
    const HarmonicSum sum{{1, 0.5}, {2, 1}, {0, -0.25}, 3};

    const Steps steps = harmonicSteps(sum, 4);

    QCOMPARE(steps.size(), std::size_t{4});
    QCOMPARE(steps[0].value, 3.0);
    QCOMPARE(steps[1].name, std::string("2 cos(4 · 1)"));
    QCOMPARE(steps[1].value, 2 * std::cos(4.0));
    QCOMPARE(steps[2].name, std::string("cos(4 · 0.5) \u2212 0.25 sin(4 · 0.5)"));
    QCOMPARE(steps[3].value, sum.at(4));
}

void tst_ScoreSteps::aTermThatFadesSaysBoth()
{
    const HarmonicSum turning{{0.5}, {1}, {0}, 0, {0.1}}, still{{0}, {2}, {0}, 0, {0.1}};

    QCOMPARE(harmonicSteps(turning, 4).back().name, std::string("exp(\u22120.4) (cos(4 · 0.5))"));
    QCOMPARE(harmonicSteps(still, 4).back().name, std::string("2 exp(\u22120.4)"));
    QCOMPARE(harmonicSteps(still, 4).back().value, 2 * std::exp(-0.4));
}

void tst_ScoreSteps::aLongAngleIsToldWithinItsTurn()
{
    QCOMPARE(angleName(0.5, 100), std::string("100 · 0.5"));
    QCOMPARE(angleName(1, 1000), std::string("0.97354"));
}

void tst_ScoreSteps::aTurnedPairIsWorkedOut()
{
    const Steps first = turnSteps({{"w", 0.5}}, 2, 3, -4, true), second = turnSteps({{"w", 0.5}}, 2, 3, -4, false, 10);

    QCOMPARE(first.back().name, std::string("3 cos(1) + 4 sin(1)"));
    QCOMPARE(first.back().value, 3 * std::cos(1.0) + 4 * std::sin(1.0));
    QCOMPARE(second[second.size() - 2].name, std::string("3 sin(1) \u2212 4 cos(1)"));
    QCOMPARE(second.back().value, 10 * (3 * std::sin(1.0) - 4 * std::cos(1.0)));
}

void tst_ScoreSteps::roundingIsTold()
{
    // Eight bits: 257 is 256.
    const ReducedAngles angles({1}, Precision::bfloat16, Rounds::everything);

    const Steps steps = reducedWaveSteps(angles, {"w", 1}, 257, 0, true);

    QCOMPARE(steps[1].value, 257.0);
    QCOMPARE(steps[2].name, std::string("rounded: 257 · 1"));
    QCOMPARE(steps[2].value, 256.0);
    QVERIFY(steps.back().name.starts_with("rounded: sin("));
    QCOMPARE(steps.back().value, angles.value(std::sin(256.0)));
}

WHORL_CORE_TEST(tst_ScoreSteps)
#include "tst_score_steps.moc"
