// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/encodings/rope_2d.h"
#include "core/encodings/sinusoidal_2d.h"
#include "core/steps.h"

namespace whorl {

/// How numbers of the patches of a picture come about.

/// The angle across, the angle down, and their sum within a turn.
Steps patchAngleSteps(const Rope2d& rope, std::int64_t x, std::int64_t y, std::int64_t pair);

/// A term for each pair: the length of q times that of k, and the cosine of the angle between them as they are turned.
/// across, down  query less key patch
Steps patchScoreSteps(const Rope2d& rope, std::int64_t across, std::int64_t down);

/// The row or column that the patch is in, its place there, the wave and its entry.
Steps patchEncodingSteps(const Sinusoidal2d& encoding, std::int64_t patch, std::int64_t channel);

/// The mean of a cosine for every wave across and one for every wave down, of two patches.
Steps patchSimilaritySteps(const Sinusoidal2d& encoding, std::int64_t a, std::int64_t b);

}  // namespace whorl
