// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/figure.h"

class QPrinter;

namespace whorl {

/// The page that suits a figure: lying where it is wider than high, with a margin all around, and the board's title as
/// the document's name.
void preparePage(QPrinter& printer, const Board& board, const FigureSettings& settings, const PictureStyle& style);

/// Paints the figure on one page of the printer, as large as the page lets it be in its own proportions, at the top in the
/// middle. Lines and letters stay vectors, heatmaps have the settings' dpi; colours are those for paper.
/// throws InputError where a panel cannot be shown, before anything is printed, or where the printer does not begin
void printFigure(QPrinter& printer, const Board& board, const FigureSettings& settings, const PictureStyle& style);

}  // namespace whorl
