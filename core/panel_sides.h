// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

namespace whorl {

/// A panel's own source (0: A), or one of those that it is compared with (from 1: B, or the curves beside it).
using PanelSide = std::size_t;

/// How many sides a panel has, 1 where nothing is compared.
std::size_t sideCount(const Panel& panel);

const std::string& sourceOf(const Panel& panel, PanelSide side);
const Values& valuesOf(const Panel& panel, PanelSide side);
Values& valuesOf(Panel& panel, PanelSide side);

/// All sides, the panel's own first.
std::vector<Operand> operandsOf(const Panel& panel);

/// Whether panels show the same data, however they draw them.
bool sameData(const Panel& a, const Panel& b);

/// B − A.  Needs `minus`.
Panel swapped(const Panel& panel);

/// The panel without one of its sides; what comes next takes the place of its own. Needs two sides.
Panel withoutSide(const Panel& panel, PanelSide side);

}  // namespace whorl
