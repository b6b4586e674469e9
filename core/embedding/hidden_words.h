// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace whorl {

/// Whether a word is one of a short list of slurs. Labels, neighbours and suggestions leave such words out unless the
/// person asked for them by name; files, counts and geometry never do.
///
/// Case is ignored. The list holds slurs against groups of people that stand in vectors of news text, not rude words,
/// and not words that are mostly something else ("chink", "jap" as a prefix, "queer").
bool isHidden(std::string_view word);

/// How many there are: who wants k words to show asks for so many more.
std::int64_t hiddenWordCount();

}  // namespace whorl
