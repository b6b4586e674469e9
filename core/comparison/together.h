// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curves.h"

namespace whorl {

/// Curves, and what tells them from the others beside them ("ALiBi"); empty: nothing does.
struct NamedCurves {
    std::string name;
    Curves curves;
};

/// The curves of several sources on one axis, in order; at least one. The axis reaches from the first index of any to the
/// last of any; a series has no value where its own axis has none. Series are called as their source, and by their own
/// label where it has several. Guides are those that all share; the rest is as the first has it.
/// throws InputError, `where` the name, where axes count different things or units differ
Curves together(const std::vector<NamedCurves>& all);

}  // namespace whorl
