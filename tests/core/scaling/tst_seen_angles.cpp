// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope.h"
#include "core/scaling/seen_angles.h"
#include "tests/support/test_main.h"

#include <numbers>

using namespace whorl;

class tst_SeenAngles : public QObject {
    Q_OBJECT

private slots:
    void theMeanIsThatOfItsPositions_data();
    void theMeanIsThatOfItsPositions();
    void trainingHasSeenItself();
    void interpolationSeesNothingNew();
    void llama3PairsThatNeverTurn();
};

namespace {

SeenAngles seen(RopeScaling scaling, double factor, std::int64_t trained)
{
    RopeParameters parameters;
    parameters.scaling = scaling;
    parameters.factor = factor;
    parameters.originalLength = trained;
    parameters.base = 500'000;
    return {parameters.ladder().frequencies(), scaledFrequencies(parameters, parameters.ladder(), 8 * trained),
            trained};
}

}  // namespace

void tst_SeenAngles::theMeanIsThatOfItsPositions_data()
{
    QTest::addColumn<int>("scaling");
    QTest::newRow("none") << int(RopeScaling::none);
    QTest::newRow("ntk") << int(RopeScaling::ntk);
    QTest::newRow("dynamic") << int(RopeScaling::dynamic);
}

void tst_SeenAngles::theMeanIsThatOfItsPositions()
{
    QFETCH(const int, scaling);
    const SeenAngles map = seen(RopeScaling(scaling), 4, 100);
    for (std::size_t pair = 0; pair < map.pairs(); pair += 3) {
        double sum = 0;
        for (std::int64_t position = 37; position < 1337; ++position)
            sum += map.meanClass({position, 1}, pair);
        QVERIFY(std::abs(map.meanClass({37, 1300}, pair) - sum / 1300) < 1e-12);
    }
}

void tst_SeenAngles::trainingHasSeenItself()
{
    const SeenAngles map = seen(RopeScaling::none, 1, 8192);
    for (std::size_t pair = 0; pair < map.pairs(); ++pair)
        QVERIFY(map.meanClass({0, 8192}, pair) <= 1);
}

void tst_SeenAngles::interpolationSeesNothingNew()
{
    const SeenAngles map = seen(RopeScaling::linear, 8, 8192);
    for (std::size_t pair = 0; pair < map.pairs(); ++pair)
        QVERIFY(map.meanClass({0, 8 * 8192}, pair) <= 1);
}

void tst_SeenAngles::llama3PairsThatNeverTurn()
{
    // d = 128, base 500 000, 8192 tokens: pairs 35 to 63 never finish a turn, and without scaling all of them meet
    // unseen angles right after the last trained position.
    const SeenAngles map = seen(RopeScaling::none, 1, 8192);
    for (std::size_t pair = 0; pair < 64; ++pair)
        QCOMPARE(map.meanClass({8193, 1}, pair), pair < 35 ? 0.0 : 2.0);
}

WHORL_CORE_TEST(tst_SeenAngles)
#include "tst_seen_angles.moc"
