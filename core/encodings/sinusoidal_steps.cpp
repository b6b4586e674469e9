// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/sinusoidal_steps.h"

#include "core/encodings/score_steps.h"

#include <cmath>

namespace whorl {

Steps sinusoidalProductSteps(const Sinusoidal& encoding, std::int64_t m, std::int64_t n)
{
    const std::vector<double>& frequencies = encoding.frequencies();
    const auto term = [&](std::size_t i) -> NamedValue {
        if (i < encoding.completePairs())
            return {"cos(" + angleName(frequencies[i], m - n) + ")",
                    std::cos(frequencies[i] * static_cast<double>(m - n))};
        const auto sine = [&](std::int64_t position) { return "sin(" + angleName(frequencies[i], position) + ")"; };
        return {sine(m) + " " + sine(n),
                std::sin(frequencies[i] * static_cast<double>(m)) * std::sin(frequencies[i] * static_cast<double>(n))};
    };
    return then({differenceStep(m, n)}, sumSteps(frequencies.size(), term, encoding.product(m, n)));
}

Steps sinusoidalShiftSteps(const Sinusoidal& encoding, std::int64_t offset, std::int64_t row, std::int64_t column)
{
    using Function = Sinusoidal::Function;
    const Sinusoidal::Channel to = encoding.channel(row), from = encoding.channel(column);
    const double value = encoding.shift(offset, row, column);
    if (to.function == Function::zero)
        return {{row == column ? "1" : "0", value}};
    if (std::isnan(value))
        return {{WHORL_TEXT("Step", "no matrix: a sine without its cosine"), value}};
    if (from.pair != to.pair)
        return {{WHORL_TEXT("Step", "different pairs") + (": " + std::to_string(to.pair)) + " ≠ "
                     + std::to_string(from.pair),
                 value}};
    const double frequency = encoding.frequencies()[static_cast<std::size_t>(to.pair)];
    Steps steps =
        waveSteps(withSubscript("ω", to.pair), frequency, static_cast<double>(offset), to.function != from.function);
    if (to.function == Function::cosine && from.function == Function::sine)
        steps.push_back({"\u2212" + innerNumber(steps.back().value), value});
    return steps;
}

}  // namespace whorl
