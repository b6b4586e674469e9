// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/motion/motion.h"

namespace whorl::test {

/// A motion of one thing from here to there, with everything else as it is at first.
inline Motion motionOf(const char* target, double from, double to, int frames)
{
    Motion motion;
    motion.target = target;
    motion.from = from;
    motion.to = to;
    motion.frames = frames;
    return motion;
}

}  // namespace whorl::test
