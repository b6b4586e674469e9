// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/theme.h"

#include <QPalette>
#include <QString>

namespace whorl {

/// The palette of every widget under a theme. Disabled words and fills are the enabled ones at 42 %.
QPalette themePalette(const Theme& theme);

/// Radius, borders and padding of the stock controls. Widgets ask for a look by the dynamic property "look":
/// "main" (the one main button), "card", "side", "bar", and for a tone of words by "tone": "muted", "faint", "accent".
QString styleSheet(const Theme& theme);

}  // namespace whorl
