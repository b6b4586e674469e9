// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis.h"

namespace whorl {

/// The indices that both axes have, which must count the same thing; values exist where they exist on both. Names that
/// differ stand side by side ("dog / man").
/// throws InputError where the axes count different things or different words, or share no index
Axis commonAxis(const Axis& a, const Axis& b);

/// The indices from the first of any to the last of any; values exist wherever one of them has one. The names are those
/// of the first.
/// throws InputError where the axes count different things
Axis joinedAxis(const Axis& a, const Axis& b);

}  // namespace whorl
