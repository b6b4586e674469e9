// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/fire.h"

#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Fire : public QObject {
    Q_OBJECT

private slots:
    void biasAgreesWithTheFormula_data() { goldenRows("fire"); }
    void biasAgreesWithTheFormula();
    void networkIsABrokenLine();
    void extremesAreThoseOfTheLine();
    void headsHaveNetworksOfTheirOwn();
    void listsOfWrongSizesAreRefused();
    void notesHold();
};

namespace {

/// The network as it is usually written.
double plainNetwork(const std::vector<double>& w1, const std::vector<double>& b1, const std::vector<double>& w2,
                    double b2, double x)
{
    double sum = b2;
    for (std::size_t unit = 0; unit < w1.size(); ++unit)
        sum += w2[unit] * std::max(0.0, w1[unit] * x + b1[unit]);
    return sum;
}

Eigen::ArrayXd array(const std::vector<double>& values)
{
    return Eigen::Map<const Eigen::ArrayXd>(values.data(), Eigen::Index(values.size()));
}

}  // namespace

void tst_Fire::biasAgreesWithTheFormula()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const auto length = params["positions"].get<std::int64_t>();
    const Values values = {{"c", params["c"].get<double>()},
                           {"threshold", params["L"].get<std::int64_t>()},
                           {"heads", std::int64_t{1}},
                           {"length", length},
                           {"width", std::int64_t(params["W1"].size())},
                           {"w1", numbers(params["W1"])},
                           {"b1", numbers(params["b1"])},
                           {"w2", numbers(params["W2"])},
                           {"b2", std::vector{params["b2"].get<double>()}}};
    const auto field = std::get<Field>(describe<FireParameters>().evaluate("bias", values));
    Eigen::MatrixXd inputs(length, length), bias(length, length);
    for (std::int64_t i = 0; i < length; ++i)
        for (std::int64_t j = 0; j < length; ++j) {
            inputs(i, j) = j > i
                ? -INFINITY
                : fireInput(double(i), double(i - j), params["c"].get<double>(), params["L"].get<double>());
            bias(i, j) = field.at(i, j, 0);
        }

    GOLDEN_AGREES(golden, "mlp_input", inputs);
    GOLDEN_AGREES(golden, "bias", bias);
}

void tst_Fire::networkIsABrokenLine()
{
    const std::vector<double> w1 = {1, -2, 3, 0, 0.5, -1}, b1 = {0, 0.5, -1, 0.25, -0.1, -0.5},
                              w2 = {-1.5, 0.75, 0.3, 2, -1, 4};
    const FireNetwork network(array(w1), array(b1), array(w2), 0.25);

    for (double x = 0; x <= 1.5; x += 0.01)
        QVERIFY(std::abs(network.at(x) - plainNetwork(w1, b1, w2, 0.25, x)) < 1e-14);
}

void tst_Fire::extremesAreThoseOfTheLine()
{
    FireParameters fire;
    for (fire.seed = 0; fire.seed < 20; ++fire.seed) {
        const FireNetwork network = fireNetwork(fire, 0);
        const auto [least, greatest] = network.extremes();
        double low = INFINITY, high = -INFINITY;
        for (int i = 0; i <= 20000; ++i) {
            low = std::min(low, network.at(i / 20000.0));
            high = std::max(high, network.at(i / 20000.0));
        }
        // Between two points the line rises by less than its slope.
        QVERIFY(least <= low && low - least < 1e-2 && greatest >= high && greatest - high < 1e-2);
    }
}

void tst_Fire::headsHaveNetworksOfTheirOwn()
{
    const FireParameters fire;

    QVERIFY(fireNetwork(fire, 0).at(0.5) != fireNetwork(fire, 1).at(0.5));
    QCOMPARE(fireNetwork(fire, 1).at(0.5), fireNetwork(fire, 1).at(0.5));
}

void tst_Fire::listsOfWrongSizesAreRefused()
{
    for (const char* id : {"w1", "b1", "w2", "b2"})
        QVERIFY_EXCEPTION_THROWN(fromValues<FireParameters>({{id, std::vector<double>{1, 2, 3}}}), ParameterError);
}

void tst_Fire::notesHold()
{
    BACKS_NOTE("fire", "depends-on-the-query");
    QCOMPARE(fireInput(100, 50, 0.1, 512), fireInput(400, 50, 0.1, 512));
    QVERIFY(fireInput(1000, 50, 0.1, 512) > fireInput(4000, 50, 0.1, 512));

    BACKS_NOTE("fire", "first-key");
    for (const double query : {512.0, 2000.0, 1e6})
        QVERIFY(std::abs(fireInput(query, query, 0.1, 512) - 1) < 1e-6);

    BACKS_NOTE("fire", "greater-not-lesser");
    const auto lesser = [](double query, double distance) {
        return std::log1p(0.1 * distance) / std::log1p(0.1 * std::min(512.0, query));
    };
    QVERIFY(lesser(4000, 4000) > 1.4);
    QVERIFY(fireInput(4000, 4000, 0.1, 512) < 1);
}

WHORL_CORE_TEST(tst_Fire)
#include "tst_fire.moc"
