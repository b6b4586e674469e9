// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace whorl {

/// Of Layout's values in order, as board files write them.
inline constexpr std::string_view layoutNames[] = {"automatic", "columns", "large-left", "wide-top", "grid"};

}  // namespace whorl
