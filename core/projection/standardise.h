// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/float_rows.h"

#include <string>
#include <vector>

namespace whorl {

/// Columns brought to mean 0 and spread 1.
struct Standardised {
    FloatRows rows;
    std::vector<double> spreads;         ///< standard deviation of each column before, over N
    std::vector<Eigen::Index> constant;  ///< columns, from 0, that have no spread: they become 0

    /// What is said of those; empty where there are none.
    std::string notice() const;
};

/// rows  finite
/// cost  three passes
Standardised standardised(const FloatRows& rows);

}  // namespace whorl
