// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/board_scene.h"

#include <QByteArray>
#include <QImage>

#include <span>

namespace whorl {

enum class FigureFormat { svg, pdf, png, tex, csv, npy, json };

/// One way to write a figure.
struct FigureFormatInfo {
    FigureFormat format;
    const char* suffix;    ///< of files: "svg"; also its key in settings
    const char* label;     ///< "SVG"
    const char* mimeType;  ///< for the clipboard
    bool numbers;          ///< holds the numbers that are shown, not a picture of them
};

/// Every format, pictures first.
std::span<const FigureFormatInfo> figureFormats();
const FigureFormatInfo& formatInfo(FigureFormat format);

/// The format that a file's suffix asks for, case ignored.
/// throws FileError, which names the known suffixes, when it is missing or unknown
FigureFormat formatOfFile(const QString& path);

/// How a figure looks on paper.
struct FigureSettings {
    FigureFormat format = FigureFormat::svg;
    QSizeF millimetres = {160, 100};
    double dpi = 300;  ///< of a PNG, and of the heatmaps inside SVG and PDF
    ThemeName theme = ThemeName::light;
    double fontPoints = 8;  ///< of axes and legends
    bool transparent = false;
    bool probe = false;  ///< with the probe as it stands
    QString caption;     ///< written below; empty: none
    bool operator==(const FigureSettings&) const = default;
};

/// Pixels of the settings' size at their dpi.
/// throws InputError when that is nothing, or more than 2^28 pixels
QSize figurePixels(const FigureSettings& settings);

/// Refuses a size at which a board's panels and letters would not fit.
/// throws InputError, which names the least size; also when a panel cannot be evaluated
void requireRoom(const Board& board, const FigureSettings& settings, const PictureStyle& style);

/// The figure as a file's bytes, with its board inside where the format has a place for it. `style` gives the curve
/// painter and the language; the settings give the rest. PNG, SVG and PDF need a QGuiApplication.
/// Of a format that needs files beside it (TikZ), the file that names them; see figureFiles.
/// throws InputError when a panel cannot be shown or read at this size, or its numbers not written in this format
QByteArray makeFigure(const Board& board, const FigureSettings& settings, const PictureStyle& style);

/// A file of a figure.
struct FigureFile {
    QString path;
    QByteArray bytes;
};

/// The figure as files: the one at `path` first, then those that it needs beside it.
/// throws InputError as makeFigure does
std::vector<FigureFile> figureFiles(const Board& board, const FigureSettings& settings, const PictureStyle& style,
                                    const QString& path);

/// Writes all of them or none: each is complete before the first takes its place, and the old ones come back when one
/// cannot.
/// throws FileError
void writeFigure(const std::vector<FigureFile>& files);

/// The figure as an image of `size` pixels; its proportions should be the settings'. `kept` serves those that paint one
/// board again and again.
QImage figureImage(const Board& board, const FigureSettings& settings, const PictureStyle& style, const QSize& size,
                   KeptPictures* kept = nullptr);

/// A board of the one panel with this index; the probe and the animation stay.
Board onlyPanel(const Board& board, std::size_t panel);

}  // namespace whorl
