// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/glance/trial.h"

namespace whorl {

/// What an encoding does beyond the length that a model was trained on.
enum class Past {
    error,         ///< refuses: it has nothing for those positions
    rescales,      ///< a longer text changes what it does at every position before
    extrapolates,  ///< goes on to values that were never seen
    within,        ///< goes on among values that were seen
    wraps,         ///< repeats what it did, position by position
    saturates,     ///< has long stopped changing
};

/// What was found by asking for twice the trained length.
struct PastLength {
    Past kind = Past::saturates;
    std::int64_t from = 0;  ///< error: the first position refused; saturates: the first distance; wraps: the period

    /// The share of what is new: of the channels that take a value never seen (vectors), or of the keys of the last query
    /// whose bias was never seen (biases). 1 % of what was seen is taken for the same.
    double unseen = 0;
};

/// Asks an encoding for twice `place.tokens`: its vectors at every position, or what it adds for the keys of the last
/// query of equal tokens.
/// place  that of head 0; tokens is the trained length
/// cost   of a score matrix of twice the length, and of all positions
PastLength pastLength(const EffectIn& effectIn, const HeadPlace& place);

}  // namespace whorl
