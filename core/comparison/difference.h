// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

namespace whorl {

/// A − B, cell by cell over the indices that both have, on one scale around zero; of a thing with itself it is exactly 0.
///
/// Fields: slices are paired by their number, or all of A meet `sliceOfB`, or the only one. What both mask is masked, what
/// one of them masks has no value; a bin holds the difference of the two means. Angles differ by −pi .. pi. The range is
/// pinned where both are (twice as wide), else from a 256 x 256 sample of bins and single cells, of each slice apart.
/// Curves: series are paired in order, or all of A meet the only one of B.
/// `parts` of the result tell A and B. Costs both of its operands, and their sample.
/// throws InputError, `where` "B", for other kinds, or where axes, slices or series cannot be paired
Data difference(const Data& a, const Data& b, std::optional<std::int64_t> sliceOfB = {});

}  // namespace whorl
