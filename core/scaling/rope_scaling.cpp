// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scaling/rope_scaling.h"

#include "core/scaling/base_change.h"
#include "core/scaling/pair_rules.h"

#include <cmath>

namespace whorl {

namespace {

std::vector<double> withBase(const PairLadder& ladder, double base)
{
    return PairLadder{ladder.dimension, ladder.turning, base}.frequencies();
}

std::vector<double> proportional(const ScalingParameters& scaling, const PairLadder& ladder)
{
    std::vector<double> result(static_cast<std::size_t>(ladder.dimension / 2), 0.0);
    for (int i = 0; i < ladder.turning / 2; ++i)
        result[static_cast<std::size_t>(i)] = std::pow(ladder.base, -2.0 * i / ladder.dimension) / scaling.factor;
    return result;
}

void requireList(const char* name, const VectorValue& list, const PairLadder& ladder)
{
    const auto* numbers = std::get_if<std::vector<double>>(&list);
    if (!numbers)
        return;
    const auto pairs = static_cast<std::size_t>(ladder.turning / 2);
    if (numbers->size() != pairs)
        throw ParameterError(name, "a list of " + std::to_string(numbers->size()),
                             "one number for each of the " + std::to_string(pairs) + " pairs (rotary width "
                                 + std::to_string(ladder.turning) + " / 2) is needed");
    for (const double number : *numbers)
        if (!(number > 0) || !std::isfinite(number))
            throw ParameterError(name, "a list with " + printNumber(number), "only numbers above 0 are needed");
}

}  // namespace

std::vector<double> PairLadder::frequencies() const
{
    std::vector<double> result;
    for (int i = 0; i < turning / 2; ++i)
        result.push_back(std::pow(base, -2.0 * i / turning));
    return result;
}

void ScalingParameters::checkScaling(const PairLadder& ladder) const
{
    const bool ramped = scaling == RopeScaling::yarn || scaling == RopeScaling::byParts;
    if (scaling == RopeScaling::ntk || scaling == RopeScaling::dynamic)
        ntkBase(ladder.base, factor, ladder.turning);
    if (ramped && betaFast < betaSlow)
        throw ParameterError("beta_fast", printNumber(betaFast),
                             "at least beta_slow, " + printNumber(betaSlow) + ", is needed");
    if (scaling == RopeScaling::yarn && ladder.base == 1)
        throw ParameterError("base", "1", "a base other than 1 is needed for yarn");
    if (scaling == RopeScaling::llama3 && lowFrequencyFactor > highFrequencyFactor)
        throw ParameterError("low_freq_factor", printNumber(lowFrequencyFactor),
                             "at most high_freq_factor, " + printNumber(highFrequencyFactor) + ", is needed");
    if (scaling == RopeScaling::longrope) {
        requireList("short_factor", shortFactor, ladder);
        requireList("long_factor", longFactor, ladder);
        if (originalLength < 2)
            throw ParameterError("original_length", std::to_string(originalLength),
                                 "at least 2 is needed for longrope");
    }
}

std::vector<double> scaledFrequencies(const ScalingParameters& scaling, const PairLadder& ladder, std::int64_t length)
{
    std::vector<double> result = ladder.frequencies();
    switch (scaling.scaling) {
    case RopeScaling::none:
        break;
    case RopeScaling::linear:
        for (double& frequency : result)
            frequency /= scaling.factor;
        break;
    case RopeScaling::ntk:
        return withBase(ladder, ntkBase(ladder.base, scaling.factor, ladder.turning));
    case RopeScaling::dynamic:
        return withBase(
            ladder,
            ntkBase(ladder.base, dynamicNtkFactor(scaling.factor, length, scaling.originalLength), ladder.turning));
    case RopeScaling::byParts:
    case RopeScaling::yarn:
    case RopeScaling::llama3:
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = std::lerp(result[i] / scaling.factor, result[i],
                                  kept(scaling, ladder, static_cast<std::int64_t>(i), result[i]));
        break;
    case RopeScaling::longrope:
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] /= listed(usesLongFactor(scaling, length) ? scaling.longFactor : scaling.shortFactor, i);
        break;
    case RopeScaling::proportional:
        return proportional(scaling, ladder);
    }
    return result;
}

AttentionScale attentionScale(const ScalingParameters& scaling)
{
    AttentionScale scale;
    if (scaling.scaling == RopeScaling::yarn)
        scale = yarnAttentionScale(scaling.factor, scaling.mscale, scaling.mscaleAllDimensions);
    else if (scaling.scaling == RopeScaling::longrope)
        scale = longRopeAttentionScale(scaling.factor, scaling.originalLength);
    else
        return scale;
    if (scaling.attentionFactor > 0)
        scale.table = scaling.attentionFactor;
    return scale;
}

bool usesLongFactor(const ScalingParameters& scaling, std::int64_t length)
{
    return length > scaling.originalLength;
}

std::vector<double> divisors(const std::vector<double>& unscaled, const std::vector<double>& scaled)
{
    std::vector<double> result;
    for (std::size_t i = 0; i < scaled.size(); ++i)
        result.push_back(unscaled[i] / scaled[i]);
    return result;
}

}  // namespace whorl
