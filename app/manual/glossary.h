// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace whorl {

/// A word of the field; both texts have the context "Glossary".
struct GlossaryEntry {
    std::string_view term, meaning;
};

std::span<const GlossaryEntry> glossary();

}  // namespace whorl
