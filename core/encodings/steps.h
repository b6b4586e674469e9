// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"

namespace whorl {

/// Steps towards a value, for Field::parts of a field that has `working` too: each is what is computed, in numbers, and
/// what comes of it. The last is the value.
using Steps = std::vector<NamedValue>;

/// "2.5·10⁻⁵" is for people; this is short and plain: "0.048697", "−3", "6.6715".
std::string stepNumber(double value);

/// "ω₂₁"
std::string withSubscript(std::string name, std::int64_t index);

/// The frequency, the angle that it makes of a position, the angle within one turn (where it is more than one), the sine
/// or cosine, and `amplitude` times it (where it is not 1).
///
/// name  of the frequency, and how it is computed: "ω₂₁ = 10000^(−42/128)"
Steps waveSteps(std::string name, double frequency, std::int64_t position, bool isSine, double amplitude = 1);

/// The same as far as the angle within one turn.
Steps angleSteps(std::string name, double frequency, std::int64_t position);

}  // namespace whorl
