// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/score_steps.h"

#include <cmath>
#include <numbers>

namespace whorl {

namespace {

/// "0.5 ", or nothing for 1.
std::string factorName(double factor)
{
    return factor == 1 ? "" : factor == -1 ? "\u2212" : stepNumber(factor) + " ";
}

/// "0.5 cos(12 · 0.048697) − 0.25 sin(12 · 0.048697)", or what is not 0 of it.
std::string waveName(double cosine, double sine, const std::string& angle)
{
    if (sine == 0)
        return factorName(cosine) + "cos(" + angle + ")";
    if (cosine == 0)
        return factorName(sine) + "sin(" + angle + ")";
    return factorName(cosine) + "cos(" + angle + ")" + (sine < 0 ? " \u2212 " : " + ") + factorName(std::abs(sine))
        + "sin(" + angle + ")";
}

NamedValue termOf(const HarmonicSum& sum, std::size_t i, std::int64_t x)
{
    const HarmonicSum alone{{sum.frequencies[i]},
                            {sum.cosine[i]},
                            {sum.sine[i]},
                            0,
                            sum.decays.empty() ? std::vector<double>() : std::vector<double>{sum.decays[i]}};
    std::string name = waveName(sum.cosine[i], sum.sine[i], angleName(sum.frequencies[i], x));
    if (!sum.decays.empty()) {
        const std::string fade = "exp(\u2212" + innerNumber(static_cast<double>(x) * sum.decays[i]) + ")";
        name = sum.frequencies[i] == 0 ? factorName(sum.cosine[i]) + fade : fade + " (" + name + ")";
    }
    return {std::move(name), alone.at(x)};
}

}  // namespace

std::string angleName(double frequency, std::int64_t x)
{
    const double angle = frequency * static_cast<double>(x);
    return std::abs(angle) < 100 ? stepNumber(x) + " · " + stepNumber(frequency) : stepNumber(withinTurn(angle).value);
}

Steps harmonicSteps(const HarmonicSum& sum, std::int64_t x)
{
    const std::size_t waves = sum.frequencies.size();
    return sumSteps(
        waves + (sum.constant == 0 ? 0 : 1),
        [&](std::size_t i) -> NamedValue {
            // The constant comes first: among the others it would be lost.
            if (sum.constant != 0 && i-- == 0)
                return {WHORL_TEXT("Step", "what no distance changes"), sum.constant};
            return termOf(sum, i, x);
        },
        sum.at(x));
}

Steps turnSteps(Steps frequency, double position, double x, double y, bool isFirst, double amplitude)
{
    Steps steps = angleSteps(std::move(frequency), position);
    const double angle = steps[steps.size() - 2].value;
    const std::string within = "(" + stepNumber(steps.back().value) + ")";
    const std::string ofX = stepNumber(x) + (isFirst ? " cos" : " sin") + within;
    const std::string ofY = shortNumber(std::abs(y)) + (isFirst ? " sin" : " cos") + within;
    const bool less = isFirst != (y < 0);
    const double turned =
        isFirst ? x * std::cos(angle) - y * std::sin(angle) : x * std::sin(angle) + y * std::cos(angle);
    steps.push_back({ofX + (less ? " \u2212 " : " + ") + ofY, turned});
    if (amplitude != 1)
        steps.push_back({stepNumber(amplitude) + " · " + innerNumber(turned), amplitude * turned});
    return steps;
}

Steps reducedAngleSteps(const ReducedAngles& angles, NamedValue frequency, std::int64_t position, std::size_t pair)
{
    const double exact = static_cast<double>(position) * frequency.value;
    const std::string name = std::to_string(position) + " · " + stepNumber(frequency.value);
    return {std::move(frequency),
            {name, exact},
            {WHORL_TEXT("Step", "rounded") + (": " + name), angles.angle(position, pair)}};
}

Steps reducedWaveSteps(const ReducedAngles& angles, NamedValue frequency, std::int64_t position, std::size_t pair,
                       bool isSine, double amplitude)
{
    Steps steps = reducedAngleSteps(angles, std::move(frequency), position, pair);
    const double angle = steps.back().value;
    const double wave = isSine ? std::sin(angle) : std::cos(angle);
    if (std::isfinite(angle) && (angle < 0 || angle >= 2 * std::numbers::pi))
        steps.push_back(withinTurn(angle));
    const std::string name = (isSine ? "sin(" : "cos(") + stepNumber(steps.back().value) + ")";
    steps.push_back({name, wave});
    const double held = angles.value(wave);
    if (held != wave)
        steps.push_back({WHORL_TEXT("Step", "rounded") + (": " + name), held});
    if (amplitude != 1)
        steps.push_back({stepNumber(amplitude) + " · " + innerNumber(held), amplitude * held});
    return steps;
}

}  // namespace whorl
