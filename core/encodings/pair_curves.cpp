// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/pair_curves.h"

#include "core/error.h"
#include "core/parameter.h"
#include "core/text.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace whorl {

namespace {

Curves onePerPair(std::vector<double> values, std::string label, std::string unit)
{
    Curves curves;
    curves.axis =
        boundedAxis(AxisRole::pair, WHORL_TEXT("Axis", "pair"), static_cast<std::int64_t>(values.size()), "i");
    curves.valueLabel = label;
    curves.logarithmicValues = true;
    curves.points = true;
    curves.series.push_back(seriesOf(std::move(label), std::move(unit), std::move(values)));
    return curves;
}

std::vector<double> wavelengthsOf(const std::vector<double>& frequencies)
{
    std::vector<double> wavelengths;
    for (const double frequency : frequencies)
        wavelengths.push_back(2 * std::numbers::pi / frequency);
    return wavelengths;
}

}  // namespace

Series seriesOf(std::string label, std::string unit, std::vector<double> values)
{
    return {std::move(label),
            std::move(unit),
            [values = std::move(values)](std::int64_t first, std::span<double> out) {
                for (std::size_t i = 0; i < out.size(); ++i)
                    out[i] = values[static_cast<std::size_t>(first) + i];
            },
            {}};
}

void addUnfinishedPairs(Curves& curves, const std::vector<double>& frequencies, double length, std::string one,
                        std::string several)
{
    const auto unfinished = [length](double frequency) { return 2 * std::numbers::pi / frequency > length; };
    // Frequencies rise or fall with the pair, so those too slow are one stretch at one end.
    const auto first = std::find_if(frequencies.begin(), frequencies.end(), unfinished) - frequencies.begin();
    const auto count = std::count_if(frequencies.begin(), frequencies.end(), unfinished);
    if (count == 0)
        return;
    const auto last = first + count - 1;
    curves.guides.push_back({Guide::Kind::span, static_cast<double>(first), static_cast<double>(last),
                             count == 1 ? std::move(one) : std::move(several),
                             count == 1 ? std::vector<std::int64_t>{first} : std::vector<std::int64_t>{first, last}});
}

Curves frequencyCurves(const std::vector<double>& frequencies, std::string unit)
{
    return onePerPair(frequencies, WHORL_TEXT("Axis", "frequency"), std::move(unit));
}

Curves wavelengthCurves(const std::vector<double>& frequencies, std::int64_t length)
{
    Curves curves =
        onePerPair(wavelengthsOf(frequencies), WHORL_TEXT("Axis", "wavelength"), WHORL_TEXT("Axis", "tokens"));
    const auto span = static_cast<double>(length);
    curves.guides.push_back({Guide::Kind::value, span, 0, "L = %1", {length}});
    addUnfinishedPairs(curves, frequencies, span, WHORL_TEXT("Guide", "pair %1: no full turn within L"),
                       WHORL_TEXT("Guide", "pairs %1–%2: no full turn within L"));
    return curves;
}

Curves periodCurves(const std::vector<double>& frequencies, double span)
{
    Curves curves =
        onePerPair(wavelengthsOf(frequencies), WHORL_TEXT("Axis", "wavelength"), WHORL_TEXT("Axis", "units of time"));
    curves.guides.push_back({Guide::Kind::value, span, 0, WHORL_TEXT("Guide", "the time shown")});
    addUnfinishedPairs(curves, frequencies, span, WHORL_TEXT("Guide", "pair %1: no full turn in the time shown"),
                       WHORL_TEXT("Guide", "pairs %1–%2: no full turn in the time shown"));
    return curves;
}

void requireFiniteFrequencies(const std::vector<double>& frequencies, double base, const char* parameter)
{
    for (const double frequency : frequencies)
        if (!(frequency > 0) || !std::isfinite(frequency * 4 * longestLength)
            || !std::isfinite(2 * std::numbers::pi / frequency))
            throw ParameterError(parameter, printNumber(base), "a base that leaves every frequency finite is needed");
}

}  // namespace whorl
