// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glance/token_cost.h"

#include "core/catalogue.h"
#include "core/glance/glance.h"
#include "tests/support/test_main.h"

using namespace whorl;

/// What one more token costs, against counts by hand: d channels of a head, n keys.
class tst_TokenCost : public QObject {
    Q_OBJECT

private slots:
    void countsByHand_data();
    void countsByHand();
    void onlyChannelsThatTurnCount();
    void theModelMultiplies();
};

namespace {

constexpr std::int64_t d = 64, n = 512;

TokenCost costOf(const char* source, const Values& values = {})
{
    const HeadPlace place = ReferenceModel{}.place();
    return tokenCost(findSource(source).effect(values, place), place);
}

}  // namespace

void tst_TokenCost::countsByHand_data()
{
    QTest::addColumn<qint64>("once");
    QTest::addColumn<qint64>("perHead");
    const auto row = [](const char* source, std::int64_t once, std::int64_t perHead) {
        QTest::newRow(source) << qint64{once} << qint64{perHead};
    };
    row("sinusoidal", 512, 0);
    row("learned", 512, 0);
    // Two products for each channel of the query, and of the key.
    row("rope", 0, 2 * 2 * d);
    row("xpos", 0, 2 * 2 * d);
    for (const char* bias : {"alibi", "t5", "kerple", "fire", "sandwich"})
        row(bias, 0, n);
    // 17 rows lie before the query: one product each, read by n keys; the same on the way to the output.
    row("shaw", 0, 2 * (17 * d + n));
    // The query meets n vectors, the key u once, and v R is the same for all.
    row("transformer-xl", 0, n * d + n + d + n + n);
    // Vectors 1 to 15; gates look at the scores.
    row("cope", 0, 15 * d + 2 * n);
}

void tst_TokenCost::countsByHand()
{
    const TokenCost cost = costOf(QTest::currentDataTag());
    QTEST(qint64{cost.once}, "once");
    QTEST(qint64{cost.perHead}, "perHead");
}

void tst_TokenCost::onlyChannelsThatTurnCount()
{
    QCOMPARE(costOf("rope", {{"rotary_dimension", std::int64_t{16}}}).perHead, 2 * 2 * 16);
    QCOMPARE(costOf("shaw", {{"max_distance", std::int64_t{4}}}).perHead, 2 * (5 * d + n));
}

void tst_TokenCost::theModelMultiplies()
{
    QCOMPARE((TokenCost{512, 0}.ofModel(12, 8)), 512);
    QCOMPARE((TokenCost{0, 10}.ofModel(12, 8)), 960);
}

WHORL_CORE_TEST(tst_TokenCost)
#include "tst_token_cost.moc"
