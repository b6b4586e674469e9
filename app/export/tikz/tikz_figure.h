// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/figure_content.h"
#include "app/export/tikz/tikz_page.h"

namespace whorl {

/// A .tex file and the pictures that it expects beside it.
struct TikzFigure {
    QByteArray tex;
    std::vector<PictureBeside> pictures;
};

/// The figure as LaTeX that compiles alone with pdflatex, xelatex and lualatex to a page of the settings' size, and that
/// \input puts into a paper. Fields and curves are PGFPlots axes, all else is TikZ; rasters stand beside it, with the
/// settings' dpi. The board is in the comments at its end.
/// stem    of the file's name: "f" for f.tex
/// throws  InputError for a figure that is too large for TeX, and what painting the content throws
TikzFigure tikzFigure(const FigureContent& content, const FigureSettings& settings, const PictureStyle& style,
                      const QString& stem);

}  // namespace whorl
