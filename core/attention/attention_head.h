// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/positional_effect.h"

namespace whorl {

/// The keys that a query sees.
struct SeenKeys {
    bool causal = true;       ///< none after it
    std::int64_t window = 0;  ///< nor one so far away or further; 0: sees however far
};

/// One head and the sentence that it reads.
struct HeadInputs : SeenKeys {
    Eigen::MatrixXd embeddings;                              ///< tokens x width, without any position
    Eigen::MatrixXd queryWeights, keyWeights, valueWeights;  ///< width x d; act from the right, q = x W
    double embeddingScale = 1;       ///< before positions are added; sqrt(width) in Vaswani et al. 2017, section 3.4
    std::int64_t firstPosition = 0;  ///< of the first token
};

/// The tokens of a head before they meet; rows are tokens.
struct HeadVectors {
    Eigen::MatrixXd placed;                  ///< tokens x width: embeddings, scaled, with their positions
    Eigen::MatrixXd query, key, value;       ///< tokens x d, as projected
    Eigen::MatrixXd turnedQuery, turnedKey;  ///< the same where the encoding turns nothing
};

/// Everything that happens in the head, step by step. Rows are queries or tokens, columns keys or channels.
struct HeadResult : HeadVectors {
    Eigen::ArrayXXd scores;        ///< turned query . turned key
    double scale = 1;              ///< 1 / sqrt(d), or 1 (T5)
    Eigen::ArrayXXd scaled;        ///< scores * scale
    std::vector<ScoreTerm> terms;  ///< what the encoding adds, part by part, each before its scaling
    Eigen::ArrayXXd positional;    ///< their sum as added after scaling; 0 where a part masks
    Eigen::ArrayXXd biased;        ///< scaled + positional
    Eigen::ArrayXXd masked;        ///< the same with -infinity where the key is not seen
    Eigen::ArrayXXd weights;       ///< row softmax; rows sum to 1
    Eigen::ArrayXd entropy;        ///< of each row of weights, nats
    Eigen::MatrixXd output;        ///< tokens x d
};

/// Runs a head over a sentence under an encoding.
///
/// throws  InputError where the shapes of the inputs, or the channels of the encoding, do not fit together
/// cost    O(L width d + L² d) for L tokens, plus what the encoding takes
/// source  Vaswani et al. 2017, arXiv:1706.03762, section 3.2; each encoding's own
HeadResult attend(const HeadInputs& inputs, const PositionalEffect& effect = {});

// The steps of `attend`, each alone, for those who need but one of them: a picture of a long sentence has no time for the
// others, nor memory.

/// Places, projects and turns the tokens. throws as attend
HeadVectors headVectors(const HeadInputs& inputs, const PositionalEffect& effect);

/// 1 / sqrt(d) for heads of d channels, and what an encoding makes of it.
double scoreScale(const PositionalEffect& effect, Eigen::Index dimension);

/// Turns what was projected already.
void turnVectors(HeadVectors& vectors, const PositionalEffect& effect, std::int64_t firstPosition = 0);

/// HeadResult::scaled, masked and output.
Eigen::ArrayXXd scaledScores(const HeadVectors& vectors, const PositionalEffect& effect);
Eigen::ArrayXXd maskedScores(const HeadVectors& vectors, const PositionalEffect& effect, const SeenKeys& seen);
Eigen::MatrixXd headOutput(const HeadVectors& vectors, const PositionalEffect& effect, const Eigen::ArrayXXd& weights);

/// The same sentence in two orders.
struct WordOrder {
    HeadResult original, permuted;

    /// Largest difference between an output of the permuted sentence and that of the same token in the original: 0
    /// (to rounding) where the head cannot notice the order.
    double violation = 0;
};

/// Place i of the permuted sentence holds token order[i]. `order` names every token once.
/// throws  InputError where it does not
WordOrder permute(const HeadInputs& inputs, const PositionalEffect& effect, std::span<const Eigen::Index> order);

}  // namespace whorl
