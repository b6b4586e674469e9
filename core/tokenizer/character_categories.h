// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace whorl {

// General categories of Unicode 14.0. Code points that no character has yet count to the ranges on both sides of them
// where these are of one category.

bool isLetter(char32_t code);          ///< L: what \p{L} is in a regular expression
bool isNumber(char32_t code);          ///< N: \p{N}
bool isPunctuation(char32_t code);     ///< P
bool isMark(char32_t code);            ///< M
bool isNonspacingMark(char32_t code);  ///< Mn: accents and the like

/// Cc, Cf, Co: control characters, those that say how others are laid out, and those of nobody.
bool isControl(char32_t code);

}  // namespace whorl
