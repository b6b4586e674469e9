// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/steps.h"

namespace whorl {

/// Pictures of encodings that place a vector at every patch of a square picture and may not be relative: nothing depends
/// on an offset alone, so that every patch is worked out, and pictures are small.

/// Query patch x key patch: dot products of the rows of `queries` and `keys`, one row per patch. No score exceeds `bound`.
Field patchScoreField(Eigen::MatrixXd queries, Eigen::MatrixXd keys, std::int64_t side, double bound);

/// Row x column of a picture: how far a quantity that should depend on the offset alone is from what it is at the corner;
/// `values` of at least 0, `most` what it could be at worst. The range ends at the largest value, or where all are but
/// rounding at `most`.
/// steps  how a value comes about, by row and column
Field deviationField(Eigen::ArrayXXd values, double most, StepsOf steps);

}  // namespace whorl
