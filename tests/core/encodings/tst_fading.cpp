// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/fading.h"

#include "tests/support/data_laws.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Fading : public QObject {
    Q_OBJECT

private slots:
    void scoresAverageWhatTheyHold();
    void laterKeysAreMaskedOrCounted();
    void fadesAverageWhatTheyHold();
    void growthIsThatOfTheSteepestTerm();
};

namespace {

std::shared_ptr<const HarmonicSum> score()
{
    HarmonicSum sum;
    sum.frequencies = {1, 0.1, 0};
    sum.cosine = {1, -0.5, 0.25};
    sum.sine = {0.5, 0, 0};
    sum.decays = {0.05, 0.01, 0};
    return std::make_shared<const HarmonicSum>(std::move(sum));
}

}  // namespace

void tst_Fading::scoresAverageWhatTheyHold()
{
    for (const FutureKeys future : {FutureKeys::masked, FutureKeys::counted})
        for (const std::int64_t length : {1, 50, 700})
            checkField(fadingScoreField(score(), length, future, {-40, 40, false}), 3);
}

void tst_Fading::laterKeysAreMaskedOrCounted()
{
    const Field masked = fadingScoreField(score(), 100, FutureKeys::masked, {-2, 2, true});
    const Field counted = fadingScoreField(score(), 100, FutureKeys::counted, {-2, 2, true});

    QCOMPARE(masked.at(3, 4, 0), -INFINITY);
    QCOMPARE(counted.at(3, 4, 0), score()->at(-1));
    QVERIFY(masked.rows.highest > 1'000'000);
    QCOMPARE(counted.rows.highest, 99);
}

void tst_Fading::fadesAverageWhatTheyHold()
{
    const Axis rows = openAxis(AxisRole::position, "position", 900, "m");
    const Field field = fadeField(rows, {0, 1e-4, 0.1, 3}, "left");

    checkField(field, 5);
    QCOMPARE(field.at(0, 3, 0), 1.0);
    QCOMPARE(field.working(20, 2, 0), std::string("exp(−0.1 · 20)"));
}

void tst_Fading::growthIsThatOfTheSteepestTerm()
{
    QCOMPARE(furthestGrowth(*score(), 101), 5.0);
    QCOMPARE(furthestGrowth(HarmonicSum{}, 101), 0.0);
}

WHORL_CORE_TEST(tst_Fading)
#include "tst_fading.moc"
