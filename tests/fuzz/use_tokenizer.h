// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace whorl::test {

/// Reads bytes as a tokenizer.json and cuts a text with it. Whatever the bytes, this ends; nothing but FileError stops the
/// reading, nothing but InputError the cutting.
/// returns  whether they are a tokenizer
bool useTokenizer(std::string_view bytes);

}  // namespace whorl::test
