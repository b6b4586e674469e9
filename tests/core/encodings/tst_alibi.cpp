// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/alibi.h"

#include "core/attention/softmax.h"
#include "core/numeric/precision.h"
#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <numeric>
#include <set>

using namespace whorl;
using namespace whorl::test;

class tst_Alibi : public QObject {
    Q_OBJECT

private slots:
    void slopesAgreeWithTheAuthors_data() { goldenRows("alibi_slopes"); }
    void slopesAgreeWithTheAuthors();
    void biasAgreesWithEveryStoredForm_data() { goldenRows("alibi_bias"); }
    void biasAgreesWithEveryStoredForm();
    void storedFormHasTheSameSoftmaxOnlyUnderTheMask_data() { goldenRows("alibi_invariance"); }
    void storedFormHasTheSameSoftmaxOnlyUnderTheMask();
    void windowIsGeometric_data() { goldenRows("alibi_window"); }
    void windowIsGeometric();
    void bfloat16MergesFarPositions_data() { goldenRows("alibi_precision"); }
    void bfloat16MergesFarPositions();
    void firstSlopeIsNeverOne();
    void headsKeepTheAuthorsOrder();
    void symmetricWindowHoldsItsShare();
    void notesHold();
};

namespace {

/// [head][query][key]
Json matrices(const Json& params)
{
    const Eigen::ArrayXd slopes = alibiSlopes(params["heads"].get<int>());
    Json heads = Json::array();
    const auto length = params["L"].get<std::int64_t>();
    for (const double slope : slopes) {
        Json rows = Json::array();
        for (std::int64_t i = 0; i < length; ++i) {
            Json row = Json::array();
            for (std::int64_t j = 0; j < length; ++j)
                row.push_back(alibiBias(slope, i - j, BiasMode::causal));
            rows.push_back(row);
        }
        heads.push_back(rows);
    }
    return heads;
}

Eigen::ArrayXXd matrix(const Json& rows)
{
    Eigen::ArrayXXd result(rows.size(), rows[0].size());
    for (Eigen::Index r = 0; r < result.rows(); ++r)
        for (Eigen::Index c = 0; c < result.cols(); ++c)
            result(r, c) = number(rows[std::size_t(r)][std::size_t(c)]);
    return result;
}

}  // namespace

void tst_Alibi::slopesAgreeWithTheAuthors()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    if (expectsRefusal(golden)) {
        // Whole numbers alone reach the function; the parameter refuses the rest.
        const Values values = {{"heads", params["heads"].get<double>()}};
        QVERIFY_EXCEPTION_THROWN(fromValues<AlibiParameters>(values), ParameterError);
        if (params["heads"].is_number_integer())
            QVERIFY_EXCEPTION_THROWN(alibiSlopes(params["heads"].get<int>()), ParameterError);
        return;
    }

    const Eigen::ArrayXd slopes = alibiSlopes(params["heads"].get<int>(), params.value("alibi_bias_max", 8.0));

    if (golden["expected"].contains("slopes"))
        GOLDEN_AGREES(golden, "slopes", slopes);
    if (golden["expected"].contains("log2_slopes"))
        GOLDEN_AGREES(golden, "log2_slopes",
                      Eigen::ArrayXd(slopes.unaryExpr([](double slope) { return std::log2(slope); })));
    if (golden["expected"].contains("strictly_decreasing")) {
        const bool decreasing = (slopes.tail(slopes.size() - 1) < slopes.head(slopes.size() - 1)).all();
        QCOMPARE(decreasing, golden["expected"]["strictly_decreasing"].get<bool>());
    }
}

void tst_Alibi::biasAgreesWithEveryStoredForm()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const std::string variant = params["variant"];

    if (variant == "falcon") {
        const auto slope = params["slope"].get<double>();
        const auto distance = params["distance"].get<std::int64_t>();
        GOLDEN_AGREES(golden, "paper_bias", alibiBias(slope, distance, BiasMode::causal));
        GOLDEN_AGREES(golden, "falcon_effective_bias", alibiFalconBias(slope, distance, params["head_dim"].get<int>()));
    } else if (variant == "bloom" || variant == "mpt_last_row") {
        Json heads = Json::array();
        for (const double slope : alibiSlopes(params["heads"].get<int>()))
            if (variant == "bloom")
                heads.push_back(toJson(alibiPerKey(slope, params["attention_mask"].get<std::vector<int>>())));
            else
                heads.push_back(Json::array({toJson(alibiLastRow(slope, params["L"].get<std::int64_t>()))}));
        GOLDEN_AGREES(golden, variant == "bloom" ? "bias_per_key" : "bias", heads);
    } else {
        QCOMPARE(variant, "causal_relative");
        GOLDEN_AGREES(golden, "bias", matrices(params));
    }
}

void tst_Alibi::storedFormHasTheSameSoftmaxOnlyUnderTheMask()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const bool causal = params["mask"] == "causal";
    const Eigen::ArrayXXd scores = matrix(params["scores"]);
    const auto slope = params["slope"].get<double>();
    const std::vector<int> tokens(std::size_t(scores.cols()), 1);
    Eigen::ArrayXXd relative = scores, rowConstant = scores;
    for (Eigen::Index i = 0; i < scores.rows(); ++i)
        for (Eigen::Index j = 0; j < scores.cols(); ++j)
            relative(i, j) += alibiBias(slope, i - j, causal ? BiasMode::causal : BiasMode::symmetric);
    rowConstant.rowwise() += alibiPerKey(slope, tokens).transpose();
    if (causal)
        rowConstant = causallyMasked(rowConstant);

    const Eigen::ArrayXXd one = softmaxRows(relative), other = softmaxRows(rowConstant);

    GOLDEN_AGREES(golden, causal ? "softmax_relative" : "softmax_symmetric", one);
    GOLDEN_AGREES(golden, "softmax_row_constant", other);
    QCOMPARE((one - other).abs().maxCoeff() < 1e-12, golden["expected"]["equal"].get<bool>());
}

void tst_Alibi::windowIsGeometric()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    if (params.contains("L")) {
        Json heads = Json::array();
        const auto length = params["L"].get<std::int64_t>();
        for (const double slope : alibiSlopes(params["heads"].get<int>())) {
            const AlibiRow row = alibiLastQuery(slope, length);
            heads.push_back({row.meanDistance, row.entropy});
        }
        GOLDEN_AGREES(golden, "mean_distance_and_entropy_nats_per_head", heads);
        GOLDEN_AGREES(golden, "uniform_entropy_nats", alibiLastQuery(0, length).entropy);
        return;
    }

    const AlibiWindow window = alibiWindow(std::exp2(params["log2_slope"].get<double>()), BiasMode::causal);

    GOLDEN_AGREES(golden, "mean_distance_infinite", window.meanDistance);
    GOLDEN_AGREES(golden, "keys_for_50pct", window.keys50);
    GOLDEN_AGREES(golden, "keys_for_95pct", window.keys95);
    GOLDEN_AGREES(golden, "keys_for_99pct", window.keys99);
    GOLDEN_AGREES(golden, "half_distance", window.halfDistance);
    GOLDEN_AGREES(golden, "entropy_nats_infinite", window.entropy);
}

void tst_Alibi::bfloat16MergesFarPositions()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    std::set<double> distinct;
    int firstMerged = -1;
    double before = -1;

    for (int position = 0; position < params["positions"].get<int>(); ++position) {
        const double bias = rounded(params["slope"].get<double>() * position, Precision::bfloat16);
        if (bias == before && firstMerged < 0)
            firstMerged = position;
        distinct.insert(before = bias);
    }

    GOLDEN_AGREES(golden, "distinct_values", int(distinct.size()));
    GOLDEN_AGREES(golden, "first_position_equal_to_previous", firstMerged);
}

void tst_Alibi::firstSlopeIsNeverOne()
{
    QCOMPARE(alibiSlopes(8)[0], 0.5);
    QCOMPARE(alibiSlopes(8)[7], 0.00390625);
    QCOMPARE(alibiSlopes(1)[0], 0.00390625);
}

void tst_Alibi::headsKeepTheAuthorsOrder()
{
    // mlx issue 343 and the authors' recursive code: six heads are four and then two of eight.
    const Eigen::ArrayXd six = alibiSlopes(6);

    QCOMPARE(std::vector<double>(six.begin(), six.end()),
             (std::vector<double>{0.25, 0.0625, 0.015625, 0.00390625, 0.5, 0.125}));
}

void tst_Alibi::symmetricWindowHoldsItsShare()
{
    for (const double slope : {1.0, 0.5, 0.0625, 0.00390625}) {
        const AlibiWindow window = alibiWindow(slope, BiasMode::symmetric);
        std::vector<double> weights;
        for (int distance = -20000; distance <= 20000; ++distance)
            weights.push_back(std::exp(-slope * std::abs(distance)));
        std::sort(weights.rbegin(), weights.rend());
        const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
        for (const auto& [share, keys] :
             {std::pair{0.5, window.keys50}, {0.95, window.keys95}, {0.99, window.keys99}}) {
            const double held = std::accumulate(weights.begin(), weights.begin() + int(keys), 0.0) / total;
            QVERIFY2(held >= share - 1e-9, qPrintable(QString::number(slope)));
            QVERIFY2(held - weights[std::size_t(keys) - 1] / total < share, qPrintable(QString::number(slope)));
        }
    }
}

void tst_Alibi::notesHold()
{
    BACKS_NOTE("alibi", "geometric-slopes");
    const Eigen::ArrayXd eight = alibiSlopes(8), twelve = alibiSlopes(12);
    for (Eigen::Index head = 1; head < eight.size(); ++head)
        QCOMPARE(eight[head] / eight[head - 1], 0.5);

    BACKS_NOTE("alibi", "order-of-heads");
    QVERIFY(!std::is_sorted(twelve.begin(), twelve.end(), std::greater()));

    BACKS_NOTE("alibi", "stored-form");
    const Eigen::ArrayXXd none = Eigen::ArrayXXd::Zero(4, 4);
    Eigen::ArrayXXd stored = none, paper = none;
    for (Eigen::Index i = 0; i < 4; ++i)
        for (Eigen::Index j = 0; j < 4; ++j) {
            stored(i, j) = 0.5 * static_cast<double>(j);
            paper(i, j) = alibiBias(0.5, i - j, BiasMode::symmetric);
        }
    QVERIFY((softmaxRows(causallyMasked(stored)) - softmaxRows(causallyMasked(paper))).abs().maxCoeff() < 1e-15);
    QVERIFY((softmaxRows(stored) - softmaxRows(paper)).abs().maxCoeff() > 0.1);
}

WHORL_CORE_TEST(tst_Alibi)
#include "tst_alibi.moc"
