// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/fitting_layout.h"

#include "core/catalogue.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr QSizeF smallest(280, 220);
/// Of plots and lists alone, more than four: legends, remarks and columns are what takes the room.
constexpr QSizeF smallestOfMany(340, 340);
constexpr std::size_t many = 5;
/// Where the board scrolls anyway, rows are this high, if that leaves some of the next one to be seen.
constexpr double pleasantHeight = 280, mostOfRoom = 0.6;
/// A little less is no reason to give up what was asked for.
constexpr double enough = 0.9;

bool isPlotOrList(const Panel& panel)
{
    const auto& sources = catalogue();
    const auto source = std::find_if(sources.begin(), sources.end(),
                                     [&panel](const Source& each) { return each.info.id == panel.source; });
    if (source == sources.end())
        return false;
    return std::any_of(source->quantities.begin(), source->quantities.end(), [&panel](const QuantityInfo& each) {
        return each.id == panel.quantity && (each.kind == QuantityKind::curves || each.kind == QuantityKind::listing);
    });
}

QSizeF smallestOf(const Board& board)
{
    const auto& panels = board.panels;
    return panels.size() >= many && std::all_of(panels.begin(), panels.end(), isPlotOrList) ? smallestOfMany : smallest;
}

FittingLayout rowsOfPanels(std::size_t count, const QRectF& area, double gap, const QSizeF& least)
{
    const double fit = std::floor((area.width() + gap) / (least.width() + gap));
    const auto most = static_cast<std::size_t>(std::clamp(fit, 1.0, static_cast<double>(count)));
    const std::size_t down = (count + most - 1) / most, across = (count + down - 1) / down;
    const double gaps = gap * static_cast<double>(down - 1);
    FittingLayout result;
    const auto heightWith = [&](double row) { return row * static_cast<double>(down) + gaps; };
    result.height = area.height();
    if (heightWith(least.height()) > area.height())
        result.height = heightWith(
            std::clamp(mostOfRoom * area.height(), least.height(), std::max(pleasantHeight, least.height())));
    const double tall = std::floor((result.height - gaps) / static_cast<double>(down));
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t row = i / across, place = i % across;
        const auto inRow = static_cast<double>(std::min(across, count - row * across));
        const double wide = std::floor((area.width() - gap * (inRow - 1)) / inRow);
        result.layout.panels.emplace_back(area.left() + static_cast<double>(place) * (wide + gap),
                                          area.top() + static_cast<double>(row) * (tall + gap), wide, tall);
    }
    return result;
}

}  // namespace

FittingLayout fittingLayout(const Board& board, const QRectF& area, double gap)
{
    const std::size_t count = board.panels.size();
    const std::vector<QRectF> even = layoutPanels(board.layout, count, {}, area, gap).panels;
    const QSizeF least = smallestOf(board);
    const auto hasRoom = [&least](const QRectF& panel) {
        return panel.width() >= enough * least.width() && panel.height() >= enough * least.height();
    };
    if (count < 2 || std::all_of(even.begin(), even.end(), hasRoom))
        return {layoutPanels(board.layout, count, board.proportions, area, gap), area.height()};
    return rowsOfPanels(count, area, gap, least);
}

}  // namespace whorl
