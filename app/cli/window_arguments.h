// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace whorl {

/// Options of the window, for the help text.
constexpr std::string_view windowOptionsHelp =
    "Of the window:\n"
    "  FILE...                     Boards, or figures made by Whorl\n"
    "  --language en|zh_CN         The language of the window\n"
    "  --lesson ID|FOLDER          A lesson beside its boards\n"
    "  --present                   The board, or the lesson, alone on the whole screen\n";

/// What is wrong with the words after `whorl` when they are meant for the window: one sentence, or nothing. A word that
/// is in `commands` is one that stands too late.
std::string windowComplaint(std::span<const std::string_view> words, std::span<const std::string_view> commands);

}  // namespace whorl
