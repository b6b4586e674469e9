// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/float_rows.h"

namespace whorl {

/// Dot products of rows with one vector, in double: out(r) = sum over k of rows(first + r, k) query(k).
/// query   [d]
/// out     [count]
/// cost    count d multiply-adds on one core, or what it takes to fetch the rows from memory
void dots(const FloatRows& rows, Eigen::Index first, Eigen::Index count, const double* query, double* out);

}  // namespace whorl
