// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/bias_mode.h"
#include "core/encodings/shared_rows.h"
#include "core/numeric/harmonic_sum.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

/// Sandwich (Chi et al. 2022): the dot product of two sinusoidal encodings as a bias, without the encodings.
struct SandwichParameters {
    int dimension = 128;
    int heads = 8;
    std::int64_t length = 512;
    std::int64_t originalLength = 0;  ///< of the training's texts; 0: not known
    BiasMode mode = BiasMode::causal;

    static constexpr auto parameters()
    {
        return std::array{
            integer<&SandwichParameters::dimension>(
                "dimension", WHORL_TEXT("Parameter", "Dimension"), "D",
                WHORL_TEXT("Parameter", "Channels of the sinusoids, two for every cosine in the sum"))
                .range(2, 4096)
                .multipleOf(2)
                .slider(2, 512, Scale::logarithmic),
            integer<&SandwichParameters::heads>(
                "heads", WHORL_TEXT("Parameter", "Heads"), "H",
                WHORL_TEXT("Parameter", "Number of attention heads, which divide the sum by 8/H, 16/H \u2026 8"))
                .range(1, 1024)
                .slider(1, 32),
            integer<&SandwichParameters::length>("length", WHORL_TEXT("Parameter", "Length"), "L",
                                                 WHORL_TEXT("Parameter", "Number of tokens in the sequence"))
                .range(1, 4194304)
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(16, 1048576, Scale::logarithmic),
            trainedLengthRow<SandwichParameters>(),
            choice<&SandwichParameters::mode, biasModes>(
                "mode", WHORL_TEXT("Parameter", "Mode"),
                WHORL_TEXT("Parameter", "Whether keys after the query are masked or penalised like those before it")),
        };
    }
    static SourceInfo info();
    static std::span<const Quantity<SandwichParameters>> quantities();
    void check() const { }

    static constexpr std::string_view effectRows = "dimension";
    PositionalEffect effectIn(const HeadPlace& place) const;
};

/// The bias before it is divided by 8h/H: sum over i = 1 .. D/2 of cos(distance * 10000^(-2i/D)), less D/2. 0 at distance
/// 0 and below 0 elsewhere; even in the distance, and not monotone.
///
/// dimension  D, even
/// source     Chi et al. 2022, arXiv:2212.10356, as it stands in the port of NVIDIA NeMo; its frequencies count from 1
HarmonicSum sandwichSum(int dimension);

/// What a head divides the sum by: 8h/H with h = head + 1. The first head is the steepest.
double sandwichDivisor(std::int64_t head, std::int64_t heads);

}  // namespace whorl
