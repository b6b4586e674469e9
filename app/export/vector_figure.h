// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/figure_content.h"

namespace whorl {

/// SVG with real text, its size in mm, heatmaps as unsmoothed images of the settings' dpi, title and description, and
/// the board in <metadata>.
QByteArray svgFigure(const FigureContent& content, const FigureSettings& settings, const PictureStyle& style);

/// One PDF page of the figure's size with embedded fonts, lossless heatmaps, a title, and the board in its metadata.
QByteArray pdfFigure(const FigureContent& content, const FigureSettings& settings, const PictureStyle& style);

}  // namespace whorl
