// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace whorl {

/// A cell of a listing; monostate where there is nothing to say.
using Cell = std::variant<std::monostate, std::int64_t, double, std::string>;

/// A small table of rows (thresholds, neighbours, a model's settings).
struct Listing {
    std::vector<std::string> columns;
    std::vector<std::vector<Cell>> rows;  ///< each as long as `columns`
};

}  // namespace whorl
