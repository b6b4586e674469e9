// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"
#include "core/scaling/attention_scale.h"
#include "core/steps.h"

#include <string>
#include <vector>

namespace whorl {

/// Ways of stretching rotary embeddings beyond the length they were trained on, in the order of their choices.
enum class RopeScaling { none, linear, ntk, dynamic, byParts, yarn, longrope, llama3, proportional };

/// The pairs of one head before any scaling.
struct PairLadder {
    int dimension = 128;  ///< channels of one head, even
    int turning = 128;    ///< those that turn, even
    double base = 10'000;

    /// base^(-2i/turning), rad per token, fastest first for a base above 1. [turning / 2]
    std::vector<double> frequencies() const;
};

/// The settings of every scaling; each reads its own.
struct ScalingParameters {
    RopeScaling scaling = RopeScaling::none;
    double factor = 4;                   ///< s, how many times longer
    std::int64_t originalLength = 4096;  ///< tokens of the training
    double betaFast = 32, betaSlow = 1;  ///< by parts, yarn: turns within the training at which the ramp starts, ends
    bool truncate = true;                ///< yarn: ends of the ramp at whole pairs
    double attentionFactor = 0;          ///< yarn, longrope: the table's factor; 0: from the formula
    double mscale = 0, mscaleAllDimensions = 0;                ///< yarn, DeepSeek's; 0: not given
    double lowFrequencyFactor = 1, highFrequencyFactor = 4;    ///< llama3
    VectorValue shortFactor = "ones", longFactor = "numbers";  ///< longrope: one divisor per pair

    /// throws ParameterError where the chosen scaling cannot be: too few channels for NTK, ramps that run backwards,
    /// base 1 for YaRN, lists of the wrong length or with numbers not above 0, no logarithm of the trained length
    void checkScaling(const PairLadder& ladder) const;
};

/// Frequencies of the pairs under a scaling, for a sequence of `length` tokens (which only dynamic and longrope look
/// at). Proportional scaling has a frequency for every pair of the head, 0 from the turning ones on, and its exponent
/// counts the channels of the head; all others have one for every turning pair.
///
/// none          w
/// linear        w / s                                                (position interpolation, arXiv:2306.15595)
/// ntk           with `ntkBase`
/// dynamic       with `ntkBase` of `dynamicNtkFactor`
/// by-parts      kept w + (1 − kept) w / s, by `keptByTurns`          (the YaRN paper's definition)
/// yarn          the same by `yarnRamp`                               (as shipped)
/// longrope      w / short factor; w / long factor for more tokens than trained (arXiv:2402.13753)
/// llama3        as by-parts with `llama3Kept`
/// proportional  base^(-2i/dimension) / s for the turning pairs, 0 for the rest (Gemma's global layers)
std::vector<double> scaledFrequencies(const ScalingParameters& scaling, const PairLadder& ladder, std::int64_t length);

/// How scaledFrequencies gets the frequency of one pair: the last step. `length` as there.
Steps frequencySteps(const ScalingParameters& scaling, const PairLadder& ladder, std::int64_t length,
                     std::int64_t pair);

/// What the scaling does to the size of scores.
AttentionScale attentionScale(const ScalingParameters& scaling);

/// Whether LongRoPE reads its long list: more tokens than trained, where the number of tokens is the last position + 1
/// (Hugging Face; vLLM switches one token later).
bool usesLongFactor(const ScalingParameters& scaling, std::int64_t length);

/// w_i / w'_i: how many times slower each pair turns; infinite where it does not turn any more.
std::vector<double> divisors(const std::vector<double>& unscaled, const std::vector<double>& scaled);

}  // namespace whorl
