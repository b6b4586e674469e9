// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokenizer/aligned_text.h"

namespace whorl {

/// Takes every character apart into a base and its marks, which come in their canonical order.
/// source  Unicode Standard Annex 15, normalization form D, of Unicode 14.0
/// cost    O(n log n)
void takeApart(AlignedText& text);

/// Puts together what has a character of its own: normalization form C. Costs as much.
void putTogether(AlignedText& text);

}  // namespace whorl
