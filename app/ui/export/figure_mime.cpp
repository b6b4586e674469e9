// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/export/figure_mime.h"

#include "app/export/contact_sheet.h"
#include "app/export/shown_numbers.h"

namespace whorl {

std::unique_ptr<QMimeData> figureMime(const Board& board, FigureSettings settings, const PictureStyle& style,
                                      const std::optional<Motion>& sheet)
{
    auto content = std::make_unique<QMimeData>();
    if (formatInfo(settings.format).numbers) {
        content->setText(QString::fromUtf8(makeFigure(board, settings, style)));
        return content;
    }
    settings.format = FigureFormat::svg;
    const QSize pixels = figurePixels(settings);
    if (sheet) {
        content->setData(formatInfo(settings.format).mimeType, makeContactSheet(board, *sheet, settings, style));
        content->setImageData(contactSheetImage(board, *sheet, settings, style, pixels));
    } else {
        content->setData(formatInfo(settings.format).mimeType, makeFigure(board, settings, style));
        content->setImageData(figureImage(board, settings, style, pixels));
    }
    content->setText(QString::fromUtf8(shownTable(board)));
    return content;
}

}  // namespace whorl
