// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/contact_sheet.h"

#include "app/export/figure_content.h"
#include "app/scene/small_multiples.h"
#include "core/error.h"

namespace whorl {

namespace {

std::vector<Frame> framesOf(const Board& board, const Motion& motion)
{
    if (motion.frames < 2 || motion.frames > mostSheetFrames)
        throw InputError("the sheet's frames", std::to_string(motion.frames),
                         "a number from 2 to " + std::to_string(mostSheetFrames) + " is needed");
    const MovingBoard moving(board, motion);
    std::vector<Frame> frames;
    for (int i = 0; i < motion.frames; ++i) {
        const double share = static_cast<double>(i) / (motion.frames - 1);
        const QString label = moving.valueText(share);
        if (frames.empty() || frames.back().label != label)
            frames.push_back({moving.at(share), label});
    }
    return frames;
}

/// What is opened again moves as the sheet did.
Board carriedBoard(const Board& board, const Motion& motion)
{
    Board carried = board;
    carried.animation.target = motion.target == "position" ? "query" : motion.target;
    carried.animation.from = motion.from;
    carried.animation.to = motion.to;
    return carried;
}

SmallMultiples multiples(const std::vector<Frame>& frames, const FigurePainting& painting)
{
    FigureOptions options = painting.options;
    // A moved probe is the figure's subject; one that rests is shown as the settings say.
    options.probe = options.probe || frames.front().board.probe != frames.back().board.probe;
    const QRectF area = figureArea(painting.size, painting.style, painting.options);
    return {frames, area, painting.style, options};
}

FigureContent sheetContent(const Board& board, const Motion& motion, const std::vector<Frame>& frames)
{
    const Board carried = carriedBoard(board, motion);
    return {carried, [carried, frames](QPainter& painter, const FigurePainting& painting) {
                const SmallMultiples sheet = multiples(frames, painting);
                paintSurroundings(painter, carried, painting.size, painting.style, painting.options);
                sheet.paint(painter);
            }};
}

}  // namespace

QByteArray makeContactSheet(const Board& board, const Motion& motion, const FigureSettings& settings,
                            const PictureStyle& style)
{
    if (settings.format != FigureFormat::svg && settings.format != FigureFormat::pdf
        && settings.format != FigureFormat::png)
        throw InputError("the sheet's format", formatInfo(settings.format).suffix, "svg, pdf or png is needed");
    figurePixels(settings);
    requireSheetRoom(board, motion, settings, style);
    return pictureFile(sheetContent(board, motion, framesOf(board, motion)), settings, style);
}

void requireSheetRoom(const Board& board, const Motion& motion, const FigureSettings& settings,
                      const PictureStyle& style)
{
    const FigurePainting painting = figurePainting(settings, style, 1);
    const QSizeF lacking = multiples(framesOf(board, motion), painting).lacking();
    requireSize({painting.size.width() * lacking.width(), painting.size.height() * lacking.height()}, settings);
}

QSizeF roomySheet(const Board& board, const Motion& motion, const FigureSettings& settings, const PictureStyle& style)
{
    // Columns follow the proportions, so that a grown sheet may need another shape: a few steps settle it.
    constexpr int steps = 6;
    constexpr double enough = 1.0001, more = 1.02;
    const std::vector<Frame> frames = framesOf(board, motion);
    FigureSettings grown = settings;
    for (int i = 0; i < steps; ++i) {
        const QSizeF lacking = multiples(frames, figurePainting(grown, style, 1)).lacking();
        if (lacking.width() <= enough && lacking.height() <= enough)
            break;
        grown.millimetres.rwidth() *= lacking.width() > enough ? lacking.width() * more : 1;
        grown.millimetres.rheight() *= lacking.height() > enough ? lacking.height() * more : 1;
    }
    return grown.millimetres;
}

QImage contactSheetImage(const Board& board, const Motion& motion, const FigureSettings& settings,
                         const PictureStyle& style, const QSize& size)
{
    return contentImage(sheetContent(board, motion, framesOf(board, motion)), settings, style, size);
}

}  // namespace whorl
