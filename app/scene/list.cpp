// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/list.h"

#include "app/scene/number_text.h"
#include "app/scene/plot.h"
#include "app/scene/scene_text.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr double margin = 12, columnGap = 24;

}  // namespace

std::unique_ptr<Picture> List::make(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                    const PictureStyle& style)
{
    return std::make_unique<List>(panel, std::move(data), size, style);
}

List::List(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size, const PictureStyle& style)
    : m_data(std::move(data))
    , m_size(size)
    , m_style(style)
    , m_rowHeight(24 * style.fontScale)
{
    const double last =
        std::max<double>(static_cast<double>(listing().rows.size()) - static_cast<double>(visibleRows()), 0);
    m_first = std::clamp(panel.rows ? panel.rows->first : 0.0, 0.0, last);
}

std::size_t List::visibleRows() const
{
    return static_cast<std::size_t>(std::max(std::floor((m_size.height() - m_rowHeight) / m_rowHeight), 1.0));
}

QString List::cellText(const Cell& cell) const
{
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return integerText(*whole);
    if (const auto* number = std::get_if<double>(&cell))
        return valueText(*number);
    if (const auto* words = std::get_if<std::string>(&cell))
        return m_style.text("Axis", *words);
    return "–";
}

std::vector<double> List::columnWidths() const
{
    const QFont font = labelFont(m_style);
    std::vector<double> widths;
    for (std::size_t c = 0; c < listing().columns.size(); ++c) {
        double width = textWidth(font, m_style.text("Axis", listing().columns[c]));
        for (const std::vector<Cell>& row : listing().rows)
            width = std::max(width, textWidth(font, cellText(row[c])));
        widths.push_back(width + columnGap * m_style.fontScale);
    }
    return widths;
}

void List::paintRow(QPainter& painter, double top, const std::vector<QString>& cells, const std::vector<double>& widths,
                    bool heading) const
{
    double x = margin * m_style.fontScale;
    const bool empty = listing().rows.empty();
    for (std::size_t c = 0; c < cells.size(); ++c) {
        const bool words = !empty && std::holds_alternative<std::string>(listing().rows.front()[c]);
        const QRectF cell(x, top, widths[c] - columnGap * m_style.fontScale, m_rowHeight);
        painter.setPen(heading ? m_style.theme->muted : m_style.theme->text);
        const Qt::AlignmentFlag side = words ? Qt::AlignLeft : Qt::AlignRight;
        painter.drawText(cell, static_cast<int>(side | Qt::AlignVCenter), cells[c]);
        x += widths[c];
    }
}

void List::paint(QPainter& painter) const
{
    painter.save();
    painter.setFont(labelFont(m_style));
    const std::vector<double> widths = columnWidths();
    std::vector<QString> cells;
    for (const std::string& column : listing().columns)
        cells.push_back(m_style.text("Axis", column));
    paintRow(painter, 0, cells, widths, true);
    painter.setPen(m_style.theme->line);
    painter.drawLine(QPointF(0, m_rowHeight), QPointF(m_size.width(), m_rowHeight));
    const auto first = static_cast<std::size_t>(m_first);
    const std::size_t end = std::min(first + visibleRows(), listing().rows.size());
    for (std::size_t r = first; r < end; ++r) {
        cells.clear();
        for (const Cell& cell : listing().rows[r])
            cells.push_back(cellText(cell));
        paintRow(painter, m_rowHeight * static_cast<double>(r - first + 1), cells, widths, false);
    }
    painter.restore();
}

Readout List::readout(const Probe&) const
{
    return {{Scene::tr("rows"), integerText(static_cast<qint64>(listing().rows.size())), false}};
}

QString List::resolution() const
{
    const auto count = static_cast<qint64>(listing().rows.size());
    const auto shown = static_cast<qint64>(visibleRows());
    if (count <= shown)
        return {};
    const auto first = static_cast<qint64>(m_first);
    return Scene::tr("rows %1 to %2 of %3")
        .arg(integerText(first), integerText(std::min(first + shown, count) - 1), integerText(count));
}

std::optional<Zoom> List::scrolledTo(double first) const
{
    const auto count = static_cast<double>(listing().rows.size()), shown = static_cast<double>(visibleRows());
    if (count <= shown)
        return std::nullopt;
    return Zoom{Window{std::clamp(first, 0.0, count - shown), shown}, std::nullopt};
}

std::optional<Zoom> List::zoomed(const QPointF&, double factor) const
{
    return scrolledTo(m_first + (factor > 1 ? -3 : 3));
}

std::optional<Zoom> List::panned(const QPointF& by) const
{
    return scrolledTo(m_first - by.y() / m_rowHeight);
}

}  // namespace whorl
