// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/progress.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace whorl {

/// What stands around deflated data: nothing, as in a zip archive, or the head and checksum of gzip.
enum class Wrapping { none, gzip };

/// The first bytes that come out of deflated data: `count` of them, or fewer where the data end before. Never makes
/// more, whatever the data say about themselves, and allocates as they come. Several gzip files in a row are one.
/// `where` names the place in errors.
/// throws FileError for damaged data, or data cut before `count` bytes came out; Cancelled
std::string inflated(std::string_view packed, std::uint64_t count, Wrapping wrapping, const std::string& where,
                     const Progress& progress = {});

}  // namespace whorl
