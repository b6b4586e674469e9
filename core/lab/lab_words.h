// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace whorl {

// English sentences of the lab, made of parts that are translated one by one.

/// `pattern` with %1, %2, ... replaced.
std::string filled(std::string pattern, const std::vector<std::string>& parts);

/// A number with so many decimals, whatever the locale.
std::string fixedNumber(double value, int decimals);

/// Sentences with "; " between them; empty ones are left out.
std::string joinedSentences(const std::vector<std::string>& sentences);

}  // namespace whorl
