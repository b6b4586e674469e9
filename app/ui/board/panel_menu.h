// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

#include <QString>

#include <functional>

class QMenu;

namespace whorl {

class Appearance;

/// Changes one panel as one undo entry with this text.
using PanelChange = std::function<void(const QString& text, const std::function<void(Panel&)>& change)>;

/// The view's name in the language of the program.
QString viewLabel(const ViewInfo& view);

/// The panel turned to another quantity of its source: whatever suited only the old one is back to what the new one
/// suggests.
Panel withQuantity(const Panel& panel, const std::string& quantity);

/// The views that can show the panel's quantity, and the other quantities of its source.
void fillViewMenu(QMenu& menu, const Panel& panel, const PanelChange& change);

/// Slices, logarithmic axes, colours, zoom and linking, as far as they apply to the panel's data (null: none).
void fillStyleMenu(QMenu& menu, const Panel& panel, const Data* data, const Appearance& appearance,
                   const PanelChange& change);

}  // namespace whorl
