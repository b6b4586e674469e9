// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/positional_effect.h"
#include "core/encodings/precision_lens.h"
#include "core/numeric/harmonic_sum.h"
#include "core/source.h"

#include <span>
#include <vector>

namespace whorl {

enum class SinusoidalLayout { interleaved, split, t2t, fairseq };

/// Parameters of the fixed sinusoidal encoding.
struct SinusoidalParameters : PrecisionParameters {
    int dimension = 128;
    int length = 512;
    std::int64_t originalLength = 0;  ///< of the training's texts; 0: not known
    double base = 10'000.0;
    SinusoidalLayout layout = SinusoidalLayout::interleaved;
    int offset = 1;  ///< of the shift matrix

    static SourceInfo info();
    static std::span<const Row<SinusoidalParameters>> parameters();
    static std::span<const Quantity<SinusoidalParameters>> quantities();

    /// throws ParameterError for fairseq with dimension 2 or 3, whose formula divides by zero, and for a base so
    /// small or large that a frequency is no longer finite
    void check() const;

    static constexpr std::string_view effectRows = "base layout";
    PositionalEffect effectIn(const HeadPlace& place) const;
};

/// The sinusoidal encoding with its frequencies worked out. Four layouts of the same idea:
///
/// layout        frequencies w_i                       channels             odd dimension
/// interleaved   base^(-2i/d), i < ceil(d/2)           s0 c0 s1 c1 ...      the last channel is a sine alone
/// split         the same                              all sines, cosines   one sine more than cosines
/// t2t           base^(-i/(n-1)), n = floor(d/2)       all sines, cosines   the last channel is zero
/// fairseq       as t2t, d = 2 and 3 refused           as t2t               as t2t
///
/// Channels hold sin(w p) and cos(w p) of a token at position p. In fairseq a token at position p (from 0) reads row
/// p + 2 of its table, because row 0 is unused and row 1 stands for padding; positions here are those of tokens.
///
/// source  interleaved: Vaswani et al. 2017, section 3.5; t2t: tensor2tensor get_timing_signal_1d; fairseq:
///         sinusoidal_positional_embedding.py
class Sinusoidal {
public:
    explicit Sinusoidal(const SinusoidalParameters& parameters);

    enum class Function { sine, cosine, zero };
    struct Channel {
        Function function = Function::zero;
        std::int64_t pair = -1;  ///< −1 for a channel that is always zero
    };

    int dimension() const { return m_dimension; }

    /// w_i in rad per token, one per pair; a sine without its cosine counts as a pair.
    const std::vector<double>& frequencies() const { return m_frequencies; }

    /// Pairs that have both a sine and a cosine.
    std::size_t completePairs() const { return static_cast<std::size_t>(m_dimension / 2); }

    /// A sine without its cosine exists (odd dimension, interleaved or split); it is the last pair.
    bool hasLoneSine() const { return m_frequencies.size() > completePairs(); }

    /// Row of the table that the token at position 0 reads: 0, or 2 in fairseq.
    std::int64_t firstRow() const { return m_firstRow; }

    Channel channel(std::int64_t channel) const;

    /// One entry in float64. Rounding of the phase costs 2^-53 |w p|.
    double at(std::int64_t position, std::int64_t channel) const;

    /// A row of fairseq's table, or of the formula in the other layouts, fractions allowed: no first row is added. Row
    /// `padding` is zero.
    double tableEntry(double row, std::int64_t channel, std::int64_t padding) const;

    /// PE(m) · PE(n); depends on m − n alone unless there is a sine without its cosine.
    double product(std::int64_t m, std::int64_t n) const;

    /// Entry of the matrix M_k with PE(p + k) = M_k PE(p) for every p, column vectors: rotations of the planes
    /// (sin, cos) by −w k. A channel that is always zero is kept; the row of a sine without its cosine is NaN, because
    /// no such matrix exists for it.
    double shift(std::int64_t offset, std::int64_t row, std::int64_t column) const;

    /// PE(distance) · PE(0) / |PE(0)|² as a harmonic sum; NaN with a single channel. Without a lone sine all norms are
    /// equal, and this is the cosine of the two encodings.
    HarmonicSum similarity() const;

private:
    int m_dimension;
    SinusoidalLayout m_layout;
    std::int64_t m_firstRow;
    std::vector<double> m_frequencies;
};

/// What the encoding adds to every token.
PositionalEffect sinusoidalEffect(const SinusoidalParameters& parameters);

}  // namespace whorl
