// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/steps.h"

#include "core/encodings/pair_curves.h"

#include <cmath>
#include <numbers>

namespace whorl {

namespace {

constexpr double turn = 2 * std::numbers::pi;

}  // namespace

std::string stepNumber(double value)
{
    return value < 0 ? "\u2212" + shortNumber(-value) : shortNumber(value);
}

std::string withSubscript(std::string name, std::int64_t index)
{
    // U+2080 to U+2089, in UTF-8.
    for (const char digit : std::to_string(index))
        name.append("\xE2\x82").push_back(static_cast<char>(0x80 + (digit - '0')));
    return name;
}

Steps angleSteps(std::string name, double frequency, std::int64_t position)
{
    const double angle = static_cast<double>(position) * frequency;
    Steps steps{{std::move(name), frequency}, {std::to_string(position) + " · " + stepNumber(frequency), angle}};
    // By sine and cosine, which reduce by pi itself and not by its nearest double.
    const double signedAngle = std::atan2(std::sin(angle), std::cos(angle));
    const double within = signedAngle < 0 ? std::min(signedAngle + turn, std::nextafter(turn, 0.0)) : signedAngle;
    steps.push_back({stepNumber(angle) + " mod 2π", within});
    return steps;
}

Steps waveSteps(std::string name, double frequency, std::int64_t position, bool isSine, double amplitude)
{
    Steps steps = angleSteps(std::move(name), frequency, position);
    const double angle = static_cast<double>(position) * frequency;
    if (angle >= 0 && angle < turn)
        steps.pop_back();
    const double wave = isSine ? std::sin(angle) : std::cos(angle);
    steps.push_back({(isSine ? "sin(" : "cos(") + stepNumber(steps.back().value) + ")", wave});
    if (amplitude != 1)
        steps.push_back({stepNumber(amplitude) + " · " + stepNumber(wave), amplitude * wave});
    return steps;
}

}  // namespace whorl
