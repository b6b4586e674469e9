// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace whorl::test {

/// Reads bytes as word vectors, alone and with themselves as the list of words, and looks at every row. Whatever the
/// bytes, this ends, and nothing but FileError stops it.
/// returns  whether they are word vectors
bool useVectors(std::string_view bytes);

}  // namespace whorl::test
