// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/attention_quantities.h"

#include "core/attention/matrix_field.h"
#include "core/attention/softmax.h"

#include <cmath>
#include <optional>

namespace whorl {

namespace {

using Shared = std::shared_ptr<const Sentence>;

/// In the order in which they were published; no encoding comes before them.
constexpr std::string_view sevenEncodings[] = {"sinusoidal", "learned", "shaw", "transformer-xl",
                                               "t5",         "alibi",   "rope"};

Data byEncodingOf(const Shared& sentence)
{
    const SentenceEncodings& encodings = sentence->encodings();
    const HeadInputs inputs = sentence->inputs(0);
    // Scores are not kept beside the weights: those of one encoding are soon made again.
    std::vector<std::optional<PositionalEffect>> effects = {PositionalEffect()};
    const auto scoresOf = [inputs](const PositionalEffect& effect) {
        return maskedScores(headVectors(inputs, effect), effect, inputs);
    };
    std::vector<Eigen::ArrayXXd> weights = {softmaxRows(scoresOf({}))};
    Axis slices = boundedAxis(AxisRole::other, WHORL_TEXT("Axis", "encoding"), 1);
    slices.names = {WHORL_TEXT("Index", "none")};
    for (const std::string_view id : sevenEncodings) {
        const Source& encoding = encodings.find(id);
        slices.names.emplace_back(encoding.info.label);
        try {
            const PositionalEffect effect = encodings.effect(&encoding, sentence->place(0));
            weights.push_back(softmaxRows(scoresOf(effect)));
            effects.emplace_back(effect);
        } catch (const InputError& error) {
            slices.names.back() += ": not with " + error.where() + ' ' + error.found();
            weights.push_back(Eigen::ArrayXXd::Constant(sentence->count(), sentence->count(), std::nan("")));
            effects.emplace_back();
        }
    }
    slices.count = std::ssize(slices.names);
    slices.highest = slices.last();
    Field field = matrixField(tokenAxis(*sentence, AxisRole::query), tokenAxis(*sentence, AxisRole::key),
                              std::move(weights), FieldScale::sequential);
    field.rangeOf = {};
    field.slices = std::move(slices);
    field.valueLabel = WHORL_TEXT("Axis", "weight");
    tellSteps(field,
              [effects, scoresOf, at = field.at](std::int64_t query, std::int64_t key, std::int64_t encoding) -> Steps {
                  const double weight = at(query, key, encoding);
                  const auto& effect = effects[static_cast<std::size_t>(encoding)];
                  if (!effect)
                      return {{WHORL_TEXT("Step", "this encoding refuses the sentence"), weight}};
                  return attentionWeightSteps(scoresOf(*effect), query, key, weight);
              });
    return field;
}

}  // namespace

std::span<const SentenceQuantity> sideBySideQuantities()
{
    static constexpr SentenceQuantity all[] = {
        {{"by_encoding", WHORL_TEXT("Quantity", "Eight encodings"), WHORL_TEXT("Quantity", "weights of the first head"),
          WHORL_TEXT("Quantity", "The same sentence and head without an encoding and under seven, on one scale"),
          QuantityKind::field},
         byEncodingOf},
    };
    return all;
}

}  // namespace whorl
