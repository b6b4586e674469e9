// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/patch_steps.h"

#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_PatchSteps : public QObject {
    Q_OBJECT

private slots:
    void anAngleAddsAcrossAndDown();
    void aScoreHasATermForEachPair();
    void anEntryNamesTheColumnOrTheRow();
    void aSimilarityIsTheMeanOfItsCosines();
};

void tst_PatchSteps::anAngleAddsAcrossAndDown()
{
    Rope2dParameters mixed;
    mixed.variant = Rope2dVariant::mixed;
    const Rope2d rope(mixed);

    const Steps both = patchAngleSteps(rope, 3, 2, 5);
    QCOMPARE(both.size(), std::size_t{6});
    QCOMPARE(both[1].value + both[3].value, both[4].value);
    QVERIFY(std::abs(std::remainder(both[4].value - both[5].value, 8 * std::atan(1.0))) < 1e-12);
    // Axial pairs turn with the column or with the row.
    QCOMPARE(patchAngleSteps(Rope2d(Rope2dParameters()), 3, 2, 5).size(), std::size_t{3});
}

void tst_PatchSteps::aScoreHasATermForEachPair()
{
    Rope2dParameters small;
    small.dimension = 8;
    small.query = small.key = std::string("random");
    const Rope2d rope(small);

    const Steps steps = patchScoreSteps(rope, 3, -1);

    QCOMPARE(steps.size(), std::size_t{2 + 4 + 1});
    double sum = 0;
    for (std::size_t pair = 0; pair < 4; ++pair)
        sum += steps[2 + pair].value;
    QVERIFY(std::abs(sum - rope.score(3, -1)) < 1e-12);
    QCOMPARE(steps.back().value, rope.score(3, -1));
}

void tst_PatchSteps::anEntryNamesTheColumnOrTheRow()
{
    const Sinusoidal2d encoding({});

    const Steps column = patchEncodingSteps(encoding, 2 * encoding.width() + 5, 0);
    const Steps row = patchEncodingSteps(encoding, 2 * encoding.width() + 5, encoding.dimension() - 1);

    QVERIFY(column[0].name.starts_with("column: "));
    QCOMPARE(column[0].value, 5.0);
    QVERIFY(row[0].name.starts_with("row: "));
    QCOMPARE(row[0].value, 2.0);
}

void tst_PatchSteps::aSimilarityIsTheMeanOfItsCosines()
{
    const Sinusoidal2d encoding({});

    const Steps steps = patchSimilaritySteps(encoding, 40, 7);

    const auto count = 2 * static_cast<double>(encoding.frequencies().size());
    QVERIFY(std::abs((steps[2].value + steps[3].value) / count - encoding.similarity(40, 7)) < 1e-12);
    QCOMPARE(steps.back().value, encoding.similarity(40, 7));
}

WHORL_CORE_TEST(tst_PatchSteps)
#include "tst_patch_steps.moc"
