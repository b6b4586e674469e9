// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/analogy.h"
#include "core/embedding/cosine.h"
#include "tests/support/test_main.h"
#include "tests/support/word_vectors.h"

using namespace whorl;
using namespace whorl::test;

class tst_Analogy : public QObject {
    Q_OBJECT

private slots:
    void goldenAnalogiesHold_data() { goldenRows("analogy"); }
    void goldenAnalogiesHold();
    void kingManWomanIsQueen();
    void scoresAreCosinesWithTheFourthCorner();
    void inputsAreMarkedWhereTheyAreRanked();
    void zeroVectorsAreNeitherInputNorRanked();
    void aSumWithoutDirectionIsRefused();
};

namespace {

std::array<std::int64_t, 3> inputsOf(const VectorTable& table, const Json& params)
{
    const auto row = [&](const char* key) { return table.rowOf(params[key].get<std::string>()); };
    return {row("a"), row("b"), row("c")};
}

}  // namespace

void tst_Analogy::goldenAnalogiesHold()
{
    const Json& golden = goldenCase();
    const auto table = shippedVectors("glove");
    const auto inputs = inputsOf(*table, golden["params"]);
    const auto ranking = [&](AnalogyRule rule, bool includeInputs, std::int64_t count) {
        return named(*table, analogy(*table, inputs, {rule, includeInputs, count}));
    };

    GOLDEN_AGREES(golden, "cosadd_unit_top5", ranking(AnalogyRule::add, false, 5));
    GOLDEN_AGREES(golden, "cosadd_unit_no_exclusion_top3", ranking(AnalogyRule::add, true, 3));
    GOLDEN_AGREES(golden, "cosadd_raw_top3", ranking(AnalogyRule::addRaw, false, 3));
    GOLDEN_AGREES(golden, "cosmul_top3", ranking(AnalogyRule::multiply, false, 3));
}

void tst_Analogy::kingManWomanIsQueen()
{
    const auto table = shippedVectors("glove");
    const std::array inputs = {table->rowOf("king"), table->rowOf("man"), table->rowOf("woman")};

    QCOMPARE(table->word(analogy(*table, inputs)[0].row), "queen");
    QCOMPARE(table->word(analogy(*table, inputs, {AnalogyRule::add, true, 2})[0].row), "king");
}

void tst_Analogy::scoresAreCosinesWithTheFourthCorner()
{
    const auto table = shippedVectors("glove");
    const std::array<std::int64_t, 3> inputs = {100, 200, 300};

    for (const AnalogyRule rule : {AnalogyRule::add, AnalogyRule::addRaw}) {
        const Eigen::VectorXd corner = analogyTarget(*table, inputs, rule);
        for (const AnalogyRank& each : analogy(*table, inputs, {rule}))
            QVERIFY(std::abs(each.score - *cosine(table->vector(each.row), corner)) < 1e-14);
    }
}

void tst_Analogy::inputsAreMarkedWhereTheyAreRanked()
{
    const auto table = shippedVectors("glove");
    const std::array inputs = {table->rowOf("king"), table->rowOf("man"), table->rowOf("woman")};

    for (const AnalogyRank& each : analogy(*table, inputs, {AnalogyRule::add, true, 20}))
        QCOMPARE(each.isInput, std::count(inputs.begin(), inputs.end(), each.row) > 0);
    for (const AnalogyRank& each : analogy(*table, inputs))
        QVERIFY(!each.isInput);
}

void tst_Analogy::zeroVectorsAreNeitherInputNorRanked()
{
    const auto table = smallTable((FloatRows(5, 2) << 1, 0, 0, 1, 1, 1, 0, 0, 1, -1).finished());

    for (const AnalogyRule rule : {AnalogyRule::add, AnalogyRule::addRaw, AnalogyRule::multiply}) {
        QCOMPARE(analogy(*table, {0, 1, 2}, {rule}).size(), std::size_t(1));
        QCOMPARE(complaint([&] {
                     analogy(*table, {0, 3, 2}, {rule});
                 }),
                 "the vector of \"d\" is all zeros, so its cosine with others is undefined; a word whose vector has a "
                 "direction is needed");
    }
}

void tst_Analogy::aSumWithoutDirectionIsRefused()
{
    const auto table = smallTable((FloatRows(3, 2) << 1, 0, 0, 1, -1, 1).finished());

    QCOMPARE(complaint([&] {
                 analogy(*table, {0, 1, 2}, {AnalogyRule::addRaw});
             }),
             "a - b + c is a vector of zeros; words whose sum has a direction are needed");
}

WHORL_CORE_TEST(tst_Analogy)
#include "tst_analogy.moc"
