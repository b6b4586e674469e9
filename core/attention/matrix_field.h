// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"

namespace whorl {

/// A field of numbers worked out beforehand, for grids so small that visiting every cell costs less than a frame: a
/// head over a short sentence. Means go over the cells themselves; -infinity masks.
///
/// rows, columns  as long as the matrices; nothing exists outside them
/// values         one matrix per slice, all of one size; the caller names the axis of several slices
/// scale          diverging: every range is symmetric; otherwise from the least to the greatest value and 0
Field matrixField(Axis rows, Axis columns, std::vector<Eigen::ArrayXXd> values, FieldScale scale);

/// What matrixField does for one slice: means over bins counted from 0, and the range.
FieldMeans meansOfMatrix(const Eigen::Ref<const Eigen::ArrayXXd>& values, std::span<const Bin> rows,
                         std::span<const Bin> columns);
FieldRange rangeOfMatrix(const Eigen::Ref<const Eigen::ArrayXXd>& values, FieldScale scale);

/// Queries and keys of a sentence whose first `memory` tokens are keys only; both count from the first of them.
Axis sentenceQueries(std::int64_t tokens, std::int64_t memory = 0);
Axis sentenceKeys(std::int64_t tokens, std::int64_t memory = 0);

/// Says which words an axis counts, one for each index.
void nameWords(Axis& axis, std::vector<std::string> words);

}  // namespace whorl
