// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/isotropy.h"
#include "core/numeric/random.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"
#include "tests/support/word_vectors.h"

#include <algorithm>
#include <array>
#include <numeric>

using namespace whorl;
using namespace whorl::test;

class tst_Neighbours : public QObject {
    Q_OBJECT

private slots:
    void goldenNeighboursHold_data() { goldenRows("neighbours"); }
    void goldenNeighboursHold();
    void theNearestAreThoseThatSortingFinds();
    void equalOnesComeInOrderOfRows();
    void aVectorOfZerosIsNotRanked();
    void aVectorOfZerosHasNoNeighbours();
    void hugeAndTinyVectorsHaveDirections();
    void moreThanThereAreIsAll();
};

void tst_Neighbours::goldenNeighboursHold()
{
    const Json& golden = goldenCase();
    const auto table = shippedVectors("glove");
    const std::int64_t row = table->rowOf(golden["params"]["word"].get<std::string>());

    const auto nearest = neighboursOf(*table, row, golden["params"]["k"].get<int>());

    GOLDEN_AGREES(golden, "value", named(*table, nearest));
}

void tst_Neighbours::theNearestAreThoseThatSortingFinds()
{
    const auto table = shippedVectors("glove");
    const Eigen::VectorXd query = table->vector(17) + table->vector(4000);
    const Eigen::ArrayXd cosines = (table->values.cast<double>() * query).array() / table->norms / query.norm();
    std::vector<std::int64_t> rows(std::size_t(table->count()));
    std::iota(rows.begin(), rows.end(), 0);
    std::stable_sort(rows.begin(), rows.end(), [&](auto a, auto b) { return cosines(a) > cosines(b); });

    const auto nearest = nearestTo(*table, query, 50, std::array<std::int64_t, 1>{rows[1]});

    rows.erase(rows.begin() + 1);
    for (std::size_t i = 0; i < nearest.size(); ++i) {
        QCOMPARE(nearest[i].row, rows[i]);
        QVERIFY(std::abs(nearest[i].cosine - cosines(rows[i])) < 1e-14);
    }
}

void tst_Neighbours::equalOnesComeInOrderOfRows()
{
    const auto table = smallTable((FloatRows(5, 2) << 1, 0, 0, 1, 0, 2, 1, 1, 0, 3).finished());

    const auto nearest = nearestTo(*table, Eigen::Vector2d(0, 1), 2);

    QCOMPARE(nearest[0].row, 1);
    QCOMPARE(nearest[1].row, 2);
}

/// Case C09.
void tst_Neighbours::aVectorOfZerosIsNotRanked()
{
    const auto table = openVectors(casePath("C09/zero.vec"));

    const auto nearest = neighboursOf(*table, table->rowOf("a"), 10);

    QCOMPARE(table->withoutDirection, 1);
    QVERIFY(named(*table, nearest) == Json::parse(R"([["c", 1.0], ["d", 0.0]])"));
}

void tst_Neighbours::aVectorOfZerosHasNoNeighbours()
{
    const auto table = openVectors(casePath("C09/zero.vec"));

    QCOMPARE(complaint([&] { neighboursOf(*table, table->rowOf("b"), 10); }),
             "the vector of \"b\" is all zeros, so its cosine with others is undefined; a word whose vector has a "
             "direction is needed");
    QCOMPARE(complaint([&] { nearestTo(*table, Eigen::Vector2d(0, 0), 10); }),
             "the vector asked for is without a direction; one that is not all zeros has neighbours");
}

void tst_Neighbours::hugeAndTinyVectorsHaveDirections()
{
    const auto table = smallTable((FloatRows(3, 2) << 3e38F, 3e38F, 1e-45F, 1e-45F, 1, -1).finished());

    const auto nearest = neighboursOf(*table, 0, 2);

    QCOMPARE(nearest[0].row, 1);
    QVERIFY(std::abs(nearest[0].cosine - 1) < 1e-15);
    QVERIFY(std::abs(nearest[1].cosine) < 1e-15);
}

void tst_Neighbours::moreThanThereAreIsAll()
{
    const auto table = smallTable((FloatRows(3, 1) << 1, 2, -3).finished());

    QCOMPARE(neighboursOf(*table, 0, 100).size(), std::size_t(2));
    QVERIFY(neighboursOf(*table, 0, 0).empty());
}

WHORL_CORE_TEST(tst_Neighbours)
#include "tst_neighbours.moc"
