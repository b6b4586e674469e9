// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/softmax.h"
#include "core/embedding/vocabulary.h"
#include "core/embedding/word2vec_step.h"
#include "tests/support/golden.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

/// The reference's numbers: steps of both models with both losses, and what goes into them.
class tst_Word2VecGolden : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheReference_data();
    void agreesWithTheReference();
};

namespace {

Eigen::MatrixXd matrixOf(const Json& rows)
{
    Eigen::MatrixXd matrix(rows.size(), rows[0].size());
    for (Eigen::Index r = 0; r < matrix.rows(); ++r)
        for (Eigen::Index c = 0; c < matrix.cols(); ++c)
            matrix(r, c) = number(rows[std::size_t(r)][std::size_t(c)]);
    return matrix;
}

Json listOf(const Eigen::VectorXd& values)
{
    return std::vector<double>(values.begin(), values.end());
}

std::vector<std::int64_t> countsOf(const Json& params)
{
    std::vector<std::int64_t> counts;
    for (const double count : numbers(params["counts"]))
        counts.push_back(std::int64_t(count));
    return counts;
}

/// What a case that makes no step computes, under the names of what it expects.
Json quantities(const Json& params)
{
    Json got;
    if (params.contains("power"))
        got["value"] = noiseShares(countsOf(params), params["power"].get<double>());
    if (params.contains("sample"))
        for (const std::int64_t count : countsOf(params))
            for (const auto& [name, rule] :
                 {std::pair("keep_word2vec_c", Subsampling::word2vecC), std::pair("keep_paper", Subsampling::paper)})
                got[name].push_back(keepProbability(count, std::int64_t(params["total"].get<double>()),
                                                    params["sample"].get<double>(), rule));
    if (params.contains("x"))
        for (const double x : numbers(params["x"]))
            got["minus_log_sigmoid"].push_back(minusLogSigmoid(x));
    if (params.contains("logits")) {
        const std::vector<double> values = numbers(params["logits"]);
        const Eigen::VectorXd logits = Eigen::Map<const Eigen::VectorXd>(values.data(), Eigen::Index(values.size()));
        got["probs"] = listOf(softmaxRows(logits.transpose().array()).row(0));
        got["loss"] = softmaxLoss(logits, params["target"].get<int>());
    }
    return got;
}

/// The step of a case, made with one convention where there are two.
struct Run {
    Word2VecStep step;
    Word2VecWeights after;
};

Run runOf(const Json& params, CbowGradient convention, NegativeUpdates updates)
{
    const auto word = [&](const Json& name) {
        const Json& all = params["vocab"];
        return std::int32_t(std::find(all.begin(), all.end(), name) - all.begin());
    };
    const auto words = [&](const char* key) {
        std::vector<std::int32_t> result;
        for (const Json& name : params.value(key, Json::array()))
            result.push_back(word(name));
        return result;
    };
    Run run{{}, {matrixOf(params["W_in"]), matrixOf(params["W_out"])}};
    const double rate = params["lr"].get<double>();
    const std::vector<std::int32_t> contexts = words("contexts"), negatives = words("negatives");
    const std::int32_t centre = word(params["center"]);
    const bool cbow = QByteArray(QTest::currentDataTag()).contains("cbow");
    if (cbow && negatives.empty())
        run.step = cbowSoftmaxStep(run.after, contexts, centre, rate, convention);
    else if (cbow)
        run.step = cbowNegativeStep(run.after, contexts, centre, negatives, rate, convention, updates);
    else if (negatives.empty())
        run.step = skipGramSoftmaxStep(run.after, centre, contexts, rate);
    else
        run.step = skipGramNegativeStep(run.after, centre, word(params["context"]), negatives, rate, updates);
    return run;
}

/// The same for a case that makes a step.
Json stepOf(const Json& params)
{
    const bool sequential = QByteArray(QTest::currentDataTag()).contains("sequential");
    const NegativeUpdates updates = sequential ? NegativeUpdates::sequential : NegativeUpdates::batched;
    const Run run = runOf(params, CbowGradient::word2vecC, updates);
    Json got;
    got["loss"] = got["loss_sum"] = run.step.loss;
    got["h"] = listOf(run.step.hidden);
    got["probs"] = got["sigmoids"] = listOf(run.step.probabilities);
    got["grad_h"] = got["grad_center"] = listOf(run.step.gradient);
    got["W_in_after"] = got["W_in_after_word2vec_c_convention"] = toJson(run.after.in);
    got["W_in_after_true_gradient"] = toJson(runOf(params, CbowGradient::trueGradient, updates).after.in);
    got["W_out_after"] = toJson(run.after.out);
    return got;
}

}  // namespace

void tst_Word2VecGolden::agreesWithTheReference_data()
{
    goldenRows("word2vec");
}

void tst_Word2VecGolden::agreesWithTheReference()
{
    const Json& golden = goldenCase();
    const Json got = golden["params"].contains("vocab") ? stepOf(golden["params"]) : quantities(golden["params"]);

    for (const auto& [key, want] : golden["expected"].items()) {
        QVERIFY2(got.contains(key), key.c_str());
        const std::string text = difference(got[key], want, golden["tol"], key);
        QVERIFY2(text.empty(), text.c_str());
    }
}

WHORL_CORE_TEST(tst_Word2VecGolden)
#include "tst_word2vec_golden.moc"
