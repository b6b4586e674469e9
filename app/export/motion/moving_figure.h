// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/figure.h"
#include "app/export/motion/motion.h"
#include "core/progress.h"

namespace whorl {

enum class MotionFormat { gif, webp, mp4, webm, png };

/// One way to write a figure that moves.
struct MotionFormatInfo {
    MotionFormat format;
    const char* suffix;  ///< of files: "gif"; also its key in settings
    const char* label;   ///< "GIF"
    bool needsProgram;   ///< ffmpeg makes it
};

/// Every format that moves.
std::span<const MotionFormatInfo> motionFormats();

/// The format that a file's suffix asks for, case ignored; none for those of stills.
std::optional<MotionFormat> motionFormatOfFile(const QString& path);

/// Whether the format can be made here.
bool isAvailable(MotionFormat format);

/// Writes the figure of a board while a value of it moves, in the format of the path's suffix. A `png` becomes numbered files.
/// The old file stays until all is there. `progress` gets shares of the frames.
/// throws InputError as stillsOf, MovingBoard and makeFigure do; FileError; Cancelled, with nothing written
void writeMovingFigure(const Board& board, const FigureSettings& settings, const Motion& motion, const QString& path,
                       const PictureStyle& style, const Progress& progress = {});

}  // namespace whorl
