// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace whorl {

/// What an axis counts. Axes of the same role answer the same part of the shared probe.
enum class AxisRole {
    position,
    query,
    key,
    distance,
    channel,
    keyChannel,
    pair,
    head,
    layer,
    imageRow,
    imageColumn,
    bucket,
    component,
    word,
    other
};

/// Float64 counts positions one by one up to here, so no formula is asked for later ones.
constexpr std::int64_t furthestPosition = std::int64_t{1} << 53;

/// An integer axis: its indices are first, first + 1, ... first + count - 1.
struct Axis {
    AxisRole role = AxisRole::other;
    std::string label;   ///< lower case: "position", "distance"
    std::string symbol;  ///< "m", "m − n", or empty
    std::int64_t first = 0;
    std::int64_t count = 0;

    /// Indices for which values exist at all: a formula goes on past `count`, a learned table does not.
    std::int64_t lowest = std::numeric_limits<std::int64_t>::min();
    std::int64_t highest = std::numeric_limits<std::int64_t>::max();

    /// Of its indices, where these stand for things rather than for numbers (tokens, terms, rules): one per index, English
    /// unless they are the user's words. Empty: the numbers speak for themselves.
    std::vector<std::string> names = {};

    /// Channel axes only: the pair that a channel belongs to.
    std::function<std::int64_t(std::int64_t channel)> pairOf;

    /// Axes of words, which may be many: the word of an index, and the index of a word. In place of `names`.
    std::function<std::string(std::int64_t index)> wordAt = {};
    std::function<std::optional<std::int64_t>(std::string_view word)> find = {};

    /// Axes of positions or distances: indices from here on were never met in training. Absent: there is nothing to say of it.
    std::optional<std::int64_t> unseenFrom = {};

    std::int64_t last() const { return first + count - 1; }
    /// The name of an index; empty where it has none.
    std::string nameOf(std::int64_t index) const
    {
        if (wordAt)
            return contains(index) ? wordAt(index) : std::string();
        const std::int64_t place = index - first;
        return place >= 0 && place < static_cast<std::int64_t>(names.size()) ? names[static_cast<std::size_t>(place)]
                                                                             : std::string();
    }
    bool contains(std::int64_t index) const { return index >= first && index <= last(); }
};

/// An axis that starts at 0 and has no values outside its own range.
inline Axis boundedAxis(AxisRole role, std::string label, std::int64_t count, std::string symbol = {})
{
    return {role, std::move(label), std::move(symbol), 0, count, 0, count - 1, {}, {}};
}

/// An axis of positions from 0, defined for later positions too.
inline Axis openAxis(AxisRole role, std::string label, std::int64_t count, std::string symbol = {})
{
    return {role, std::move(label), std::move(symbol), 0, count, 0, furthestPosition, {}, {}};
}

/// The distances query position − key position of a text, from 0, or of `bothSigns`; values exist beyond.
inline Axis distanceAxis(std::int64_t length, bool bothSigns = false)
{
    const std::int64_t first = bothSigns ? 1 - length : 0;
    return {AxisRole::distance,
            WHORL_TEXT("Axis", "distance"),
            "m − n",
            first,
            length - first,
            -furthestPosition,
            furthestPosition,
            {},
            {}};
}

}  // namespace whorl
