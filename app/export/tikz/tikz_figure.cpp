// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/tikz/tikz_figure.h"

#include "app/document/board_in_figure.h"
#include "app/export/tikz/pgfplots_axes.h"
#include "app/export/tikz/tex_text.h"
#include "app/export/tikz/tikz_device.h"
#include "core/board_file.h"
#include "core/error.h"

#include <algorithm>

namespace whorl {

namespace {

constexpr double unitsPerInch = 96;

/// A comment must stay one.
QString oneLine(QString text)
{
    return text.replace(u'\n', u' ').replace(u'\r', u' ');
}

QString opening(const QString& title, const QString& stem, const QSizeF& millimetres)
{
    const QString size = texLength(millimetres.width()) + "mm,paperheight=" + texLength(millimetres.height());
    return "% " + oneLine(title)
        + "\n"
          "% A figure made by Whorl, which opens this file again as the board it shows.\n"
          "%\n"
          "% Alone: pdflatex, xelatex or lualatex makes a page of just this size; Chinese letters need one of the last "
          "two.\n"
          "% In a paper: \\usepackage{pgfplots} in its preamble and \\input{"
        + oneLine(stem)
        + "} where the figure goes. Its\n"
          "% pictures are looked for beside the paper; when they are elsewhere, \\graphicspath{{folder/}} says where.\n"
          "\\expandafter\\ifx\\csname @nodocument\\endcsname\\relax\\else\n"
          "  \\documentclass{article}\n"
          "  \\usepackage[paperwidth="
        + size
        + "mm,margin=0mm]{geometry}\n"
          "  \\ifdefined\\Umathchar\\else\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\fi\n"
          "  \\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}\n"
          "  \\ifdefined\\XeTeXversion\\usepackage{fontspec}\\fi\n"
          "  \\ifdefined\\directlua\\IfFileExists{luaotfload.sty}{\\usepackage{fontspec}}{}\\fi\n"
          "  \\usepackage{textcomp}\n"
          "  \\usepackage{pgfplots}\n"
          "  \\pgfplotsset{compat=1.14}\n"
          "  \\renewcommand\\familydefault{\\sfdefault}\n"
          "  \\pagestyle{empty}\\setlength\\parindent{0pt}\\setlength\\topskip{0pt}\n"
          "  \\def\\whorlend{\\end{document}}\n"
          "  \\begin{document}\n"
          "\\fi\n";
}

/// Letters that the paper's own font may lack: a paper may define the command before the figure does.
QString unicodeCommand()
{
    return "\\ifdefined\\Umathchar\n"
           "  \\providecommand\\whorlunicode[1]{{\\whorlchinese #1}}\n"
           "  \\ifdefined\\whorlchinese\\else\\ifdefined\\IfFontExistsTF\n"
           "    "
           "\\def\\whorltry#1{\\ifdefined\\whorlchinese\\else\\IfFontExistsTF{#1}{\\newfontfamily\\whorlchinese{#1}}{}"
           "\\fi}\n"
           "    \\whorltry{Noto Sans CJK SC}\\whorltry{Source Han Sans SC}\\whorltry{PingFang SC}\\whorltry{Microsoft "
           "YaHei}\n"
           "    \\whorltry{WenQuanYi Micro Hei}\\whorltry{FandolHei-Regular.otf}\\whorltry{DejaVu Sans}\n"
           "  \\fi\\fi\n"
           "  \\providecommand\\whorlchinese{}\n"
           "\\else\n"
           "  \\providecommand\\whorlunicode[1]{\\fbox{?}\\typeout{whorl: xelatex or lualatex is needed for some "
           "letters}}\n"
           "\\fi\n";
}

/// Text in a line that must not become longer.
QString fitCommand()
{
    return "\\providecommand\\whorlfit[2]{\\setbox0=\\hbox{#2}%\n"
           "  \\ifdim\\wd0>#1\\resizebox{#1}{\\height}{\\box0}\\else\\box0\\fi}\n";
}

}  // namespace

TikzFigure tikzFigure(const FigureContent& content, const FigureSettings& settings, const PictureStyle& style,
                      const QString& stem)
{
    // TeX knows no length of 16384 points.
    constexpr double most = 5000;
    const QSizeF size = settings.millimetres;
    if (const double longest = std::max(size.width(), size.height()); longest > most)
        throw InputError("the figure's size", printNumber(longest) + " mm", "TeX knows no more than 5000 mm");
    FigurePainting painting = figurePainting(settings, style, settings.dpi / unitsPerInch);
    // White paper needs no white paint.
    const bool white = painting.style.theme->surface == QColor(Qt::white);
    painting.options.transparent = painting.options.transparent || white;
    TikzPage page(size, stem);
    const QString axes = axisStyle(page, painting.style);
    {
        TikzDevice device(page, painting.size);
        QPainter painter(&device);
        content.paint(painter, painting);
    }
    const QString code = page.code(), width = texLength(size.width()), height = texLength(size.height());
    const std::string& title = content.board.title;
    QString tex = opening(title.empty() ? boardCaption(content.board, painting.style) : QString::fromStdString(title),
                          stem, size);
    if (code.contains("\\whorlunicode"))
        tex += unicodeCommand();
    if (code.contains("\\whorlfit"))
        tex += fitCommand();
    tex += "\\providecommand\\whorlfont[1]{\\fontsize{#1bp}{#1bp}\\selectfont}\n"
           "\\begin{tikzpicture}[x=1mm,y=1mm,inner sep=0pt,outer sep=0pt,baseline=(current bounding box.north)]\n"
           "\\path[use as bounding box] (0,0) rectangle ("
        + width + ',' + height + ");\n" + axes + code
        + "\\end{tikzpicture}%\n"
          "\\ifdefined\\whorlend\\expandafter\\whorlend\\fi\n";
    return {texWithBoard(tex.toUtf8(), QByteArray::fromStdString(writeBoard(content.board))), page.pictures()};
}

}  // namespace whorl
