// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/result.h"

namespace whorl {

/// The shortest decimal text that reads back to the same double, always with a point or an exponent ("1.0", "0.1",
/// "1e-05"); "nan", "inf", "-inf" where not finite. Never depends on the locale.
std::string exactNumber(double value);

/// The result as JSON in the layout that the command line promises: source, quantity, every parameter, kind, axes, and
/// the numbers nested as the kind asks. Not-a-number and infinities are strings. An axis of bins also has "counts", one of things "names".
std::string resultJson(const Result& result);

/// The result as comma-separated values with a heading (RFC 4180, but lines end in \n).
///
/// field    one line per row, one column per column index; several slices: one more column in front
/// curves   one line per index, one column per series
/// rotors   one line per position and pair: position, pair, x, y
/// points   one line per point: label, coordinates
/// listing  its own columns
/// Bins are written as ranges, `0:16` for 0 to 15; indices that stand for things with their names, `3 the`.
std::string resultCsv(const Result& result);

/// The result as a NumPy file, float64 in C order: field [rows, columns] or [slices, rows, columns], curves [values] or
/// [series, values], rotors [positions, pairs, 2], points [points, coordinates].
/// throws InputError for a listing, which has words in it
std::string resultNpy(const Result& result);

}  // namespace whorl
