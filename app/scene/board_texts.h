// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

namespace whorl {

/// The panel's title and caption: its own, or its quantity's.
QString panelTitle(const Panel& panel, const PictureStyle& style);
QString panelCaption(const Panel& panel, const PictureStyle& style);

/// The same, where the data says itself what part of its quantity it is: only some of the words.
QString panelCaption(const Panel& panel, const PanelData& data, const PictureStyle& style);

/// A source of a board, with the values that its panels and what they compare give it.
struct SharedSettings {
    const Source* source = nullptr;
    std::vector<const Values*> values;  ///< of the board
    QString text;                       ///< what they have in common: "d = 128 · L = 512"
};
std::vector<SharedSettings> sharedSettings(const Board& board, const PictureStyle& style);

/// "d = 128 · L = 512 · b = 10 000": the symbols and values of the first panel's parameters.
QString boardCaption(const Board& board, const PictureStyle& style);

/// "YaRN − Llama 3" of the first panel that subtracts; empty where none does.
QString comparedNames(const Board& board, const PictureStyle& style);

}  // namespace whorl
