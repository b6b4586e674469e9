// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/harmonic_sum.h"
#include "core/numeric/reduced_angles.h"
#include "core/steps.h"

namespace whorl {

/// How scores and tables of turning pairs come about.

/// The terms of a harmonic sum at x, and what it comes to.
Steps harmonicSteps(const HarmonicSum& sum, std::int64_t x);

/// "12 · 0.048697"; after many turns what is left of the angle, which five digits of the frequency would not tell.
std::string angleName(double frequency, std::int64_t x);

/// One channel of a pair of numbers x, y that turns: the angle, then x cos − y sin of the first channel, or
/// x sin + y cos of the second, `amplitude` times. The last of `frequency` is the pair's.
Steps turnSteps(Steps frequency, double position, double x, double y, bool isFirst, double amplitude = 1);

/// An angle exactly, and as a format holds it.
Steps reducedAngleSteps(const ReducedAngles& angles, NamedValue frequency, std::int64_t position, std::size_t pair);

/// A sine or cosine of a table in that format, `amplitude` times.
Steps reducedWaveSteps(const ReducedAngles& angles, NamedValue frequency, std::int64_t position, std::size_t pair,
                       bool isSine, double amplitude = 1);

}  // namespace whorl
