// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/export/printing.h"

#include "app/document/board_store.h"
#include "app/export/vector_figure.h"
#include "core/error.h"

#include <QPainter>
#include <QPrinter>
#include <QTemporaryFile>

namespace whorl {

namespace {

constexpr double unitsPerInch = 96, margin = 15;  // mm

/// Paints a figure of `painting.size` into `size` of the page, at the top in the middle.
void paintOn(QPrinter& printer, const Board& board, const FigurePainting& painting, const QSizeF& page,
             const QSizeF& size)
{
    QPainter painter;
    if (!painter.begin(&printer))
        throw InputError("the printer", "not ready", "another printer or file is needed");
    const double smaller = size.width() / painting.size.width();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::LosslessImageRendering);
    painter.scale(printer.resolution() / unitsPerInch, printer.resolution() / unitsPerInch);
    painter.translate((page.width() - size.width()) / 2, 0);
    painter.scale(smaller, smaller);
    paintBoard(painter, board, painting.size, painting.style, painting.options);
}

}  // namespace

void preparePage(QPrinter& printer, const Board& board, const FigureSettings& settings, const PictureStyle& style)
{
    const bool wide = settings.millimetres.width() > settings.millimetres.height();
    printer.setPageOrientation(wide ? QPageLayout::Landscape : QPageLayout::Portrait);
    printer.setPageMargins({margin, margin, margin, margin}, QPageLayout::Millimeter);
    const bool titled = !board.title.empty() || board.panels.empty();
    printer.setDocName(titled ? style.text("Board", board.title) : panelTitle(board.panels.front(), style));
    printer.setCreator(QStringLiteral("Whorl"));
}

void printFigure(QPrinter& printer, const Board& board, const FigureSettings& settings, const PictureStyle& style)
{
    const QSizeF page = printer.pageRect(QPrinter::Inch).size() * unitsPerInch;
    FigureSettings wanted = settings;
    wanted.theme = ThemeName::print;
    wanted.transparent = true;  // paper is white
    FigurePainting painting = figurePainting(wanted, style, 1);
    painting.size.scale(page, Qt::KeepAspectRatio);
    // A board that needs more room than the page has is painted smaller as a whole.
    const QSizeF roomy = roomyEnough(painting.size, board, painting.style, painting.options);
    painting.size = painting.size.scaled(roomy, Qt::KeepAspectRatioByExpanding);
    const QSizeF size = painting.size.scaled(page, Qt::KeepAspectRatio);
    const double smaller = size.width() / painting.size.width();
    painting.style.pixelRatio = settings.dpi / unitsPerInch * smaller;

    // Qt's own PDF files are cut short on a full disk, and nobody hears of it: they are made elsewhere and written whole.
    const QString file = printer.outputFormat() == QPrinter::PdfFormat ? printer.outputFileName() : QString();
    QTemporaryFile made;
    if (!file.isEmpty() && made.open())
        printer.setOutputFileName(made.fileName());
    paintOn(printer, board, painting, page, size);
    if (file.isEmpty())
        return;
    printer.setOutputFileName(file);
    writeFile(readFile(made.fileName()), file);
}

}  // namespace whorl
