// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scaling/rope_scaling.h"
#include "tests/support/golden.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_AttentionScale : public QObject {
    Q_OBJECT

private slots:
    void yarnAgrees_data() { goldenRows("attention_factor_yarn"); }
    void yarnAgrees();
    void deepSeekAgrees_data() { goldenRows("attention_factor_deepseek"); }
    void deepSeekAgrees();
    void longRopeAgrees_data() { goldenRows("attention_factor_longrope"); }
    void longRopeAgrees();
    void softmaxScaleAgrees_data() { goldenRows("softmax_scale"); }
    void softmaxScaleAgrees();
    void aGivenFactorWins();
};

void tst_AttentionScale::yarnAgrees()
{
    const Json& golden = goldenCase();
    const AttentionScale scale = yarnAttentionScale(number(golden["params"]["factor"]), 0, 0);

    GOLDEN_AGREES(golden, "attention_factor", scale.table);
    GOLDEN_AGREES(golden, "logit_multiplier", scale.score());
    GOLDEN_AGREES(golden, "temperature_t", 1 / scale.score());
}

void tst_AttentionScale::deepSeekAgrees()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const AttentionScale scale =
        yarnAttentionScale(number(params["factor"]), number(params["mscale"]), number(params["mscale_all_dim"]));

    GOLDEN_AGREES(golden, "cos_sin_factor", scale.table);
    GOLDEN_AGREES(golden, "softmax_scale_multiplier", scale.softmax);
}

void tst_AttentionScale::longRopeAgrees()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];

    GOLDEN_AGREES(golden, "attention_factor",
                  longRopeAttentionScale(number(params["factor"]), params["original_max_position_embeddings"]).table);
}

void tst_AttentionScale::softmaxScaleAgrees()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const double width = params["qk_nope_head_dim"].get<double>() + params["qk_rope_head_dim"].get<double>();
    const double mscale = number(params["mscale"]);
    const AttentionScale scale = yarnAttentionScale(number(params["factor"]), mscale, mscale);

    GOLDEN_AGREES(golden, "base_scale", 1 / std::sqrt(width));
    GOLDEN_AGREES(golden, "multiplier", scale.softmax);
    GOLDEN_AGREES(golden, "softmax_scale", scale.softmax / std::sqrt(width));
}

void tst_AttentionScale::aGivenFactorWins()
{
    // mlx-lm pull request 1507: a config says 1.0 to switch the magnitude off; null means "compute it".
    ScalingParameters parameters;
    parameters.scaling = RopeScaling::yarn;
    parameters.factor = 40;
    QVERIFY(std::abs(attentionScale(parameters).table - 1.368887945) < 1e-9);
    parameters.attentionFactor = 1;
    QCOMPARE(attentionScale(parameters).table, 1.0);
    parameters.scaling = RopeScaling::linear;
    QCOMPARE(attentionScale(parameters).score(), 1.0);
}

WHORL_CORE_TEST(tst_AttentionScale)
#include "tst_attention_scale.moc"
