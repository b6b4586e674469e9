// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curves.h"
#include "core/numeric/distance_means.h"
#include "core/steps.h"

namespace whorl {

/// What a head adds to its scores, as a function of the distance.
using PiecesOf = std::function<DistancePieces(std::int64_t head)>;

/// The axis of `heads` heads.
Axis headAxis(std::int64_t heads);

/// A field of query x key without values: the caller brings `at` and `means`. `heads` 0: no slices.
Field queryKeyField(std::int64_t length, std::int64_t heads);

/// The values of a function of the distance, for the distances of a text in both directions.
Curves distanceCurve(std::int64_t length, const std::string& valueLabel, const DistancePieces& pieces);

/// What each head adds, a line for each: distances from 0, or of both signs.
Curves distanceCurves(std::int64_t length, std::int64_t heads, bool bothSigns, const PiecesOf& pieces);

/// A field of query x key whose cells depend on the distance alone; means in closed form. `heads` 0: no slices.
/// `pieces` is asked once per head, when first needed. Scale, range and labels are the caller's.
Field distanceField(std::int64_t length, std::int64_t heads, PiecesOf pieces);

/// The row softmax of the same bias alone: see DistanceSoftmax. Rows and columns end at `length` unless the bias is
/// causal, because without a mask every key that exists changes every weight.
/// bias  how a bias that is not masked comes about, the bias last
Field weightsField(std::int64_t length, std::int64_t heads, PiecesOf pieces, StepsOf bias);

}  // namespace whorl
