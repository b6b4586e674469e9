// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/xpos.h"

#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Xpos : public QObject {
    Q_OBJECT

private slots:
    void scoresAgreeWithTheAuthors_data() { goldenRows("xpos"); }
    void scoresAgreeWithTheAuthors();
    void withoutFadingItIsRope();
    void queryAtItsPlaceMakesTheScore();
    void futureKeysThatLeaveFloatAreRefused();
    void curveReachesBothSidesInFullMode();
    void notesHold();
};

namespace {

Data evaluate(const char* quantity, const Values& values)
{
    return describe<XposParameters>().evaluate(quantity, values);
}

}  // namespace

void tst_Xpos::scoresAgreeWithTheAuthors()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    XposParameters parameters;
    parameters.dimension = params["d"];
    parameters.base = params["base"];
    parameters.scaleBase = params["scale_base"];

    Json dot = Json::array();
    const auto length = std::int64_t(params["q"].size());
    for (std::int64_t m = 0; m < length; ++m) {
        Json row = Json::array();
        for (std::int64_t n = 0; n < length; ++n) {
            parameters.query = numbers(params["q"][std::size_t(m)]);
            parameters.key = numbers(params["k"][std::size_t(n)]);
            row.push_back(Xpos(parameters).scoreByDistance().at(m - n));
        }
        dot.push_back(row);
    }

    GOLDEN_AGREES(golden, "zeta", xposFactors(parameters.dimension));
    GOLDEN_AGREES(golden, "dot", dot);
}

void tst_Xpos::withoutFadingItIsRope()
{
    XposParameters parameters;
    parameters.query = parameters.key = "random";
    parameters.scaleBase = 1e9;
    const Xpos xpos(parameters);

    // 1e-9 per token is what is left of the fading.
    for (const int distance : {0, 1, 17, 100})
        QVERIFY(std::abs(xpos.scoreByDistance().at(distance) - xpos.rope().scoreByDistance().at(distance)) < 1e-4);
}

void tst_Xpos::queryAtItsPlaceMakesTheScore()
{
    XposParameters parameters;
    parameters.dimension = 16;
    parameters.query = "random";
    const Xpos xpos(parameters);

    // A key of ones at position 0 is not turned: the score is the sum of the query's channels.
    double sum = 0;
    for (int channel = 0; channel < 16; ++channel)
        sum += xpos.query(300, channel);

    QVERIFY(std::abs(sum - xpos.scoreByDistance().at(300)) < 1e-12);
}

void tst_Xpos::futureKeysThatLeaveFloatAreRefused()
{
    const Source source = describe<XposParameters>();

    source.check({{"mode", std::string("full")}, {"length", std::int64_t{24'000}}});
    source.check({{"mode", std::string("causal")}, {"length", std::int64_t{4'194'304}}});
    QVERIFY_EXCEPTION_THROWN(source.check({{"mode", std::string("full")}, {"length", std::int64_t{25'000}}}),
                             ParameterError);
}

void tst_Xpos::curveReachesBothSidesInFullMode()
{
    const auto curves =
        std::get<Curves>(evaluate("score_by_distance", {{"mode", std::string("full")}, {"length", std::int64_t{64}}}));

    QCOMPARE(curves.axis.first, -63);
    QCOMPARE(curves.axis.last(), 63);
    QVERIFY(curves.series[0].at(-60) > curves.series[1].at(-60));
}

void tst_Xpos::notesHold()
{
    BACKS_NOTE("xpos", "future-keys-grow");
    const std::vector<double> factors = xposFactors(128);
    QVERIFY(std::abs(1 / factors.front() - 3.5) < 1e-12);
    std::vector<double> fastest(128, 0.0);
    fastest[0] = 1;
    const auto score =
        std::get<Field>(evaluate("score", {{"mode", std::string("full")}, {"query", fastest}, {"key", fastest}}));
    QVERIFY(std::abs(score.at(0, 512, 0) - 3.5 * std::cos(512.0)) < 1e-12);
    QVERIFY(std::abs(score.at(512, 0, 0) - std::cos(512.0) / 3.5) < 1e-12);

    BACKS_NOTE("xpos", "fast-pairs-fade-first");
    QVERIFY(std::is_sorted(factors.begin(), factors.end()));
    QCOMPARE(std::round(factors.front() * 100), 29.0);
    QCOMPARE(std::round(factors.back() * 100), 99.0);

    BACKS_NOTE("xpos", "centre-cancels");
    // From the middle of 64 tokens: query 40 stands at 8, key 10 at −22.
    XposParameters parameters;
    parameters.dimension = 8;
    parameters.key = "random";
    const Xpos xpos(parameters);
    const auto pairAt = [&](const std::vector<double>& vector, std::size_t pair, int position, double fading) {
        return std::polar(std::exp(fading * position), xpos.rope().frequencies()[pair] * position)
            * std::complex(vector[2 * pair], vector[2 * pair + 1]);
    };
    const auto scoreAt = [&](int m, int n) {
        double sum = 0;
        for (std::size_t i = 0; i < 4; ++i)
            sum += (pairAt(xpos.rope().query(), i, m, -xpos.decays()[i])
                    * std::conj(pairAt(xpos.rope().key(), i, n, xpos.decays()[i])))
                       .real();
        return sum;
    };
    QVERIFY(std::abs(scoreAt(40, 10) - scoreAt(8, -22)) < 1e-12);
    QVERIFY(std::abs(scoreAt(40, 10) - xpos.scoreByDistance().at(30)) < 1e-12);
}

WHORL_CORE_TEST(tst_Xpos)
#include "tst_xpos.moc"
