// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"

#include <vector>

namespace whorl {

/// Which angles a model met in training, pair by pair. A pair that made a full turn within the trained length met all
/// of them; a slower one only those from 0 to that of the trained length, and beyond them it is asked for something it
/// never saw.
class SeenAngles {
public:
    /// trained, scaled  frequencies of training and those that are used now, rad per token, one per pair; a scaled one
    ///                  may be 0
    /// trainedLength    positions of training, at least 1
    SeenAngles(const std::vector<double>& trained, std::vector<double> scaled, std::int64_t trainedLength);

    std::size_t pairs() const { return m_scaled.size(); }

    /// The frequency of a pair that is used now, and the largest angle that it met in training, at most a turn.
    double frequency(std::size_t pair) const { return m_scaled[pair]; }
    double reach(std::size_t pair) const { return m_reach[pair]; }

    /// Mean over positions of 0 where the pair made a full turn in training, 1 where the angle was met, 2 where not.
    /// Cost: one step for each turn within the bin, which a pair that finished none in training makes seldom.
    double meanClass(Bin positions, std::size_t pair) const;

private:
    std::int64_t unseen(Bin positions, std::size_t pair) const;

    std::vector<double> m_scaled;
    std::vector<double> m_reach;  ///< largest angle met; a full turn: all
};

}  // namespace whorl
