// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

/// Legendre polynomials of the position, one degree per channel. Our own definition, for drawing: no paper's encoding.
struct LegendreParameters {
    int dimension = 32;
    std::int64_t length = 256;
    bool normalised = false;

    static constexpr auto parameters()
    {
        return std::array{
            integer<&LegendreParameters::dimension>(
                "dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                WHORL_TEXT("Parameter", "Number of channels: the degrees 0 to d \u2212 1"))
                .range(1, 256)
                .slider(1, 64),
            integer<&LegendreParameters::length>("length", WHORL_TEXT("Parameter", "Length"), "L",
                                                 WHORL_TEXT("Parameter", "Number of positions between the two ends"))
                .range(1, 4194304)
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(16, 1048576, Scale::logarithmic),
            boolean<&LegendreParameters::normalised>(
                "normalised", WHORL_TEXT("Parameter", "Normalised"),
                WHORL_TEXT("Parameter",
                           "Multiply degree n by the root of (2n + 1)/2, which gives every channel the "
                           "integral 1 of its square")),
        };
    }
    static SourceInfo info();
    static std::span<const Quantity<LegendreParameters>> quantities();
    void check() const { }

    static constexpr std::string_view effectRows = "normalised";
    PositionalEffect effectIn(const HeadPlace& place) const;
};

/// Where a position lies between the ends: 2 p / (L - 1) - 1, in -1 .. 1; 0 in a text of one token.
double legendrePlace(std::int64_t position, std::int64_t length);

/// P_0(x), P_1(x), ... into `channels`, each times the root of (2n + 1)/2 when `normalised`.
///
/// x       -1 .. 1; the recurrence is stable there
/// source  Bonnet's recurrence (n + 1) P_(n+1) = (2n + 1) x P_n - n P_(n-1)
void legendreChannels(double x, bool normalised, std::span<double> channels);

/// Means of the same over the positions of a bin.
///
/// Up to 6 positions one by one; otherwise by rules that are exact for polynomials (numeric/discrete_sum), on as many
/// stretches as the highest degree needs: it turns d / 2 times between the ends, faster towards them. The error is
/// below 1e-9. cost  for each bin d times 6 or 16, and in proportion to the turns of a bin that spans many
void legendreMeans(Bin positions, std::int64_t length, bool normalised, std::span<double> channels);

}  // namespace whorl
