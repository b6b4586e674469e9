// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace whorl {

/// One character of a UTF-8 text.
struct Utf8Character {
    char32_t code = 0;
    int bytes = 0;  ///< 1 to 4; 0 where no character begins here
};

/// The character that begins a text that is not empty. Overlong forms, surrogates and values past U+10FFFF are none.
Utf8Character firstCharacter(std::string_view text);

void appendUtf8(std::string& text, char32_t code);

/// What a character is to a reader of words.
enum class CharacterClass {
    separator,   ///< blanks, punctuation, symbols, control characters
    letter,      ///< letters, digits and marks of any script but the next
    han,         ///< a Chinese character, also one of Japanese or Korean text
    apostrophe,  ///< part of a word between two letters, else a separator
};

/// Every character from U+00AA on that is in no block of punctuation and symbols counts as a letter: no table of a
/// hundred scripts is needed to tell words apart.
CharacterClass characterClass(char32_t code);

/// The small letter of a capital of the Latin, Greek, Cyrillic and Armenian scripts and of full-width Latin; any other
/// character as it is. Does not depend on the locale, so that a corpus has the same words everywhere.
char32_t lowerCase(char32_t code);

}  // namespace whorl
