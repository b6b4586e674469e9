// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/board/panel_menu.h"

namespace whorl {

/// What a panel can be compared with: a copy of itself, other panels of the board, other sources that have the quantity.
/// Empty for quantities that cannot be compared.
void fillComparisonMenu(QMenu& menu, const Board& board, std::size_t index, const PictureStyle& style,
                        const PanelChange& change);

}  // namespace whorl
