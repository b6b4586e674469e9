// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"
#include "core/projection/repulsion.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_Repulsion : public QObject {
    Q_OBJECT

private slots:
    void forcesAreThoseOfEveryPair_data();
    void forcesAreThoseOfEveryPair();
    void anOldCurveIsStillRight();
    void coincidentPointsDoNotPush();
};

namespace {

std::vector<float> gaussian(int numbers, double scale, std::uint64_t seed = 3)
{
    Random random(seed);
    std::vector<float> result(static_cast<std::size_t>(numbers));
    for (float& each : result)
        each = static_cast<float>(scale * random.normal());
    return result;
}

struct Outcome {
    double sum = 0;
    std::vector<double> forces;
};

Outcome slowly(const std::vector<float>& places, int points, int dimensions)
{
    Outcome result;
    result.forces.resize(places.size());
    for (int i = 0; i < points; ++i)
        for (int j = 0; j < points; ++j) {
            double square = 0;
            for (int d = 0; d < dimensions; ++d)
                square +=
                    std::pow(double(places[std::size_t(d * points + i)]) - places[std::size_t(d * points + j)], 2);
            const double q = 1 / (1 + square);
            result.sum += i == j ? 0 : q;
            for (int d = 0; d < dimensions; ++d)
                result.forces[std::size_t(d * points + i)] +=
                    q * q * (double(places[std::size_t(d * points + i)]) - places[std::size_t(d * points + j)]);
        }
    return result;
}

Outcome byTree(const Repulsion& repulsion, int points, int dimensions)
{
    Outcome result;
    result.forces.resize(std::size_t(points * dimensions));
    Repulsion::Space space;
    Repulsion::Forces forces;
    for (std::int64_t group = 0; group < repulsion.groups(); ++group) {
        result.sum += repulsion.of(group, space, forces);
        const std::int32_t* numbers = nullptr;
        const int members = repulsion.pointsOf(group, &numbers);
        for (int i = 0; i < members; ++i)
            for (int d = 0; d < dimensions; ++d)
                result.forces[std::size_t(d * points + numbers[i])] = double(forces.values[d][i]);
    }
    return result;
}

/// Length of the difference over length.
double error(const Outcome& got, const Outcome& wanted)
{
    double difference = 0, length = 0;
    for (std::size_t i = 0; i < wanted.forces.size(); ++i) {
        difference += std::pow(got.forces[i] - wanted.forces[i], 2);
        length += std::pow(wanted.forces[i], 2);
    }
    return length > 0 ? std::sqrt(difference / length) : std::sqrt(difference);
}

}  // namespace

void tst_Repulsion::forcesAreThoseOfEveryPair_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("dimensions");
    QTest::addColumn<double>("scale");
    for (const int dimensions : {2, 3}) {
        for (const int points : {1, 2, 5, 16, 17, 63, 64, 65, 700})
            QTest::addRow("%d points in %d dimensions", points, dimensions) << points << dimensions << 5.0;
        QTest::addRow("a point almost, %d dimensions", dimensions) << 300 << dimensions << 1e-4;
        QTest::addRow("far apart, %d dimensions", dimensions) << 300 << dimensions << 1e4;
    }
}

void tst_Repulsion::forcesAreThoseOfEveryPair()
{
    QFETCH(const int, points);
    QFETCH(const int, dimensions);
    QFETCH(const double, scale);
    const std::vector<float> places = gaussian(points * dimensions, scale);
    const Outcome wanted = slowly(places, points, dimensions);

    Repulsion exact(points, dimensions, 0), tree(points, dimensions, 0.5);
    exact.update(places.data(), true);
    tree.update(places.data(), true);

    const Outcome byPairs = byTree(exact, points, dimensions), byCells = byTree(tree, points, dimensions);
    // Rounding in float; where places nearly agree their differences are all rounding.
    const double rounding = scale < 1 ? 1e-3 : 1e-5;
    QVERIFY2(error(byPairs, wanted) < rounding, qPrintable(QString::number(error(byPairs, wanted))));
    QVERIFY(std::abs(byPairs.sum - wanted.sum) <= 1e-5 * (wanted.sum + points));
    // Barnes-Hut with theta 0.5 is known for errors of a percent or so.
    QVERIFY2(error(byCells, wanted) < 0.02, qPrintable(QString::number(error(byCells, wanted))));
    QVERIFY(std::abs(byCells.sum - wanted.sum) <= 0.01 * wanted.sum + 1e-5 * points);
}

void tst_Repulsion::anOldCurveIsStillRight()
{
    const std::vector<float> before = gaussian(1000, 5), after = gaussian(1000, 5, 8);
    Repulsion repulsion(500, 2, 0.5);
    repulsion.update(before.data(), true);

    repulsion.update(after.data(), false);

    QVERIFY(error(byTree(repulsion, 500, 2), slowly(after, 500, 2)) < 0.02);
}

void tst_Repulsion::coincidentPointsDoNotPush()
{
    const std::vector<float> places(200, 3.5F);
    Repulsion repulsion(100, 2, 0.5);

    repulsion.update(places.data(), true);

    const Outcome found = byTree(repulsion, 100, 2);
    QCOMPARE(found.sum, 9900.0);
    QVERIFY(std::all_of(found.forces.begin(), found.forces.end(), [](double force) { return force == 0; }));
}

WHORL_CORE_TEST(tst_Repulsion)
#include "tst_repulsion.moc"
