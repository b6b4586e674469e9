// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/hidden_words.h"

#include "core/embedding/word_index.h"

#include <algorithm>
#include <array>

namespace whorl {

namespace {

// Slurs that stand among the 400,000 words of GloVe 6B and in other vectors of news and web text, with their plurals.
// Sorted. A word belongs here only where it is hardly ever anything else; what merely offends stays visible.
constexpr std::array<std::string_view, 29> hidden = {
    "beaner",  "beaners", "chinks", "coon",   "coons",   "dago",     "dagos", "darkies", "darky",      "faggot",
    "faggots", "fags",    "gook",   "gooks",  "kike",    "kikes",    "nigga", "niggas",  "nigger",     "niggers",
    "raghead", "spic",    "spics",  "tranny", "wetback", "wetbacks", "wog",   "wogs",    "zipperhead",
};

static_assert(std::is_sorted(hidden.begin(), hidden.end()));

}  // namespace

bool isHidden(std::string_view word)
{
    return std::binary_search(hidden.begin(), hidden.end(), std::string_view(caseFolded(word)));
}

std::int64_t hiddenWordCount()
{
    return static_cast<std::int64_t>(hidden.size());
}

}  // namespace whorl
