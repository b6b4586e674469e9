// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curves.h"

namespace whorl {

/// What every encoding of turning pairs shows of its frequencies.

/// Frequencies in rad per token, one per pair.
Curves frequencyCurves(const std::vector<double>& frequencies);

/// Wavelengths 2 pi / frequency in tokens, one per pair, with a line at `length` and the stretch of pairs that make no
/// full turn within it.
Curves wavelengthCurves(const std::vector<double>& frequencies, std::int64_t length);

/// A series of given values, one for each index from 0.
Series seriesOf(std::string label, std::string unit, std::vector<double> values);

/// Marks the stretch of pairs that make no full turn within `length` tokens: `one` names a single pair as %1, `several`
/// the first and last as %1 and %2. Nothing where every pair makes one.
void addUnfinishedPairs(Curves& curves, const std::vector<double>& frequencies, std::int64_t length, std::string one,
                        std::string several);

/// Five significant digits with '.', "0.048697" or "2.4551·10⁻⁶": for workings, where the reader checks the order of
/// magnitude and the formula rather than the last digit.
std::string shortNumber(double value);

/// throws ParameterError that names the base, under the id it has as a parameter, if a frequency, or its phase at the last position that whorl draws,
/// is not a finite positive number
void requireFiniteFrequencies(const std::vector<double>& frequencies, double base, const char* parameter = "base");

/// Positions, dimensions and slider ranges that all encodings share.
inline constexpr double longestLength = 4'194'304;

}  // namespace whorl
