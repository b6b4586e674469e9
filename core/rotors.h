// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis.h"

namespace whorl {

/// Unit vectors, one per channel pair, that turn with position: at position p, pair i points at angle
/// p * frequencies[i], counter-clockwise from the x axis.
struct Rotors {
    Axis positions, pairs;
    std::vector<double> frequencies;  ///< rad per token, one per pair
    std::string note;                 ///< what the score makes of the angles ("query = key = ones")

    /// Total angle in radians, not reduced.
    double angle(std::int64_t position, std::int64_t pair) const
    {
        return static_cast<double>(position) * frequencies[static_cast<std::size_t>(pair)];
    }
};

}  // namespace whorl
