// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scaling/ramps.h"
#include "core/scaling/rope_scaling.h"

#include <numbers>

namespace whorl {

/// What the rules ask of one pair: the frequencies and their derivations have it from here.

/// Turns that a pair makes within the trained length.
inline double turnsTrained(const ScalingParameters& scaling, double frequency)
{
    return static_cast<double>(scaling.originalLength) * frequency / (2 * std::numbers::pi);
}

/// How much of the pair's own frequency is kept beside that of linear scaling.
inline double kept(const ScalingParameters& scaling, const PairLadder& ladder, std::int64_t pair, double frequency)
{
    if (scaling.scaling == RopeScaling::yarn)
        return 1
            - yarnRamp(yarnBand(ladder.turning, ladder.base, scaling.originalLength, scaling.betaFast, scaling.betaSlow,
                                scaling.truncate),
                       static_cast<int>(pair));
    const double turns = turnsTrained(scaling, frequency);
    return scaling.scaling == RopeScaling::llama3
        ? llama3Kept(turns, scaling.lowFrequencyFactor, scaling.highFrequencyFactor)
        : keptByTurns(turns, scaling.betaSlow, scaling.betaFast);
}

/// The divisor of a pair in LongRoPE's list.
inline double listed(const VectorValue& list, std::size_t pair)
{
    if (const auto* numbers = std::get_if<std::vector<double>>(&list))
        return (*numbers)[pair];
    return std::get<std::string>(list) == "ones" ? 1 : static_cast<double>(pair + 1);
}

}  // namespace whorl
