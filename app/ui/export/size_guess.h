// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/motion/moving_figure.h"

#include <functional>

namespace whorl {

/// About how many bytes a figure that moves will have, from a few of its moments in a smaller size: how much of a picture
/// differs from the one before, and how well that packs. Right within a factor of about two, which is what it is for.
///
/// paint   the picture at a share of the way
/// pixels  what the file will have
double guessedBytes(MotionFormat format, const Motion& motion, const QSize& pixels,
                    const std::function<QImage(double share)>& paint);

}  // namespace whorl
