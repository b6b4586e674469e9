// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace whorl {

/// The small letter of a capital of any script, as Unicode 14.0 maps one character to one; any other as it is.
/// `lowerCase` knows the scripts of our corpora alone. U+0130 has two small letters and stays.
char32_t smallLetter(char32_t code);

}  // namespace whorl
