// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/operand_names.h"

#include "core/catalogue.h"

#include <algorithm>
#include <filesystem>

namespace whorl {

namespace {

constexpr std::size_t mostParts = 3, longestText = 24;

const Value& valueOf(const Operand& operand, const Source& source, std::string_view id)
{
    const auto held = operand.values.find(id);
    return held != operand.values.end() ? held->second : source.defaults.find(id)->second;
}

std::string quoted(const std::string& text)
{
    std::string shown = text.substr(0, longestText);
    // Not in the middle of a character.
    while (shown.size() < text.size() && (text[shown.size()] & 0xC0) == 0x80)
        shown.pop_back();
    return "“" + shown + (shown.size() < text.size() ? "…”" : "”");
}

/// What differs within the group of operands that have the same source.
std::vector<std::string> differences(const Operand& operand, const std::vector<const Operand*>& group)
{
    const Source& source = findSource(operand.source);
    const auto differs = [&](const auto& same) {
        return std::any_of(group.begin(), group.end(), [&](const Operand* other) { return !same(*other); });
    };
    std::vector<std::string> parts;
    if (differs([&](const Operand& other) { return other.quantity == operand.quantity; }))
        parts.emplace_back(source.quantity(operand.quantity).label);
    for (const Parameter& parameter : source.parameters) {
        const Value& value = valueOf(operand, source, parameter.id);
        if (differs([&](const Operand& other) { return valueOf(other, source, parameter.id) == value; })
            && parameter.matters(operand.values, source.defaults))
            parts.push_back(valuePhrase(parameter, value));
    }
    // A side that follows the other shows the same slice; -1 is all of them.
    const bool isChosen = std::all_of(group.begin(), group.end(), [](const Operand* other) { return other->slice; });
    if (isChosen && *operand.slice >= 0 && differs([&](const Operand& other) { return other.slice == operand.slice; }))
        parts.push_back((findParameter(source.parameters, "heads") ? WHORL_TEXT("Parameter", "Head")
                                                                   : WHORL_TEXT("Parameter", "Slice"))
                        + (' ' + std::to_string(*operand.slice)));
    return parts;
}

}  // namespace

std::string valuePhrase(const Parameter& parameter, const Value& value)
{
    if (parameter.kind == ParameterKind::choice)
        for (const Choice& choice : parameter.choices)
            if (Value(std::string(choice.key)) == value)
                return std::string(choice.label);
    const auto* text = std::get_if<std::string>(&value);
    if (text && parameter.kind == ParameterKind::file)
        return quoted(std::filesystem::path(*text).filename().string());
    return text ? quoted(*text) : std::string(parameter.label) + ' ' + printValue(value);
}

std::vector<std::string> operandNames(const std::vector<Operand>& operands)
{
    std::vector<std::string> names;
    const bool oneSource = std::all_of(operands.begin(), operands.end(), [&](const Operand& operand) {
        return operand.source == operands.front().source;
    });
    for (const Operand& operand : operands) {
        std::vector<const Operand*> group;
        for (const Operand& other : operands)
            if (other.source == operand.source)
                group.push_back(&other);
        std::vector<std::string> parts = differences(operand, group);
        if (!oneSource)
            parts.insert(parts.begin(), std::string(findSource(operand.source).info.label));
        parts.resize(std::min(parts.size(), mostParts));
        std::string name;
        for (const std::string& part : parts)
            name += (name.empty() ? std::string() : std::string(nameSeparator)) + part;
        names.push_back(std::move(name));
    }
    return names;
}

}  // namespace whorl
