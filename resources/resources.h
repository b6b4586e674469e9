// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace whorl {

/// Makes ":/boards", ":/colourmaps", ":/icons" ... readable. Whoever reads one of them calls this first: the linker
/// leaves the data of a static library out unless something refers to it. Cheap, and safe to repeat.
void openResources();

}  // namespace whorl
