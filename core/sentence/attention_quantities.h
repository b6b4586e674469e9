// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sentence/sentence.h"
#include "core/steps.h"

namespace whorl {

/// One thing that a sentence under an encoding can be asked for.
struct SentenceQuantity {
    QuantityInfo info;
    Data (*make)(const std::shared_ptr<const Sentence>& sentence);
};

/// What the heads do: scores, weights, what they hold, the way from text to output.
std::span<const SentenceQuantity> attentionQuantities();

/// What another order of the same tokens changes.
std::span<const SentenceQuantity> orderQuantities();

/// The same sentence under several encodings.
std::span<const SentenceQuantity> sideBySideQuantities();

/// An axis of tokens, named by them.
Axis tokenAxis(const Sentence& sentence, AxisRole role);

/// The slices of a field of several heads; absent for one.
std::optional<Axis> headAxis(const Sentence& sentence);

using HeadMatrix = Eigen::Ref<const Eigen::ArrayXXd>;
using HeadNumbers = std::function<HeadMatrix(std::int64_t head)>;

/// Numbers of every head in turn, worked out when first looked at, and kept elsewhere; values(head) has the sizes of the
/// axes. Each head has a range of its own, and that of the field holds whatever they come to.
Field headsField(const std::shared_ptr<const Sentence>& sentence, Axis rows, Axis columns, FieldScale scale,
                 const HeadNumbers& values);

/// How a cell of a field of one head comes about; the last step is its value.
Steps scoreSteps(const Sentence& sentence, std::int64_t query, std::int64_t key, std::int64_t head);
Steps contributedSteps(const Sentence& sentence, std::int64_t query, std::int64_t key, std::int64_t head);
Steps maskedScoreSteps(const Sentence& sentence, std::int64_t query, std::int64_t key, std::int64_t head);
Steps outputSteps(const Sentence& sentence, std::int64_t query, std::int64_t channel, std::int64_t head);
Steps changeSteps(const Sentence& sentence, std::int64_t token, std::int64_t channel, std::int64_t head);
/// A weight of the row softmax of these scores, which are -infinity where masked.
Steps attentionWeightSteps(const Eigen::ArrayXXd& scores, std::int64_t query, std::int64_t key, double weight);

/// A line for each index 0 .. n - 1 of its axis.
Series listedSeries(std::string label, std::vector<double> values);

/// "0.1234 -1.2 ...": as many as are readable in a row.
std::string numbersText(const Eigen::Ref<const Eigen::RowVectorXd>& numbers);

/// Step by step from the text to the output of one token, for each token.
Data pipelineOf(const std::shared_ptr<const Sentence>& sentence);

}  // namespace whorl
