// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/animation_target.h"

namespace whorl {

/// How fast the value moves on its way.
enum class Easing {
    even,   ///< equal times are equal steps
    smooth  ///< slowly off, slowly in
};

/// A value that goes from `from` to `to` in a number of frames.
struct Motion {
    std::string target = "query";  ///< as Animation::target; `position` is the query's
    double from = 0, to = 0;
    int frames = 120;  ///< of the way itself, both ends among them
    double framesPerSecond = 30;
    Easing easing = Easing::even;
    double hold = 0;            ///< seconds that either end stays
    bool thereAndBack = false;  ///< goes back the way it came
    bool loop = true;           ///< begins again; formats that cannot say so leave it to the reader
    bool operator==(const Motion&) const = default;
};

constexpr int mostFrames = 10'000;

/// What is seen for how many frames.
struct Still {
    double share = 0;  ///< of the way, 0 .. 1
    int frames = 1;
};

/// The stills of a motion in order.
/// throws InputError for no frames, more than `mostFrames`, a rate that is none, or a hold that is none
std::vector<Still> stillsOf(const Motion& motion);

/// The board at each of these shares of the way.
///
/// A moved parameter is that of the first panel that has it, and of those linked to it.
/// throws InputError for a target that the board does not have, or a value that it refuses on the way
class MovingBoard {
public:
    MovingBoard(const Board& board, const Motion& motion);

    Board at(double share) const;
    /// The value there as people read it: "m = 137".
    QString valueText(double share) const;

private:
    double valueOf(double share) const;

    Board m_board;
    int m_panel = 0;
    AnimationTarget m_target;
    AnimationRange m_range;
    Easing m_easing;
};

}  // namespace whorl
