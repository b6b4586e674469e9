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

/// The files that the motion becomes there: the path itself, or the numbered ones of a `png`.
/// throws InputError as stillsOf does
QStringList filesOf(const QString& path, const Motion& motion);

/// Pixels of the settings' size in that format. Both sides of a video are even, as players want: up to one pixel more each way,
/// which is drawn and not filled up.
/// throws InputError as figurePixels does
QSize motionPixels(MotionFormat format, const FigureSettings& settings);

/// Writes the figure of a board while a value of it moves, in the format of the path's suffix. A `png` becomes numbered files.
/// The file carries the board with the motion as its animation; each numbered one, the board at that moment. The old file stays
/// until all is there. `progress` gets shares of the frames.
/// throws InputError as stillsOf, MovingBoard and makeFigure do, and for a GIF of more than 50 frames a second; FileError; Cancelled, with nothing written
void writeMovingFigure(const Board& board, const FigureSettings& settings, const Motion& motion, const QString& path,
                       const PictureStyle& style, const Progress& progress = {});

}  // namespace whorl
