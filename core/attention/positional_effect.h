// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/distance_means.h"

#include <string>

namespace whorl {

/// One named part of what is added to the scores of a head.
struct ScoreTerm {
    std::string name;        ///< "content bias"
    Eigen::ArrayXXd values;  ///< queries x keys; -infinity masks a key
    bool scaled = true;      ///< takes the head's scale, as the scores of content do; false: added after scaling
};

/// What a head knows when an encoding adds to its scores.
struct HeadScores {
    const Eigen::MatrixXd& query;  ///< tokens x d, turned where the encoding turns
    const Eigen::MatrixXd& key;
    const Eigen::ArrayXXd& scores;  ///< query . key, not yet scaled
    double scale = 1;
    bool causal = true;
};

/// The head that an encoding serves, and the sentence that it reads.
struct HeadPlace {
    std::int64_t tokens = 1;      ///< of the sentence
    std::int64_t width = 64;      ///< channels of a token before it is projected
    std::int64_t dimension = 64;  ///< channels of one head
    std::int64_t heads = 1;       ///< of the layer
    std::int64_t head = 0;        ///< this one
    bool causal = true;           ///< a query sees no key after it
    std::uint64_t seed = 1;       ///< of what the encoding would have learned
};

/// For encodings that only count backwards. throws ParameterError unless the head is causal
void requireCausal(const HeadPlace& place, const char* encoding);

/// The four places where an encoding reaches into a head of attention. An encoding fills those that it uses; the empty
/// effect is no encoding at all. Encodings make theirs beside their formulas (alibiEffect, ropeEffect, ...).
struct PositionalEffect {
    /// Added to the embedding of the token at a position, before all projections: one number per channel.
    std::function<Eigen::RowVectorXd(std::int64_t position)> input;

    /// Turns a projected query or key that stands at a position; both or neither are present.
    using Turn = std::function<Eigen::RowVectorXd(const Eigen::RowVectorXd& vector, std::int64_t position)>;
    Turn query, key;

    /// Added to the scores, part by part; none of it may depend on where the sentence begins.
    std::function<std::vector<ScoreTerm>(const HeadScores& head)> scores;

    /// Added to the output of every query: [tokens x d] from the weights [queries x keys].
    std::function<Eigen::MatrixXd(const Eigen::ArrayXXd& weights)> output;

    /// Scores of content are divided by sqrt(scoreTerms * d): 1, but 3 in DeBERTa, where three terms vary as one would,
    /// and 0 in T5, which does not divide.
    double scoreTerms = 1;
};

/// The effect of a vector for every position, added to the token.
PositionalEffect inputEffect(std::int64_t channels,
                             std::function<double(std::int64_t position, std::int64_t channel)> encoding);

/// The effect of a number for every distance, added after scaling; -infinity masks.
PositionalEffect distanceEffect(std::string name, DistancePieces pieces);

/// The effect of a number for every distance from 0 on, or of both signs, added after scaling.
PositionalEffect smoothEffect(std::string name, std::function<double(std::int64_t distance)> bias);

/// f(query - key) for every query and key of `tokens` tokens; f is asked once per distance.
Eigen::ArrayXXd byDistance(Eigen::Index tokens, const std::function<double(std::int64_t distance)>& f);

}  // namespace whorl
