// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace whorl {

/// More values than this are not computed at once: 2^26 float64 are half a gigabyte.
constexpr std::int64_t maximumValues = std::int64_t{1} << 26;

/// Reads a range as the command line writes it: one number, `A:B` (A included, B excluded), `A:B:STEP` with a STEP of
/// at least 1, or a comma list of numbers; all may be negative. `name` is the option, for errors.
/// throws InputError when the text is none of these, holds no index, or more than `maximumValues`
std::vector<std::int64_t> parseRange(std::string_view text, const std::string& name);

}  // namespace whorl
