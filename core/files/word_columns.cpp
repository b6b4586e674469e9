// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/word_columns.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <unordered_map>

namespace whorl {

namespace {

std::string_view trimmed(std::string_view field)
{
    const std::size_t first = field.find_first_not_of(" \r");
    return first == std::string_view::npos ? "" : field.substr(first, field.find_last_not_of(" \r") - first + 1);
}

/// NaN for an empty field; nothing for a text.
std::optional<double> numberOf(std::string_view field)
{
    if (field.empty())
        return std::nan("");
    if (field.starts_with('+') && !field.starts_with("+-"))
        field.remove_prefix(1);
    double value = 0;
    const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
    const bool whole = error == std::errc() && end == field.data() + field.size();
    return whole && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// The numbers of a column; none where a field is a text, or all are empty.
std::vector<double> numbersOf(std::span<const std::string_view> fields)
{
    std::vector<double> values;
    values.reserve(fields.size());
    bool any = false;
    for (const std::string_view field : fields) {
        const std::optional<double> value = numberOf(trimmed(field));
        if (!value)
            return {};
        any = any || !std::isnan(*value);
        values.push_back(*value);
    }
    return any ? values : std::vector<double>();
}

struct Text {
    std::string_view text;
    std::int64_t count = 0;
    std::int32_t number = 0;
};

}  // namespace

WordColumn wordColumn(std::string name, std::span<const std::string_view> fields)
{
    WordColumn column;
    column.name = std::move(name);
    column.values = numbersOf(fields);
    if (column.isNumeric())
        return column;
    std::vector<Text> texts;
    std::unordered_map<std::string_view, std::size_t> places;
    std::vector<std::size_t> found;
    constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    for (const std::string_view field : fields) {
        const std::string_view text = trimmed(field);
        if (text.empty()) {
            found.push_back(none);
            continue;
        }
        const auto [place, isNew] = places.try_emplace(text, texts.size());
        if (isNew)
            texts.push_back({text, 0, 0});
        ++texts[place->second].count;
        found.push_back(place->second);
    }
    column.texts = texts.size();
    if (!column.colours())
        return column;
    std::vector<std::size_t> order(texts.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return texts[a].count > texts[b].count; });
    for (const std::size_t each : order) {
        texts[each].number = static_cast<std::int32_t>(column.classNames.size());
        column.classNames.emplace_back(texts[each].text);
    }
    for (const std::size_t each : found)
        column.classes.push_back(each == none ? -1 : texts[each].number);
    return column;
}

}  // namespace whorl
