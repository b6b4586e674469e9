// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

#include <complex>
#include <span>
#include <vector>

namespace whorl {

enum class Rope2dVariant { axial, mixed, vision };

/// Parameters of rotary position embedding for the patches of a picture.
struct Rope2dParameters {
    Rope2dVariant variant = Rope2dVariant::axial;
    int width = 14, height = 14;  ///< in patches
    int dimension = 64;           ///< channels of one head
    double base = 0;              ///< 0: the authors' own
    int heads = 4;                ///< RoPE-Mixed only: heads with a phase of their own
    int head = 0;                 ///< RoPE-Mixed only: of the score map
    VectorValue query = "ones", key = "ones";
    int seed = 1;  ///< of random vectors and of RoPE-Mixed's phases

    static SourceInfo info();
    static std::span<const Row<Rope2dParameters>> parameters();
    static std::span<const Quantity<Rope2dParameters>> quantities();

    /// throws ParameterError for a head that does not exist, a list of the wrong length, or a base whose frequencies
    /// are not finite
    void check() const;

    /// `base`, or where that is 0 the authors' own: axial 100, mixed 10, vision 10000.
    double usedBase() const;
    /// The frequencies of RoPE-Mixed along both axes.
    std::vector<LearnedTensor> learnedIn(const HeadPlace& model) const;
};

/// How fast every pair turns along the columns and rows of a picture, rad per patch: [d/2] each.
struct PatchFrequencies {
    std::vector<double> column, row;
};

/// RoPE-ViT axial: f_k = base^(-4k/d), k = 0 .. d/4 - 1; the first d/4 pairs turn with the column x, the last with the
/// row y.
/// throws  ParameterError unless the dimension is a multiple of 4
/// source  naver-ai/rope-vit; the exponent is 4k/d, because each axis owns d/2 channels
PatchFrequencies axialFrequencies(int dimension, double base);

/// RoPE-Mixed as it is initialized: pair k turns by x fx_k + y fy_k. With mag_k = base^(-4k/d), the first d/4 pairs turn
/// along a direction at angle `phase`, the last at phase + pi/2; phase 0 is axial. Training then changes all of them.
/// source  naver-ai/rope-vit init_random_2d_freqs, base 10
PatchFrequencies mixedFrequencies(int dimension, double base, double phase);

/// Vision tower of Qwen2-VL: the same frequencies as axial, but the first d/4 pairs turn with the row.
PatchFrequencies visionFrequencies(int dimension, double base);

/// Two-dimensional rotary embedding of one head: pair k of the patch at (x, y) turns by x fx_k + y fy_k.
///
/// axial, mixed  pair k is channels 2k and 2k + 1
/// vision        pair k is channels k and k + d/2
class Rope2d {
public:
    /// head  0 .. heads - 1; RoPE-Mixed's phase of head h is the h-th of uniform random numbers in 0 .. 2 pi
    explicit Rope2d(const Rope2dParameters& parameters, std::int64_t head = 0);

    int dimension() const { return m_dimension; }
    std::size_t pairs() const { return m_frequencies.column.size(); }
    const PatchFrequencies& frequencies() const { return m_frequencies; }

    /// In rad, not reduced.
    double angle(std::int64_t x, std::int64_t y, std::int64_t pair) const;

    /// Channels of a pair: the cosine's side, the sine's side.
    std::pair<std::size_t, std::size_t> channels(std::size_t pair) const;

    /// A vector of one number per channel, turned to its place.
    std::vector<double> rotated(std::span<const double> vector, std::int64_t x, std::int64_t y) const;

    const std::vector<double>& query() const { return m_query; }
    const std::vector<double>& key() const { return m_key; }

    /// q_k times the conjugate of k_k, one per pair.
    std::vector<std::complex<double>> pairProducts() const;

    /// <R q, R k> of a query `across` columns and `down` rows after its key.
    double score(std::int64_t across, std::int64_t down) const;

private:
    int m_dimension;
    bool m_halves;
    PatchFrequencies m_frequencies;
    std::vector<double> m_query, m_key;
};

}  // namespace whorl
