// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/vector_figure.h"

#include "app/document/board_in_figure.h"
#include "app/export/clipped_curves.h"
#include "app/export/pdf_images.h"
#include "app/export/pdf_letters.h"
#include "app/scene/figure_caption.h"
#include "app/scene/fonts.h"
#include "core/board_file.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTextDocumentFragment>

namespace whorl {

namespace {

constexpr double unitsPerInch = 96;

QString figureTitle(const Board& board, const PictureStyle& style)
{
    if (!board.title.empty() || board.panels.empty())
        return QString::fromStdString(board.title);
    return panelTitle(board.panels.front(), style);
}

QByteArray boardText(const Board& board)
{
    return QByteArray::fromStdString(writeBoard(board));
}

void paint(QPainter& painter, const FigureContent& content, const FigurePainting& painting)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::LosslessImageRendering);
    content.paint(painter, painting);
}

/// A curve painter that needs no clipping; as much reaches over the plot's edge as on screen.
CurvePainter withinPlot(const CurvePainter& paintCurves)
{
    return [paintCurves](QPainter& painter, const QRectF& plot, const CurvePicture& picture) {
        const QRectF bounds = QRectF(QPointF(), plot.size()).adjusted(-2, -2, 2, 1);
        paintCurves(painter, plot, clippedCurves(picture, bounds));
    };
}

/// Viewers smooth enlarged images unless told otherwise. Qt writes the standard's own hint, which browsers ignore.
QString withSquareCells(QString svg)
{
    return svg.replace("<image ", "<image style=\"image-rendering:pixelated\" ");
}

/// The figure may be read where its font is missing.
QString withFallbackFonts(QString svg)
{
    const QStringList families = figureFamilies();
    return svg.replace(QString("font-family=\"%1\"").arg(families.first()),
                       QString("font-family=\"%1\"").arg(families.join(", ")));
}

/// Qt rounds the size to whole units before it writes millimetres.
QString withExactSize(QString svg, const QSizeF& millimetres)
{
    static const QRegularExpression size("width=\"[^\"]*\"\\s+height=\"[^\"]*\"");
    const QRegularExpressionMatch match = size.match(svg);
    if (match.hasMatch())
        svg.replace(match.capturedStart(), match.capturedLength(),
                    QString("width=\"%1mm\" height=\"%2mm\"").arg(millimetres.width()).arg(millimetres.height()));
    return svg;
}

QString withoutBlanks(QString text)
{
    static const QRegularExpression blanks("\\s");
    return text.remove(blanks);
}

/// Makes the caption's links lead somewhere. The caption is painted first, each link in texts of its own.
QString withLinks(QString svg, const QString& caption, const std::vector<CaptionLink>& links)
{
    static const QRegularExpression texts("<text[^>]*>([^<]*)</text>");
    const qsizetype length = withoutBlanks(caption).size();
    qsizetype before = 0, from = 0;
    while (!links.empty() && before < length) {
        const QRegularExpressionMatch element = texts.match(svg, from);
        if (!element.hasMatch())
            break;
        const QString shown = QTextDocumentFragment::fromHtml(element.captured(1)).toPlainText();
        const qsizetype after = before + withoutBlanks(shown).size();
        QString whole = element.captured();
        for (const CaptionLink& link : links) {
            const qsizetype start = withoutBlanks(caption.left(link.start)).size();
            const qsizetype end = withoutBlanks(caption.left(link.start + link.length)).size();
            if (before >= start && after <= end && after > before)
                whole = QString("<a xlink:href=\"%1\" href=\"%1\">%2</a>").arg(link.address.toHtmlEscaped(), whole);
        }
        svg.replace(element.capturedStart(), element.capturedLength(), whole);
        from = element.capturedStart() + whole.size();
        before = after;
    }
    return svg;
}

}  // namespace

QByteArray svgFigure(const FigureContent& content, const FigureSettings& settings, const PictureStyle& style)
{
    FigurePainting painting = exactPainting(settings, style, settings.dpi / unitsPerInch);
    painting.style.paintCurves = withinPlot(style.paintCurves);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(unitsPerInch);
    const QSizeF size = unitsOf(settings.millimetres);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF({}, size));
    // Qt writes both as they are.
    generator.setTitle(figureTitle(content.board, painting.style).toHtmlEscaped());
    const QString description =
        settings.caption.isEmpty() ? boardCaption(content.board, painting.style) : settings.caption;
    generator.setDescription(description.toHtmlEscaped());
    QPainter painter(&generator);
    painter.scale(painting.scale, painting.scale);
    paint(painter, content, painting);
    painter.end();
    QString svg = withLinks(QString::fromUtf8(bytes), settings.caption,
                            captionLinks(settings.caption, content.board, painting.style));
    svg = withFallbackFonts(withSquareCells(svg));
    return svgWithBoard(withExactSize(svg, settings.millimetres).toUtf8(), boardText(content.board));
}

QByteArray pdfFigure(const FigureContent& content, const FigureSettings& settings, const PictureStyle& style)
{
    constexpr int resolution = 1200;
    const FigurePainting painting = exactPainting(settings, style, settings.dpi / unitsPerInch);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(resolution);
    writer.setPageSize(QPageSize(settings.millimetres, QPageSize::Millimeter, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    const QString title = figureTitle(content.board, painting.style);
    writer.setTitle(title);
    writer.setCreator("Whorl");
    writer.setDocumentXmpMetadata(boardPacket(title, boardText(content.board)));
    QPainter painter(&writer);
    // Qt rounds a page up to whole points; the last of them would stay white.
    if (!settings.transparent)
        painter.fillRect(painter.viewport(), painting.style.theme->surface);
    const double scale = resolution / unitsPerInch * painting.scale;
    painter.scale(scale, scale);
    paint(painter, content, painting);
    painter.end();
    return withPaletteImages(withUnifiedIdeographs(bytes));
}

}  // namespace whorl
