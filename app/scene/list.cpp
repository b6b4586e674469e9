// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/list.h"

#include "app/scene/number_text.h"
#include "app/scene/plot.h"
#include "app/scene/probing.h"
#include "app/scene/scene_text.h"
#include "app/scene/wrapped_text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

/// Rounded, but never up to a whole number that is not reached: 99.996 of 100 is 99.99.
QString fixedText(double value, int decimals)
{
    const double scale = std::pow(10.0, decimals);
    if (const double rounded = std::round(value * scale) / scale; rounded > value && rounded == std::round(value))
        value = std::floor(value * scale) / scale;
    return QString::number(value, 'f', decimals).replace(QLatin1Char('-'), QChar(0x2212));
}

constexpr double margin = 12, columnGap = 24, leastGap = 10, leastWords = 48, leastHeading = 36, barWidth = 76,
                 leastBar = 24;
constexpr double remarkLine = 18;
constexpr int mostRemarkLines = 3, fewRows = 5;

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
    m_listing = source();
    if (source().subjects && source().subjects->count > 0) {
        const Axis& subjects = *source().subjects;
        const std::int64_t subject = std::clamp(panel.slice.value_or(subjects.first), subjects.first, subjects.last());
        m_listing = source().of(subject);
        m_subject = indexText(subjects, subject, style);
    }
    const double last =
        std::max<double>(static_cast<double>(m_listing.rows.size()) - static_cast<double>(visibleRows()), 0);
    m_first = std::clamp(panel.rows ? panel.rows->first : 0.0, 0.0, last);
}

std::size_t List::visibleRows() const
{
    const double others = m_rowHeight + remarkHeight();
    return static_cast<std::size_t>(std::max(std::floor((m_size.height() - others) / m_rowHeight), 1.0));
}

/// As many lines as the remark needs, but not so many that no rows are left.
double List::remarkHeight() const
{
    return heightOf(remarkLines().size() + (isCut() ? 1 : 0));
}

double List::heightOf(qsizetype lines) const
{
    return lines == 0 ? 0 : static_cast<double>(lines) * remarkLine * m_style.fontScale + 6 * m_style.fontScale;
}

/// On paper nobody can scroll: a line says how many rows there are.
bool List::isCut() const
{
    const double all = m_rowHeight * static_cast<double>(m_listing.rows.size() + 1);
    return m_style.figure && all + heightOf(remarkLines().size()) > m_size.height();
}

/// On paper no read-out line says whose rows these are.
QString List::remark() const
{
    QStringList parts;
    if (m_style.figure && !m_subject.isEmpty())
        parts += axisNoun(source().subjects->role, false) + QLatin1Char(' ') + m_subject;
    if (!m_listing.remark.empty())
        parts += m_style.sentence(m_listing.remark);
    return parts.join(m_style.text("Sentence", "; "));
}

QStringList List::remarkLines() const
{
    if (remark().isEmpty())
        return {};
    const double unit = m_style.fontScale;
    // Where the place is small, rows matter more.
    const int room = static_cast<int>((m_size.height() - fewRows * m_rowHeight) / (remarkLine * unit));
    return wrappedLines(remark(), labelFont(m_style), m_size.width() - 2 * margin * unit,
                        std::clamp(room, 1, mostRemarkLines));
}

bool List::isVerbatim(std::size_t column) const
{
    return std::find(m_listing.verbatim.begin(), m_listing.verbatim.end(), column) != m_listing.verbatim.end();
}

QString List::cellText(const Cell& cell, std::size_t column) const
{
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return integerText(*whole);
    const int decimals = column < m_listing.decimals.size() ? m_listing.decimals[column] : -1;
    if (const auto* number = std::get_if<double>(&cell))
        return decimals < 0 ? valueText(*number) : fixedText(*number, decimals);
    if (const auto* words = std::get_if<std::string>(&cell))
        return isVerbatim(column) ? QString::fromStdString(*words) : m_style.text("Axis", *words);
    return QStringLiteral("–");
}

std::vector<List::Column> List::columns() const
{
    const QFont font = labelFont(m_style);
    const double unit = m_style.fontScale;
    std::vector<Column> columns;
    for (std::size_t c = 0; c < m_listing.columns.size(); ++c) {
        Column column;
        for (const std::vector<Cell>& row : m_listing.rows) {
            column.least = std::max(column.least, textWidth(font, cellText(row[c], c)));
            column.words = column.words || std::holds_alternative<std::string>(row[c]);
        }
        const double heading = textWidth(font, m_style.text("Axis", m_listing.columns[c]));
        column.width = std::max(column.least, heading);
        column.least = column.words ? std::min(column.width, leastWords * unit)
                                    : std::max(column.least, std::min(heading, leastHeading * unit));
        if (m_listing.bars && m_listing.bars->column == c)
            column.bar = barWidth * unit;
        column.width += column.bar > 0 ? column.bar + leastGap * unit : 0;
        column.least += column.bar > 0 ? leastBar * unit + leastGap * unit : 0;
        columns.push_back(column);
    }
    fit(columns);
    return columns;
}

/// Cuts the widest columns down to one width, but none below its least; returns what is still too much.
double List::narrowed(std::vector<Column>& columns, double over) const
{
    // Short columns, such as the names of facts, stay whole: in small steps, since each column ends at its own least.
    const double step = m_style.fontScale;
    while (over > 0) {
        Column* widest = nullptr;
        for (Column& column : columns)
            if (column.width > column.least && (!widest || column.width > widest->width))
                widest = &column;
        if (!widest)
            return over;
        const double cut = std::min({step, over, widest->width - widest->least});
        widest->width -= cut;
        over -= cut;
    }
    return over;
}

void List::fit(std::vector<Column>& columns) const
{
    const double unit = m_style.fontScale;
    double room = m_size.width() - 2 * margin * unit;
    const auto widthOf = [&](const auto& sizeOf) {
        double width = 0;
        for (const Column& column : columns)
            width += sizeOf(column) + (&column == &columns.front() ? 0 : leastGap * unit);
        return width;
    };
    // The first column says what a row is of.
    const std::size_t all = columns.size();
    while (columns.size() > 1 && widthOf([](const Column& column) { return column.least; }) > room) {
        if (columns.size() == all)
            room -= leastGap * unit;
        columns.pop_back();
    }
    const double whole = widthOf([](const Column& column) { return column.width; });
    const auto gaps = static_cast<double>(std::max<std::size_t>(columns.size() - 1, 1));
    const double gap = leastGap * unit + std::clamp((room - whole) / gaps, 0.0, (columnGap - leastGap) * unit);
    narrowed(columns, whole - room);
    double left = margin * unit;
    for (Column& column : columns) {
        if (column.bar > 0)
            column.bar = std::min(column.bar, std::max(column.width - column.least + leastBar * unit, leastBar * unit));
        column.left = left;
        left += column.width + gap;
    }
}

void List::paintCell(QPainter& painter, const Column& column, double top, const QString& text) const
{
    const QRectF area(column.left + column.bar, top, column.width - column.bar, m_rowHeight);
    const Qt::Alignment side = column.words ? Qt::AlignLeft : Qt::AlignRight;
    const QString shown = QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, area.width() + 1);
    painter.drawText(area, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextDontClip, shown);
}

void List::paintBar(QPainter& painter, const Column& column, double top, const Cell& cell, bool quiet) const
{
    const auto* value = std::get_if<double>(&cell);
    if (!value)
        return;
    const double share = (*value - m_listing.bars->low) / (m_listing.bars->high - m_listing.bars->low);
    const QRectF track(column.left, top + m_rowHeight / 2 - 4 * m_style.fontScale, column.bar, 8 * m_style.fontScale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_style.theme->grid);
    painter.drawRect(track);
    painter.setBrush(quiet ? m_style.theme->line2 : m_style.theme->categories[0]);
    painter.drawRect(QRectF(track.topLeft(), QSizeF(track.width() * std::clamp(share, 0.0, 1.0), track.height())));
}

void List::paintMark(QPainter& painter, const Column& column, std::size_t rows) const
{
    const ListingBars& bars = *m_listing.bars;
    const double share = (*bars.mark - bars.low) / (bars.high - bars.low);
    if (!(share >= 0 && share <= 1))
        return;
    const double x = column.left + share * column.bar;
    painter.setPen(QPen(m_style.theme->text, m_style.fontScale, Qt::DashLine));
    painter.drawLine(QPointF(x, m_rowHeight + 3), QPointF(x, m_rowHeight * static_cast<double>(rows + 1)));
}

void List::paint(QPainter& painter) const
{
    painter.save();
    painter.setFont(labelFont(m_style));
    const std::vector<Column> placed = columns();
    painter.setPen(m_style.theme->muted);
    for (std::size_t c = 0; c < placed.size(); ++c)
        paintCell(painter, {placed[c].left, placed[c].width, 0, 0, placed[c].words}, 0,
                  m_style.text("Axis", m_listing.columns[c]));
    if (placed.size() < m_listing.columns.size())
        painter.drawText(
            QRectF(m_size.width() - margin * m_style.fontScale, 0, margin * m_style.fontScale, m_rowHeight),
            Qt::AlignCenter, QStringLiteral("…"));
    painter.setPen(m_style.theme->line);
    painter.drawLine(QPointF(0, m_rowHeight), QPointF(m_size.width(), m_rowHeight));
    const auto first = static_cast<std::size_t>(m_first);
    const std::size_t end = std::min(first + visibleRows(), m_listing.rows.size());
    for (std::size_t r = first; r < end; ++r) {
        const double top = m_rowHeight * static_cast<double>(r - first + 1);
        const bool quiet = std::find(m_listing.quiet.begin(), m_listing.quiet.end(), r) != m_listing.quiet.end();
        for (std::size_t c = 0; c < placed.size(); ++c) {
            if (placed[c].bar > 0)
                paintBar(painter, placed[c], top, m_listing.rows[r][c], quiet);
            painter.setPen(quiet ? m_style.theme->faint : m_style.theme->text);
            paintCell(painter, placed[c], top, cellText(m_listing.rows[r][c], c));
        }
    }
    if (m_listing.bars && m_listing.bars->mark && end > first && m_listing.bars->column < placed.size())
        paintMark(painter, placed[m_listing.bars->column], end - first);
    QStringList lines = remarkLines();
    if (isCut())
        lines += resolution();
    if (!lines.isEmpty()) {
        painter.setPen(m_style.theme->muted);
        const double unit = m_style.fontScale;
        QRectF line(margin * unit, m_rowHeight * static_cast<double>(end - first + 1) + 3 * unit,
                    m_size.width() - margin * unit, remarkLine * unit);
        for (const QString& text : std::as_const(lines)) {
            painter.drawText(line, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), text);
            line.translate(0, line.height());
        }
    }
    painter.restore();
}

Readout List::readout(const Probe&) const
{
    Readout items;
    if (!m_subject.isEmpty())
        items.push_back({axisNoun(source().subjects->role, false), m_subject, true});
    items.push_back({Scene::tr("rows"), integerText(static_cast<qint64>(m_listing.rows.size())), false});
    return items;
}

QString List::resolution() const
{
    const auto count = static_cast<qint64>(m_listing.rows.size());
    const auto shown = static_cast<qint64>(visibleRows());
    if (count <= shown)
        return {};
    const auto first = static_cast<qint64>(m_first);
    return Scene::tr("rows %1 to %2 of %3")
        .arg(integerText(first), integerText(std::min(first + shown, count) - 1), integerText(count));
}

std::optional<Probe> List::clicked(const QPointF& position, const Probe& current) const
{
    const double row = std::floor(position.y() / m_rowHeight) - 1 + std::floor(m_first);
    if (row < std::floor(m_first) || row >= static_cast<double>(m_listing.rows.size()))
        return std::nullopt;
    if (!m_listing.ofWords || m_listing.verbatim.empty())
        return std::nullopt;
    const Cell& cell = m_listing.rows[static_cast<std::size_t>(row)][m_listing.verbatim.front()];
    Probe probe = current;
    probe.token = std::get<std::string>(cell);
    return probe;
}

std::optional<Zoom> List::scrolledTo(double first) const
{
    const auto count = static_cast<double>(m_listing.rows.size()), shown = static_cast<double>(visibleRows());
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
