// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

namespace whorl {

/// The version that this program writes and the newest it reads.
constexpr int boardFileVersion = 1;

/// UTF-8 JSON with "whorl": 1, sorted keys, two-space indent, only what differs from the defaults, and whatever
/// unknown keys the board was read with.
std::string writeBoard(const Board& board);

/// Reads what `writeBoard` wrote. `name` names the text in errors.
/// throws FileError when the text is not JSON (with the byte), not a board, of a newer version, or holds a value of
/// the wrong type (with the key)
Board readBoard(std::string_view text, const std::string& name);

/// Every unknown key of the board with its place ("panels[1].glow").
std::vector<std::string> unknownKeys(const Board& board);

}  // namespace whorl
