// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace whorl {

/// How a scaling that treats pairs differently goes from the fast pairs, which it keeps, to the slow ones, which it
/// divides. Every function here answers for one pair; d is the number of channels that turn.

/// The pair that makes `turns` full turns within `length` tokens: d ln(length / (2 pi turns)) / (2 ln base), a real
/// number, also outside 0 .. d/2 − 1.
double pairOfTurns(double turns, int dimension, double base, std::int64_t length);

/// Between which pairs YaRN's ramp rises. `low` and `high` are what the code uses: whole pairs where truncated, within
/// 0 .. d − 1 (sic: every source read has d − 1, not d/2 − 1), and never equal.
struct YarnBand {
    double rawLow = 0, rawHigh = 0;
    double low = 0, high = 0;
};

/// YaRN as shipped (jquesnelle/yarn, Hugging Face, vLLM, llama.cpp, DeepSeek, gpt-oss).
/// betaFast, betaSlow  turns within `length` of the pairs at which the ramp begins and ends, 32 and 1; betaFast >=
///                     betaSlow > 0
/// base                above 0 and not 1
YarnBand yarnBand(int dimension, double base, std::int64_t length, double betaFast, double betaSlow, bool truncate);

/// 0 where a pair is kept, 1 where it is divided; linear in the *index* of the pair.
double yarnRamp(const YarnBand& band, int pair);

/// How much of a pair is kept, 0 .. 1, by the definition of the YaRN paper (section 3.2): linear in the *number of
/// turns* within the trained length, 0 below betaSlow, 1 above betaFast. betaFast = betaSlow is a step.
/// source  Peng et al. 2023, arXiv:2309.00071; no implementation read uses it
double keptByTurns(double turns, double betaSlow, double betaFast);

/// How much of a pair is kept, 0 .. 1, in Llama 3.1 and later: `keptByTurns` with low_freq_factor and
/// high_freq_factor (1 and 4) in their place. Equal factors are a step at turns = factor, where the pair is kept.
/// source  meta-llama/llama-models, apply_scaling
double llama3Kept(double turns, double lowFrequencyFactor, double highFrequencyFactor);

/// The code before YaRN (jquesnelle's LlamaPartNTKScaledRotaryEmbedding): from linear to NTK-aware by one ramp, from
/// that to unscaled by another.
struct PartNtkTurns {
    double betaStart = 1.25, betaEnd = 0.75, gammaStart = 16, gammaEnd = 2;
};

/// The frequency of a pair under that rule, rad per token.
double partNtkFrequency(int pair, int dimension, double base, std::int64_t length, double factor,
                        const PartNtkTurns& turns = {});

}  // namespace whorl
