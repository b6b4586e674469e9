// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/figure.h"
#include "core/files/result.h"

namespace whorl {

/// Fields with more than 1024 x 1024 visible cells are written as means over at most 1024 bins each way.
constexpr std::int64_t mostShownCells = 1024;

/// The numbers of exactly what a board shows, one result for each quantity of each panel: the visible part of a field
/// in the slices shown (see computeShown), the visible points of a curve, the rotors at the probed positions, every
/// point and every row of a listing.
/// throws InputError as compute does
std::vector<Result> shownResults(const Board& board);

/// These numbers as a file. JSON of several results is {"title": ..., "panels": [...]}; CSV of several puts them below one
/// another, each under a line "# source quantity".
/// throws InputError when several results, or a listing, are asked for as NPY
QByteArray shownNumbers(const Board& board, FigureFormat format);

/// The numbers as a spreadsheet takes them from the clipboard: the lines of the CSV with tabs between their cells, UTF-8.
QByteArray shownTable(const Board& board);

}  // namespace whorl
