// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/bytes.h"
#include "core/files/tensor_file.h"

namespace whorl {

/// Reads the keys and values of a GGUF header from where the cursor stands.
///
/// throws FileError as readGguf
/// cost   of the values; all arrays together hold at most 2^23 values, so memory is bounded by some 300 MB
std::vector<MetaEntry> readGgufMetadata(ByteCursor& cursor, std::uint64_t count);

/// A text: its length, then its bytes.
std::string_view readGgufText(ByteCursor& cursor, std::string_view what);

}  // namespace whorl
