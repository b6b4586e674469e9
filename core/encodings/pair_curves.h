// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curves.h"
#include "core/text.h"

namespace whorl {

/// What every encoding of turning pairs shows of its frequencies.

/// Frequencies in rad per token, or in another unit, one per pair.
Curves frequencyCurves(const std::vector<double>& frequencies, std::string unit = WHORL_TEXT("Axis", "rad/token"));

/// Wavelengths 2 pi / frequency in tokens, one per pair, with a line at `length` and the stretch of pairs that make no
/// full turn within it.
Curves wavelengthCurves(const std::vector<double>& frequencies, std::int64_t length);

/// The same where frequencies are in rad per unit of time and `span` is the time that is shown.
Curves periodCurves(const std::vector<double>& frequencies, double span);

/// A series of given values, one for each index from 0.
Series seriesOf(std::string label, std::string unit, std::vector<double> values);

/// Marks the stretch of pairs that make no full turn within `length` tokens or units of time: `one` names a single pair as %1, `several`
/// the first and last as %1 and %2. Nothing where every pair makes one.
void addUnfinishedPairs(Curves& curves, const std::vector<double>& frequencies, double length, std::string one,
                        std::string several);

/// throws ParameterError that names the base, under the id it has as a parameter, if a frequency, or its phase at the last position that whorl draws,
/// is not a finite positive number
void requireFiniteFrequencies(const std::vector<double>& frequencies, double base, const char* parameter = "base");

/// Positions, dimensions and slider ranges that all encodings share.
inline constexpr double longestLength = 4'194'304;

}  // namespace whorl
