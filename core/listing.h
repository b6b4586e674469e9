// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace whorl {

/// A cell of a listing; monostate where there is nothing to say.
using Cell = std::variant<std::monostate, std::int64_t, double, std::string>;

/// A column of numbers that is drawn as bars too.
struct ListingBars {
    std::size_t column = 0;
    double low = 0, high = 1;
    std::optional<double> mark = {};  ///< a dashed line through all bars; `remark` says what it is
};

/// A small table of rows (thresholds, neighbours, a model's settings).
struct Listing {
    std::vector<std::string> columns;
    std::vector<std::vector<Cell>> rows;  ///< each as long as `columns`

    std::optional<ListingBars> bars = {};
    std::vector<int> decimals = {};  ///< shown in each column; negative, or none at all: as many as tell values apart
    std::vector<std::size_t> quiet = {};     ///< rows that are there, but do not count
    std::string remark = {};                 ///< below the rows
    std::vector<std::size_t> verbatim = {};  ///< columns of words or texts of the user's, which no language changes
    bool ofWords = false;                    ///< the first of them is a word that the probe can point at

    /// A listing for each index of an axis (the neighbours of a word): it then has no rows of its own.
    std::optional<Axis> subjects = {};
    std::function<Listing(std::int64_t subject)> of = {};
};

}  // namespace whorl
