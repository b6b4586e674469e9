// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/value_scale.h"

#include "app/scene/number_text.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

/// 1, 2 or 5 times a power of ten, at most `value`.
double roundStep(double value)
{
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    const double mantissa = value / power;
    return power * (mantissa >= 5 ? 5 : mantissa >= 2 ? 2 : 1);
}

double toDigits(double value, int digits)
{
    if (value == 0 || !std::isfinite(value))
        return value;
    // Dividing by a power of ten keeps 0.3 the double that is written so; multiplying by 0.1 would not.
    const int exponent = digits - 1 - static_cast<int>(std::floor(std::log10(std::abs(value))));
    const double power = std::pow(10.0, std::abs(exponent));
    return exponent >= 0 ? std::round(value * power) / power : std::round(value / power) * power;
}

}  // namespace

ValueScale ValueScale::slider(const Parameter& parameter)
{
    ValueScale scale = whole(parameter);
    if (parameter.sliderMaximum > parameter.sliderMinimum) {
        scale.m_minimum = std::max(scale.m_minimum, parameter.sliderMinimum);
        scale.m_maximum = std::min(scale.m_maximum, parameter.sliderMaximum);
    }
    scale.m_zeroLast =
        (parameter.zeroText == "all" || parameter.role == Role::steps) && scale.m_minimum == 0 && !scale.m_logarithmic;
    return scale;
}

ValueScale ValueScale::whole(const Parameter& parameter)
{
    ValueScale scale;
    scale.m_minimum = parameter.minimum;
    scale.m_maximum = parameter.maximum;
    scale.m_exclusiveMinimum = parameter.exclusiveMinimum;
    scale.m_integer = parameter.kind == ParameterKind::integer;
    scale.m_multiple = static_cast<double>(std::max<std::int64_t>(1, parameter.multipleOf));
    scale.m_logarithmic = parameter.scale == Scale::logarithmic;
    const double span = parameter.sliderMaximum - parameter.sliderMinimum;
    if (scale.m_integer)
        scale.m_step = scale.m_multiple;
    else if (span > 0)
        scale.m_step = roundStep(span / 100);
    return scale;
}

double ValueScale::fraction(double value) const
{
    const double low = m_logarithmic ? std::log(m_minimum) : first();
    const double high = m_logarithmic ? std::log(m_maximum) : last();
    const double here = m_logarithmic ? std::log(std::max(value, m_minimum)) : placeOf(value);
    return high > low ? std::clamp((here - low) / (high - low), 0.0, 1.0) : 0.0;
}

double ValueScale::valueAt(double fraction) const
{
    const double share = std::clamp(fraction, 0.0, 1.0);
    if (share == 0 || share == 1)
        return atPlace(share == 0 ? first() : last());
    if (!m_logarithmic) {
        const double value = first() + share * (last() - first());
        return atPlace(m_integer ? std::round(value / m_multiple) * m_multiple
                                 : toDigits(std::round(value / m_step) * m_step, 12));
    }
    const double value = std::exp(std::log(m_minimum) + share * (std::log(m_maximum) - std::log(m_minimum)));
    if (!m_integer)
        return allowed(toDigits(value, 3));
    const double grain = std::exp2(std::max(0.0, std::floor(std::log2(value)) - 4));
    return allowed(std::round(value / grain) * grain);
}

double ValueScale::allowed(double value) const
{
    double result = value;
    if (m_integer)
        result = std::round(value / m_multiple) * m_multiple;
    if (result > m_maximum)
        result = m_integer ? std::floor(m_maximum / m_multiple) * m_multiple : m_maximum;
    if (result < m_minimum)
        result = m_integer ? std::ceil(m_minimum / m_multiple) * m_multiple : m_minimum;
    if (m_exclusiveMinimum && result <= m_minimum)
        result = m_integer ? m_minimum + m_multiple : m_minimum + m_step;
    return result;
}

double ValueScale::powerStep(double value, bool up, bool large) const
{
    if (!m_integer) {
        const double factor = large ? 10.0 : std::pow(10.0, 0.05);
        return toDigits(up ? value * factor : value / factor, 3);
    }
    // The next of 1, 1.5, 2, 3, 4, 6, ... (large: of the powers of two) that the multiple allows.
    const double octave = std::floor(std::log2(std::max(1.0, value)));
    std::vector<double> places;
    for (double k = octave - 1; k <= octave + 2; ++k) {
        places.push_back(std::exp2(k));
        if (!large)
            places.push_back(1.5 * std::exp2(k));
    }
    std::erase_if(places, [this](double place) { return std::fmod(place, m_multiple) != 0; });
    const auto beyond = [&](double place) { return up ? place > value : place < value; };
    if (up) {
        const auto next = std::find_if(places.begin(), places.end(), beyond);
        return next != places.end() ? *next : value + m_multiple;
    }
    const auto next = std::find_if(places.rbegin(), places.rend(), beyond);
    return next != places.rend() ? *next : value - m_multiple;
}

double ValueScale::stepped(double value, int steps, bool large) const
{
    double result = value;
    for (int i = 0; i < std::abs(steps); ++i) {
        if (m_logarithmic && result > 0)
            result = powerStep(result, steps > 0, large);
        else
            result = toDigits(placeOf(result) + (steps > 0 ? 1 : -1) * m_step * (large ? 10 : 1), 12);
        result = m_zeroLast ? atPlace(std::max(result, first())) : allowed(result);
    }
    return result;
}

std::vector<ValueScale::Mark> ValueScale::marks() const
{
    std::vector<Mark> result;
    if (!m_logarithmic || m_integer)
        return result;
    const int first = static_cast<int>(std::ceil(std::log10(m_minimum) - 1e-9));
    const int last = static_cast<int>(std::floor(std::log10(m_maximum) + 1e-9));
    const int step = (last - first) / 3 + 1;
    for (int exponent = first; exponent <= last; exponent += step)
        result.push_back({std::pow(10.0, exponent), QStringLiteral("10") + superscript(exponent)});
    return result;
}

}  // namespace whorl
