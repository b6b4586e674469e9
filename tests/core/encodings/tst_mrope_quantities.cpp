// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/mrope.h"
#include "tests/support/data_laws.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_MropeQuantities : public QObject {
    Q_OBJECT

private slots:
    void positionsAreDrawnTokenByToken();
    void theListingEndsWithTheDelta();
    void everyPairHasOneFrequencyOnOneAxis();
    void anglesUseThePositionOfTheAxis();
    void pairsOfHopeThatDoNotTurnStayAtZero();
    void longVideosAverageExactly();
};

namespace {

Data dataOf(const char* quantity, const Values& values = {})
{
    return describe<MropeParameters>().evaluate(quantity, values);
}

}  // namespace

void tst_MropeQuantities::positionsAreDrawnTokenByToken()
{
    const auto curves = std::get<Curves>(dataOf("position_ids"));
    const std::vector<MropePosition> positions = mropeSequence({}).positions();

    QCOMPARE(curves.axis.count, std::int64_t(positions.size()));
    QCOMPARE(curves.series.size(), std::size_t{3});
    // Six tokens of text, then the second row of a picture four tokens wide.
    QCOMPARE(curves.series[0].at(11), 6.0);
    QCOMPARE(curves.series[1].at(11), 7.0);
    QCOMPARE(curves.series[2].at(11), 7.0);
}

void tst_MropeQuantities::theListingEndsWithTheDelta()
{
    const auto listing = std::get<Listing>(dataOf("sequence"));

    QCOMPARE(listing.rows.size(), std::size_t{5});
    QCOMPARE(std::get<std::int64_t>(listing.rows.back().back()), mropeSequence({}).delta());
    QCOMPARE(std::get<Listing>(dataOf("sequence", {{"frames", std::int64_t{0}}})).rows.size(), std::size_t{4});
}

void tst_MropeQuantities::everyPairHasOneFrequencyOnOneAxis()
{
    const auto frequencies = std::get<Curves>(dataOf("frequencies"));
    const auto axes = std::get<Curves>(dataOf("axis_of_pair"));
    for (std::int64_t pair = 0; pair < 64; ++pair) {
        const auto own = std::size_t(axes.series[0].at(pair));
        for (std::size_t axis = 0; axis < 3; ++axis)
            QCOMPARE(std::isfinite(frequencies.series[axis].at(pair)), axis == own);
    }
}

void tst_MropeQuantities::anglesUseThePositionOfTheAxis()
{
    const auto angles = std::get<Field>(dataOf("angles"));

    // Token 11 has time 6, height 7, width 7; pair 0 is time's and turns by 1 rad a position.
    QCOMPARE(angles.at(11, 0, 0), 6.0);
    QCOMPARE(angles.at(11, 20, 0), 7 * std::pow(1e6, -20 / 64.0));
}

void tst_MropeQuantities::pairsOfHopeThatDoNotTurnStayAtZero()
{
    const Values hope{{"variant", std::string("hope")}};
    const auto angles = std::get<Field>(dataOf("angles", hope));

    QCOMPARE(angles.at(20, 48, 0), 0.0);
    QVERIFY(angles.at(20, 47, 0) > 0);
    QCOMPARE(std::get<Curves>(dataOf("frequencies", hope)).series.size(), std::size_t{2});
}

void tst_MropeQuantities::longVideosAverageExactly()
{
    const auto angles = std::get<Field>(
        dataOf("angles",
               {{"frames", std::int64_t{15}}, {"video_width", std::int64_t{64}}, {"video_height", std::int64_t{64}}}));

    checkRectangle(angles, {15'000, 60}, {5, 3}, 0);
}

WHORL_CORE_TEST(tst_MropeQuantities)
#include "tst_mrope_quantities.moc"
