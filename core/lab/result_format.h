// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace whorl {

// What the writer and the reader of results agree on.

constexpr std::string_view labResultFormat = "whorl-lab-result";
constexpr std::int64_t labResultVersion = 1;

/// The key of an enumeration's value; `choices` are in its order.
template <class Enumeration>
std::string keyOf(std::span<const Choice> choices, Enumeration value)
{
    return std::string(choices[static_cast<std::size_t>(value)].key);
}

/// The value of this key, if it is one.
template <class Enumeration>
std::optional<Enumeration> valueOfKey(std::span<const Choice> choices, std::string_view key)
{
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i].key == key)
            return static_cast<Enumeration>(i);
    return std::nullopt;
}

/// "nope, learned, rope": for those who chose another.
inline std::string keysOf(std::span<const Choice> choices)
{
    std::string keys;
    for (const Choice& each : choices)
        keys += (keys.empty() ? "" : ", ") + std::string(each.key);
    return keys;
}

}  // namespace whorl
