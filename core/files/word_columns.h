// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace whorl {

/// What a file says of each of its words besides the vector, in one column: a number, or one of a few texts.
struct WordColumn {
    std::string name;
    std::vector<double> values;  ///< of a column of numbers: one a row, NaN where it has none; else empty
    std::vector<std::int32_t>
        classes;  ///< of a column of texts: an index into `classNames` a row, -1 where it has none
    std::vector<std::string> classNames;  ///< the texts, the most frequent first, at most `mostClasses`
    std::size_t texts = 0;                ///< how many different ones there are

    static constexpr std::size_t mostClasses = 64;
    bool isNumeric() const { return !values.empty(); }
    /// Whether it can tell points apart: numbers, or few texts.
    bool colours() const { return isNumeric() || (texts > 0 && texts <= mostClasses); }
};

/// A column of fields, one a row: numbers where each that is not empty is a finite number.
WordColumn wordColumn(std::string name, std::span<const std::string_view> fields);

}  // namespace whorl
