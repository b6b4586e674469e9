// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <QString>

#include <optional>
#include <vector>

namespace whorl {

/// Something that the transport can move: a part of the probe, or a numeric parameter of the selected panel.
struct AnimationTarget {
    QString id;                  ///< as Animation::target: query, key, pair, head, or a parameter id
    QString label;               ///< "Query position m"
    QString symbol;              ///< "m", before the value at the slider; the label where there is none
    double first = 0, last = 0;  ///< the whole range
    double step = 1;             ///< one press of the step button; whole numbers are its multiples
    bool whole = true;           ///< only whole numbers
    bool logarithmic = false;    ///< equal times are equal factors
    bool parameter = false;      ///< moved by edits; otherwise by pointing
    bool zeroIsLast = false;     ///< 0 stands for the end, and is not on the way there
    bool endsAtLast = false;     ///< more than the last value comes to the same as the last
};

/// Every target of the board while panel `selected` is selected, those of the probe first. Parts of the probe that no
/// panel shows are left out; parameters go as far as the panel accepts them.
std::vector<AnimationTarget> animationTargets(const Board& board, int selected);

/// How many steps the panel's source says there are; 0: it does not say, or not yet.
std::int64_t knownSteps(const Board& board, int selected);

/// Where the animation goes from and to: its own range cut to the target's, or the whole range when it has none.
struct AnimationRange {
    double from = 0, to = 0;
};
AnimationRange animationRange(const Animation& animation, const AnimationTarget& target);

/// Where on the way from `from` (0) to `to` (1) a value lies, cut to 0 .. 1, and back.
double shareOf(const AnimationTarget& target, const AnimationRange& range, double value);
double valueAt(const AnimationTarget& target, const AnimationRange& range, double share);

/// The target's value on the board.
double targetValue(const Board& board, int selected, const AnimationTarget& target);

/// The probe that is wanted, brought back to the last index where it is further than every panel reaches.
Probe probeWithin(Board board, const Probe& wanted);

/// The board after the target took a value; for parts of the probe only the probe differs.
/// throws InputError when the panel refuses the value
Board withTargetValue(const Board& board, int selected, const AnimationTarget& target, double value);

/// The value as it is read: "137", "10 000", "0.5".
QString targetValueText(const AnimationTarget& target, double value);

}  // namespace whorl
