// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/figure_content.h"

#include "app/document/board_in_figure.h"
#include "app/export/vector_figure.h"
#include "core/board_file.h"
#include "core/error.h"

#include <QBuffer>

#include <cmath>

namespace whorl {

namespace {

constexpr double unitsPerInch = 96, millimetresPerInch = 25.4, pointsPerInch = 72;

/// Axis labels and legends on screen are 12 units high (screen.md, type).
constexpr double screenPoints = 12 * pointsPerInch / unitsPerInch;

}  // namespace

QSizeF unitsOf(const QSizeF& millimetres)
{
    return millimetres * (unitsPerInch / millimetresPerInch);
}

FigurePainting figurePainting(const FigureSettings& settings, const PictureStyle& style, double pixelRatio)
{
    FigurePainting painting{unitsOf(settings.millimetres), 1, style, {}};
    painting.style.theme = &theme(settings.theme);
    painting.style.fontScale = settings.fontPoints / screenPoints;
    painting.style.pixelRatio = pixelRatio;
    painting.style.draft = false;
    painting.style.figure = true;
    painting.options.probe = settings.probe;
    painting.options.caption = settings.caption;
    painting.options.transparent = settings.transparent;
    return painting;
}

FigurePainting exactPainting(const FigureSettings& settings, const PictureStyle& style, double pixelRatio)
{
    FigurePainting painting = figurePainting(settings, style, pixelRatio);
    painting.scale = painting.style.fontScale;
    painting.size /= painting.scale;
    painting.style.fontScale = 1;
    painting.style.pixelRatio *= painting.scale;
    return painting;
}

void requireSize(const QSizeF& neededUnits, const FigureSettings& settings)
{
    const QSizeF needed = neededUnits * (millimetresPerInch / unitsPerInch);
    const auto words = [](const QSizeF& size, double (*rounded)(double)) {
        return printNumber(rounded(size.width())) + " × " + printNumber(rounded(size.height())) + " mm";
    };
    if (needed.width() > settings.millimetres.width() + 0.01 || needed.height() > settings.millimetres.height() + 0.01)
        throw InputError("the figure's size", words(settings.millimetres, std::round),
                         "at least " + words(needed, std::ceil) + " is needed for its panels and letters");
}

FigureContent boardContent(const Board& board, KeptPictures* kept)
{
    return {board, [board, kept](QPainter& painter, const FigurePainting& painting) {
                paintBoard(painter, board, painting.size, painting.style, painting.options, kept);
            }};
}

QImage contentImage(const FigureContent& content, const FigureSettings& settings, const PictureStyle& style,
                    const QSize& size)
{
    QImage image(size, settings.transparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull())
        throw InputError("the figure's size",
                         std::to_string(size.width()) + " × " + std::to_string(size.height()) + " pixels",
                         "there is not enough memory for it");
    image.fill(settings.transparent ? QColor(Qt::transparent) : theme(settings.theme).surface);
    const FigurePainting painting =
        exactPainting(settings, style, size.width() / unitsOf(settings.millimetres).width());
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    // As heatmaps count pixels, or the last row of cells is a pixel short.
    painter.scale(painting.style.pixelRatio, painting.style.pixelRatio);
    content.paint(painter, painting);
    return image;
}

QByteArray pngFigure(const FigureContent& content, const FigureSettings& settings, const PictureStyle& style)
{
    QImage image = contentImage(content, settings, style, figurePixels(settings));
    const int dotsPerMetre = qRound(settings.dpi / 0.0254);
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    if (!content.board.title.empty())
        image.setText("Title", QString::fromStdString(content.board.title));
    image.setText("Software", "Whorl");
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return pngWithBoard(bytes, QByteArray::fromStdString(writeBoard(content.board)));
}

QByteArray pictureFile(const FigureContent& content, const FigureSettings& settings, const PictureStyle& style)
{
    if (settings.format == FigureFormat::svg)
        return svgFigure(content, settings, style);
    if (settings.format == FigureFormat::pdf)
        return pdfFigure(content, settings, style);
    return pngFigure(content, settings, style);
}

}  // namespace whorl
