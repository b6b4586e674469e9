// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/harmonic_sum.h"

namespace whorl {

/// What becomes of the cells whose column lies after their row.
enum class FutureKeys { masked, counted };

/// Means of f(row - column) over a grid of rectangles, in float32; masked cells do not count, -infinity where all are.
///
/// A term e^(rate (row - column)) is a factor of the row times one of the column, and a rectangle is two geometric sums
/// (numeric/geometric.h). Decay would drive such factors out of range, so they are taken relative to the ends of tiles
/// of 16 bins. Rectangles across the diagonal have closed forms of their own.
/// f        masked: decays of at least 0. counted: decay times the distance between the furthest cells at most 60
/// cost     900 x 900 x 64 terms in about 25 ms, for any length
Grid distanceMeans(const HarmonicSum& f, std::span<const Bin> rows, std::span<const Bin> columns, FutureKeys future);

}  // namespace whorl
