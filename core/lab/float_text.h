// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace whorl {

/// Base64 (RFC 4648, padded, one line) of the numbers as little-endian float32.
std::string base64Of(std::span<const float> numbers);

/// The numbers again; nothing where the text is no base64, or not of whole float32.
std::optional<std::vector<float>> floatsOfBase64(std::string_view text);

/// The double whose shortest text is the shortest one of the float: what JSON is to be given for it.
double asShortDouble(float number);

}  // namespace whorl
