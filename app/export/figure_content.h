// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/figure.h"

namespace whorl {

/// The size of a figure in the units that scenes are painted in, 96 to the inch.
QSizeF unitsOf(const QSizeF& millimetres);

/// What a scene needs to know to paint a figure.
struct FigurePainting {
    QSizeF size;
    double scale = 1;  ///< of one of its units to 1/96 inch
    PictureStyle style;
    FigureOptions options;
};

/// The painting that the settings ask for, with heatmaps of `pixelRatio` pixels per unit.
FigurePainting figurePainting(const FigureSettings& settings, const PictureStyle& style, double pixelRatio);

/// The same in units in which letters have the sizes of the screen. Qt's fonts have whole sizes: 8 points would be 11/96 inch,
/// 8.25 points; of units that are as much smaller as the letters, they are exactly what the settings say.
FigurePainting exactPainting(const FigureSettings& settings, const PictureStyle& style, double pixelRatio);

/// throws InputError when a figure of the settings' size has less than the units that are needed
void requireSize(const QSizeF& neededUnits, const FigureSettings& settings);

/// What a file shows, and the board that it carries and is named after. All formats of pictures are made of it alike.
struct FigureContent {
    Board board;
    /// Paints into (0, 0) .. size. What cannot be shown is refused before the painter holds anything of the figure.
    std::function<void(QPainter& painter, const FigurePainting& painting)> paint;
};

/// The figure of a board. `kept` serves those that paint one board again and again.
FigureContent boardContent(const Board& board, KeptPictures* kept = nullptr);

/// PNG of the settings' size and dpi with a title, and the board in a text chunk.
QByteArray pngFigure(const FigureContent& content, const FigureSettings& settings, const PictureStyle& style);

/// The content as an image of `size` pixels; its proportions should be the settings'.
QImage contentImage(const FigureContent& content, const FigureSettings& settings, const PictureStyle& style,
                    const QSize& size);

/// SVG, PDF or PNG, as the settings say.
QByteArray pictureFile(const FigureContent& content, const FigureSettings& settings, const PictureStyle& style);

}  // namespace whorl
