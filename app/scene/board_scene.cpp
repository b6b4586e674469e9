// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/board_scene.h"

#include "app/scene/figure_caption.h"
#include "app/scene/plot.h"
#include "app/scene/shared_remark.h"
#include "core/panel_sides.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr double figureMargin = 6, captionGap = 8;

/// Splits `parent` in `parts` pieces along one direction; the shares come from `proportions` from entry `next` on,
/// each the share of what is left, so that any of them can be moved without touching the others.
class Splits {
public:
    Splits(const std::vector<double>& proportions, double gap, BoardLayout& layout)
        : m_proportions(proportions)
        , m_gap(gap)
        , m_layout(layout)
    {
    }

    std::vector<QRectF> divide(QRectF parent, std::size_t parts, Qt::Orientation bar, double firstShare = 0)
    {
        std::vector<QRectF> pieces;
        for (std::size_t left = parts; left > 1; --left) {
            const double even = firstShare > 0 && left == parts ? firstShare : 1 / static_cast<double>(left);
            const double share = std::clamp(m_next < m_proportions.size() ? m_proportions[m_next] : even, 0.05, 0.95);
            const QRectF whole = parent;
            QRectF piece = parent, splitter = parent;
            if (bar == Qt::Vertical) {
                piece.setWidth(std::round((whole.width() - m_gap) * share));
                splitter = QRectF(piece.right(), whole.top(), m_gap, whole.height());
                parent.setLeft(splitter.right());
            } else {
                piece.setHeight(std::round((whole.height() - m_gap) * share));
                splitter = QRectF(whole.left(), piece.bottom(), whole.width(), m_gap);
                parent.setTop(splitter.bottom());
            }
            m_layout.splitters.push_back({splitter, bar, m_next++, whole});
            pieces.push_back(piece);
        }
        pieces.push_back(parent);
        return pieces;
    }

private:
    const std::vector<double>& m_proportions;
    double m_gap;
    BoardLayout& m_layout;
    std::size_t m_next = 0;
};

Layout resolved(Layout layout, std::size_t count)
{
    if (layout != Layout::automatic)
        return layout;
    return count <= 2 ? Layout::columns : count == 3 ? Layout::largeLeft : Layout::grid;
}

void append(std::vector<QRectF>& all, const std::vector<QRectF>& more)
{
    all.insert(all.end(), more.begin(), more.end());
}

/// The nearest place that is a whole number of device pixels away, or the cells of heatmaps blur.
QPointF onPixels(const QPointF& place, const PictureStyle& style)
{
    return {std::round(place.x() * style.pixelRatio) / style.pixelRatio,
            std::round(place.y() * style.pixelRatio) / style.pixelRatio};
}

void paintTitle(QPainter& painter, const Panel& panel, const PanelData& data, const QRectF& area,
                const PictureStyle& style)
{
    painter.setFont(titleFont(style));
    painter.setPen(style.theme->text);
    const QString title =
        QFontMetricsF(titleFont(style)).elidedText(panelTitle(panel, style), Qt::ElideRight, area.width());
    painter.drawText(area, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextDontClip, title);
    const double used = textWidth(titleFont(style), title) + 10 * style.fontScale;
    painter.setFont(labelFont(style));
    painter.setPen(style.theme->muted);
    const QRectF rest = area.adjusted(used, 0, 0, 0);
    // A letter and an ellipsis say nothing.
    if (rest.width() < 40 * style.fontScale)
        return;
    painter.drawText(
        rest, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextDontClip,
        QFontMetricsF(labelFont(style)).elidedText(panelCaption(panel, data, style), Qt::ElideRight, rest.width()));
}

/// Where the parts of a figure are.
struct FigurePlaces {
    std::vector<QRectF> panels;
    double heading = 0;  ///< of each panel, for its title
};

/// `remark`: the height of what is said below all panels.
FigurePlaces figurePlaces(const Board& board, const QSizeF& size, const PictureStyle& style,
                          const FigureOptions& options, double remark = 0)
{
    const double unit = style.fontScale;
    FigurePlaces places;
    const QRectF area = figureArea(size, style, options).adjusted(0, 0, 0, -remark);
    places.panels = layoutPanels(board.layout, board.panels.size(), board.proportions, area, 16 * unit).panels;
    places.heading = board.panels.size() > 1 ? 24 * unit : 0;
    return places;
}

/// The smallest picture of a field that still can be read: axes, a key, and plots.
QSizeF leastPicture(const Field& field, const Panel& panel)
{
    const std::int64_t plots = field.slices && panel.slice == -1 ? std::min<std::int64_t>(field.slices->count, 16) : 1;
    const double across = std::ceil(std::sqrt(static_cast<double>(plots)));
    const double down = std::ceil(static_cast<double>(plots) / across);
    const double key = field.scale == FieldScale::cyclic ? 100 : 65;
    return {50 + key + 35 * across, std::max(50 + 50 * down, field.scale == FieldScale::cyclic ? 120.0 : 0.0)};
}

/// The smallest picture of a panel that still can be read, in units of the screen's letters.
QSizeF leastPicture(const Panel& panel)
{
    if (isGradual(panel))
        return {100, 60};
    const auto data = evaluatePanel(panel);
    const Data& first = data->data.front();
    if (const auto* field = std::get_if<Field>(&first); field && panel.view != "profile")
        return leastPicture(*field, panel);
    if (std::holds_alternative<Rotors>(first))
        return {110, 110};
    const double height = 20 + 45 * static_cast<double>(data->data.size());
    const auto* curves = std::get_if<Curves>(&first);
    if (!curves || curves->series.size() < 2)
        return {100, height};
    // Names beside the ends of lines, or in a legend that may stand above.
    return curves->ordered ? QSizeF(140, height)
                           : QSizeF(100, height + std::min(10.0 * static_cast<double>(curves->series.size()), 40.0));
}

}  // namespace

BoardLayout layoutPanels(Layout layout, std::size_t count, const std::vector<double>& proportions, const QRectF& area,
                         double gap)
{
    BoardLayout result;
    if (count == 0)
        return result;
    Splits splits(proportions, gap, result);
    switch (resolved(layout, count)) {
    case Layout::automatic:
    case Layout::columns:
        result.panels = splits.divide(area, count, Qt::Vertical);
        break;
    case Layout::largeLeft: {
        const std::vector<QRectF> sides = splits.divide(area, std::min<std::size_t>(count, 2), Qt::Vertical, 0.595);
        result.panels.push_back(sides.front());
        if (count > 1)
            append(result.panels, splits.divide(sides.back(), count - 1, Qt::Horizontal));
        break;
    }
    case Layout::wideTop: {
        const std::vector<QRectF> rows = splits.divide(area, std::min<std::size_t>(count, 2), Qt::Horizontal, 0.41);
        result.panels.push_back(rows.front());
        if (count > 1)
            append(result.panels, splits.divide(rows.back(), count - 1, Qt::Vertical));
        break;
    }
    case Layout::grid: {
        const std::size_t across = count <= 4 ? 2 : 3, down = (count + across - 1) / across;
        const std::vector<QRectF> rows = splits.divide(area, down, Qt::Horizontal);
        for (std::size_t row = 0; row < down; ++row)
            append(result.panels, splits.divide(rows[row], std::min(across, count - row * across), Qt::Vertical));
        break;
    }
    }
    return result;
}

QRectF figureArea(const QSizeF& size, const PictureStyle& style, const FigureOptions& options)
{
    const double unit = style.fontScale, margin = figureMargin * unit;
    QRectF area = QRectF({0, 0}, size).adjusted(margin, margin, -margin, -margin);
    if (const double caption = captionHeight(options.caption, labelFont(style), area.width()); caption > 0)
        area.setBottom(area.bottom() - caption - captionGap * unit);
    return area;
}

void paintSurroundings(QPainter& painter, const Board& board, const QSizeF& size, const PictureStyle& style,
                       const FigureOptions& options)
{
    if (!options.transparent)
        painter.fillRect(QRectF({0, 0}, size), style.theme->surface);
    if (options.caption.isEmpty())
        return;
    QRectF place = figureArea(size, style, options);
    place.setTop(place.bottom() + captionGap * style.fontScale);
    painter.setPen(style.theme->text);
    paintCaption(painter, options.caption, labelFont(style), place, captionLinks(options.caption, board, style));
}

QSizeF roomyEnough(const QSizeF& size, const Board& board, const PictureStyle& style, const FigureOptions& options)
{
    // A caption may leave panels no height at all, and takes as much of every height: how heights grow is seen where there is
    // room.
    constexpr double room = 20'000;
    const FigurePlaces places = figurePlaces(board, size, style, options);
    const FigurePlaces tall = figurePlaces(board, size + QSizeF(0, room), style, options);
    const FigurePlaces taller = figurePlaces(board, size + QSizeF(0, 2 * room), style, options);
    double across = 1, height = size.height();
    for (std::size_t i = 0; i < board.panels.size(); ++i) {
        const QSizeF least = leastPicture(board.panels[i]) * style.fontScale;
        across = std::max(across, least.width() / std::max(places.panels[i].width(), 1.0));
        const double share = (taller.panels[i].height() - tall.panels[i].height()) / room;
        const double more = least.height() + tall.heading - tall.panels[i].height();
        height = std::max(height, size.height() + room + more / std::max(share, 1e-3));
    }
    return {size.width() * across, height};
}

std::shared_ptr<const PanelData> KeptPictures::data(std::size_t index, const Panel& panel)
{
    if (m_kept.size() <= index)
        m_kept.resize(index + 1);
    Kept& kept = m_kept[index];
    if (!kept.data || !sameData(kept.panel, panel)) {
        kept.data = evaluatePanel(panel);
        kept.shown = {};
    }
    kept.panel = panel;
    return kept.data;
}

ShownPanel KeptPictures::of(std::size_t index, const Panel& panel, const Probe& probe, const QSizeF& size,
                            const PictureStyle& style, const std::string& said)
{
    const std::shared_ptr<const PanelData> whole = data(index, panel);
    Kept& kept = m_kept[index];
    if (!kept.shown.data || kept.said != said)
        kept.shown = {withoutRemark(whole, said), nullptr};
    kept.said = said;
    const Panel settled = withProbedSlice(panel, *kept.shown.data, probe);
    if (!kept.shown.picture || settled != kept.settled)
        kept.shown.picture = makePicture(settled, kept.shown.data, size, style);
    kept.settled = settled;
    return kept.shown;
}

void paintBoard(QPainter& painter, const Board& board, const QSizeF& size, const PictureStyle& wanted,
                const FigureOptions& options, KeptPictures* kept)
{
    PictureStyle style = wanted;
    style.figure = true;
    style.probe = options.probe;
    // A panel that cannot be shown is refused here, before the painter holds anything of the figure.
    KeptPictures once, &pictures = kept ? *kept : once;
    std::vector<std::shared_ptr<const PanelData>> data;
    for (std::size_t i = 0; i < board.panels.size(); ++i)
        data.push_back(pictures.data(i, board.panels[i]));
    const std::string said = sharedRemark(data);
    const QRectF area = figureArea(size, style, options);
    const QStringList remark = said.empty() ? QStringList() : remarkLines(style.sentence(said), area.width(), style);
    const FigurePlaces layout = figurePlaces(board, size, style, options, remarkHeight(remark, style));
    const std::vector<QRectF>& places = layout.panels;
    const double heading = layout.heading;
    std::vector<ShownPanel> shown;
    for (std::size_t i = 0; i < board.panels.size(); ++i)
        shown.push_back(
            pictures.of(i, board.panels[i], board.probe, places[i].size() - QSizeF(0, heading), style, said));

    painter.save();
    paintSurroundings(painter, board, size, style, options);
    paintRemark(painter, remark, area, style);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (heading > 0)
            paintTitle(painter, board.panels[i], *shown[i].data,
                       QRectF(places[i].topLeft(), QSizeF(places[i].width(), heading)), style);
        painter.save();
        painter.translate(onPixels(places[i].topLeft() + QPointF(0, heading), style));
        shown[i].picture->paint(painter);
        if (options.probe || shown[i].picture->needsProbe())
            shown[i].picture->paintProbe(painter, board.probe);
        painter.restore();
    }
    painter.restore();
}

}  // namespace whorl
