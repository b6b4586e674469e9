// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/steps.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>

namespace whorl {

namespace {

constexpr double turn = 2 * std::numbers::pi;

/// More terms than this are not told one by one.
constexpr std::size_t mostTerms = 4;

/// "0.5 − 0.25 + 1"
std::string addedUp(const Steps& terms)
{
    std::string text;
    for (const NamedValue& term : terms)
        text += text.empty() ? stepNumber(term.value)
                             : (term.value < 0 ? " \u2212 " : " + ") + shortNumber(std::abs(term.value));
    return text;
}

std::string positionText(double position)
{
    return position == std::floor(position) && std::abs(position) < 0x1p53
        ? stepNumber(static_cast<std::int64_t>(position))
        : stepNumber(position);
}

}  // namespace

void tellSteps(Field& field, StepsOf steps)
{
    if (!field.working)
        field.working = [steps](std::int64_t row, std::int64_t column, std::int64_t slice) {
            return steps(row, column, slice).back().name;
        };
    field.parts = std::move(steps);
}

namespace {

std::string digitsOf(double value, int digits)
{
    if (std::isinf(value))
        return value < 0 ? "\u2212\u221e" : "\u221e";
    char buffer[40];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, digits).ptr;
    const std::string text(buffer, end);
    const std::size_t exponent = text.find('e');
    if (exponent == std::string::npos)
        return text;
    constexpr const char* superscripts[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string pretty = text.substr(0, exponent) + "·10";
    if (text[exponent + 1] == '-')
        pretty += "⁻";
    bool leading = true;
    for (const char digit : text.substr(exponent + 2)) {
        leading = leading && digit == '0';
        if (!leading)
            pretty += superscripts[digit - '0'];
    }
    return pretty;
}

}  // namespace

std::string shortNumber(double value)
{
    return digitsOf(value, 5);
}

std::string fineNumber(double value, int digits)
{
    return value < 0 ? "\u2212" + digitsOf(-value, digits) : digitsOf(value, digits);
}

std::string stepNumber(double value)
{
    return fineNumber(value, 5);
}

std::string stepNumber(std::int64_t value)
{
    return value < 0 ? "\u2212" + std::to_string(value).substr(1) : std::to_string(value);
}

std::string innerNumber(double value)
{
    return value < 0 ? "(" + stepNumber(value) + ")" : stepNumber(value);
}

std::string withSubscript(std::string name, std::int64_t index)
{
    // U+2080 to U+2089, in UTF-8.
    for (const char digit : std::to_string(index))
        name.append("\xE2\x82").push_back(static_cast<char>(0x80 + (digit - '0')));
    return name;
}

std::string filledIn(std::string text, std::initializer_list<std::int64_t> numbers)
{
    int place = 0;
    for (const std::int64_t number : numbers) {
        const std::string name = "%" + std::to_string(++place);
        text.replace(text.find(name), name.size(), std::to_string(number));
    }
    return text;
}

NamedValue differenceStep(std::int64_t query, std::int64_t key)
{
    return {stepNumber(query) + " \u2212 " + stepNumber(key), static_cast<double>(query - key)};
}

NamedValue maskedStep(std::int64_t query, std::int64_t key)
{
    return {WHORL_TEXT("Step", "masked") + (": " + std::to_string(key)) + " > " + std::to_string(query),
            -std::numeric_limits<double>::infinity()};
}

NamedValue productStep(double a, double b)
{
    return {stepNumber(a) + " · " + innerNumber(b), a * b};
}

NamedValue plusStep(double a, double b)
{
    return {addedUp({{"", a}, {"", b}}), a + b};
}

NamedValue minusStep(double a, double b)
{
    const double larger = std::max(std::abs(a), std::abs(b)), left = std::abs(a - b);
    const double lost = left > 0 && std::isfinite(larger) ? std::log10(larger / left) : 0;
    const int digits = std::clamp(5 + static_cast<int>(std::ceil(lost)), 5, 15);
    const std::string second = fineNumber(b, digits);
    return {fineNumber(a, digits) + " \u2212 " + (b < 0 ? "(" + second + ")" : second), a - b};
}

Steps sumSteps(std::size_t count, const std::function<NamedValue(std::size_t)>& term, double total)
{
    Steps steps;
    const std::size_t told = count <= mostTerms ? count : mostTerms - 1;
    for (std::size_t i = 0; i < told; ++i)
        steps.push_back(term(i));
    if (told < count) {
        double rest = 0;
        for (std::size_t i = told; i < count; ++i)
            rest += term(i).value;
        steps.push_back(
            {filledIn(WHORL_TEXT("Step", "the other %1 terms"), {static_cast<std::int64_t>(count - told)}), rest});
    }
    if (count == 0)
        return {{"0", total}};
    if (count > 1)
        steps.push_back({addedUp(steps), total});
    else
        steps.back().value = total;
    return steps;
}

Steps dotSteps(std::span<const double> a, std::span<const double> b, double total)
{
    return sumSteps(
        a.size(), [&](std::size_t i) { return productStep(a[i], b[i]); }, total);
}

Steps cosineSteps(std::span<const double> a, std::span<const double> b, double total)
{
    double dot = 0, ofA = 0, ofB = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        dot += a[i] * b[i];
        ofA += a[i] * a[i];
        ofB += b[i] * b[i];
    }
    const double lengthOfA = std::sqrt(ofA), lengthOfB = std::sqrt(ofB);
    Steps steps = dotSteps(a, b, dot);
    steps.push_back({"|a|", lengthOfA});
    steps.push_back({"|b|", lengthOfB});
    steps.push_back({stepNumber(dot) + " / (" + stepNumber(lengthOfA) + " · " + stepNumber(lengthOfB) + ")", total});
    return steps;
}

Steps then(Steps steps, NamedValue next)
{
    steps.push_back(std::move(next));
    return steps;
}

Steps then(Steps steps, const Steps& next)
{
    steps.insert(steps.end(), next.begin(), next.end());
    return steps;
}

NamedValue withinTurn(double angle)
{
    // By sine and cosine, which reduce by pi itself and not by its nearest double.
    const double signedAngle = std::atan2(std::sin(angle), std::cos(angle));
    // Turns take digits away: four decimals are left.
    const int digits = std::clamp(5 + static_cast<int>(std::ceil(std::log10(std::max(1.0, std::abs(angle))))), 5, 15);
    return {fineNumber(angle, digits) + " mod 2π",
            signedAngle < 0 ? std::min(signedAngle + turn, std::nextafter(turn, 0.0)) : signedAngle};
}

Steps angleSteps(Steps frequency, double position)
{
    const double each = frequency.back().value, angle = position * each;
    frequency.push_back({positionText(position) + " · " + stepNumber(each), angle});
    frequency.push_back(withinTurn(angle));
    return frequency;
}

Steps angleSteps(std::string name, double frequency, double position)
{
    return angleSteps(Steps{{std::move(name), frequency}}, position);
}

Steps waveSteps(Steps frequency, double position, bool isSine, double amplitude)
{
    Steps steps = angleSteps(std::move(frequency), position);
    const double angle = steps[steps.size() - 2].value;
    if (angle >= 0 && angle < turn)
        steps.pop_back();
    const double wave = isSine ? std::sin(angle) : std::cos(angle);
    steps.push_back({(isSine ? "sin(" : "cos(") + stepNumber(steps.back().value) + ")", wave});
    if (amplitude != 1)
        steps.push_back({stepNumber(amplitude) + " · " + innerNumber(wave), amplitude * wave});
    return steps;
}

Steps waveSteps(std::string name, double frequency, double position, bool isSine, double amplitude)
{
    return waveSteps(Steps{{std::move(name), frequency}}, position, isSine, amplitude);
}

}  // namespace whorl
