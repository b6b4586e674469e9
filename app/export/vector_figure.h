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
    PictureStyle style;
    FigureOptions options;
};

/// The painting that the settings ask for, with heatmaps of `pixelRatio` pixels per unit.
FigurePainting figurePainting(const FigureSettings& settings, const PictureStyle& style, double pixelRatio);

/// SVG with real text, its size in mm, heatmaps as unsmoothed images of the settings' dpi, title and description, and
/// the board in <metadata>.
QByteArray svgFigure(const Board& board, const FigureSettings& settings, const PictureStyle& style);

/// One PDF page of the figure's size with embedded fonts, lossless heatmaps, a title, and the board in its metadata.
QByteArray pdfFigure(const Board& board, const FigureSettings& settings, const PictureStyle& style);

}  // namespace whorl
