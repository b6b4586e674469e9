// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"
#include "core/parameter.h"

namespace whorl {

/// The parameter of the panel's source that has this role; nullptr where there is none, or no such source.
const Parameter* parameterOf(const Panel& panel, Role role);

/// How many steps what the panel shows took, as far as that is known; 0 where it takes none, or does not know yet.
std::int64_t stepsOf(const Panel& panel);

}  // namespace whorl
