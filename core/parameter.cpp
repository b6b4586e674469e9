// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameter.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace whorl {

namespace {

std::string describeValue(const Value& value)
{
    const std::string text = printValue(value);
    return text.empty() ? "empty" : text;
}

std::string joined(std::span<const Choice> choices)
{
    std::string text;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (i > 0)
            text += i + 1 == choices.size() ? " or " : ", ";
        text += choices[i].key;
    }
    return text;
}

std::string expectation(const Parameter& parameter, bool numberIsFinite = true)
{
    const bool integral = parameter.kind == ParameterKind::integer;
    const bool even = parameter.multipleOf == 2;
    std::string text = integral ? (even ? "an even whole number" : "a whole number")
        : numberIsFinite        ? "a number"
                                : "a finite number";
    if (integral && parameter.multipleOf > 2)
        text += " divisible by " + std::to_string(parameter.multipleOf);
    const bool low = std::isfinite(parameter.minimum), high = std::isfinite(parameter.maximum);
    if (low && high)
        text += " from " + printNumber(parameter.minimum) + " to " + printNumber(parameter.maximum);
    else if (low)
        text += (parameter.exclusiveMinimum ? " above " : " of at least ") + printNumber(parameter.minimum);
    else if (high)
        text += " of at most " + printNumber(parameter.maximum);
    return text + " is needed";
}

ParameterError refusal(const Parameter& parameter, const Value& value, std::string expected)
{
    return {std::string(parameter.id), describeValue(value), std::move(expected)};
}

Value conformNumber(const Parameter& parameter, const Value& value)
{
    double number = 0;
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        number = static_cast<double>(*integer);
    else if (const auto* real = std::get_if<double>(&value))
        number = *real;
    else
        throw refusal(parameter, value, expectation(parameter));
    const bool tooLow = parameter.exclusiveMinimum ? !(number > parameter.minimum) : !(number >= parameter.minimum);
    if (!std::isfinite(number) || tooLow || number > parameter.maximum)
        throw refusal(parameter, value, expectation(parameter, std::isfinite(number)));
    if (parameter.kind == ParameterKind::real)
        return number;
    // 2^62 is exactly representable, and far beyond every range in use.
    if (number != std::floor(number) || std::abs(number) > 0x1p62)
        throw refusal(parameter, value, expectation(parameter));
    const auto whole = static_cast<std::int64_t>(number);
    if (whole % parameter.multipleOf != 0)
        throw refusal(parameter, value, expectation(parameter));
    return whole;
}

Value conformChoice(const Parameter& parameter, const Value& value)
{
    if (const auto* word = std::get_if<std::string>(&value))
        for (const Choice& choice : parameter.choices)
            if (choice.key == *word)
                return value;
    throw refusal(parameter, value, joined(parameter.choices) + " is needed");
}

Value conformVector(const Parameter& parameter, const Value& value)
{
    const std::string expected = joined(parameter.choices) + " or a comma list of finite numbers is needed";
    if (std::holds_alternative<std::string>(value)) {
        for (const Choice& choice : parameter.choices)
            if (choice.key == std::get<std::string>(value))
                return value;
        throw refusal(parameter, value, expected);
    }
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return std::vector<double>{static_cast<double>(*integer)};
    if (const auto* real = std::get_if<double>(&value); real && std::isfinite(*real))
        return std::vector<double>{*real};
    const auto* list = std::get_if<std::vector<double>>(&value);
    if (!list || list->empty() || !std::all_of(list->begin(), list->end(), [](double x) { return std::isfinite(x); }))
        throw refusal(parameter, value, expected);
    return value;
}

std::optional<double> number(std::string_view text)
{
    double value = 0;
    const char* begin = text.data();
    const char* end = begin + text.size();
    // from_chars knows no leading plus.
    if (begin != end && *begin == '+')
        ++begin;
    const auto [last, error] = std::from_chars(begin, end, value);
    if (error != std::errc() || last != end || begin == end)
        return std::nullopt;
    return value;
}

/// 1e400: written like a number, but further than any.
bool isBeyondNumbers(std::string_view text)
{
    double value = 0;
    const auto [last, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc::result_out_of_range && last == text.data() + text.size();
}

std::optional<std::vector<double>> numbers(std::string_view text)
{
    std::vector<double> list;
    while (true) {
        const std::size_t comma = text.find(',');
        const auto value = number(text.substr(0, comma));
        if (!value)
            return std::nullopt;
        list.push_back(*value);
        if (comma == std::string_view::npos)
            return list;
        text.remove_prefix(comma + 1);
    }
}

}  // namespace

Value conform(const Parameter& parameter, const Value& value)
{
    switch (parameter.kind) {
    case ParameterKind::integer:
    case ParameterKind::real:
        return conformNumber(parameter, value);
    case ParameterKind::choice:
        return conformChoice(parameter, value);
    case ParameterKind::vector:
        return conformVector(parameter, value);
    case ParameterKind::boolean:
        if (!std::holds_alternative<bool>(value))
            throw refusal(parameter, value, "true or false is needed");
        return value;
    case ParameterKind::text:
    case ParameterKind::file:
        if (!std::holds_alternative<std::string>(value))
            throw refusal(parameter, value, "a text is needed");
        return value;
    }
    return value;
}

Value parseValue(const Parameter& parameter, std::string_view text)
{
    switch (parameter.kind) {
    case ParameterKind::integer:
    case ParameterKind::real:
        if (const auto value = number(text))
            return conform(parameter, *value);
        if (isBeyondNumbers(text))
            throw refusal(parameter, std::string(text), expectation(parameter, false));
        return conform(parameter, std::string(text));
    case ParameterKind::boolean:
        if (text == "true" || text == "false")
            return text == "true";
        return conform(parameter, std::string(text));
    case ParameterKind::vector:
        if (const auto list = numbers(text))
            return conform(parameter, *list);
        return conform(parameter, std::string(text));
    case ParameterKind::choice:
    case ParameterKind::text:
    case ParameterKind::file:
        break;
    }
    return conform(parameter, std::string(text));
}

std::string printNumber(double value)
{
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value > 0 ? "inf" : "-inf";
    char buffer[32];
    // Whole numbers people type are shown without an exponent: 10000, not 1e+04.
    if (value == std::floor(value) && std::abs(value) < 1e15) {
        const auto result = std::to_chars(buffer, buffer + sizeof buffer, static_cast<std::int64_t>(value));
        return {buffer, result.ptr};
    }
    const auto result = std::to_chars(buffer, buffer + sizeof buffer, value);
    return {buffer, result.ptr};
}

std::string printValue(const Value& value)
{
    struct Printer {
        std::string operator()(bool held) const { return held ? "true" : "false"; }
        std::string operator()(std::int64_t held) const { return std::to_string(held); }
        std::string operator()(double held) const { return printNumber(held); }
        std::string operator()(const std::string& held) const { return held; }
        std::string operator()(const std::vector<double>& held) const
        {
            std::string text;
            for (std::size_t i = 0; i < held.size(); ++i)
                text += (i > 0 ? "," : "") + printNumber(held[i]);
            return text;
        }
    };
    return std::visit(Printer{}, value);
}

bool Parameter::matters(const Values& values, const Values& defaults) const
{
    return std::all_of(decidedBy.begin(), decidedBy.end(), [&](const Condition& condition) {
        if (condition.choice.empty())
            return true;
        const auto own = values.find(condition.choice);
        const auto& chosen = own != values.end() ? own->second : defaults.find(condition.choice)->second;
        const std::string key = ' ' + printValue(chosen) + ' ';
        return (' ' + std::string(condition.keys) + ' ').find(key) != std::string::npos;
    });
}

const Parameter* findParameter(std::span<const Parameter> parameters, std::string_view id)
{
    const auto found = std::find_if(parameters.begin(), parameters.end(),
                                    [id](const Parameter& parameter) { return parameter.id == id; });
    return found == parameters.end() ? nullptr : &*found;
}

const Parameter* findParameter(std::span<const Parameter> parameters, Role role)
{
    const auto found = std::find_if(parameters.begin(), parameters.end(),
                                    [role](const Parameter& parameter) { return parameter.role == role; });
    return found == parameters.end() ? nullptr : &*found;
}

Values completed(std::span<const Parameter> parameters, const Values& defaults, const Values& values)
{
    Values all = defaults;
    for (const auto& [id, value] : values) {
        const Parameter* parameter = findParameter(parameters, id);
        if (!parameter) {
            std::string known;
            for (const Parameter& each : parameters)
                known += (known.empty() ? "" : ", ") + std::string(each.id);
            throw ParameterError(id, "not a parameter of this source", "one of " + known + " is needed");
        }
        all.insert_or_assign(id, conform(*parameter, value));
    }
    return all;
}

Values withoutDefaults(const Values& defaults, const Values& values)
{
    Values kept;
    for (const auto& [id, value] : values) {
        const auto standard = defaults.find(id);
        if (standard == defaults.end() || standard->second != value)
            kept.emplace(id, value);
    }
    return kept;
}

}  // namespace whorl
