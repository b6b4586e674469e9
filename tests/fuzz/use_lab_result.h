// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace whorl::test {

/// Reads bytes as a result of the extrapolation lab, and what was read once more from its own text. Whatever the bytes, this
/// ends, and nothing but FileError stops it.
/// returns  whether they are a result
bool useLabResult(std::string_view bytes);

}  // namespace whorl::test
