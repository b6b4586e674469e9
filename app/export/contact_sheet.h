// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/figure.h"
#include "app/export/motion/motion.h"

namespace whorl {

constexpr int mostSheetFrames = 60;

/// A motion as one still for print: `motion.frames` frames from its first value to its last, each with its value above, in as
/// many columns as suit the figure's proportions. Values that come again are shown once. Rate, hold and loop have no meaning
/// here. The caption, theme, size and font are the settings'; the format is SVG, PDF or PNG. The file carries the board, which
/// is set to move this way.
/// throws InputError for fewer than two frames or more than `mostSheetFrames`, another format, a value that the board refuses,
///        a size too small for its frames; Cancelled
QByteArray makeContactSheet(const Board& board, const Motion& motion, const FigureSettings& settings,
                            const PictureStyle& style);

/// throws InputError where the settings' size is too small for the frames, and as makeContactSheet for the motion
void requireSheetRoom(const Board& board, const Motion& motion, const FigureSettings& settings,
                      const PictureStyle& style);

/// The settings' size, grown as far as the frames need, mm.
/// throws InputError as makeContactSheet for the motion
QSizeF roomySheet(const Board& board, const Motion& motion, const FigureSettings& settings, const PictureStyle& style);

/// The same as an image of `size` pixels, for a preview; its proportions should be the settings'. A small one is not refused.
QImage contactSheetImage(const Board& board, const Motion& motion, const FigureSettings& settings,
                         const PictureStyle& style, const QSize& size);

}  // namespace whorl
