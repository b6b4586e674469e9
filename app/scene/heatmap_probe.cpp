// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/heatmap.h"

#include "app/scene/number_text.h"
#include "app/scene/probing.h"
#include "app/scene/scene_text.h"
#include "app/scene/sentence.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

QString samplingText(const Sampling& sampling, AxisRole role)
{
    if (sampling.isStretched()) {
        const auto narrow = static_cast<qint64>(sampling.pixelsPerIndex());
        return Scene::tr("%1 or %2 px = 1 %3").arg(integerText(narrow), integerText(narrow + 1), axisNoun(role, false));
    }
    if (sampling.isBlended() && sampling.pixelsPerIndex() >= 1)
        return Scene::tr("1 %1 = %2 px, edges blended")
            .arg(axisNoun(role, false), QString::number(sampling.pixelsPerIndex(), 'f', 2));
    if (sampling.isBlended())
        return Scene::tr("1 px = %1 %2 (mean)")
            .arg(QString::number(1 / sampling.pixelsPerIndex(), 'f', 2), axisNoun(role, true));
    if (!sampling.isExact())
        return Scene::tr("%1 px = %2 %3 (mean)")
            .arg(integerText(sampling.binPixels), integerText(sampling.perBin), axisNoun(role, true));
    return Scene::tr("%1 px = 1 %2").arg(integerText(sampling.binPixels), axisNoun(role, false));
}

}  // namespace

const Heatmap::Facet* Heatmap::facetAt(const QPointF& position) const
{
    for (const Facet& facet : m_facets)
        if (facet.plot.contains(position))
            return &facet;
    return nullptr;
}

const Heatmap::Facet* Heatmap::probedFacet(const Probe& probe) const
{
    for (const Facet& facet : m_facets)
        if (m_facets.size() == 1 || facet.slice == probedSlice(*field().slices, probe))
            return &facet;
    return nullptr;
}

void Heatmap::paintPositionProbe(QPainter& painter, const Facet& facet, const Probe& probe, TagPlaces& tags) const
{
    if (field().rows.role != AxisRole::position || !m_rows.contains(probe.key) || probe.key == probe.query)
        return;
    const double y = facet.plot.top() + toUnits(m_rows.centre(probe.key));
    const Qt::Edge side = probe.key < probe.query ? Qt::TopEdge : Qt::BottomEdge;
    const QRectF bounds(facet.plot.left(), 0, facet.plot.width(), facet.plot.bottom());
    tags.paint(painter, "n " + integerText(probe.key),
               {{{facet.plot.right(), y}, side, bounds}, {{facet.plot.left(), y}, side, bounds}}, m_style);
}

/// Beside the plot where there is room, else on it, but never on the cell, on names or on each other; plots that they
/// would hide have none.
void Heatmap::paintTags(QPainter& painter, const Facet& facet, const Probe& probe) const
{
    const QRectF& plot = facet.plot;
    const double unit = m_style.fontScale;
    const auto row = probedIndex(field().rows, probe), column = probedIndex(field().columns, probe);
    const bool showsRow = row && m_rows.contains(*row), showsColumn = column && m_columns.contains(*column);
    const double x = showsColumn ? plot.left() + toUnits(m_columns.centre(*column)) : 0;
    const double y = showsRow ? plot.top() + toUnits(m_rows.centre(*row)) : 0;
    TagPlaces tags;
    if (showsRow && showsColumn)
        tags.taken.push_back(QRectF(x - 6 * unit, y - 6 * unit, 12 * unit, 12 * unit));
    const bool alone = m_facets.size() == 1, roomy = plot.width() >= 160 * unit && plot.height() >= 120 * unit;
    if (field().slices)
        tags.taken.push_back(facetTitleArea(facet).adjusted(0, 0, 4 * unit, 0));
    // Words are named at their axes.
    if (showsColumn && (alone || roomy) && !field().columns.wordAt) {
        const QString text = probeLabel(field().columns) + ' ' + integerText(*column);
        const QRectF all({0, 0}, m_size),
            beside = field().slices && alone ? all.adjusted(facetTitleArea(facet).right() + 6 * unit, 0, 0, 0) : all;
        const TagPlace above{{x, plot.top()}, Qt::TopEdge, all}, pushed{{x, plot.top()}, Qt::TopEdge, beside},
            inside{{x, plot.top() + 13 * unit}, Qt::RightEdge, plot};
        tags.paint(painter, text, alone ? std::vector{above, pushed} : std::vector{inside}, m_style);
    }
    if (!roomy)
        return;
    paintPositionProbe(painter, facet, probe, tags);
    if (!showsRow || field().rows.wordAt)
        return;
    const Qt::Edge side = probe.key < probe.query ? Qt::BottomEdge : Qt::TopEdge;
    const QRectF bounds(plot.left(), alone ? 0 : plot.top(), plot.width(), alone ? plot.bottom() : plot.height());
    tags.paint(painter, probeLabel(field().rows) + ' ' + integerText(*row),
               {{{plot.right(), y}, side, bounds}, {{plot.left(), y}, side, bounds}}, m_style);
}

void Heatmap::paintProbe(QPainter& painter, const Probe& probe) const
{
    const Facet* facet = probedFacet(probe);
    if (!facet)
        return;
    const QRectF& plot = facet->plot;
    const auto row = probedIndex(field().rows, probe), column = probedIndex(field().columns, probe);
    const bool showsRow = row && m_rows.contains(*row), showsColumn = column && m_columns.contains(*column);
    const double x = showsColumn ? plot.left() + toUnits(m_columns.centre(*column)) : 0;
    const double y = showsRow ? plot.top() + toUnits(m_rows.centre(*row)) : 0;
    if (showsColumn)
        paintProbeLine(painter, {x, plot.top(), x, plot.bottom()}, field().columns.role == AxisRole::key, m_style);
    if (showsRow)
        paintProbeLine(painter, {plot.left(), y, plot.right(), y}, false, m_style);
    if (field().rows.role == AxisRole::position && m_rows.contains(probe.key) && probe.key != probe.query) {
        // Where rows are positions, both positions of the probe lie on them; the key is the dashed one.
        const double key = plot.top() + toUnits(m_rows.centre(probe.key));
        paintProbeLine(painter, {plot.left(), key, plot.right(), key}, true, m_style);
    }
    if (showsRow && showsColumn) {
        painter.setBrush(Qt::NoBrush);
        const double side = 9 * m_style.fontScale;
        const QRectF mark(x - side / 2, y - side / 2, side, side);
        painter.setPen(QPen(m_style.theme->surface, 3.5 * m_style.fontScale));
        painter.drawRect(mark);
        painter.setPen(QPen(m_style.theme->accent, 1.5 * m_style.fontScale));
        painter.drawRect(mark);
    }
    paintTags(painter, *facet, probe);
    if (showsRow && field().rows.wordAt)
        paintWord(painter, indexText(field().rows, *row, m_style), Side::left, *facet, y);
    if (showsColumn && field().columns.wordAt)
        paintWord(painter, indexText(field().columns, *column, m_style), Side::bottom, *facet, x);
}

/// The probed word at its axis, over those that stand there.
void Heatmap::paintWord(QPainter& painter, const QString& word, Side side, const Facet& facet, double place) const
{
    const double unit = m_style.fontScale;
    const QFont font = labelFont(m_style);
    const QFontMetricsF metrics(font);
    const double edge = axisLabelEdge(side, allPlots(), m_style);
    const QString text = shortWord(word);
    QRectF area(0, 0, metrics.horizontalAdvance(text), metrics.height());
    if (side == Side::left)
        area.moveTopRight({edge, place + metrics.capHeight() / 2 - metrics.ascent()});
    else
        area.moveTopLeft({std::clamp(place - area.width() / 2, 0.0, std::max(m_size.width() - area.width(), 0.0)),
                          edge - metrics.ascent()});
    painter.save();
    painter.fillRect(area.adjusted(-3 * unit, 0, 3 * unit, 0), m_style.theme->surface);
    // Half a neighbour's name is worse than none.
    const bool down = side == Side::left;
    for (const PlacedTick& tick : separateTicks(down ? m_rowTicks : m_columnTicks, side, m_style)) {
        const double width = metrics.horizontalAdvance(tick.label);
        QRectF other(area.left() + area.width() - width, area.top(), width, area.height());
        if (down)
            other.moveTop(area.top() + facet.plot.top() + tick.at - place);
        else
            other.moveLeft(facet.plot.left() + tick.at - width / 2);
        if (other.intersects(area.adjusted(-3 * unit, 0, 3 * unit, 0)))
            painter.fillRect(other, m_style.theme->surface);
    }
    painter.setFont(font);
    painter.setPen(readable(m_style.theme->accent, *m_style.theme));
    painter.drawText(QPointF(area.left(), area.top() + metrics.ascent()), text);
    painter.restore();
}

std::optional<Probe> Heatmap::probeAt(const QPointF& position, const Probe& current) const
{
    const Facet* facet = facetAt(position);
    if (!facet)
        return std::nullopt;
    const QPointF inside = (position - facet->plot.topLeft()) * m_style.pixelRatio;
    Probe probe = withIndex(current, field().rows, m_rows.indexAt(inside.y()));
    probe = withIndex(probe, field().columns, m_columns.indexAt(inside.x()));
    return field().slices ? withIndex(probe, *field().slices, facet->slice) : probe;
}

Probe Heatmap::moved(const Probe& current, std::int64_t rows, std::int64_t columns) const
{
    const auto step = [](const Probe& probe, const Axis& axis, std::int64_t by) {
        const std::int64_t from = probedIndex(axis, probe).value_or(axis.first);
        // By the largest step means to the edge; added to a position it would overflow.
        const std::int64_t to = by > axis.count ? axis.last() : by < -axis.count ? axis.first : from + by;
        return by == 0 ? probe : withIndex(probe, axis, std::clamp(to, axis.first, axis.last()));
    };
    return step(step(current, field().rows, rows), field().columns, columns);
}

Readout Heatmap::readout(const Probe& probe) const
{
    const auto row = probedIndex(field().rows, probe), column = probedIndex(field().columns, probe);
    Readout items;
    const QString words = row && column ? wordPair(field(), *row, *column) : QString();
    if (!words.isEmpty())
        items.push_back({{}, words, true});
    else if (row)
        items.push_back(indexItem(field().rows, *row));
    if (column && words.isEmpty())
        items.push_back(indexItem(field().columns, *column));
    if (!row || !column)
        return items;
    const std::int64_t slice =
        field().slices ? (m_slices.size() == 1 ? m_slices.front() : probedSlice(*field().slices, probe)) : 0;
    if (field().slices && !field().slices->contains(slice))
        return items;
    if (field().working && *row <= field().rows.highest && *column <= field().columns.highest)
        items.push_back({translatedStep(field().working(*row, *column, slice), m_style.translate), {}, false, true});
    // Beside a working they are its steps, which take more room than a line. The last of them is the value.
    const bool hasParts = field().parts && !field().working;
    if (hasParts && *row <= field().rows.highest && *column <= field().columns.highest) {
        const std::vector<NamedValue> parts = field().parts(*row, *column, slice);
        for (auto part = parts.begin(); part + 1 < parts.end(); ++part)
            items.push_back({QString::fromStdString(part->name), cellText(part->value), false, true});
    }
    if (const auto exact = value(probe))
        items.push_back({hasParts ? exact->label : "=", exact->value, false});
    return items;
}

std::optional<ReadoutItem> Heatmap::value(const Probe& probe) const
{
    const auto row = probedIndex(field().rows, probe), column = probedIndex(field().columns, probe);
    if (!row || !column)
        return std::nullopt;
    const std::int64_t slice =
        field().slices ? (m_slices.size() == 1 ? m_slices.front() : probedSlice(*field().slices, probe)) : 0;
    if (field().slices && !field().slices->contains(slice))
        return std::nullopt;
    const QString name = m_style.text("Axis", field().valueLabel);
    if (*row > field().rows.highest || *column > field().columns.highest)
        return ReadoutItem{name, Scene::tr("no such row"), false};
    return ReadoutItem{name, cellText(field().at(*row, *column, slice)) + unseenRemark(*row, *column), false};
}

/// A value of a cell with its unit, or the name of what it stands for.
QString Heatmap::cellText(double exact) const
{
    const bool named = exact >= 0 && exact < static_cast<double>(m_classNames.size());
    QString text = named    ? m_classNames[static_cast<qsizetype>(exact)]
        : std::isinf(exact) ? Scene::tr("masked")
                            : valueText(exact);
    if (!field().unit.empty())
        text += ' ' + m_style.text("Axis", field().unit);
    return text;
}

QString Heatmap::resolution() const
{
    const bool rowsCoarser = m_rows.perBin >= m_columns.perBin;
    const Sampling& coarser = rowsCoarser ? m_rows : m_columns;
    const AxisRole role = rowsCoarser ? field().rows.role : field().columns.role;
    if (coarser.isExact())
        return samplingText(m_rows, field().rows.role) + Scene::tr(", exact");
    return samplingText(coarser, role);
}

Zoom Heatmap::zoomTo(const Window& rows, const Window& columns) const
{
    return {clampedWindow(field().rows, rows), clampedWindow(field().columns, columns)};
}

/// The window after zooming in which what lay `place` units into the plot lies where it lay. Plots that show other
/// numbers of cells may be of another size.
Window Heatmap::zoomedAxis(const Axis& axis, const Window& window, const Sampling& sampling, double factor,
                           double place, double room) const
{
    const double count = std::clamp(window.count / factor, 1.0, static_cast<double>(axis.count));
    const Sampling after = sample(axis, axis.first, static_cast<std::int64_t>(std::round(count)), room);
    const double index = window.first + place * m_style.pixelRatio / sampling.pixelsPerIndex();
    const QSizeF before(toUnits(sampling.pixels()), toUnits(sampling.pixels())),
        later(toUnits(after.pixels()), toUnits(after.pixels()));
    const QPointF shift = m_facets.size() == 1 ? originOf(before) - originOf(later) : QPointF();
    const double moved = place + (&axis == &field().rows ? shift.y() : shift.x());
    return {index - moved * m_style.pixelRatio / after.pixelsPerIndex(), window.count / factor};
}

std::optional<Zoom> Heatmap::zoomed(const QPointF& at, double factor) const
{
    const Facet* facet = facetAt(at);
    const QRectF plot = facet ? facet->plot : m_facets.front().plot;
    const QPointF place = (facet ? at : plot.center()) - plot.topLeft();
    return zoomTo(zoomedAxis(field().rows, m_rowWindow, m_rows, factor, place.y(), m_cell.height()),
                  zoomedAxis(field().columns, m_columnWindow, m_columns, factor, place.x(), m_cell.width()));
}

std::optional<Zoom> Heatmap::revealing(const Probe& probe) const
{
    const auto row = probedIndex(field().rows, probe), column = probedIndex(field().columns, probe);
    const Window rows = row ? revealedWindow(m_rowWindow, *row) : m_rowWindow;
    const Window columns = column ? revealedWindow(m_columnWindow, *column) : m_columnWindow;
    if (rows == m_rowWindow && columns == m_columnWindow)
        return std::nullopt;
    return zoomTo(rows, columns);
}

std::optional<Zoom> Heatmap::panned(const QPointF& by) const
{
    const QRectF& plot = m_facets.front().plot;
    return zoomTo({m_rowWindow.first - by.y() / plot.height() * m_rowWindow.count, m_rowWindow.count},
                  {m_columnWindow.first - by.x() / plot.width() * m_columnWindow.count, m_columnWindow.count});
}

std::optional<Zoom> Heatmap::framed(const QRectF& frame) const
{
    const Facet* facet = facetAt(frame.center());
    if (!facet)
        return std::nullopt;
    const QRectF inside = frame.intersected(facet->plot).translated(-facet->plot.topLeft());
    if (inside.width() < 3 || inside.height() < 3)
        return std::nullopt;
    const double rowsPerUnit = m_rowWindow.count / facet->plot.height();
    const double columnsPerUnit = m_columnWindow.count / facet->plot.width();
    return zoomTo({m_rowWindow.first + inside.top() * rowsPerUnit, inside.height() * rowsPerUnit},
                  {m_columnWindow.first + inside.left() * columnsPerUnit, inside.width() * columnsPerUnit});
}

}  // namespace whorl
