// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/positional_effect.h"

namespace whorl {

/// An encoding's effect in a head, as `Source::effect` gives it under one set of values.
using EffectIn = std::function<PositionalEffect(const HeadPlace& place)>;

/// The head in which encodings are tried: 64 channels, those of a token too, causal, and a text of 512 tokens.
HeadPlace trialPlace();

/// Queries, keys and scores of a text whose tokens are all alike and agree so well that every gate is open: what an
/// encoding adds to their scores is then a matter of places alone.
class EqualTokens {
public:
    EqualTokens(Eigen::Index tokens, Eigen::Index dimension);

    /// What an encoding adds for them, part by part.
    std::vector<ScoreTerm> terms(const PositionalEffect& effect) const;

private:
    Eigen::MatrixXd m_vectors;
    Eigen::ArrayXXd m_scores;
};

/// How many positions from 0 on an effect accepts, at most `most`.
std::int64_t acceptedPositions(const PositionalEffect& effect, const HeadPlace& place, std::int64_t most);

/// What makes up a query or key that is turned: numbers of which none is 0.
Eigen::RowVectorXd trialVector(std::int64_t channels);

/// By how much a score leaves what distance and content decide, as a share of the largest score.
///
/// A text of three words in random order is read, 576 tokens or as many as the encoding accepts. Where a score
/// depends on m - n alone, all pairs of the same two words at the same distance have the same; the widest spread of such
/// pairs is returned: rounding (below 1e-9) where it does.
double relativeSpread(const EffectIn& effectIn, const HeadPlace& place);

/// What counts as rounding.
inline constexpr double relativeTolerance = 1e-9;

}  // namespace whorl
