// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokenizer/aligned_text.h"

#include <functional>

namespace whorl {

// What a tokenizer.json calls a normalizer: changes a text before it is cut.

using Normalizer = std::function<void(AlignedText& text)>;

/// The four switches of a BertNormalizer.
struct BertCleaning {
    bool dropsControls = true;  ///< clean_text: control characters go, blanks of any kind become spaces
    bool partsChinese = true;   ///< handle_chinese_chars: a space on both sides of each
    bool dropsAccents = true;   ///< strip_accents
    bool makesSmall = true;     ///< lowercase
};

void cleanAsBert(AlignedText& text, const BertCleaning& cleaning);

void makeSmall(AlignedText& text);
void dropMarks(AlignedText& text);  ///< StripAccents; parts of composed characters stay

/// Every place where `found` stands, from the left, becomes `put`. `found` is not empty.
void replaceAll(AlignedText& text, const AlignedText& found, const AlignedText& put);

}  // namespace whorl
