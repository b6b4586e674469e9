// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/attention_quantities.h"

#include "core/attention/matrix_field.h"
#include "core/attention/softmax.h"

#include <cmath>

namespace whorl {

namespace {

using Shared = std::shared_ptr<const Sentence>;

/// A matrix of every head that has a row for each query and a column for each key.
Field scoresLike(const Shared& sentence, FieldScale scale, std::string label, const HeadNumbers& values,
                 Steps (*steps)(const Sentence&, std::int64_t, std::int64_t, std::int64_t))
{
    Field field = headsField(sentence, tokenAxis(*sentence, AxisRole::query), tokenAxis(*sentence, AxisRole::key),
                             scale, std::move(values));
    field.valueLabel = std::move(label);
    tellSteps(field, [sentence, steps](std::int64_t query, std::int64_t key, std::int64_t head) {
        return steps(*sentence, query, key, head);
    });
    return field;
}

Steps weightSteps(const Sentence& sentence, std::int64_t query, std::int64_t key, std::int64_t head)
{
    return then(maskedScoreSteps(sentence, query, key, head),
                softmaxSteps(sentence.masked(head).row(query).transpose(), key, sentence.weights(head)(query, key)));
}

Data scoresOf(const Shared& sentence)
{
    return scoresLike(
        sentence, FieldScale::diverging, WHORL_TEXT("Axis", "score"),
        [=](std::int64_t head) -> HeadMatrix { return sentence->scores(head); }, scoreSteps);
}

Data positionalOf(const Shared& sentence)
{
    return scoresLike(
        sentence, FieldScale::diverging, WHORL_TEXT("Axis", "what the encoding adds"),
        [=](std::int64_t head) -> HeadMatrix { return sentence->contributed(head); }, contributedSteps);
}

Data maskedOf(const Shared& sentence)
{
    return scoresLike(
        sentence, FieldScale::diverging, WHORL_TEXT("Axis", "score"),
        [=](std::int64_t head) -> HeadMatrix { return sentence->masked(head); }, maskedScoreSteps);
}

Data weightsOf(const Shared& sentence)
{
    return scoresLike(
        sentence, FieldScale::sequential, WHORL_TEXT("Axis", "weight"),
        [=](std::int64_t head) -> HeadMatrix { return sentence->weights(head); }, weightSteps);
}

Data outputOf(const Shared& sentence)
{
    const Eigen::Index channels = sentence->vectors(0).value.cols();
    Field field =
        headsField(sentence, tokenAxis(*sentence, AxisRole::query),
                   boundedAxis(AxisRole::channel, WHORL_TEXT("Axis", "channel"), channels, "c"), FieldScale::diverging,
                   [=](std::int64_t head) -> HeadMatrix { return sentence->output(head).array(); });
    field.valueLabel = WHORL_TEXT("Axis", "output");
    tellSteps(field, [sentence](std::int64_t token, std::int64_t channel, std::int64_t head) {
        return outputSteps(*sentence, token, channel, head);
    });
    return field;
}

Data entropyOf(const Shared& sentence)
{
    Curves curves;
    curves.axis = tokenAxis(*sentence, AxisRole::query);
    curves.valueLabel = WHORL_TEXT("Axis", "entropy, nats");
    curves.ordered = true;
    for (std::int64_t head = 0; head < sentence->heads(); ++head) {
        const Eigen::ArrayXd entropy = rowEntropy(sentence->weights(head));
        curves.series.push_back(listedSeries("h = " + std::to_string(head), {entropy.begin(), entropy.end()}));
    }
    return curves;
}

/// The least distance within which a query's keys hold so much of its weight.
std::int64_t reach(const Eigen::ArrayXXd& weights, Eigen::Index query, double share)
{
    double held = weights(query, query);
    Eigen::Index distance = 0;
    // Rounding may leave the sum of all weights just below the share of 1.
    while (held < share - 1e-12 && distance + 1 < weights.rows()) {
        ++distance;
        for (const Eigen::Index key : {query - distance, query + distance})
            if (key >= 0 && key < weights.cols())
                held += weights(query, key);
    }
    return distance;
}

Data spanOf(const Shared& sentence)
{
    Curves curves;
    curves.axis = tokenAxis(*sentence, AxisRole::query);
    curves.valueLabel = WHORL_TEXT("Axis", "distance, tokens");
    for (std::int64_t head = 0; head < std::min<std::int64_t>(sentence->heads(), 4); ++head)
        for (const auto& [share, name] : {std::pair{0.5, ", 50 %"}, std::pair{0.95, ", 95 %"}}) {
            const Eigen::ArrayXXd& weights = sentence->weights(head);
            std::vector<double> distances;
            for (Eigen::Index query = 0; query < weights.rows(); ++query)
                distances.push_back(static_cast<double>(reach(weights, query, share)));
            curves.series.push_back(listedSeries("h = " + std::to_string(head) + name, std::move(distances)));
        }
    return curves;
}

}  // namespace

Axis tokenAxis(const Sentence& sentence, AxisRole role)
{
    Axis axis = role == AxisRole::query ? sentenceQueries(sentence.count()) : sentenceKeys(sentence.count());
    for (const Token& token : sentence.tokens())
        axis.names.push_back(token.text);
    return axis;
}

std::optional<Axis> headAxis(const Sentence& sentence)
{
    if (sentence.heads() == 1)
        return {};
    return boundedAxis(AxisRole::head, WHORL_TEXT("Axis", "head"), sentence.heads());
}

Field headsField(const Shared& sentence, Axis rows, Axis columns, FieldScale scale, const HeadNumbers& values)
{
    Field field;
    field.rows = std::move(rows);
    field.columns = std::move(columns);
    field.scale = scale;
    field.slices = headAxis(*sentence);
    const auto ranges = std::make_shared<EachHead<FieldRange>>(
        sentence->heads(), [=](std::int64_t head) { return rangeOfMatrix(values(head), scale); });
    field.rangeOf = [=](std::int64_t head) { return (*ranges)(head); };
    // What all heads span is not known before all are made; those who see several of them ask for the range of each.
    constexpr double any = std::numeric_limits<double>::infinity();
    field.range = field.slices ? FieldRange{scale == FieldScale::sequential ? 0 : -any, any, false} : field.rangeOf(0);
    field.at = [=](std::int64_t row, std::int64_t column, std::int64_t head) { return values(head)(row, column); };
    field.means = [=](std::span<const Bin> r, std::span<const Bin> c, std::int64_t head) {
        return meansOfMatrix(values(head), r, c);
    };
    return field;
}

Series listedSeries(std::string label, std::vector<double> values)
{
    Series series;
    series.label = std::move(label);
    series.fill = [values = std::move(values)](std::int64_t first, std::span<double> out) {
        for (double& each : out) {
            const auto place = static_cast<std::size_t>(first++);
            each = place < values.size() ? values[place] : std::nan("");
        }
    };
    return series;
}

std::span<const SentenceQuantity> attentionQuantities()
{
    static constexpr SentenceQuantity all[] = {
        {{"scores", WHORL_TEXT("Quantity", "Scores"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "Turned query times turned key, scaled, before anything is added"),
          QuantityKind::field},
         scoresOf},
        {{"positional", WHORL_TEXT("Quantity", "The encoding's part"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "How much the encoding changes each score: the same head without it, taken away"),
          QuantityKind::field},
         positionalOf},
        {{"masked", WHORL_TEXT("Quantity", "Masked scores"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "What reaches the softmax"), QuantityKind::field},
         maskedOf},
        {{"weights", WHORL_TEXT("Quantity", "Weights"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "How much each query takes from each key; rows sum to 1"), QuantityKind::field},
         weightsOf},
        {{"entropy", WHORL_TEXT("Quantity", "Entropy"), WHORL_TEXT("Quantity", "of the weights, by query"),
          WHORL_TEXT("Quantity", "How widely each query looks, in nats: 0 is a single key"), QuantityKind::curves},
         entropyOf},
        {{"span", WHORL_TEXT("Quantity", "Span"), WHORL_TEXT("Quantity", "of 50 and 95 % of the weight"),
          WHORL_TEXT("Quantity", "The distance within which each query finds so much of its weight; the first 4 heads"),
          QuantityKind::curves},
         spanOf},
        {{"output", WHORL_TEXT("Quantity", "Output"), WHORL_TEXT("Quantity", "token \u00d7 channel"),
          WHORL_TEXT("Quantity", "The mixture of values that each token takes away"), QuantityKind::field},
         outputOf},
        {{"pipeline", WHORL_TEXT("Quantity", "From text to output"), WHORL_TEXT("Quantity", "step by step"),
          WHORL_TEXT("Quantity", "Every step of one token's way through the first head"), QuantityKind::listing},
         pipelineOf},
    };
    return all;
}

}  // namespace whorl
