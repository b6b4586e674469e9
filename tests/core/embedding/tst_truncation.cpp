// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/analogy.h"
#include "core/embedding/cosine.h"
#include "core/embedding/truncation.h"
#include "tests/support/test_main.h"
#include "tests/support/word_vectors.h"

#include <numeric>

using namespace whorl;
using namespace whorl::test;

class tst_Truncation : public QObject {
    Q_OBJECT

private slots:
    void goldenTruncationsHold_data() { goldenRows("truncation"); }
    void goldenTruncationsHold();
    void allColumnsKeepEverything();
    void aRotationChangesNoCosine();
    void sharesGrowWithTheWidth();
    void widthsAreChecked();
    void canBeCalledOff();
};

namespace {

std::vector<std::int64_t> firstRows(std::int64_t count)
{
    std::vector<std::int64_t> rows(static_cast<std::size_t>(count));
    std::iota(rows.begin(), rows.end(), std::int64_t(0));
    return rows;
}

void checkVectors(const Json& golden)
{
    const Eigen::VectorXd v = vectorOf(golden["params"]["v"]), u = vectorOf(golden["params"]["u"]);
    const auto m = golden["params"]["m"].get<Eigen::Index>();
    const ShortVector shortV = shortened(v, m), shortU = shortened(u, m);
    GOLDEN_AGREES(golden, "v_renormalised", shortV.unit);
    GOLDEN_AGREES(golden, "norm_kept_share", shortV.share);
    GOLDEN_AGREES(golden, "cosine_truncated", *cosine(shortV.unit, shortU.unit));
    GOLDEN_AGREES(golden, "cosine_full", *cosine(v, u));
    GOLDEN_AGREES(golden, "dot_without_renormalising", unitVector(v)->head(m).dot(unitVector(u)->head(m)));
}

void checkAnalogies(const Json& golden, const VectorTable& table)
{
    const auto row = [&](const char* key) { return table.rowOf(golden["params"][key].get<std::string>()); };
    for (const Json& width : golden["params"]["dims"]) {
        const auto best =
            analogy(*firstColumns(table, width.get<Eigen::Index>()), {row("a"), row("b"), row("c")}, {.count = 1});
        const std::string key = std::to_string(width.get<int>());
        GOLDEN_AGREES(golden, key.c_str(), named(table, best)[0]);
    }
}

void checkNeighbours(const Json& golden, const VectorTable& table)
{
    const auto m = golden["params"]["m"].get<Eigen::Index>();
    if (golden["expected"].contains("top10_overlap_pca_rotated")) {
        GOLDEN_AGREES(golden, "top10_overlap_pca_rotated",
                      neighboursKept(table, *firstColumns(*rotated(table), m), firstRows(1000), 10));
        return;
    }
    const auto cut = firstColumns(table, m);
    GOLDEN_AGREES(golden, "top10_overlap_first_m", neighboursKept(table, *cut, firstRows(1000), 10));
    GOLDEN_AGREES(golden, "cosine_king_queen",
                  *cosine(cut->vector(table.rowOf("king")), cut->vector(table.rowOf("queen"))));
}

}  // namespace

void tst_Truncation::goldenTruncationsHold()
{
    const Json& golden = goldenCase();
    const auto table = shippedVectors("glove");

    if (golden["params"].contains("v"))
        checkVectors(golden);
    else if (golden["params"].contains("dims"))
        checkAnalogies(golden, *table);
    else
        checkNeighbours(golden, *table);
}

void tst_Truncation::allColumnsKeepEverything()
{
    const auto table = shippedVectors("glove");

    QCOMPARE(neighboursKept(*table, *firstColumns(*table, 100), firstRows(20), 10), 1);
}

void tst_Truncation::aRotationChangesNoCosine()
{
    const auto table = shippedVectors("glove");
    const auto turned = rotated(*table);

    for (std::int64_t row = 0; row < 100; ++row)
        QVERIFY(std::abs(*cosine(table->vector(row), table->vector(row + 7))
                         - *cosine(turned->vector(row), turned->vector(row + 7)))
                < 1e-6);
}

void tst_Truncation::sharesGrowWithTheWidth()
{
    const auto points = truncationCurve(*shippedVectors("glove"), {1, 10, 50, 100}, 20);

    for (std::size_t i = 0; i < points.size(); ++i) {
        QVERIFY(i == 0 || points[i].shareRotated > points[i - 1].shareRotated);
        QVERIFY(i == 0 || points[i].share > points[i - 1].share);
    }
    QCOMPARE(points.back().kept, 1);
    QVERIFY(std::abs(points.back().share - 1) < 1e-12);
}

void tst_Truncation::widthsAreChecked()
{
    const auto table = smallTable((FloatRows(2, 2) << 0, 1, 1, 0).finished());

    QCOMPARE(complaint([&] { firstColumns(*table, 3); }), "columns is 3; 1 to 2 columns can be kept");
    QCOMPARE(complaint([&] { truncationCurve(*table, {0}); }), "columns is 0; 1 to 2 columns can be kept");
    QVERIFY(shortened(Eigen::Vector2d(0, 1), 1).unit.size() == 0);
    QCOMPARE(complaint([&] { neighboursKept(*table, *firstColumns(*table, 1), {0}, 1); }),
             "the queries is without a direction; words whose vectors have one are needed");
}

void tst_Truncation::canBeCalledOff()
{
    int calls = 0;

    QVERIFY_EXCEPTION_THROWN(
        truncationCurve(*shippedVectors("glove"), {10}, 1000, 10, [&](double) { return ++calls < 3; }), Cancelled);
    QCOMPARE(calls, 3);
}

WHORL_CORE_TEST(tst_Truncation)
#include "tst_truncation.moc"
