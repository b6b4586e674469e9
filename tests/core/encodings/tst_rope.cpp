// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope.h"
#include "core/numeric/harmonic_sum.h"
#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <numeric>

using namespace whorl;
using namespace whorl::test;

/// The reference's cases of plain rotary embedding. Laws and quantities: tst_rope_quantities.
class tst_Rope : public QObject {
    Q_OBJECT

private slots:
    void frequenciesAgree_data() { goldenRows("inv_freq"); }
    void frequenciesAgree();
    void wavelengthsAgree_data() { goldenRows("wavelength"); }
    void wavelengthsAgree();
    void fullTurnsAgree_data() { goldenRows("critical_pairs"); }
    void fullTurnsAgree();
    void rotationsAgree_data() { goldenRows("rotate"); }
    void rotationsAgree();
    void partialRotationsAgree_data() { goldenRows("rotate_partial"); }
    void partialRotationsAgree();
    void partialDimensionsAgree_data() { goldenRows("partial_dim"); }
    void partialDimensionsAgree();
    void normsAgree_data() { goldenRows("norm"); }
    void normsAgree();
    void permutationsAgree_data() { goldenRows("permutation"); }
    void permutationsAgree();
    void layoutsAreEquivalent_data() { goldenRows("layout_equivalence"); }
    void layoutsAreEquivalent();
    void theWrongLayoutGivesAnotherScore_data() { goldenRows("layout_mismatch"); }
    void theWrongLayoutGivesAnotherScore();
    void scoresAgree_data() { goldenRows("score"); }
    void scoresAgree();
    void scoreCurvesAgree_data() { goldenRows("score_curve"); }
    void scoreCurvesAgree();
    void theFirstNegativeScoreAgrees_data() { goldenRows("first_negative_distance"); }
    void theFirstNegativeScoreAgrees();
    void decayBoundsAgree_data() { goldenRows("decay_bound"); }
    void decayBoundsAgree();
    void abelSummationBoundsTheScore_data() { goldenRows("abel_bound"); }
    void abelSummationBoundsTheScore();
    void attentionScoresDependOnDistancesAlone_data() { goldenRows("rope_shift"); }
    void attentionScoresDependOnDistancesAlone();
    void notesHold();
};

namespace {

const double turn = 2 * std::acos(-1.0);

RopeParameters parametersOf(const Json& given)
{
    const char* dimension = given.contains("head_dim") ? "head_dim" : "dim";
    Values values{{"dimension", given[dimension].get<std::int64_t>()}, {"base", number(given["base"])}};
    if (given.contains("rotary_dim"))
        values["rotary_dimension"] = given["rotary_dim"].get<std::int64_t>();
    if (given.contains("layout"))
        values["layout"] = given["layout"].get<std::string>();
    for (const auto& [theirs, ours] : {std::pair{"q", "query"}, {"k", "key"}}) {
        if (given.contains(theirs) && given[theirs].is_array())
            values[ours] = numbers(given[theirs]);
        else if (given.contains(theirs))
            values[ours] = given[theirs].get<std::string>();
    }
    return fromValues<RopeParameters>(values);
}

Curves curvesOf(const char* id, const RopeParameters& parameters)
{
    return std::get<Curves>(describe<RopeParameters>().evaluate(id, readValues(parameters)));
}

std::vector<double> valuesOf(const Curves& curves)
{
    std::vector<double> values(static_cast<std::size_t>(curves.axis.count));
    curves.series[0].fill(0, values);
    return values;
}

double dot(const std::vector<double>& a, const std::vector<double>& b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

}  // namespace

void tst_Rope::frequenciesAgree()
{
    const Json& golden = goldenCase();

    if (expectsRefusal(golden))
        QVERIFY_EXCEPTION_THROWN(parametersOf(golden["params"]), ParameterError);
    else
        GOLDEN_AGREES(golden, "inv_freq", valuesOf(curvesOf("frequencies", parametersOf(golden["params"]))));
}

void tst_Rope::wavelengthsAgree()
{
    const Json& golden = goldenCase();
    const RopeParameters parameters = parametersOf(golden["params"]);

    const std::vector<double> wavelengths = valuesOf(curvesOf("wavelengths", parameters));

    GOLDEN_AGREES(golden, "wavelengths", wavelengths);
    GOLDEN_AGREES(golden, "wavelength_min", wavelengths.front());
    GOLDEN_AGREES(golden, "wavelength_max", wavelengths.back());
    GOLDEN_AGREES(golden, "two_pi_base", turn * parameters.base);
}

void tst_Rope::fullTurnsAgree()
{
    const Json& golden = goldenCase();
    RopeParameters parameters = parametersOf(golden["params"]);
    parameters.length = golden["params"]["train_len"];

    const Curves curves = curvesOf("wavelengths", parameters);

    std::vector<double> turns;
    for (const double wavelength : valuesOf(curves))
        turns.push_back(parameters.length / wavelength);
    GOLDEN_AGREES(golden, "rotations", turns);
    GOLDEN_AGREES(golden, "full_period_pairs", curves.guides.at(1).from);
}

void tst_Rope::rotationsAgree()
{
    const Json& golden = goldenCase();
    const Json& given = golden["params"];
    const Rope rope(parametersOf(given));
    const std::int64_t position = given["position"];
    if (expectsRefusal(golden)) {
        QVERIFY_EXCEPTION_THROWN(rope.rotated(numbers(given["x"]), position), ParameterError);
        return;
    }

    GOLDEN_AGREES(golden, "y", rope.rotated(numbers(given["x"]), position));
    std::vector<double> angles;
    for (const double frequency : rope.frequencies())
        angles.push_back(frequency * double(position));
    GOLDEN_AGREES(golden, "angles", angles);
}

void tst_Rope::partialRotationsAgree()
{
    const Json& golden = goldenCase();
    const Json& given = golden["params"];
    if (expectsRefusal(golden)) {
        QVERIFY_EXCEPTION_THROWN(parametersOf(given), ParameterError);
        return;
    }
    const Rope rope(parametersOf(given));

    GOLDEN_AGREES(golden, "y", rope.rotated(numbers(given["x"]), given["position"].get<std::int64_t>()));
}

void tst_Rope::partialDimensionsAgree()
{
    const Json& golden = goldenCase();
    const Json& given = golden["params"];
    const auto turning = [&] { return rotaryDimension(given["head_dim"], number(given["partial_rotary_factor"])); };
    if (expectsRefusal(golden)) {
        QVERIFY_EXCEPTION_THROWN(turning(), ParameterError);
        return;
    }
    RopeParameters parameters = parametersOf(given);

    parameters.rotaryDimension = turning();

    GOLDEN_AGREES(golden, "rotary_dim", parameters.rotaryDimension);
    GOLDEN_AGREES(golden, "inv_freq", Rope(parameters).frequencies());
}

void tst_Rope::normsAgree()
{
    const Json& golden = goldenCase();
    const std::vector<double> before = numbers(golden["params"]["x"]);
    const Rope rope(parametersOf(golden["params"]));

    const std::vector<double> after = rope.rotated(before, golden["params"]["position"].get<std::int64_t>());

    GOLDEN_AGREES(golden, "norm_in", std::sqrt(dot(before, before)));
    GOLDEN_AGREES(golden, "norm_out", std::sqrt(dot(after, after)));
}

void tst_Rope::permutationsAgree()
{
    const Json& golden = goldenCase();
    const int dimension = golden["params"]["dim"];

    GOLDEN_AGREES(golden, "perm", halfFromInterleaved(dimension, dimension));
    GOLDEN_AGREES(golden, "inverse", interleavedFromHalf(dimension, dimension));
}

void tst_Rope::layoutsAreEquivalent()
{
    const Json& golden = goldenCase();
    RopeParameters parameters = parametersOf(golden["params"]);
    const std::vector<double> x = numbers(golden["params"]["x_interleaved"]);
    const std::int64_t position = golden["params"]["position"];
    std::vector<double> permuted;
    for (const int j : halfFromInterleaved(parameters.dimension, parameters.dimension))
        permuted.push_back(x[static_cast<std::size_t>(j)]);

    GOLDEN_AGREES(golden, "y_interleaved", Rope(parameters).rotated(x, position));
    parameters.layout = RopeLayout::half;
    GOLDEN_AGREES(golden, "y_half_of_permuted", Rope(parameters).rotated(permuted, position));
}

void tst_Rope::theWrongLayoutGivesAnotherScore()
{
    const Json& golden = goldenCase();
    RopeParameters parameters = parametersOf(golden["params"]);
    const std::int64_t distance = golden["params"]["m"].get<std::int64_t>() - golden["params"]["n"].get<std::int64_t>();

    GOLDEN_AGREES(golden, "score_interleaved", Rope(parameters).scoreByDistance().at(distance));
    parameters.layout = RopeLayout::half;
    GOLDEN_AGREES(golden, "score_half", Rope(parameters).scoreByDistance().at(distance));
}

void tst_Rope::scoresAgree()
{
    const Json& golden = goldenCase();
    const RopeParameters parameters = parametersOf(golden["params"]);
    const Rope rope(parameters);
    const std::int64_t m = golden["params"]["m"], n = golden["params"]["n"];
    const Field field = std::get<Field>(describe<RopeParameters>().evaluate("score", readValues(parameters)));
    std::vector<double> perPair;
    for (std::size_t i = 0; i < rope.frequencies().size(); ++i)
        perPair.push_back((rope.pairProducts()[i] * std::polar(1.0, double(m - n) * rope.frequencies()[i])).real());

    GOLDEN_AGREES(golden, "score", field.at(m, n, 0));
    GOLDEN_AGREES(golden, "score", dot(rope.rotated(rope.query(), m), rope.rotated(rope.key(), n)));
    GOLDEN_AGREES(golden, "per_pair", perPair);
}

void tst_Rope::scoreCurvesAgree()
{
    const Json& golden = goldenCase();
    const Series series = curvesOf("score_by_distance", parametersOf(golden["params"])).series[0];
    std::vector<double> single, stretch;
    for (const std::int64_t distance : golden["params"]["distances"]) {
        double around[100];
        series.fill(distance - 70, around);
        single.push_back(series.at(distance));
        stretch.push_back(around[70]);
    }

    GOLDEN_AGREES(golden, "score", single);
    // Negative distances have a tighter stated tolerance, 1e-9, than the 64 rounded phases near 1e5 of a long stretch
    // could miss: 64 * 2^-53 * 1.3e5 = 9e-10.
    GOLDEN_AGREES(golden, "score", stretch);
}

void tst_Rope::theFirstNegativeScoreAgrees()
{
    const Json& golden = goldenCase();
    const Rope rope(parametersOf(golden["params"]));
    std::vector<double> scores(30'000);

    rope.scoreByDistance().fill(0, scores);

    // Ones have two equal channels per pair.
    const auto first = std::find_if(scores.begin(), scores.end(), [](double score) { return score < 0; });
    GOLDEN_AGREES(golden, "distance", first - scores.begin());
    GOLDEN_AGREES(golden, "sum_cos_at_distance", *first / 2);
    GOLDEN_AGREES(golden, "sum_cos_before", *(first - 1) / 2);
}

void tst_Rope::decayBoundsAgree()
{
    const Json& golden = goldenCase();
    const Series series = curvesOf("decay_bound", parametersOf(golden["params"])).series[0];
    std::vector<double> single, stretch, all(5000);
    series.fill(0, all);
    for (const std::size_t distance : golden["params"]["distances"]) {
        single.push_back(series.at(static_cast<std::int64_t>(distance)));
        stretch.push_back(all[distance]);
    }

    GOLDEN_AGREES(golden, "mean_abs_partial_sum", single);
    GOLDEN_AGREES(golden, "mean_abs_partial_sum", stretch);
}

void tst_Rope::abelSummationBoundsTheScore()
{
    const Json& golden = goldenCase();
    const Rope rope(parametersOf(golden["params"]));
    const std::int64_t distance = golden["params"]["delta"];
    const std::vector<std::complex<double>> products = rope.pairProducts();
    std::complex<double> score = 0;
    double largest = 0, factor = 0;
    for (std::size_t i = 0; i < products.size(); ++i) {
        score += products[i] * std::polar(1.0, double(distance) * rope.frequencies()[i]);
        largest = std::max(largest, std::abs((i + 1 < products.size() ? products[i + 1] : 0) - products[i]));
    }
    fillMeanPartialSum(rope.frequencies(), distance, {&factor, 1});
    const double sum = factor * double(products.size());

    GOLDEN_AGREES(golden, "abs_complex_score", std::abs(score));
    GOLDEN_AGREES(golden, "max_abs_h_diff", largest);
    GOLDEN_AGREES(golden, "sum_abs_S", sum);
    GOLDEN_AGREES(golden, "bound", largest * sum);
    QVERIFY(std::abs(score) <= largest * sum);
}

void tst_Rope::attentionScoresDependOnDistancesAlone()
{
    const Json& golden = goldenCase();
    const auto& cases = goldenCases();
    const Json& inputs = (*std::find_if(cases.begin(), cases.end(), [&](const Json& each) {
        return each["name"] == golden["params"]["inputs_as"];
    }))["params"];
    const auto projected = [&](const Json& token, const char* weights) {
        std::vector<double> result(4, 0.0);
        for (std::size_t i = 0; i < 4; ++i)
            for (std::size_t j = 0; j < 4; ++j)
                result[j] += number(inputs["embeddings"][token.get<std::string>()][i]) * number(inputs[weights][i][j]);
        return result;
    };
    RopeParameters parameters;
    parameters.dimension = 4;
    const Rope rope(parameters);

    for (const std::int64_t shift : golden["params"]["shifts"]) {
        Json scores = Json::array();
        for (std::int64_t m = 0; m < 5; ++m) {
            Json row = Json::array();
            for (std::int64_t n = 0; n < 5; ++n)
                row.push_back(dot(rope.rotated(projected(inputs["tokens"][std::size_t(m)], "W_Q"), m + shift),
                                  rope.rotated(projected(inputs["tokens"][std::size_t(n)], "W_K"), n + shift)));
            scores.push_back(row);
        }
        GOLDEN_AGREES(golden, "scores_raw", scores);
    }
}

void tst_Rope::notesHold()
{
    BACKS_NOTE("rope", "sum-of-cosines");
    RopeParameters turned;
    turned.dimension = 8;
    turned.query = Rope(turned).rotated(std::vector<double>(8, 1.0), -3);
    const HarmonicSum score = Rope(turned).scoreByDistance();
    QVERIFY(std::abs(score.at(3) - 8) < 1e-12 && score.at(0) < 8);

    BACKS_NOTE("rope", "bound-is-not-the-score");
    std::vector<double> bound(4097), scores(4097);
    fillMeanPartialSum(Rope({}).frequencies(), 0, bound);
    Rope({}).scoreByDistance().fill(0, scores);
    QVERIFY(bound[4096] > bound[1000] && bound[4096] > 4);
    QVERIFY(scores[1707] < 0);
}

WHORL_CORE_TEST(tst_Rope)
#include "tst_rope.moc"
