// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace whorl::test {

/// Looks for a board in bytes that may be a figure. Whatever the bytes, this ends.
/// returns  whether there is one
bool useFigure(std::string_view bytes);

}  // namespace whorl::test
