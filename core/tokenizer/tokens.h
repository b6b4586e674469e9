// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace whorl {

/// One step of a text as a model sees it.
struct Token {
    std::string text;                ///< as it is shown
    std::int64_t id = 0;             ///< the row of a table of vectors that stands for it
    std::size_t begin = 0, end = 0;  ///< bytes of the text, the last one excluded
};

/// A text as words of any script: letters, digits and marks in a row, with apostrophes between letters; each Chinese
/// character by itself; each punctuation mark, symbol and emoji by itself. Blanks and what cannot be seen part words.
/// Scripts that write no blanks between words (Thai, Japanese kana) have words as long as their runs.
///
/// returns  tokens in order; `text` is their part of the text; ids count texts from 0 as they first appear
/// throws   InputError that names the byte where the text is not UTF-8
/// cost     O(bytes)
std::vector<Token> wordTokens(std::string_view text);

/// A text as what a reader takes for characters (see firstClusterBytes), blanks among them: put in a row the tokens are
/// the text. Ids, errors and cost as for words.
std::vector<Token> characterTokens(std::string_view text);

}  // namespace whorl
