// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/positional_effect.h"
#include "core/encodings/precision_lens.h"
#include "core/numeric/harmonic_sum.h"
#include "core/scaling/rope_scaling.h"
#include "core/source.h"

#include <complex>
#include <span>
#include <vector>

namespace whorl {

enum class RopeLayout { interleaved, half };

/// Parameters of rotary position embedding.
struct RopeParameters : ScalingParameters, PrecisionParameters {
    int length = 512;     ///< of the current sequence: what fields show, and what dynamic and longrope scaling look at
    int dimension = 128;  ///< channels of one head
    int rotaryDimension = 0;  ///< channels that turn, counted from channel 0; 0: all
    double base = 10'000.0;
    RopeLayout layout = RopeLayout::interleaved;
    VectorValue query = "ones", key = "ones";
    int seed = 1;

    static SourceInfo info();
    static std::span<const Row<RopeParameters>> parameters();
    static std::span<const Quantity<RopeParameters>> quantities();

    /// throws ParameterError for a rotary dimension above the dimension, a list of the wrong length, or a base whose
    /// frequencies are not finite
    void check() const;

    static constexpr std::string_view effectRows =
        "rotary_dimension base layout scaling factor original_length beta_fast beta_slow truncate "
        "attention_factor mscale mscale_all_dim low_freq_factor high_freq_factor short_factor long_factor";
    PositionalEffect effectIn(const HeadPlace& place) const;

    int turningChannels() const { return rotaryDimension == 0 ? dimension : rotaryDimension; }
    /// Channels that stand in pairs: those that turn; all of them under proportional scaling, where some pairs rest.
    int pairedChannels() const { return scaling == RopeScaling::proportional ? dimension : turningChannels(); }
    PairLadder ladder() const { return {dimension, turningChannels(), base}; }
};

/// Rotary position embedding: pair i of a query or key at position p turns by p w_i, counter-clockwise, with
/// w_i = base^(-2i/d) rad per token and d the number of channels that turn (not of all channels).
///
/// interleaved  pair i is channels 2i and 2i + 1 (RoFormer, GPT-J, Llama as published)
/// half         pair i is channels i and i + d/2 (GPT-NeoX, Hugging Face)
/// scaling      other frequencies in their place (core/scaling); cosines and sines are multiplied by the table's factor
/// source       Su et al. 2021, arXiv:2104.09864, section 3.2
class Rope {
public:
    explicit Rope(const RopeParameters& parameters);

    int dimension() const { return m_dimension; }
    int pairedChannels() const { return m_paired; }

    /// What multiplies every cosine and sine: 1 but under YaRN and LongRoPE.
    double amplitude() const { return m_amplitude; }

    /// Scaled w_i, one per pair; 0 for a pair that rests.
    const std::vector<double>& frequencies() const { return m_frequencies; }

    /// Channels of a pair: the first is the cosine's, the second the sine's side.
    std::pair<int, int> channels(int pair) const;

    /// Pair of a channel; −1 where it does not turn.
    int pairOf(std::int64_t channel) const;

    /// The query and the key before they turn.
    const std::vector<double>& query() const { return m_query; }
    const std::vector<double>& key() const { return m_key; }

    /// A vector turned to its place at `position`, in float64. throws ParameterError unless it has one number per
    /// channel
    std::vector<double> rotated(std::span<const double> vector, std::int64_t position) const;

    /// One channel of it; the vector has one number per channel.
    double rotated(std::span<const double> vector, std::int64_t position, std::int64_t channel) const;

    /// q_i times the conjugate of k_i, one per pair, times the amplitude squared: the score at distance x is the real part of their sum, each turned
    /// by x w_i, plus `unturned()`.
    std::vector<std::complex<double>> pairProducts() const;

    /// Dot product over the channels that do not turn.
    double unturned() const;

    /// <R_m q, R_n k> as a function of m − n.
    HarmonicSum scoreByDistance() const;

private:
    int m_dimension, m_paired;
    RopeLayout m_layout;
    double m_amplitude;
    std::vector<double> m_frequencies, m_query, m_key;
};

/// Where each channel of the half layout is found in the interleaved one: y_half[j] = x_interleaved[result[j]].
/// Channels from `turning` on stay where they are.
std::vector<int> halfFromInterleaved(int turning, int dimension);

/// The inverse: y_interleaved[j] = x_half[result[j]].
std::vector<int> interleavedFromHalf(int turning, int dimension);

/// Channels that turn under a partial rotary factor, int(dimension * factor) in binary floating point as the model
/// code has it: 100 channels with 0.29 give 28.
/// throws ParameterError unless 0 < factor <= 1 and the result is even and positive
int rotaryDimension(int dimension, double factor);

/// Turns queries and keys alike to their places.
PositionalEffect ropeEffect(const RopeParameters& parameters);

}  // namespace whorl
