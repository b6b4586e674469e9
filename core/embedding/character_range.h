// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <iterator>
#include <span>

namespace whorl {

/// Consecutive code points of one property; tables of them are in ascending order.
struct CharacterRange {
    char32_t first, last;
};

inline bool within(char32_t code, std::span<const CharacterRange> ranges)
{
    const auto range = std::upper_bound(ranges.begin(), ranges.end(), code,
                                        [](char32_t c, const CharacterRange& each) { return c < each.first; });
    return range != ranges.begin() && code <= std::prev(range)->last;
}

}  // namespace whorl
