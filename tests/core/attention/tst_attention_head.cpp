// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attention_head.h"

#include "core/attention/seeded_head.h"
#include "core/error.h"
#include "tests/support/attention_cases.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <numbers>
#include <numeric>

using namespace whorl;
using namespace whorl::test;

class tst_AttentionHead : public QObject {
    Q_OBJECT

private slots:
    void stepsAloneAreThoseOfTheWhole();
    void noEncoding_data() { goldenRows("attention_none"); }
    void noEncoding() { everyStepAgrees(); }
    void sinusoidal_data() { goldenRows("attention_sinusoidal"); }
    void sinusoidal() { everyStepAgrees(); }
    void learned_data() { goldenRows("attention_learned"); }
    void learned() { everyStepAgrees(); }
    void shaw_data() { goldenRows("attention_shaw"); }
    void shaw();
    void transformerXl_data() { goldenRows("attention_transformer_xl"); }
    void transformerXl();
    void t5_data() { goldenRows("attention_t5"); }
    void t5() { everyStepAgrees(); }
    void alibi_data() { goldenRows("attention_alibi"); }
    void alibi() { everyStepAgrees(); }
    void rope_data() { goldenRows("attention_rope"); }
    void rope();
    void ropeByHalves_data() { goldenRows("attention_rope_half"); }
    void ropeByHalves() { rope(); }
    void orderIsNoticedExactlyWhereItShouldBe_data() { goldenRows("permutation_equivariance"); }
    void orderIsNoticedExactlyWhereItShouldBe();
    void aMaskAloneCountsPositions_data() { goldenRows("nope"); }
    void aMaskAloneCountsPositions();
    void ropeSeesDistancesAlone_data() { goldenRows("rope_shift"); }
    void ropeSeesDistancesAlone();
    void aMaskedTermHidesItsKeyButAddsNothing();
    void seededSentencesBeginAlike();
    void sizesThatDoNotFitAreRefused();
    void notesHold();

private:
    void everyStepAgrees();
};

void tst_AttentionHead::everyStepAgrees()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];

    const HeadResult head = attend(headOf(params), effectOf(golden["scheme"], params));

    GOLDEN_AGREES(golden, "q", head.turnedQuery);
    GOLDEN_AGREES(golden, "k", head.turnedKey);
    GOLDEN_AGREES(golden, "v", head.value);
    GOLDEN_AGREES(golden, "scores_raw", head.scores);
    GOLDEN_AGREES(golden, "scale", head.scale);
    GOLDEN_AGREES(golden, "scores_scaled", head.scaled);
    GOLDEN_AGREES(golden, "positional_term", head.positional);
    GOLDEN_AGREES(golden, "scores_after_bias", head.biased);
    GOLDEN_AGREES(golden, "scores_after_mask", head.masked);
    GOLDEN_AGREES(golden, "weights", head.weights);
    GOLDEN_AGREES(golden, "entropy_nats", head.entropy);
    GOLDEN_AGREES(golden, "entropy_bits", Eigen::ArrayXd(head.entropy / std::numbers::ln2));
    GOLDEN_AGREES(golden, "output", head.output);
}

void tst_AttentionHead::shaw()
{
    everyStepAgrees();
    const Json& golden = goldenCase();
    const auto k = golden["params"]["max_relative_position"].get<std::int64_t>();

    GOLDEN_AGREES(golden, "index",
                  byDistance(5, [k](std::int64_t distance) { return double(shawIndex(distance, k)); }));
}

void tst_AttentionHead::transformerXl()
{
    everyStepAgrees();
    const Json& golden = goldenCase();

    const HeadResult head = attend(headOf(golden["params"]), effectOf(golden["scheme"], golden["params"]));

    GOLDEN_AGREES(golden, "term_a_content_content", head.scores);
    GOLDEN_AGREES(golden, "term_b_content_position", head.terms[0].values);
    GOLDEN_AGREES(golden, "term_c_u_content", head.terms[1].values);
    GOLDEN_AGREES(golden, "term_d_v_position", head.terms[2].values);
}

void tst_AttentionHead::rope()
{
    everyStepAgrees();
    const Json& golden = goldenCase();

    const HeadResult head = attend(headOf(golden["params"]), effectOf(golden["scheme"], golden["params"]));

    GOLDEN_AGREES(golden, "q_rotated", head.turnedQuery);
    GOLDEN_AGREES(golden, "k_rotated", head.turnedKey);
}

void tst_AttentionHead::orderIsNoticedExactlyWhereItShouldBe()
{
    const Json& golden = goldenCase();
    const auto [scheme, params] = inputsNamed(golden["params"]["inputs_as"]);
    const auto order = golden["params"]["permutation"].get<std::vector<Eigen::Index>>();

    const WordOrder both = permute(headOf(params), effectOf(scheme, params), order);

    GOLDEN_AGREES(golden, "output", both.original.output);
    GOLDEN_AGREES(golden, "output_permuted_input", both.permuted.output);
    GOLDEN_AGREES(golden, "max_abs_violation", both.violation);
    GOLDEN_AGREES(golden, "equivariant", both.violation < 1e-12);
}

void tst_AttentionHead::aMaskAloneCountsPositions()
{
    const Json& golden = goldenCase();
    const Json& given = golden["params"];
    const Json& params = given.contains("W_Q") ? given : inputsNamed(given["inputs_as"]).second;

    const HeadResult head = attend(headOf(params, given["tokens"]));

    GOLDEN_AGREES(golden, "output", head.output);
    if (golden["expected"].contains("weight_on_bos")) {
        GOLDEN_AGREES(golden, "weight_on_bos", Eigen::ArrayXd(head.weights.col(0)));
    } else {
        GOLDEN_AGREES(golden, "weights", head.weights);
        GOLDEN_AGREES(golden, "entropy_nats", head.entropy);
    }
}

void tst_AttentionHead::ropeSeesDistancesAlone()
{
    const Json& golden = goldenCase();
    const auto [scheme, params] = inputsNamed(golden["params"]["inputs_as"]);
    HeadInputs inputs = headOf(params);

    for (const Json& shift : golden["params"]["shifts"]) {
        inputs.firstPosition = shift.get<std::int64_t>();

        GOLDEN_AGREES(golden, "scores_raw", attend(inputs, effectOf(scheme, params)).scores);
    }
}

void tst_AttentionHead::aMaskedTermHidesItsKeyButAddsNothing()
{
    HeadInputs inputs = seededHead(4, 3, 8, 1);
    inputs.causal = false;

    const HeadResult head = attend(inputs, alibiEffect(0.5, BiasMode::causal));

    QCOMPARE(head.positional(0, 3), 0.0);
    QCOMPARE(head.biased(0, 3), head.scaled(0, 3));
    QCOMPARE(head.weights(0, 3), 0.0);
    QCOMPARE(head.weights(0, 0), 1.0);
}

void tst_AttentionHead::seededSentencesBeginAlike()
{
    const HeadInputs six = seededHead(6, 4, 8, 9), nine = seededHead(9, 4, 8, 9);

    QVERIFY(six.embeddings == nine.embeddings.topRows(6));
    QVERIFY(six.queryWeights == nine.queryWeights);
    QVERIFY(seededHead(6, 4, 8, 10).embeddings != six.embeddings);
}

void tst_AttentionHead::sizesThatDoNotFitAreRefused()
{
    HeadInputs inputs = seededHead(3, 3, 4, 1);
    RopeParameters rope;
    rope.dimension = 6;
    const std::vector<Eigen::Index> twice = {0, 1, 1}, few = {0, 1}, outside = {0, 1, 3};

    QVERIFY_EXCEPTION_THROWN(attend(inputs, ropeEffect(rope)), InputError);
    QVERIFY_EXCEPTION_THROWN(attend(inputs, sinusoidalEffect({})), InputError);
    for (const auto& order : {twice, few, outside})
        QVERIFY_EXCEPTION_THROWN(permute(inputs, {}, order), InputError);
    inputs.keyWeights.resize(4, 3);
    QVERIFY_EXCEPTION_THROWN(attend(inputs), InputError);
}

void tst_AttentionHead::notesHold()
{
    HeadInputs inputs = seededHead(7, 7, 8, 5);

    BACKS_NOTE("t5", "not-divided");
    const HeadResult divided = attend(inputs, alibiEffect(0.5, BiasMode::causal));
    const HeadResult whole = attend(inputs, t5Effect({8, 16, false}, [](std::int64_t) { return 0.25; }));
    QCOMPARE(whole.scale, 1.0);
    QVERIFY((whole.biased == whole.scores + 0.25).all());
    QCOMPARE(divided.scale, 1 / std::sqrt(8.0));

    BACKS_NOTE("transformer-xl", "not-shaw");
    HeadInputs silent = inputs;
    silent.queryWeights.setZero();
    Random random(5);
    const ShawTables tables{normalMatrix(random, 5, 8), normalMatrix(random, 5, 8)};
    TransformerXlParameters parameters;
    parameters.dimension = 8;
    const HeadResult asShaw = attend(silent, shawEffect(tables));
    const HeadResult asTransformerXl = attend(silent, transformerXlEffect(transformerXlHead(parameters)));
    QVERIFY((asShaw.positional == 0).all());
    QVERIFY(asTransformerXl.terms[0].values.isZero());
    QVERIFY(asTransformerXl.positional.abs().minCoeff() > 0);
    const HeadResult far = attend(inputs, shawEffect(tables));
    QCOMPARE(far.positional(6, 0), far.positional(6, 4));
    const HeadResult unclipped = attend(inputs, transformerXlEffect(transformerXlHead(parameters)));
    QVERIFY(std::abs(unclipped.terms[2].values(6, 0) - unclipped.terms[2].values(6, 4)) > 1e-3);

    BACKS_NOTE("nope", "equivariant");
    const std::vector<Eigen::Index> order = {3, 0, 6, 1, 2, 5, 4};
    QVERIFY(permute(inputs, {}, order).violation > 0.1);
    inputs.causal = false;
    const WordOrder both = permute(inputs, {}, order);
    QVERIFY(both.violation < 1e-12);
    QVERIFY((both.original.output - both.permuted.output).cwiseAbs().maxCoeff() > 0.1);
}

void tst_AttentionHead::stepsAloneAreThoseOfTheWhole()
{
    HeadInputs inputs = seededHead(9, 4, 8, 3);
    inputs.window = 5;
    RopeParameters rope;
    rope.dimension = 8;
    const PositionalEffect effect = ropeEffect(rope);
    const HeadResult whole = attend(inputs, effect);
    const HeadVectors vectors = headVectors(inputs, effect);

    QVERIFY((scaledScores(vectors, effect) == whole.scaled).all());
    QVERIFY((maskedScores(vectors, effect, inputs) == whole.masked).all());
    QVERIFY(headOutput(vectors, effect, whole.weights) == whole.output);
    QVERIFY(std::isinf(whole.masked(8, 3)) && std::isfinite(whole.masked(8, 4)) && std::isinf(whole.masked(3, 4)));
}

WHORL_CORE_TEST(tst_AttentionHead)
#include "tst_attention_head.moc"
