// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/hyperbolic.h"

#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <Eigen/LU>

using namespace whorl;
using namespace whorl::test;

class tst_Hyperbolic : public QObject {
    Q_OBJECT

private slots:
    void boostsAgree_data() { goldenRows("hyperbolic_boost"); }
    void boostsAgree();
    void scoresOfOnePairAgree_data() { goldenRows("hyperbolic_score"); }
    void scoresOfOnePairAgree();
    void curvesOfOnePairAgree_data() { goldenRows("hyperbolic_curve"); }
    void curvesOfOnePairAgree();
    void curvesOfAHeadAgree_data() { goldenRows("hyperbolic_full_curve"); }
    void curvesOfAHeadAgree();
    void farScoresDoNotOverflow_data() { goldenRows("hyperbolic_score_stable"); }
    void farScoresDoNotOverflow();
    void limitsAreThoseOfTheNumbers_data() { goldenRows("hyperbolic_limits"); }
    void limitsAreThoseOfTheNumbers();
    void aLongKeyPrefersADistance_data() { goldenRows("hyperbolic_peak"); }
    void aLongKeyPrefersADistance();
    void imaginaryBoostsTurn_data() { goldenRows("hyperbolic_identity"); }
    void imaginaryBoostsTurn();
    void boostsAddTheirRapidities();
    void refusals();
    void notesHold();
};

namespace {

Eigen::Vector2d two(const Json& list)
{
    return {number(list[0]), number(list[1])};
}

HyperbolicPair pairOf(const Json& params)
{
    return {params["theta"].get<double>(), params["theta_prime"].get<double>()};
}

double scoreOf(const Json& params, double distance)
{
    const Eigen::Vector2d q = two(params["q"]), k = two(params["k"]);
    return pairOf(params).score(q.dot(k), q[0] * k[1] + q[1] * k[0], distance);
}

VectorValue content(const Json& value)
{
    return value.is_string() ? VectorValue(value.get<std::string>()) : VectorValue(numbers(value));
}

Values pairOfOnes(double thetaPrime)
{
    return {{"dimension", std::int64_t{2}}, {"theta_prime", thetaPrime}};
}

}  // namespace

void tst_Hyperbolic::boostsAgree()
{
    const Json& golden = goldenCase();
    const double rapidity = golden["params"]["theta"].get<double>() * golden["params"]["m"].get<double>();

    const Eigen::Matrix2d matrix = boost(rapidity);

    GOLDEN_AGREES(golden, "B", matrix);
    GOLDEN_AGREES(golden, "eigenvalues", (std::vector{std::exp(rapidity), std::exp(-rapidity)}));
    // Where cosh and sinh differ by less than an ulp, their squares do not tell.
    if (rapidity < 10) {
        GOLDEN_AGREES(golden, "det", matrix.determinant());
        const Eigen::Vector2d moved = matrix * Eigen::Vector2d(1, 0);
        GOLDEN_AGREES(golden, "minkowski_preserved", moved[0] * moved[0] - moved[1] * moved[1]);
    }
}

void tst_Hyperbolic::scoresOfOnePairAgree()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    if (expectsRefusal(golden)) {
        QVERIFY_EXCEPTION_THROWN(pairOf(params).check(), ParameterError);
        return;
    }
    const double m = params["m"], n = params["n"];

    GOLDEN_AGREES(golden, "q_enc", pairOf(params).query(two(params["q"]), m));
    GOLDEN_AGREES(golden, "k_enc", pairOf(params).key(two(params["k"]), n));
    GOLDEN_AGREES(golden, "score", scoreOf(params, m - n));
    HyperbolicParameters parameters;
    parameters.dimension = 2;
    parameters.query = numbers(params["q"]);
    parameters.key = numbers(params["k"]);
    GOLDEN_AGREES(golden, "A", Hyperbolic(parameters).products(0).first);
    GOLDEN_AGREES(golden, "B", Hyperbolic(parameters).products(0).second);
}

void tst_Hyperbolic::curvesOfOnePairAgree()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    // A head of one pair has the frequency 1, times the scale.
    HyperbolicParameters parameters;
    parameters.dimension = 2;
    parameters.thetaScale = params["theta"];
    parameters.thetaPrime = params["theta_prime"];
    parameters.query = numbers(params["q"]);
    parameters.key = numbers(params["k"]);
    const HarmonicSum curve = Hyperbolic(parameters).scoreByDistance();

    std::vector<double> single, ofTheHead;
    for (const Json& distance : params["distances"]) {
        single.push_back(scoreOf(params, distance.get<double>()));
        ofTheHead.push_back(curve.at(distance.get<std::int64_t>()));
    }

    GOLDEN_AGREES(golden, "score", single);
    GOLDEN_AGREES(golden, "score", ofTheHead);
}

void tst_Hyperbolic::curvesOfAHeadAgree()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    HyperbolicParameters parameters;
    parameters.dimension = params["dim"];
    parameters.base = params["base"];
    parameters.thetaPrime = params["theta_prime"];
    parameters.query = content(params["q"]);
    parameters.key = content(params["k"]);
    const HarmonicSum curve = Hyperbolic(parameters).scoreByDistance();

    std::vector<double> score;
    for (const Json& distance : params["distances"])
        score.push_back(curve.at(distance.get<std::int64_t>()));

    GOLDEN_AGREES(golden, "score", score);
}

void tst_Hyperbolic::farScoresDoNotOverflow()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];

    GOLDEN_AGREES(golden, "score", scoreOf(params, params["m"].get<double>() - params["n"].get<double>()));
}

void tst_Hyperbolic::limitsAreThoseOfTheNumbers()
{
    const Json& golden = goldenCase();

    GOLDEN_AGREES(golden, "float64_cosh_max_arg", largestRapidity<double>());
    GOLDEN_AGREES(golden, "float32_cosh_max_arg", largestRapidity<float>());
    QVERIFY(std::isfinite(std::cosh(largestRapidity<double>() - 1e-6)));
    QVERIFY(std::isinf(std::cosh(largestRapidity<double>() + 1e-6)));
}

void tst_Hyperbolic::aLongKeyPrefersADistance()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const Eigen::Vector2d q = two(params["q"]);
    const double distance = params["r"];

    const Eigen::Vector2d key = pairOf(params).keyPeakingAt(q, distance);

    const auto score = [&](double at) { return pairOf(params).score(q.dot(key), q[0] * key[1] + q[1] * key[0], at); };
    GOLDEN_AGREES(golden, "k", key);
    GOLDEN_AGREES(golden, "k_norm", key.norm());
    GOLDEN_AGREES(golden, "score_at_7", score(distance - 1));
    GOLDEN_AGREES(golden, "score_at_8", score(distance));
    GOLDEN_AGREES(golden, "score_at_9", score(distance + 1));
}

void tst_Hyperbolic::imaginaryBoostsTurn()
{
    const Json& golden = goldenCase();
    const double angle = golden["params"]["theta"].get<double>() * golden["params"]["m"].get<double>();

    const Eigen::Matrix2cd turn = boost(std::complex<double>(0, angle));

    GOLDEN_AGREES(golden, "cosh_i", turn(0, 0).real());
    GOLDEN_AGREES(golden, "sinh_i_over_i", turn(0, 1).imag());
}

void tst_Hyperbolic::boostsAddTheirRapidities()
{
    QVERIFY((boost(0.7) * boost(-1.9)).isApprox(boost(-1.2), 1e-14));
    QVERIFY(boost(0.7).isApprox(boost(0.7).transpose()));
}

void tst_Hyperbolic::refusals()
{
    const Source source = describe<HyperbolicParameters>();
    const auto refused = [&](const Values& values, std::string_view parameter) {
        try {
            source.check(values);
        } catch (const ParameterError& error) {
            return error.where() == parameter;
        }
        return false;
    };

    QVERIFY(refused({{"theta_prime", 1.0}}, "theta_prime"));
    QVERIFY(refused({{"theta_scale", 2.0}}, "theta_prime"));
    QVERIFY(refused({{"base", 0.5}}, "theta_prime"));
    QVERIFY(refused({{"pair", std::int64_t{32}}}, "pair"));
    QVERIFY(refused({{"query", std::vector<double>{1, 2, 3}}}, "query"));
}

void tst_Hyperbolic::notesHold()
{
    BACKS_NOTE("hyperbolic", "decay-is-eventual");
    const Source source = describe<HyperbolicParameters>();
    Values crossed = pairOfOnes(0.2);
    crossed["theta_scale"] = 0.1;
    crossed["query"] = std::string("first");
    crossed["key"] = std::string("second");
    const auto curves = std::get<Curves>(source.evaluate("score_by_distance", crossed));
    QCOMPARE(curves.series[0].at(0), 0.0);
    QVERIFY(curves.series[0].at(5) > curves.series[0].at(2) && curves.series[0].at(5) > curves.series[0].at(20));
    QVERIFY(std::abs(HyperbolicPair{0.1, 0.2}.peak() - 5.493) < 1e-3);

    BACKS_NOTE("hyperbolic", "reach-is-short");
    HyperbolicParameters ones;
    ones.dimension = 128;
    const HarmonicSum score = Hyperbolic(ones).scoreByDistance();
    QCOMPARE(score.at(0), 128.0);
    QVERIFY(std::abs(score.at(10) - 1.03) < 0.005);

    BACKS_NOTE("hyperbolic", "peaks-cost-length");
    const HyperbolicPair fastest{1, 1.1};
    QVERIFY(std::abs(fastest.keyPeakingAt({1, 0.5}, 8).norm() - 1.2e6) < 1e4);

    BACKS_NOTE("hyperbolic", "never-form-the-boosts");
    QVERIFY(std::isfinite(std::cosh(89.0F)) && std::isinf(std::cosh(90.0F)));
    // The product of two boosted vectors has lost more than half of float64's digits at position 105.
    const HyperbolicPair slow{0.1, 0.2};
    const double naive = slow.query({1, 0.5}, 105).dot(slow.key({0.8, -0.3}, 103));
    const double exact = slow.score(0.65, 0.1, 2);
    QVERIFY(std::abs(naive / exact - 1) > 1e-10 && std::abs(naive / exact - 1) < 1e-4);
}

WHORL_CORE_TEST(tst_Hyperbolic)
#include "tst_hyperbolic.moc"
