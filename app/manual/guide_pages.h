// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_pages.h"

#include <span>

namespace whorl {

/// A key of the window, and what it does.
struct KeyRow {
    const char* keys;  ///< as QKeySequence writes it everywhere: "Ctrl+Shift+S"
    const char* what;  ///< English, context "whorl::Actions"
};

/// Every key that an action of the window has.
std::span<const KeyRow> keyRows();

/// How to use Whorl: what it is, how to read a panel, files and commands, keys, words.
std::vector<ManualPage> guidePages();

}  // namespace whorl
