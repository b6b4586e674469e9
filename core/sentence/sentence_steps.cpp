// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the numbers of a sentence come about, cell by cell.
#include "core/attention/softmax.h"
#include "core/sentence/attention_quantities.h"

#include <cmath>

namespace whorl {

namespace {

constexpr double unseen = -std::numeric_limits<double>::infinity();

/// Why a query does not see a key.
NamedValue maskStep(const Sentence& sentence, std::int64_t query, std::int64_t key)
{
    const AttentionParameters& parameters = sentence.parameters();
    if (parameters.causal && key > query)
        return maskedStep(query, key);
    if (parameters.window > 0 && std::abs(query - key) >= parameters.window)
        return {WHORL_TEXT("Step", "masked: outside of the window")
                    + (": |" + differenceStep(query, key).name + "| \u2265 " + std::to_string(parameters.window)),
                unseen};
    return {WHORL_TEXT("Step", "masked: by the encoding"), unseen};
}

/// A product of two vectors, scaled.
Steps scaledSteps(const Eigen::RowVectorXd& query, const Eigen::RowVectorXd& key, double scale)
{
    const double dot = query.dot(key);
    Steps steps = dotSteps(numbersOf(query), numbersOf(key), dot);
    if (scale != 1)
        steps.push_back({stepNumber(dot) + " / \u221a" + stepNumber(1 / (scale * scale)), dot * scale});
    return steps;
}

}  // namespace

Steps scoreSteps(const Sentence& sentence, std::int64_t query, std::int64_t key, std::int64_t head)
{
    const HeadVectors& vectors = sentence.vectors(head);
    return scaledSteps(vectors.turnedQuery.row(query), vectors.turnedKey.row(key),
                       scoreScale(sentence.effect(head), vectors.query.cols()));
}

Steps contributedSteps(const Sentence& sentence, std::int64_t query, std::int64_t key, std::int64_t head)
{
    const double with = sentence.masked(head)(query, key);
    if (with == unseen)
        return {maskStep(sentence, query, key)};
    const HeadContent& plain = sentence.content().head(head);
    const double scale = scoreScale(sentence.effect(head), sentence.content().dimension());
    const double content = plain.query.row(query).dot(plain.key.row(key)) * scale;
    return {{WHORL_TEXT("Step", "score with the encoding"), with},
            {WHORL_TEXT("Step", "score of the content alone"), content},
            {minusStep(with, content).name, sentence.contributed(head)(query, key)}};
}

Steps maskedScoreSteps(const Sentence& sentence, std::int64_t query, std::int64_t key, std::int64_t head)
{
    const double score = sentence.masked(head)(query, key), scaled = sentence.scores(head)(query, key);
    if (score == unseen)
        return {maskStep(sentence, query, key)};
    const double added = score - scaled;
    if (added == 0)
        return scoreSteps(sentence, query, key, head);
    return then(scoreSteps(sentence, query, key, head),
                {{WHORL_TEXT("Step", "what is added to it"), added}, {plusStep(scaled, added).name, score}});
}

Steps attentionWeightSteps(const Eigen::ArrayXXd& scores, std::int64_t query, std::int64_t key, double weight)
{
    const double score = scores(query, key);
    const NamedValue first{score == unseen ? WHORL_TEXT("Step", "masked") : WHORL_TEXT("Step", "score"), score};
    return then({first}, softmaxSteps(scores.row(query).transpose(), key, weight));
}

Steps outputSteps(const Sentence& sentence, std::int64_t query, std::int64_t channel, std::int64_t head)
{
    const Eigen::ArrayXXd& weights = sentence.weights(head);
    const Eigen::MatrixXd& values = sentence.vectors(head).value;
    // What is masked adds nothing.
    std::vector<double> taken, from;
    double mixed = 0;
    for (Eigen::Index key = 0; key < weights.cols(); ++key)
        if (const double weight = weights(query, key); weight != 0) {
            taken.push_back(weight);
            from.push_back(values(key, channel));
            mixed += weight * values(key, channel);
        }
    const double output = sentence.output(head)(query, channel);
    if (!sentence.effect(head).output)
        return dotSteps(taken, from, output);
    return then(dotSteps(taken, from, mixed),
                {{WHORL_TEXT("Step", "what the encoding adds to the output"), output - mixed},
                 {plusStep(mixed, output - mixed).name, output}});
}

Steps changeSteps(const Sentence& sentence, std::int64_t token, std::int64_t channel, std::int64_t head)
{
    const std::vector<Eigen::Index> order = sentence.order();
    const auto place = std::find(order.begin(), order.end(), token) - order.begin();
    const double other = sentence.otherOutput(head)(place, channel), own = sentence.output(head)(token, channel);
    return {{WHORL_TEXT("Step", "place in the other order"), static_cast<double>(place)},
            {WHORL_TEXT("Step", "output there"), other},
            {WHORL_TEXT("Step", "output in this order"), own},
            {minusStep(other, own).name, sentence.change(head)(token, channel)}};
}

}  // namespace whorl
