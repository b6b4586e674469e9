// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

namespace whorl {

/// The board after a panel shows this part of its axes. Panels that zoom together with it show the same part of every axis
/// of the same role, as far as they have it. `data` are those of each panel; null where there are none yet.
Board withZoom(const Board& board, std::size_t index, const Zoom& zoom,
               const std::vector<std::shared_ptr<const PanelData>>& data);

}  // namespace whorl
