// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace whorl {

/// Bytes of memory that the system can give now without putting anything aside; the largest number there is where it
/// does not say.
std::uint64_t availableMemory();

/// "14.4 GB", "3 MB"; thousands are 1000.
std::string bytesText(std::uint64_t bytes);

}  // namespace whorl
