// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/motion/moving_figure.h"

namespace whorl {

/// A size that figures often have.
struct FigureSize {
    const char* label;  ///< in the context "ExportDialog"
    QSizeF millimetres;
};

/// One column, two columns, slide, note, square.
std::span<const FigureSize> figureSizes();

/// What the export dialog remembers from one time to the next.
struct ExportChoices {
    FigureSettings figure{FigureFormat::pdf, {}, 300, ThemeName::print, 8, false, false, {}};  ///< but for the size
    QSizeF panelSize = {85, 85}, boardSize = {175, 110};  ///< mm; of one panel, and of several
    bool writeCaption = true;
    bool wholeBoard = true;
    std::optional<MotionFormat> moving;  ///< in place of the figure's format
    Motion motion;                       ///< but for what moves, from where and to where
    double motionDpi = 144;
    bool sheet = false;  ///< the motion's frames side by side, where the format is one for stills
    int sheetFrames = 6;
    QString folder;
};

/// Values that were never kept, or are out of range, have their defaults.
ExportChoices keptExportChoices();
void keepExportChoices(const ExportChoices& choices);

/// What was chosen last, for a figure that is made without the dialog: with its standard caption where captions are
/// written, and as large as its panels need.
/// throws InputError where a panel cannot be shown
FigureSettings usualSettings(const Board& board, const PictureStyle& style);

}  // namespace whorl
