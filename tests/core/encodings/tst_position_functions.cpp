// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/position_functions.h"

#include "tests/support/field_means.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_PositionFunctions : public QObject {
    Q_OBJECT

private slots:
    void fieldHoldsTheChannels();
    void gramIsTheirDotProduct();
    void meansAreThoseOfTheCells();
    void nothingLiesPastTheEnd();
};

namespace {

/// 1, p, 2p: the mean over a bin is the value in its middle.
void channels(Bin bin, std::span<double> out)
{
    const double middle = double(bin.first) + 0.5 * double(bin.count - 1);
    for (std::size_t c = 0; c < out.size(); ++c)
        out[c] = c == 0 ? 1 : double(c) * middle;
}

}  // namespace

void tst_PositionFunctions::fieldHoldsTheChannels()
{
    const Field field = functionsField(10, 3, channels);

    QCOMPARE(field.at(4, 0, 0), 1.0);
    QCOMPARE(field.at(4, 2, 0), 8.0);
}

void tst_PositionFunctions::gramIsTheirDotProduct()
{
    QCOMPARE(functionsGram(10, 3, channels).at(4, 2, 0), 1.0 + 4 * 2 + 8 * 4);
}

void tst_PositionFunctions::meansAreThoseOfTheCells()
{
    const auto positions = randomBins(0, 10, 10, 8, 1), some = randomBins(0, 3, 3, 5, 2);

    // float32 of values up to 200.
    QVERIFY(largestMeanError(functionsField(10, 3, channels), positions, some) < 2e-5);
    QVERIFY(largestMeanError(functionsGram(10, 3, channels), positions, positions) < 2e-4);
}

void tst_PositionFunctions::nothingLiesPastTheEnd()
{
    for (const Field& field : {functionsField(10, 3, channels), functionsGram(10, 3, channels)}) {
        QCOMPARE(field.rows.highest, std::int64_t{9});
        QCOMPARE(field.rows.lowest, std::int64_t{0});
    }
}

WHORL_CORE_TEST(tst_PositionFunctions)
#include "tst_position_functions.moc"
