// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/encodings/rope.h"
#include "core/text.h"

namespace whorl {

enum class XposMode { causal, full };

constexpr Choice xposModes[] = {{"causal", WHORL_TEXT("Choice", "Causal")}, {"full", WHORL_TEXT("Choice", "Full")}};

/// Parameters of extrapolatable position embedding (xPos).
struct XposParameters {
    int length = 2048;
    std::int64_t originalLength = 0;  ///< of the training's texts; 0: not known
    int dimension = 128;
    double base = 10'000.0;
    double scaleBase = 512.0;
    XposMode mode = XposMode::causal;
    VectorValue query = "ones", key = "ones";
    int seed = 1;

    static SourceInfo info();
    static std::span<const Row<XposParameters>> parameters();
    static std::span<const Quantity<XposParameters>> quantities();

    /// throws ParameterError as RopeParameters::check does, and for a length whose future keys leave float32 in `full`
    void check() const;

    static constexpr std::string_view effectRows = "base scale_base";
    PositionalEffect effectIn(const HeadPlace& place) const;
};

/// xPos (Sun et al. 2022): rotary turns whose query shrinks and whose key grows with its position, so that the score
/// fades with the distance, each pair at its own rate.
///
/// Pair i of a query at position m is turned as in RoPE and multiplied by zeta_i^(m / scaleBase), of a key at n by
/// zeta_i^(-n / scaleBase). Pairs are interleaved. The authors' code counts positions from the middle of the sequence,
/// which cancels in the score.
/// source  Sun et al. 2022, arXiv:2212.10554, as in the authors' code, microsoft/torchscale
class Xpos {
public:
    explicit Xpos(const XposParameters& parameters);

    /// The turns alone, with the same query and key.
    const Rope& rope() const { return m_rope; }

    /// zeta_i^(1 / scaleBase) as a decay per token, -ln(zeta_i) / scaleBase; one per pair, above 0.
    const std::vector<double>& decays() const { return m_decays; }

    /// The query turned and shrunk at its position, in float64; one number per channel.
    double query(std::int64_t position, std::int64_t channel) const;

    /// <query at m, key at n> as a function of m - n.
    HarmonicSum scoreByDistance() const;

private:
    Rope m_rope;
    std::vector<double> m_decays;
};

/// zeta_i = (2i + 0.4 d) / (1.4 d), one per pair of `dimension` channels; in 0.28 .. 1, the fastest pair lowest.
std::vector<double> xposFactors(int dimension);

}  // namespace whorl
