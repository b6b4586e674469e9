// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/sandwich.h"

#include "core/encodings/sinusoidal.h"
#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Sandwich : public QObject {
    Q_OBJECT

private slots:
    void biasAgreesWithThePort_data() { goldenRows("sandwich"); }
    void biasAgreesWithThePort();
    void biasIsNeverAboveZero();
    void meansOfAMillionTokensAreThoseOfTheCells();
    void curvesAreTheField();
    void notesHold();
};

namespace {

Field bias(const Values& values)
{
    return std::get<Field>(describe<SandwichParameters>().evaluate("bias", values));
}

}  // namespace

void tst_Sandwich::biasAgreesWithThePort()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const Field field = bias({{"dimension", params["d_bar"].get<std::int64_t>()},
                              {"heads", params["heads"].get<std::int64_t>()},
                              {"length", std::int64_t{1024}}});
    Json heads = Json::array();
    for (const Json& head : params["head_numbers_1based"]) {
        Json row = Json::array();
        for (const Json& distance : params["distances"])
            row.push_back(field.at(distance.get<std::int64_t>(), 0, head.get<std::int64_t>() - 1));
        heads.push_back(row);
    }

    GOLDEN_AGREES(golden, "bias", heads);
}

void tst_Sandwich::biasIsNeverAboveZero()
{
    for (const int dimension : {2, 64, 128}) {
        const HarmonicSum sum = sandwichSum(dimension);
        QCOMPARE(sum.at(0), 0.0);
        for (std::int64_t distance = 1; distance < 3000; ++distance) {
            QVERIFY(sum.at(distance) < 0);
            QCOMPARE(sum.at(-distance), sum.at(distance));
        }
    }
}

void tst_Sandwich::meansOfAMillionTokensAreThoseOfTheCells()
{
    // One pixel in 900 of a million tokens, across the diagonal: every distance with its count of cells.
    const Field field = bias({{"length", std::int64_t{1048576}}});
    const HarmonicSum sum = sandwichSum(128);
    const Bin rows{700000, 1165}, columns{699700, 1165};
    double want = 0, cells = 0;
    for (std::int64_t distance = 0; distance < rows.count + 300; ++distance) {
        const std::int64_t from = std::max(rows.first, columns.first + distance);
        const std::int64_t to = std::min(rows.first + rows.count, columns.first + columns.count + distance);
        const double count = double(std::max<std::int64_t>(0, to - from));
        want += count * sum.at(distance);
        cells += count;
    }

    const double got = double(field.means({&rows, 1}, {&columns, 1}, 7).value(0, 0));

    // The last of 8 heads divides by 8; float32 of sums of 64 terms.
    QVERIFY(std::abs(got / (want / cells / 8) - 1) < 1e-6);
}

void tst_Sandwich::curvesAreTheField()
{
    const Values values = {{"mode", std::string("symmetric")}, {"length", std::int64_t{50}}};
    const Field field = bias(values);
    const Curves curves = std::get<Curves>(describe<SandwichParameters>().evaluate("bias_by_distance", values));

    QCOMPARE(curves.axis.first, std::int64_t{-49});
    for (std::int64_t distance = -20; distance <= 20; ++distance)
        QVERIFY(std::abs(curves.series[3].at(distance) - field.at(25 + distance, 25, 3)) < 1e-13);
}

void tst_Sandwich::notesHold()
{
    BACKS_NOTE("sandwich", "not-monotone");
    const HarmonicSum sum = sandwichSum(128);
    for (std::int64_t distance = 1; distance <= 13; ++distance)
        QVERIFY(sum.at(distance) < sum.at(distance - 1));
    QVERIFY(sum.at(14) > sum.at(13));

    BACKS_NOTE("sandwich", "frequencies-from-one");
    SinusoidalParameters sinusoidal;
    sinusoidal.dimension = 128;
    QCOMPARE(Sinusoidal(sinusoidal).frequencies().front(), 1.0);
    QCOMPARE(sum.frequencies.front(), std::pow(10000.0, -2.0 / 128));
    QVERIFY(sum.frequencies.front() < 1);
}

WHORL_CORE_TEST(tst_Sandwich)
#include "tst_sandwich.moc"
