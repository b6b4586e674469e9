// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/encodings/alibi.h"
#include "core/field.h"

namespace whorl {

/// The forms of ALiBi that are stored by key, the same in every row: slope * key in the authors' code and, without padding,
/// in BLOOM; slope * (key - (length - 1)) in MPT.
bool isStoredByKey(AlibiForm form);

/// Such a bias as a field; keys after the query are masked when causal, and otherwise not penalised but favoured. Means in
/// closed form. Scale, range and labels are the caller's.
Field alibiStoredBias(const AlibiParameters& parameters);

/// Its row softmax without a mask, with ranges: the same in every row, and heaviest at the last key.
Field alibiStoredWeights(const AlibiParameters& parameters);

/// The mean of the column over the cells of a rectangle whose column is at most their row; NaN where there is none.
double meanKeyBefore(Bin rows, Bin columns);

}  // namespace whorl
