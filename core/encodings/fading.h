// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curves.h"
#include "core/numeric/harmonic_distance.h"

#include <memory>

namespace whorl {

/// What encodings show whose score is a sum of turns and fades of the distance.

/// A line of the score by distance. Distances below 0 have no value where future keys are masked.
Series distanceSeries(std::string label, const std::shared_ptr<const HarmonicSum>& score);

/// Query x key, exact means. No score exceeds `bound` in size; `pinned` as in FieldRange. Where future keys count, rows
/// and columns end at `length`, beyond which the scores may leave float32.
Field fadingScoreField(const std::shared_ptr<const HarmonicSum>& score, std::int64_t length, FutureKeys future,
                       FieldRange range);

/// exp(-decays[i] x) of every x of `rows` and every pair i, in 0 .. 1; decays of at least 0, rows from 0 on.
Field fadeField(Axis rows, std::vector<double> decays, std::string valueLabel);

/// What is left of the decays at the furthest of `length` positions, as an exponent: e^(this) is how far the score of a
/// key that comes after its query can grow.
double furthestGrowth(const HarmonicSum& score, std::int64_t length);

}  // namespace whorl
