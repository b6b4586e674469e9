// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/board_scene.h"

namespace whorl {

/// Where the panels of a board lie on screen.
struct FittingLayout {
    BoardLayout layout;
    double height = 0;  ///< of all panels; more than there is room for: the board scrolls
};

/// The layout that the board asks for, when every panel has about 280 x 220 in it with even splitters, or 340 x 340 on a board
/// of more than four plots and lists and nothing else; otherwise rows
/// of as many panels as have that width, without splitters, and as high as they must be. `area` begins at the panels'
/// upper left corner, panels are `gap` apart.
FittingLayout fittingLayout(const Board& board, const QRectF& area, double gap);

}  // namespace whorl
