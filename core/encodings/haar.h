// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

/// Haar wavelets of the position, from the coarsest to the finest. Our own definition, for drawing: no paper's encoding.
struct HaarParameters {
    int dimension = 64;
    std::int64_t length = 64;

    static constexpr auto parameters()
    {
        return std::array{
            integer<&HaarParameters::dimension>(
                "dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                WHORL_TEXT("Parameter", "Number of channels: a constant, then 1, 2, 4 \u2026 ever finer wavelets"))
                .range(1, 1024)
                .slider(1, 128),
            integer<&HaarParameters::length>("length", WHORL_TEXT("Parameter", "Length"), "L",
                                             WHORL_TEXT("Parameter", "Number of positions between the two ends"))
                .range(1, 4194304)
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(16, 1048576, Scale::logarithmic),
        };
    }
    static SourceInfo info();
    static std::span<const Quantity<HaarParameters>> quantities();
    void check() const { }

    static constexpr std::string_view effectRows{};
    PositionalEffect effectIn(const HeadPlace& place) const;
};

/// Mean of one channel over the positions of a bin; a bin of one position gives the encoding itself.
///
/// Position p stands at t = (p + 1/2) / L. Channel 0 is 1; channel 2^j + k is 2^(j/2) on the first half of
/// k/2^j .. (k + 1)/2^j, minus that on the second half, and 0 elsewhere. Where a half ends is decided in whole numbers.
/// positions  within 0 .. L - 1
/// source     Haar's system with unit integral of the square; our own choice of sampling
double haarMean(Bin positions, std::int64_t channel, std::int64_t length);

}  // namespace whorl
