// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/figure.h"

#include "app/export/figure_content.h"
#include "app/export/shown_numbers.h"
#include "app/export/tikz/tikz_figure.h"
#include "core/error.h"

#include <QDir>
#include <QFileInfo>

#include <cmath>

namespace whorl {

namespace {

constexpr FigureFormatInfo formats[] = {
    {FigureFormat::svg, "svg", "SVG", "image/svg+xml", false},
    {FigureFormat::pdf, "pdf", "PDF", "application/pdf", false},
    {FigureFormat::png, "png", "PNG", "image/png", false},
    {FigureFormat::tex, "tex", "TikZ", "application/x-tex", false},
    {FigureFormat::csv, "csv", "CSV", "text/csv", true},
    {FigureFormat::npy, "npy", "NPY", "", true},
    {FigureFormat::json, "json", "JSON", "application/json", true},
};

std::vector<FigureFile> texFiles(const Board& board, const FigureSettings& settings, const PictureStyle& style,
                                 const QString& path)
{
    const QFileInfo info(path);
    TikzFigure figure = tikzFigure(boardContent(board), settings, style, info.completeBaseName());
    std::vector<FigureFile> files = {{path, std::move(figure.tex)}};
    for (PictureBeside& picture : figure.pictures)
        files.push_back({info.dir().filePath(picture.name), std::move(picture.png)});
    return files;
}

}  // namespace

std::span<const FigureFormatInfo> figureFormats()
{
    return formats;
}

const FigureFormatInfo& formatInfo(FigureFormat format)
{
    return formats[static_cast<std::size_t>(format)];
}

FigureFormat formatOfFile(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    QStringList known;
    for (const FigureFormatInfo& each : formats) {
        if (suffix == QLatin1String(each.suffix))
            return each.format;
        known.append(QString(".") + each.suffix);
    }
    throw FileError(path.toStdString(), suffix.isEmpty() ? "no suffix" : "the unknown suffix ." + suffix.toStdString(),
                    "one of " + known.join(", ").toStdString() + " is needed");
}

QSize figurePixels(const FigureSettings& settings)
{
    constexpr double millimetresPerInch = 25.4, most = 1 << 28;
    const double width = std::round(settings.millimetres.width() / millimetresPerInch * settings.dpi);
    const double height = std::round(settings.millimetres.height() / millimetresPerInch * settings.dpi);
    // Written so that not-a-number is refused too.
    if (!(width >= 1 && height >= 1 && width * height <= most))
        throw InputError("the figure's size", printNumber(width) + " × " + printNumber(height) + " pixels",
                         "1 to " + printNumber(most) + " pixels are possible");
    return {static_cast<int>(width), static_cast<int>(height)};
}

void requireRoom(const Board& board, const FigureSettings& settings, const PictureStyle& style)
{
    const FigurePainting painting = figurePainting(settings, style, 1);
    requireSize(roomyEnough(painting.size, board, painting.style, painting.options), settings);
}

QByteArray makeFigure(const Board& board, const FigureSettings& settings, const PictureStyle& style)
{
    const QString name = QStringLiteral("figure.") + QLatin1String(formatInfo(settings.format).suffix);
    return figureFiles(board, settings, style, name).front().bytes;
}

std::vector<FigureFile> figureFiles(const Board& board, const FigureSettings& settings, const PictureStyle& style,
                                    const QString& path)
{
    if (!formatInfo(settings.format).numbers) {
        figurePixels(settings);  // refuses impossible sizes
        requireRoom(board, settings, style);
    }
    switch (settings.format) {
    case FigureFormat::svg:
    case FigureFormat::pdf:
    case FigureFormat::png:
        return {{path, pictureFile(boardContent(board), settings, style)}};
    case FigureFormat::tex:
        return texFiles(board, settings, style, path);
    case FigureFormat::csv:
    case FigureFormat::npy:
    case FigureFormat::json:
        break;
    }
    return {{path, shownNumbers(board, settings.format)}};
}

QImage figureImage(const Board& board, const FigureSettings& settings, const PictureStyle& style, const QSize& size,
                   KeptPictures* kept)
{
    return contentImage(boardContent(board, kept), settings, style, size);
}

Board onlyPanel(const Board& board, std::size_t panel)
{
    Board result = board;
    result.panels = {board.panels.at(panel)};
    result.layout = Layout::automatic;
    result.proportions.clear();
    return result;
}

}  // namespace whorl
