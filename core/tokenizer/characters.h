// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace whorl {

/// throws InputError that names the first byte where no character of UTF-8 begins
void requireUtf8(std::string_view text);

/// The bytes of what a reader takes for the first character: a letter with its marks, a syllable of Korean letters,
/// an emoji with its skin tone or joined to others, a flag, a line's end of two control characters.
///
/// An extended grapheme cluster, but that Indic conjuncts are parted after their virama.
///
/// text    UTF-8 and not empty
/// cost    O(bytes returned)
/// source  Unicode Standard Annex 29, revision 39, section 3.1.1, with the properties of Unicode 14.0
std::size_t firstClusterBytes(std::string_view text);

/// White_Space, control characters, and those that only say how others are laid out.
bool isInvisible(char32_t code);

/// Drawn as a picture by itself (Extended_Pictographic), as most emoji.
bool isPictographic(char32_t code);

/// The property White_Space: what \s is in a regular expression of Unicode.
bool isWhiteSpace(char32_t code);

}  // namespace whorl
