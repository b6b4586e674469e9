// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <string>
#include <string_view>
#include <vector>

namespace whorl {

struct Source;

/// Of the catalogue's extrapolation lab, what the bar must call by name. All else it takes from the rows.
namespace lab {
constexpr std::string_view source = "lab", result = "result", trained = "trained", encodings = "encodings",
                           encoding = "encoding", prediction = "prediction", task = "task";
/// The first tasks of the row have a button each, the others are under "More".
constexpr std::size_t mainTasks = 3;
/// What the document keeps for the bar of another window, in another language: its page, and whether it trains.
constexpr const char *pageKey = "labPage", *trainsKey = "labTrains";
}  // namespace lab

/// The catalogue's lab.
const Source& labSource();

/// Whether the board has a panel of the lab, or a side of one.
bool hasLab(const Board& board);

/// What the board's first panel of the lab asks for, defaults included; all defaults where there is none, or where it
/// asks for what cannot be.
Values labValues(const Board& board);

/// The board after every panel of the lab took these values; linked or not, they show one experiment.
/// throws ParameterError where a value is none of its parameter, or where they contradict each other
Board withLabValues(const Board& board, const Values& values);

/// The keys in a text of several, between commas or blanks.
std::vector<std::string> keysIn(std::string_view text);
std::string joinedKeys(const std::vector<std::string>& keys);

}  // namespace whorl
