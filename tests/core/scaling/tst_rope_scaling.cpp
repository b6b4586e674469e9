// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope.h"
#include "core/scaling/base_change.h"
#include "core/scaling/ramps.h"
#include "tests/core/scaling/rope_settings.h"
#include "tests/support/golden.h"
#include "tests/support/test_main.h"

#include <numbers>

using namespace whorl;
using namespace whorl::test;

class tst_RopeScaling : public QObject {
    Q_OBJECT

private slots:
    void linearAgrees_data() { goldenRows("linear"); }
    void linearAgrees() { frequenciesAgree(RopeScaling::linear); }
    void linearAnglesAgree_data() { goldenRows("linear_angles"); }
    void linearAnglesAgree();
    void ntkAgrees_data() { goldenRows("ntk"); }
    void ntkAgrees();
    void dynamicNtkAgrees_data() { goldenRows("dynamic_ntk"); }
    void dynamicNtkAgrees();
    void staticNtkAgrees_data() { goldenRows("dynamic_ntk_vllm"); }
    void staticNtkAgrees();
    void partsOfThePaperAgree_data() { goldenRows("ntk_by_parts"); }
    void partsOfThePaperAgree();
    void partNtkAgrees_data() { goldenRows("part_ntk_jquesnelle"); }
    void partNtkAgrees();
    void yarnAgrees_data() { goldenRows("yarn"); }
    void yarnAgrees();
    void yarnTablesAgree_data() { goldenRows("yarn_cos_sin"); }
    void yarnTablesAgree();
    void longRopeAgrees_data() { goldenRows("longrope"); }
    void longRopeAgrees();
    void llama3Agrees_data() { goldenRows("llama3"); }
    void llama3Agrees();
    void proportionalAgrees_data() { goldenRows("proportional"); }
    void proportionalAgrees();
    void proportionalRotationAgrees_data() { goldenRows("rotate_proportional"); }
    void proportionalRotationAgrees();
    void restingPairsAgree_data() { goldenRows("p_rope"); }
    void restingPairsAgree();

private:
    void frequenciesAgree(RopeScaling scaling);
};

namespace {

RopeParameters parametersOf(RopeScaling scaling, const Json& params)
{
    RopeParameters result;
    result.scaling = scaling;
    for (const auto& [key, value] : params.items()) {
        if (key == "dim" || key == "head_dim")
            result.dimension = value;
        else if (key == "base")
            result.base = number(value);
        else if (key == "factor")
            result.factor = number(value);
        else if (key == "original_max_position_embeddings")
            result.originalLength = value;
        else if (key == "beta_fast" || key == "beta")
            result.betaFast = number(value);
        else if (key == "beta_slow" || key == "alpha")
            result.betaSlow = number(value);
        else if (key == "truncate")
            result.truncate = value;
        else if (key == "mscale")
            result.mscale = number(value);
        else if (key == "mscale_all_dim")
            result.mscaleAllDimensions = number(value);
        else if (key == "low_freq_factor")
            result.lowFrequencyFactor = number(value);
        else if (key == "high_freq_factor")
            result.highFrequencyFactor = number(value);
        else if (key == "short_factor")
            result.shortFactor = value.get<std::vector<double>>();
        else if (key == "long_factor")
            result.longFactor = value.get<std::vector<double>>();
    }
    return result;
}

Json turnsOf(const RopeParameters& parameters)
{
    Json turns = Json::array();
    for (const double frequency : parameters.ladder().frequencies())
        turns.push_back(static_cast<double>(parameters.originalLength) * frequency / (2 * std::numbers::pi));
    return turns;
}

}  // namespace

void tst_RopeScaling::frequenciesAgree(RopeScaling scaling)
{
    const Json& golden = goldenCase();
    const RopeParameters parameters = parametersOf(scaling, golden["params"]);
    if (expectsRefusal(golden)) {
        QVERIFY(isRefused(parameters));
        return;
    }
    GOLDEN_AGREES(golden, "inv_freq", frequencies(parameters));
    if (golden["expected"].contains("attention_factor"))
        GOLDEN_AGREES(golden, "attention_factor", attentionScale(parameters).table);
}

void tst_RopeScaling::linearAnglesAgree()
{
    const Json& golden = goldenCase();
    const auto source = describe<RopeParameters>();
    const Values values = readValues(parametersOf(RopeScaling::linear, golden["params"]));
    const auto cosines = std::get<Field>(source.evaluate("cosines", values));
    const auto sines = std::get<Field>(source.evaluate("sines", values));
    const auto position = golden["params"]["position"].get<std::int64_t>();
    std::vector<double> angles, cosine, sine;
    for (std::int64_t pair = 0; pair < cosines.columns.count; ++pair) {
        angles.push_back(static_cast<double>(position)
                         * frequencies(parametersOf(RopeScaling::linear, golden["params"]))[std::size_t(pair)]);
        cosine.push_back(cosines.at(position, pair, 0));
        sine.push_back(sines.at(position, pair, 0));
    }

    GOLDEN_AGREES(golden, "angles", angles);
    GOLDEN_AGREES(golden, "cos", cosine);
    GOLDEN_AGREES(golden, "sin", sine);
}

void tst_RopeScaling::ntkAgrees()
{
    frequenciesAgree(RopeScaling::ntk);
    const Json& golden = goldenCase();
    if (!expectsRefusal(golden)) {
        const RopeParameters parameters = parametersOf(RopeScaling::ntk, golden["params"]);
        GOLDEN_AGREES(golden, "new_base", ntkBase(parameters.base, parameters.factor, parameters.dimension));
    }
}

void tst_RopeScaling::dynamicNtkAgrees()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    RopeParameters parameters = parametersOf(RopeScaling::dynamic, params);
    parameters.originalLength = params["max_position_embeddings"];
    parameters.length = params["seq_len"].is_null() ? 1 : params["seq_len"].get<int>();
    if (expectsRefusal(golden)) {
        QVERIFY(isRefused(parameters));
        return;
    }

    GOLDEN_AGREES(golden, "inv_freq", frequencies(parameters));
    GOLDEN_AGREES(golden, "new_base",
                  ntkBase(parameters.base,
                          dynamicNtkFactor(parameters.factor, parameters.length, parameters.originalLength),
                          parameters.dimension));
    GOLDEN_AGREES(golden, "attention_factor", attentionScale(parameters).table);
}

void tst_RopeScaling::staticNtkAgrees()
{
    const Json& golden = goldenCase();
    RopeParameters parameters = parametersOf(RopeScaling::ntk, golden["params"]);
    const double factor = staticNtkFactor(parameters.factor);

    GOLDEN_AGREES(golden, "alpha", factor);
    GOLDEN_AGREES(golden, "new_base", ntkBase(parameters.base, factor, parameters.dimension));
    parameters.factor = factor;
    GOLDEN_AGREES(golden, "inv_freq", frequencies(parameters));
}

void tst_RopeScaling::partsOfThePaperAgree()
{
    const Json& golden = goldenCase();
    const RopeParameters parameters = parametersOf(RopeScaling::byParts, golden["params"]);
    Json kept = Json::array();
    for (const Json& turns : turnsOf(parameters))
        kept.push_back(keptByTurns(turns, parameters.betaSlow, parameters.betaFast));

    GOLDEN_AGREES(golden, "rotations", turnsOf(parameters));
    GOLDEN_AGREES(golden, "gamma", kept);
    GOLDEN_AGREES(golden, "inv_freq", frequencies(parameters));
}

void tst_RopeScaling::partNtkAgrees()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const RopeParameters parameters = parametersOf(RopeScaling::none, params);
    const PartNtkTurns turns{params["beta_0"], params["beta_1"], params["gamma_0"], params["gamma_1"]};
    std::vector<double> result;
    for (int pair = 0; pair < parameters.dimension / 2; ++pair)
        result.push_back(partNtkFrequency(pair, parameters.dimension, parameters.base, parameters.originalLength,
                                          parameters.factor, turns));

    GOLDEN_AGREES(golden, "inv_freq", result);
}

void tst_RopeScaling::yarnAgrees()
{
    frequenciesAgree(RopeScaling::yarn);
    const Json& golden = goldenCase();
    if (expectsRefusal(golden))
        return;
    const RopeParameters p = parametersOf(RopeScaling::yarn, golden["params"]);
    const YarnBand band = yarnBand(p.dimension, p.base, p.originalLength, p.betaFast, p.betaSlow, p.truncate);
    std::vector<double> ramp;
    for (int pair = 0; pair < p.dimension / 2; ++pair)
        ramp.push_back(yarnRamp(band, pair));

    GOLDEN_AGREES(golden, "correction_low_raw", band.rawLow);
    GOLDEN_AGREES(golden, "correction_high_raw", band.rawHigh);
    GOLDEN_AGREES(golden, "low", band.low);
    GOLDEN_AGREES(golden, "high", band.high);
    GOLDEN_AGREES(golden, "ramp", ramp);
}

void tst_RopeScaling::yarnTablesAgree()
{
    const Json& golden = goldenCase();
    const Values values = readValues(parametersOf(RopeScaling::yarn, golden["params"]));
    const auto source = describe<RopeParameters>();
    for (const auto& [quantity, key] : {std::pair{"cosines", "cos"}, {"sines", "sin"}}) {
        const auto field = std::get<Field>(source.evaluate(quantity, values));
        std::vector<double> row;
        for (std::int64_t pair = 0; pair < field.columns.count; ++pair)
            row.push_back(field.at(golden["params"]["position"], pair, 0));
        GOLDEN_AGREES(golden, key, row);
    }
}

void tst_RopeScaling::longRopeAgrees()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    RopeParameters parameters = parametersOf(RopeScaling::longrope, params);
    parameters.factor = params["max_position_embeddings"].get<double>() / double(parameters.originalLength);
    parameters.length = params["seq_len"].is_null() ? 1 : params["seq_len"].get<int>();

    GOLDEN_AGREES(golden, "inv_freq", frequencies(parameters));
    GOLDEN_AGREES(golden, "attention_factor", attentionScale(parameters).table);
    QCOMPARE(usesLongFactor(parameters, parameters.length) ? "long" : "short",
             golden["expected"]["uses"].get<std::string>());
}

void tst_RopeScaling::llama3Agrees()
{
    frequenciesAgree(RopeScaling::llama3);
    const Json& golden = goldenCase();
    if (expectsRefusal(golden))
        return;
    const RopeParameters parameters = parametersOf(RopeScaling::llama3, golden["params"]);
    std::vector<double> kept;
    Json bands = Json::array();
    for (const Json& turns : turnsOf(parameters)) {
        kept.push_back(llama3Kept(turns, parameters.lowFrequencyFactor, parameters.highFrequencyFactor));
        bands.push_back(kept.back() == 1 ? "high" : kept.back() == 0 ? "low" : "mid");
    }

    GOLDEN_AGREES(golden, "smooth", kept);
    for (std::size_t i = 0; i < bands.size(); ++i) {
        const std::string wanted = golden["expected"]["band"][i];
        QVERIFY2(wanted == bands[i] || (wanted != "high" && wanted != "low" && bands[i] == "mid"), wanted.c_str());
    }
}

void tst_RopeScaling::proportionalAgrees()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    RopeParameters parameters = parametersOf(RopeScaling::proportional, params);
    const int turning = int(params["proportion"].get<double>() * parameters.dimension / 2) * 2;
    GOLDEN_AGREES(golden, "rope_angles", turning / 2);
    // 0 stands for all channels; without any there is no pair to turn.
    PairLadder ladder = parameters.ladder();
    ladder.turning = turning;

    GOLDEN_AGREES(golden, "inv_freq", scaledFrequencies(parameters, ladder, parameters.length));
}

void tst_RopeScaling::proportionalRotationAgrees()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    RopeParameters parameters = parametersOf(RopeScaling::proportional, params);
    parameters.factor = 1;
    parameters.layout = RopeLayout::half;
    parameters.rotaryDimension = int(params["proportion"].get<double>() * parameters.dimension);
    const Rope rope(accepted(parameters));
    std::vector<double> angles;
    for (const double frequency : rope.frequencies())
        angles.push_back(params["position"].get<double>() * frequency);

    GOLDEN_AGREES(golden, "angles", angles);
    GOLDEN_AGREES(golden, "y", rope.rotated(params["x"].get<std::vector<double>>(), params["position"]));
}

void tst_RopeScaling::restingPairsAgree()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    RopeParameters parameters = parametersOf(RopeScaling::proportional, params);
    parameters.factor = 1;
    PairLadder ladder = parameters.ladder();
    ladder.turning = int(params["p"].get<double>() * parameters.dimension / 2) * 2;

    GOLDEN_AGREES(golden, "inv_freq", scaledFrequencies(parameters, ladder, 1));
}

WHORL_CORE_TEST(tst_RopeScaling)
#include "tst_rope_scaling.moc"
