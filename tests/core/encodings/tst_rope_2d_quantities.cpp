// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope_2d.h"
#include "tests/support/data_laws.h"
#include "tests/support/test_main.h"

#include <cmath>
#include <numeric>

using namespace whorl;
using namespace whorl::test;

class tst_Rope2dQuantities : public QObject {
    Q_OBJECT

private slots:
    void swappingWidthAndHeightChangesTheAngles();
    void angleOfAPatchIsThatOfItsPlace();
    void mapsAndMatrixShowTheSameScores();
    void scoreByOffsetIsTheScore();
    void interactionIsZeroWhereTheScoreSeparates();
    void directionsAreTheFrequencies();
    void aHeadThatIsNotTheProbedOneIsNamed();
    void longPicturesAverageExactly();
};

namespace {

const Values small{{"width", std::int64_t{5}},
                   {"height", std::int64_t{3}},
                   {"dimension", std::int64_t{8}},
                   {"query", std::string("random")},
                   {"key", std::string("random")}};

Values together(Values values, const Values& more)
{
    for (const auto& [key, value] : more)
        values[key] = value;
    return values;
}

Data dataOf(const char* quantity, const Values& values)
{
    return describe<Rope2dParameters>().evaluate(quantity, values);
}

Field field(const char* quantity, const Values& values)
{
    return std::get<Field>(dataOf(quantity, values));
}

const Values mixed{{"variant", std::string("mixed")}};

}  // namespace

void tst_Rope2dQuantities::swappingWidthAndHeightChangesTheAngles()
{
    const Values other = together(small, {{"width", std::int64_t{3}}, {"height", std::int64_t{5}}});

    // Row 1, column 2 of five; row 2, column 1 of three.
    QCOMPARE(field("angles", small).at(7, 0, 0), 2.0);
    QCOMPARE(field("angles", small).at(7, 2, 0), 1.0);
    QCOMPARE(field("angles", other).at(7, 0, 0), 1.0);
    QCOMPARE(field("angles", other).at(7, 2, 0), 2.0);
}

void tst_Rope2dQuantities::angleOfAPatchIsThatOfItsPlace()
{
    const Values values = together(small, mixed);
    const Rope2dParameters parameters = fromValues<Rope2dParameters>(values);
    const Field angles = field("angles", values);
    QCOMPARE(angles.slices->count, 4);
    for (std::int64_t head = 0; head < 4; ++head)
        for (std::int64_t patch = 0; patch < 15; ++patch)
            for (std::int64_t pair = 0; pair < 4; ++pair) {
                const double angle = Rope2d(parameters, head).angle(patch % 5, patch / 5, pair);

                const double off = std::remainder(angles.at(patch, pair, head) - angle, 2 * std::acos(-1.0));

                QVERIFY(std::abs(off) < 1e-13);
            }
}

void tst_Rope2dQuantities::mapsAndMatrixShowTheSameScores()
{
    const Values values = together(small, together(mixed, {{"head", std::int64_t{2}}}));
    const Rope2d rope(fromValues<Rope2dParameters>(values), 2);
    const Field map = field("score_map", values), matrix = field("score", values);
    for (std::int64_t query = 0; query < 15; ++query) {
        const std::vector<double> turned = rope.rotated(rope.query(), query % 5, query / 5);
        for (std::int64_t key = 0; key < 15; ++key) {
            const std::vector<double> other = rope.rotated(rope.key(), key % 5, key / 5);
            const double score = std::inner_product(turned.begin(), turned.end(), other.begin(), 0.0);

            QVERIFY(std::abs(map.at(key / 5, key % 5, query) - score) < 1e-12);
            QVERIFY(std::abs(matrix.at(query, key, 2) - score) < 1e-12);
        }
    }
}

void tst_Rope2dQuantities::scoreByOffsetIsTheScore()
{
    const Field offsets = field("score_by_offset", small);
    const Rope2d rope(fromValues<Rope2dParameters>(small));

    QCOMPARE(offsets.rows.first, -2);
    QCOMPARE(offsets.columns.count, 9);
    QCOMPARE(offsets.at(-2, 4, 0), rope.score(4, -2));
}

void tst_Rope2dQuantities::interactionIsZeroWhereTheScoreSeparates()
{
    const auto largest = [](const Values& values) {
        const Field interaction = field("interaction", values);
        double size = 0;
        for (std::int64_t down = -2; down <= 2; ++down)
            for (std::int64_t across = -4; across <= 4; ++across)
                size = std::max(size, std::abs(interaction.at(down, across, 0)));
        return size;
    };

    QVERIFY(largest(small) < 1e-13);
    QVERIFY(largest(together(small, {{"variant", std::string("vision")}})) < 1e-13);
    QVERIFY(largest(together(small, mixed)) > 0.1);
}

void tst_Rope2dQuantities::directionsAreTheFrequencies()
{
    const auto points = std::get<Points>(dataOf("directions", small));
    const auto curves = std::get<Curves>(dataOf("frequencies", small));

    QCOMPARE(points.at(1).x(), curves.series[0].at(1));
    QCOMPARE(points.at(1).y(), 0.0);
    QVERIFY(std::isnan(curves.series[1].at(1)));
    QCOMPARE(points.at(3).y(), curves.series[1].at(3));
}

void tst_Rope2dQuantities::longPicturesAverageExactly()
{
    const Values largest{{"width", std::int64_t{64}}, {"height", std::int64_t{64}}, {"variant", std::string("mixed")}};
    for (const char* quantity : {"angles", "score"}) {
        const Field each = field(quantity, largest);
        // Bins that begin and end inside a row of the picture.
        checkRectangle(each, {100, 30}, {3, 5}, 1);
        checkRectangle(each, {4000, 96}, {10, 22}, 3);
    }
}

void tst_Rope2dQuantities::aHeadThatIsNotTheProbedOneIsNamed()
{
    const Values values = together(small, together(mixed, {{"head", std::int64_t{2}}}));
    const auto curves = std::get<Curves>(dataOf("frequencies", values));

    QCOMPARE(curves.valueLabel, std::string("frequency, head 2"));
    QCOMPARE(curves.series[1].label, std::string("row, head 2"));
    QCOMPARE(std::get<Points>(dataOf("directions", values)).coordinateLabels[0], std::string("rad per column, head 2"));
    QCOMPARE(field("score_map", values).valueLabel, std::string("score, head 2"));
    QCOMPARE(field("score_map", small).valueLabel, std::string("score"));
}

WHORL_CORE_TEST(tst_Rope2dQuantities)
#include "tst_rope_2d_quantities.moc"
