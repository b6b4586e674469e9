// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/positional_effect.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

/// Contextual position encoding (Golovneva et al. 2024) on a sentence and with weights drawn from a seed.
struct CopeParameters {
    int tokens = 32;
    int words = 6;
    int dimension = 16;  ///< of the embeddings and of the one head
    int positions = 16;
    bool scaledGates = false;
    int seed = 1;

    static constexpr auto parameters()
    {
        return std::array{
            integer<&CopeParameters::tokens>(
                "tokens", WHORL_TEXT("Parameter", "Tokens"), "",
                WHORL_TEXT("Parameter", "Number of tokens of the sentence that is drawn from the seed"))
                .range(1, 512)
                .slider(1, 64),
            integer<&CopeParameters::words>(
                "words", WHORL_TEXT("Parameter", "Words"), "",
                WHORL_TEXT("Parameter", "Number of different words that the sentence is drawn from"))
                .range(1, 1000)
                .slider(1, 20),
            integer<&CopeParameters::dimension>("dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                                                WHORL_TEXT("Parameter", "Number of channels of one head"))
                .range(1, 512)
                .slider(2, 128, Scale::logarithmic),
            integer<&CopeParameters::positions>(
                "positions", WHORL_TEXT("Parameter", "Positions"), "",
                WHORL_TEXT("Parameter", "Number of learned position vectors; later positions share the last"))
                .range(1, 512)
                .slider(1, 64),
            boolean<&CopeParameters::scaledGates>(
                "scaled_gates", WHORL_TEXT("Parameter", "Scaled gates"),
                WHORL_TEXT("Parameter", "Whether gates see scores divided by √d, which opens and shuts them less")),
            integer<&CopeParameters::seed>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                                           WHORL_TEXT("Parameter", "Chooses the sentence and all weights"))
                .range(0, 2'147'483'647),
        };
    }
    static SourceInfo info();
    static std::span<const Quantity<CopeParameters>> quantities();
    void check() const { }

    static constexpr std::string_view effectRows = "positions scaled_gates";
    PositionalEffect effectIn(const HeadPlace& place) const;
    /// The position vectors, which the heads of a layer share.
    std::vector<LearnedTensor> learnedIn(const HeadPlace& model) const;
};

/// How a head counts; all [queries x keys].
struct CopeParts {
    Eigen::ArrayXXd gates;      ///< sigmoid of the score, 0 .. 1; 0 where masked
    Eigen::ArrayXXd positions;  ///< gates summed from the key to the query, both included; at most the last position
    Eigen::ArrayXXd bias;       ///< q_i . e_p between the two nearest whole positions; -infinity where masked
};

/// The gates, positions and biases of a head.
///
/// query      tokens x d
/// logits     queries x keys, q . k as the gates see it; -infinity where masked. Masked gates must be shut before the
///            sum, or keys after the query would count
/// positions  d x number of positions, the learned vectors e_p as columns
/// source     Golovneva et al. 2024, arXiv:2405.18719, and its listing, whose gates see scaled scores
CopeParts contextualPositions(const Eigen::MatrixXd& query, const Eigen::ArrayXXd& logits,
                              const Eigen::MatrixXd& positions);

/// What a head adds to its scaled scores. scaledGates: gates see q . k / sqrt(d) instead of q . k.
PositionalEffect copeEffect(const Eigen::MatrixXd& positions, bool scaledGates = false);

}  // namespace whorl
