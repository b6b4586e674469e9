// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/positional_effect.h"
#include "core/encodings/sinusoidal.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

/// The relative encoding of Transformer-XL (Dai et al. 2019) on a sentence and with weights drawn from a seed.
struct TransformerXlParameters {
    std::int64_t length = 128;
    int tokens = 16, memory = 8;
    int words = 6;
    int dimension = 64;  ///< of the embeddings and of the one head
    double base = 10'000;
    std::int64_t clampLength = 0;  ///< 0: none
    int seed = 1;

    static SourceInfo info();
    static std::span<const Row<TransformerXlParameters>> parameters();
    static std::span<const Quantity<TransformerXlParameters>> quantities();

    /// throws ParameterError for a base whose frequencies are not finite
    void check() const;

    static constexpr std::string_view effectRows = "base clamp_length";
    PositionalEffect effectIn(const HeadPlace& place) const;
    /// The projection of positions in each layer; u and v, which all layers share.
    std::vector<LearnedTensor> learnedIn(const HeadPlace& model) const;
};

/// What one head has besides its query and key weights.
struct TransformerXlHead {
    Sinusoidal sinusoid;                           ///< R, layout split
    Eigen::MatrixXd positionWeights;               ///< W_kR, `r_net.weight` transposed: width x d
    Eigen::RowVectorXd contentBias, positionBias;  ///< u, `r_w_bias`, and v, `r_r_bias`: [d]
    std::int64_t clampLength = 0;                  ///< distances above it count as it; 0: none

    /// R_t, the sinusoid of a distance t = query - key, clamped where the head clamps; [d].
    Eigen::RowVectorXd waves(std::int64_t distance) const;

    /// R_t W_kR, the key that stands for a distance t = query - key; [d].
    Eigen::RowVectorXd positionKey(std::int64_t distance) const;

    /// vector . (R_t W_kR) as a function of t, not clamped.
    HarmonicSum byDistance(const Eigen::RowVectorXd& vector) const;
};

/// What a head adds to the scores q . k of content, (a), each part scaled as they are:
///     (b) content-position  q_i . (R_{i-j} W_kR)
///     (c) content bias      u . k_j
///     (d) position bias     v . (R_{i-j} W_kR)
/// R is the fixed sinusoid of query - key; not of key - query, and not learned.
///
/// source  Dai et al. 2019, arXiv:1901.02860, section 3.3; mem_transformer.py of its authors' code
PositionalEffect transformerXlEffect(const TransformerXlHead& head);

/// The authors' trick that turns scores by distance into scores by key. Column c of `x` [queries x keys] stands for
/// the distance keys - 1 - c: a zero column is put in front, the whole read as [keys + 1 x queries], its first row
/// dropped, and the rest read as [queries x keys] again.
///
/// Entry (i, j) of the result stands for the distance i + keys - queries - j. Those above the diagonal, where that is
/// negative, are a zero and left-overs of the next query: they must be masked.
/// source  _rel_shift of mem_transformer.py
Eigen::ArrayXXd relativeShift(const Eigen::Ref<const Eigen::ArrayXXd>& x);

/// The weights of the source, drawn from its seed.
TransformerXlHead transformerXlHead(const TransformerXlParameters& parameters);

}  // namespace whorl
