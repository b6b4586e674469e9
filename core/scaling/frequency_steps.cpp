// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scaling/base_change.h"
#include "core/scaling/pair_rules.h"

namespace whorl {

namespace {

/// "θ₂₁ = 10000^(−42/128)"
std::string powerName(const std::string& symbol, double base, std::int64_t pair, int channels)
{
    return withSubscript(symbol, pair) + " = " + stepNumber(base) + "^(\u2212" + std::to_string(2 * pair) + "/"
        + std::to_string(channels) + ")";
}

/// The base that NTK-aware scaling puts in place of the model's own.
Steps changedBaseSteps(const PairLadder& ladder, double factor, std::int64_t pair, double result)
{
    const double base = ntkBase(ladder.base, factor, ladder.turning);
    const std::string d = std::to_string(ladder.turning);
    return {{"b\u2032 = " + stepNumber(ladder.base) + " · " + stepNumber(factor) + "^(" + d + "/"
                 + std::to_string(ladder.turning - 2) + ")",
             base},
            {powerName("θ\u2032", base, pair, ladder.turning), result}};
}

/// Between the pair's own frequency and the divided one, by how much of the former is kept.
Steps mixedSteps(const ScalingParameters& scaling, const PairLadder& ladder, std::int64_t pair, Steps steps,
                 double result)
{
    const double own = steps.back().value, divided = own / scaling.factor;
    const double share = kept(scaling, ladder, pair, own);
    steps.push_back({WHORL_TEXT("Step", "turns in training") + (": " + std::to_string(scaling.originalLength)) + " · "
                         + stepNumber(own) + " / (2π)",
                     turnsTrained(scaling, own)});
    if (scaling.scaling == RopeScaling::yarn) {
        const YarnBand band = yarnBand(ladder.turning, ladder.base, scaling.originalLength, scaling.betaFast,
                                       scaling.betaSlow, scaling.truncate);
        steps.push_back({WHORL_TEXT("Step", "the ramp begins at pair"), band.low});
        steps.push_back({WHORL_TEXT("Step", "the ramp ends at pair"), band.high});
    }
    steps.push_back({WHORL_TEXT("Step", "share that is kept"), share});
    steps.push_back({stepNumber(own) + " / " + stepNumber(scaling.factor), divided});
    steps.push_back({withSubscript("θ\u2032", pair) + " = " + stepNumber(share) + " · " + stepNumber(own) + " + "
                         + stepNumber(1 - share) + " · " + stepNumber(divided),
                     result});
    return steps;
}

}  // namespace

Steps frequencySteps(const ScalingParameters& scaling, const PairLadder& ladder, std::int64_t length, std::int64_t pair)
{
    const auto i = static_cast<std::size_t>(pair);
    const double result = scaledFrequencies(scaling, ladder, length)[i];
    if (scaling.scaling == RopeScaling::proportional) {
        const std::string name = powerName("θ", ladder.base, pair, ladder.dimension);
        if (pair >= ladder.turning / 2)
            return {{WHORL_TEXT("Step", "a pair that does not turn"), result}};
        return {{name + " / " + stepNumber(scaling.factor), result}};
    }
    const double own = ladder.frequencies()[i];
    Steps steps{{powerName("θ", ladder.base, pair, ladder.turning), own}};
    const auto dividedBy = [&](double divisor) {
        steps.push_back(
            {withSubscript("θ\u2032", pair) + " = " + stepNumber(own) + " / " + stepNumber(divisor), result});
    };
    switch (scaling.scaling) {
    case RopeScaling::ntk:
        return changedBaseSteps(ladder, scaling.factor, pair, result);
    case RopeScaling::dynamic: {
        const double factor = dynamicNtkFactor(scaling.factor, length, scaling.originalLength);
        return then({{WHORL_TEXT("Step", "factor for this length"), factor}},
                    changedBaseSteps(ladder, factor, pair, result));
    }
    case RopeScaling::byParts:
    case RopeScaling::yarn:
    case RopeScaling::llama3:
        return mixedSteps(scaling, ladder, pair, std::move(steps), result);
    case RopeScaling::linear:
        dividedBy(scaling.factor);
        break;
    case RopeScaling::longrope: {
        const bool isLong = usesLongFactor(scaling, length);
        const double divisor = listed(isLong ? scaling.longFactor : scaling.shortFactor, i);
        steps.push_back(
            {isLong ? WHORL_TEXT("Step", "divisor of the long list") : WHORL_TEXT("Step", "divisor of the short list"),
             divisor});
        dividedBy(divisor);
        break;
    }
    case RopeScaling::none:
    case RopeScaling::proportional:
        break;
    }
    return steps;
}

}  // namespace whorl
