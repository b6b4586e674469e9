// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/isotropy.h"
#include "tests/support/test_main.h"
#include "tests/support/word_vectors.h"

#include <numeric>

using namespace whorl;
using namespace whorl::test;

class tst_Isotropy : public QObject {
    Q_OBJECT

private slots:
    void gloveLeansToOneSide();
    void theMeanUnitVectorTellsTheMeanCosine();
    void percentilesCountSmallerPairs();
    void histogramsHoldEveryPair();
    void aSeedGivesTheSamePairs();
    void twoDirectionsAreNeeded();
};

/// Reference figures of the shipped set: mean 0.168, deviation 0.141, mean unit vector 0.411.
void tst_Isotropy::gloveLeansToOneSide()
{
    const Isotropy pairs = isotropy(*shippedVectors("glove"));

    QVERIFY(std::abs(pairs.mean - 0.168) < 0.004);
    QVERIFY(std::abs(pairs.deviation - 0.141) < 0.004);
    QVERIFY(std::abs(pairs.meanUnitNorm - 0.411) < 0.0005);
    QVERIFY(pairs.percentile(0.75) > 99.5);
}

/// |mean of n unit vectors|^2 = 1/n + (1 - 1/n) * mean cosine over all pairs.
void tst_Isotropy::theMeanUnitVectorTellsTheMeanCosine()
{
    const Isotropy pairs = isotropy(*shippedVectors("glove"), 200'000);

    // Standard error 0.141 / sqrt(200000) = 0.0003.
    QVERIFY(std::abs(pairs.mean - pairs.meanUnitNorm * pairs.meanUnitNorm) < 0.0015);
}

void tst_Isotropy::percentilesCountSmallerPairs()
{
    Isotropy pairs;
    pairs.cosines = {-0.5, 0, 0, 0.5};

    QCOMPARE(pairs.percentile(-1), 0);
    QCOMPARE(pairs.percentile(0), 50);
    QCOMPARE(pairs.percentile(0.1), 75);
    QCOMPARE(pairs.percentile(1), 100);
}

void tst_Isotropy::histogramsHoldEveryPair()
{
    Isotropy pairs;
    pairs.cosines = {-1, -0.5, 0, 0.5, 1};
    const auto counts = isotropy(*shippedVectors("glove"), 1000).histogram(40);

    QCOMPARE(pairs.histogram(2), (std::vector<std::int64_t>{2, 3}));
    QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::int64_t(0)), 1000);
}

void tst_Isotropy::aSeedGivesTheSamePairs()
{
    const auto table = shippedVectors("glove");

    QVERIFY(isotropy(*table, 100, 3).cosines == isotropy(*table, 100, 3).cosines);
    QVERIFY(isotropy(*table, 100, 3).cosines != isotropy(*table, 100, 4).cosines);
}

void tst_Isotropy::twoDirectionsAreNeeded()
{
    const auto table = smallTable((FloatRows(3, 2) << 0, 0, 1, 2, 0, 0).finished());

    QCOMPARE(complaint([&] { isotropy(*table); }), "small is 1 vectors with a direction; two are needed to compare");
}

WHORL_CORE_TEST(tst_Isotropy)
#include "tst_isotropy.moc"
