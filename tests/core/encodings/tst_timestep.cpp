// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/timestep.h"

#include "core/encodings/sinusoidal.h"
#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <numbers>

using namespace whorl;
using namespace whorl::test;

class tst_Timestep : public QObject {
    Q_OBJECT

private slots:
    void embeddingsAgreeWithTheModels_data() { goldenRows("timestep"); }
    void embeddingsAgreeWithTheModels();
    void ddpmIsDiffusersWithShiftOneAndSinesFirst();
    void ddpmIsFairseqWithoutItsFirstRows();
    void rowsAreRealTimes();
    void meansOfFractionalStepsAreExact();
    void similarityIsTheCosineOfTheEmbeddings();
    void whatIsShownOfTheTimeFollowsTheStep();
    void rowsAreNamedByTheirTimes();
    void undefinedFrequenciesAreRefused();
    void notesHold();
};

namespace {

TimestepParameters parametersOf(const Json& given)
{
    Values values{{"variant", given["variant"].get<std::string>()}, {"dimension", given["d"].get<std::int64_t>()}};
    if (given.contains("flip_sin_to_cos"))
        values["flip"] = given["flip_sin_to_cos"].get<bool>();
    for (const auto& [theirs, ours] :
         {std::pair{"downscale_freq_shift", "shift"}, {"scale", "scale"}, {"max_period", "max_period"}})
        if (given.contains(theirs))
            values[ours] = given[theirs].get<double>();
    return fromValues<TimestepParameters>(values);
}

}  // namespace

void tst_Timestep::embeddingsAgreeWithTheModels()
{
    const Json& golden = goldenCase();
    const Timestep embedding(parametersOf(golden["params"]));
    Json rows = Json::array();
    for (const Json& time : golden["params"]["timesteps"]) {
        Json row = Json::array();
        for (std::int64_t channel = 0; channel < embedding.dimension(); ++channel)
            row.push_back(embedding.at(time.get<double>(), channel));
        rows.push_back(row);
    }

    GOLDEN_AGREES(golden, "emb", rows);
}

void tst_Timestep::ddpmIsDiffusersWithShiftOneAndSinesFirst()
{
    const Timestep ddpm({});
    const Timestep same(fromValues<TimestepParameters>(
        {{"variant", std::string("diffusers")}, {"flip", false}, {"shift", 1.0}, {"scale", 1.0}}));
    for (std::int64_t channel = 0; channel < 128; ++channel)
        QCOMPARE(ddpm.at(417.25, channel), same.at(417.25, channel));
}

void tst_Timestep::ddpmIsFairseqWithoutItsFirstRows()
{
    SinusoidalParameters parameters;
    parameters.layout = SinusoidalLayout::fairseq;
    const Sinusoidal fairseq(parameters);
    const Timestep ddpm({});
    for (std::int64_t channel = 0; channel < 128; ++channel)
        QCOMPARE(ddpm.at(37 + 2, channel), fairseq.at(37, channel));
}

void tst_Timestep::rowsAreRealTimes()
{
    const auto parameters = fromValues<TimestepParameters>({{"first", 0.25}, {"step", 0.5}});
    const auto field = std::get<Field>(describe<TimestepParameters>().evaluate("encoding", readValues(parameters)));

    QCOMPARE(field.at(3, 0, 0), std::sin(1.75));
    QCOMPARE(field.at(3, 64, 0), std::cos(1.75));
}

void tst_Timestep::meansOfFractionalStepsAreExact()
{
    const Values values{{"variant", std::string("diffusers")},
                        {"first", 3.7},
                        {"step", 0.013},
                        {"scale", 1000.0},
                        {"length", std::int64_t{5000}},
                        {"dimension", std::int64_t{9}}};
    const auto field = std::get<Field>(describe<TimestepParameters>().evaluate("encoding", values));
    const Bin rows{31, 200};
    for (std::int64_t channel = 0; channel < 9; ++channel) {
        double sum = 0;
        for (std::int64_t row = 31; row < 231; ++row)
            sum += field.at(row, channel, 0);
        const Bin one{channel, 1};

        const float mean = field.means({&rows, 1}, {&one, 1}, 0).value(0, 0);

        QVERIFY(std::abs(mean - sum / 200) < 2e-6);
    }
}

void tst_Timestep::similarityIsTheCosineOfTheEmbeddings()
{
    const auto parameters = fromValues<TimestepParameters>({{"dimension", std::int64_t{9}}, {"step", 2.5}});
    const Timestep embedding(parameters);
    const auto curves = std::get<Curves>(describe<TimestepParameters>().evaluate("similarity", readValues(parameters)));
    double product = 0, square = 0;
    for (std::int64_t channel = 0; channel < 9; ++channel) {
        product += embedding.at(embedding.time(3), channel) * embedding.at(embedding.time(20), channel);
        square += std::pow(embedding.at(embedding.time(3), channel), 2);
    }

    QVERIFY(std::abs(curves.series[0].at(17) - product / square) < 1e-14);
}

void tst_Timestep::undefinedFrequenciesAreRefused()
{
    const auto accepts = [](const Values& values) { return fromValues<TimestepParameters>(values); };

    QVERIFY_EXCEPTION_THROWN(accepts({{"dimension", std::int64_t{2}}}), ParameterError);
    QVERIFY_EXCEPTION_THROWN(
        accepts({{"variant", std::string("diffusers")}, {"dimension", std::int64_t{8}}, {"shift", 4.0}}),
        ParameterError);
    QVERIFY_EXCEPTION_THROWN(accepts({{"variant", std::string("diffusers")}, {"max_period", 1e-300}}), ParameterError);
    QVERIFY_EXCEPTION_THROWN(accepts({{"step", 1e12}}), ParameterError);
}

void tst_Timestep::notesHold()
{
    BACKS_NOTE("timestep", "not-the-papers-exponents");
    SinusoidalParameters paper;
    paper.layout = SinusoidalLayout::split;
    const double slowest = Timestep({}).frequencies().back();
    QVERIFY(std::abs(1 / slowest - 10'000) < 1e-8);
    QVERIFY(1 / Sinusoidal(paper).frequencies().back() < 9'000);
}

void tst_Timestep::whatIsShownOfTheTimeFollowsTheStep()
{
    const auto curves = [](double step) {
        return std::get<Curves>(describe<TimestepParameters>().evaluate("wavelengths", {{"step", step}}));
    };
    const Curves whole = curves(1), small = curves(0.001);

    // 1000 steps of 0.001 span 1, less than the shortest wave.
    QCOMPARE(small.guides.size(), 2U);
    QCOMPARE(small.guides[0].from, 1.0);
    QCOMPARE(small.guides[1].numbers, (std::vector<std::int64_t>{0, 63}));
    QCOMPARE(whole.guides[1].numbers.front(), std::int64_t{35});
    QCOMPARE(whole.series[0].unit, std::string("units of time"));
}

void tst_Timestep::rowsAreNamedByTheirTimes()
{
    const auto rows = [](const Values& values) {
        return std::get<Field>(describe<TimestepParameters>().evaluate("encoding", values)).rows;
    };

    const Axis halves = rows({{"length", std::int64_t{10}}, {"first", -5.0}, {"step", 0.5}});
    QCOMPARE(halves.nameOf(0), std::string_view("-5"));
    QCOMPARE(halves.nameOf(9), std::string_view("-0.5"));
    QVERIFY(rows({}).names.empty());
}

WHORL_CORE_TEST(tst_Timestep)
#include "tst_timestep.moc"
