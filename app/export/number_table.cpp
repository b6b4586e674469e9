// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/number_table.h"

#include "app/export/shown_numbers.h"
#include "app/scene/number_text.h"
#include "app/scene/probing.h"
#include "app/scene/sampling.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace whorl {

namespace {

struct Table {
    Q_DECLARE_TR_FUNCTIONS(NumberTable)
};

using Shared = std::shared_ptr<const PanelData>;

QString axisName(const Axis& axis, const PictureStyle& style)
{
    return axis.label.empty() ? axisNoun(axis.role, false) : style.text("Axis", axis.label);
}

QString binName(const Axis& axis, const Bin& bin, const PictureStyle& style)
{
    if (bin.count > 1)
        return Table::tr("%1 %2 to %3")
            .arg(axisName(axis, style), integerText(bin.first), integerText(bin.first + bin.count - 1));
    return axis.nameOf(bin.first).empty() ? axisName(axis, style) + u' ' + integerText(bin.first)
                                          : indexText(axis, bin.first, style);
}

std::optional<std::int64_t> binOf(const std::vector<Bin>& bins, std::optional<std::int64_t> index)
{
    if (!index || bins.empty() || *index < bins.front().first)
        return std::nullopt;
    const auto after = std::upper_bound(bins.begin(), bins.end(), *index,
                                        [](std::int64_t wanted, const Bin& bin) { return wanted < bin.first; });
    const Bin& bin = *(after - 1);
    return *index < bin.first + bin.count ? std::optional(after - bins.begin() - 1) : std::nullopt;
}

/// The probe in a bin; where it is already there it stays.
Probe into(const Probe& probe, const Axis& axis, const Bin& bin)
{
    const auto now = probedIndex(axis, probe);
    return now && *now >= bin.first && *now < bin.first + bin.count ? probe : withIndex(probe, axis, bin.first);
}

void summarise(NumberTable& table, const QString& rows, const QString& columns)
{
    table.summary = Table::tr("rows: %1 (%2); columns: %3 (%4)")
                        .arg(integerText(table.rows), rows, integerText(table.columns), columns);
}

std::vector<Bin> shownBins(const Axis& axis, const std::optional<Window>& window, bool few)
{
    const Sampling shown = visibleIndices(axis, window);
    return evenBins(shown.first, shown.count, few ? shown.count : std::min(shown.count, mostShownCells));
}

/// The rows of means that were computed last: a view asks for a row's cells one after another.
struct MeanRows {
    std::array<std::pair<std::int64_t, Eigen::ArrayXf>, 64> kept;
    MeanRows()
    {
        for (auto& [row, values] : kept)
            row = -1;
    }
};

NumberTable fieldTable(const Shared& data, const Field& field, const Panel& panel, std::int64_t slice,
                       const PictureStyle& style)
{
    const auto count = [](const Axis& axis, const std::optional<Window>& window) {
        return static_cast<double>(visibleIndices(axis, window).count);
    };
    const bool few = count(field.rows, panel.rows) * count(field.columns, panel.columns)
        <= static_cast<double>(mostShownCells) * static_cast<double>(mostShownCells);
    const auto rows = std::make_shared<const std::vector<Bin>>(shownBins(field.rows, panel.rows, few));
    const auto columns = std::make_shared<const std::vector<Bin>>(shownBins(field.columns, panel.columns, few));
    const Field* shown = &field;

    NumberTable table;
    table.rows = std::ssize(*rows);
    table.columns = std::ssize(*columns);
    const auto isMean = [](const Bin& bin) { return bin.count > 1; };
    const bool exact =
        std::none_of(rows->begin(), rows->end(), isMean) && std::none_of(columns->begin(), columns->end(), isMean);
    if (!exact)
        table.remark = Table::tr("Each number is the mean of what its row and column cover");
    summarise(table, axisName(field.rows, style), axisName(field.columns, style));
    table.rowName = [data, shown, rows, style](std::int64_t row) {
        return binName(shown->rows, (*rows)[static_cast<std::size_t>(row)], style);
    };
    table.columnName = [data, shown, columns, style](std::int64_t column) {
        return binName(shown->columns, (*columns)[static_cast<std::size_t>(column)], style);
    };
    if (exact)
        table.cell = [data, shown, rows, columns, slice, style](std::int64_t row, std::int64_t column) -> Cell {
            const double value = shown->at((*rows)[static_cast<std::size_t>(row)].first,
                                           (*columns)[static_cast<std::size_t>(column)].first, slice);
            const auto named = static_cast<std::size_t>(std::max(std::isfinite(value) ? value : 0.0, 0.0));
            if (shown->scale == FieldScale::classes && std::isfinite(value) && named < shown->classNames.size())
                return style.text("Class", shown->classNames[named]).toStdString();
            return value;
        };
    else
        table.cell = [data, shown, rows, columns, slice,
                      means = std::make_shared<MeanRows>()](std::int64_t row, std::int64_t column) -> Cell {
            auto& [kept, values] = means->kept[static_cast<std::size_t>(row) % means->kept.size()];
            if (kept != row) {
                values = shown->means(std::span(*rows).subspan(static_cast<std::size_t>(row), 1), *columns, slice)
                             .value.row(0)
                             .transpose();
                kept = row;
            }
            return static_cast<double>(values[static_cast<Eigen::Index>(column)]);
        };
    table.placeOf = [data, shown, rows, columns](const Probe& probe) -> std::optional<TablePlace> {
        const auto row = binOf(*rows, probedIndex(shown->rows, probe));
        if (!row)
            return std::nullopt;
        return TablePlace{*row, binOf(*columns, probedIndex(shown->columns, probe))};
    };
    table.probeAt = [data, shown, rows, columns](const TablePlace& place, const Probe& probe) {
        const Probe there = into(probe, shown->rows, (*rows)[static_cast<std::size_t>(place.row)]);
        return into(there, shown->columns, (*columns)[static_cast<std::size_t>(place.column.value_or(0))]);
    };
    return table;
}

/// Values of a series are counted up from the first of a stretch, so that stretches are asked for and not single ones.
struct Stretches {
    static constexpr std::int64_t length = 256;
    std::vector<std::pair<std::int64_t, std::vector<double>>> kept;  ///< one per series
};

NumberTable curvesTable(const Shared& data, const Curves& curves, const Panel& panel, const PictureStyle& style)
{
    const Sampling visible = visibleIndices(curves.axis, panel.columns);
    const Bin shown{visible.first, std::min(visible.count, mostTableRows)};
    const Curves* all = &curves;
    NumberTable table;
    table.rows = shown.count;
    table.columns = std::ssize(curves.series);
    QStringList remarks;
    if (shown.count < visible.count)
        remarks += Table::tr("The first %1 of %2 rows").arg(integerText(shown.count), integerText(visible.count));
    if (!curves.remark.empty())
        remarks += style.sentence(curves.remark);
    table.remark = remarks.join(style.text("Sentence", "; "));
    summarise(table, axisName(curves.axis, style), style.text("Axis", curves.valueLabel));
    table.rowName = [data, all, shown, style](std::int64_t row) {
        return binName(all->axis, {shown.first + row, 1}, style);
    };
    table.columnName = [data, all, style](std::int64_t column) {
        const Series& series = all->series[static_cast<std::size_t>(column)];
        return style.text("Axis", series.label.empty() ? all->valueLabel : series.label);
    };
    auto stretches = std::make_shared<Stretches>();
    stretches->kept.assign(curves.series.size(), {-1, {}});
    table.cell = [data, all, shown, stretches](std::int64_t row, std::int64_t column) -> Cell {
        auto& [start, values] = stretches->kept[static_cast<std::size_t>(column)];
        const std::int64_t wanted = row - row % Stretches::length;
        if (start != wanted) {
            values.resize(static_cast<std::size_t>(std::min(Stretches::length, shown.count - wanted)));
            all->series[static_cast<std::size_t>(column)].fill(shown.first + wanted, values);
            start = wanted;
        }
        return values[static_cast<std::size_t>(row - wanted)];
    };
    table.placeOf = [data, all, shown](const Probe& probe) -> std::optional<TablePlace> {
        const auto index = probedIndex(all->axis, probe);
        if (!index || *index < shown.first || *index >= shown.first + shown.count)
            return std::nullopt;
        return TablePlace{*index - shown.first, std::nullopt};
    };
    table.probeAt = [data, all, shown](const TablePlace& place, const Probe& probe) {
        return into(probe, all->axis, {shown.first + place.row, 1});
    };
    return table;
}

NumberTable rotorsTable(const Shared& data, const Rotors& rotors, const Probe& probe, const PictureStyle& style)
{
    std::vector<std::pair<QString, std::int64_t>> hands = {{QStringLiteral("m"), probe.query},
                                                           {QStringLiteral("n"), probe.key}};
    if (probe.query == probe.key)
        hands.pop_back();
    const Rotors* all = &rotors;
    NumberTable table;
    table.ofProbe = true;
    table.rows = rotors.pairs.count;
    table.columns = 3 * std::ssize(hands);
    summarise(table, axisName(rotors.pairs, style), Table::tr("angle, x and y of each hand"));
    table.rowName = [data, all, style](std::int64_t row) {
        return binName(all->pairs, {all->pairs.first + row, 1}, style);
    };
    table.columnName = [hands](std::int64_t column) {
        const auto& [letter, position] = hands[static_cast<std::size_t>(column / 3)];
        const QString what[] = {Table::tr("angle in radians"), QStringLiteral("x"), QStringLiteral("y")};
        return QStringLiteral("%1 %2, %3").arg(letter, integerText(position), what[column % 3]);
    };
    table.cell = [data, all, hands](std::int64_t row, std::int64_t column) -> Cell {
        const double angle = all->angle(hands[static_cast<std::size_t>(column / 3)].second, row);
        return column % 3 == 0 ? angle : column % 3 == 1 ? std::cos(angle) : std::sin(angle);
    };
    table.placeOf = [data, all](const Probe& now) -> std::optional<TablePlace> {
        const auto index = probedIndex(all->pairs, now);
        return index ? std::optional(TablePlace{*index - all->pairs.first, std::nullopt}) : std::nullopt;
    };
    table.probeAt = [data, all](const TablePlace& place, const Probe& now) {
        return into(now, all->pairs, {all->pairs.first + place.row, 1});
    };
    return table;
}

NumberTable pointsTable(const Shared& data, const Points& points, const PictureStyle& style)
{
    const Points* all = &points;
    NumberTable table;
    table.rows = std::min(points.axis.count, mostTableRows);
    const bool coloured = points.classOf || points.value;
    table.columns = points.dimensions + (coloured ? 1 : 0);
    table.remark = style.sentence(points.quality);
    summarise(table, axisName(points.axis, style), Table::tr("coordinates"));
    table.rowName = [data, all, style](std::int64_t row) {
        const std::int64_t index = all->axis.first + row;
        const QString label = all->label ? QString::fromStdString(all->label(index)) : QString();
        return label.isEmpty() || !all->labelled ? binName(all->axis, {index, 1}, style) : label;
    };
    table.columnName = [data, all, style](std::int64_t column) {
        if (column == all->dimensions)
            return all->valueLabel.empty() ? Table::tr("class") : style.text("Axis", all->valueLabel);
        const auto place = static_cast<std::size_t>(column);
        return place < all->coordinateLabels.size() ? style.sentence(all->coordinateLabels[place])
                                                    : Table::tr("coordinate %1").arg(column);
    };
    table.cell = [data, all](std::int64_t row, std::int64_t column) -> Cell {
        const std::int64_t index = all->axis.first + row;
        if (column < all->dimensions)
            return all->at(index)[static_cast<Eigen::Index>(column)];
        if (all->value)
            return all->value(index);
        const std::int64_t group = all->classOf(index);
        if (group < 0)
            return std::monostate{};
        return static_cast<std::size_t>(group) < all->classNames.size()
            ? Cell(all->classNames[static_cast<std::size_t>(group)])
            : Cell(group);
    };
    table.placeOf = [data, all, rows = table.rows](const Probe& probe) -> std::optional<TablePlace> {
        const auto index = probedIndex(all->axis, probe);
        if (!index || *index - all->axis.first >= rows)
            return std::nullopt;
        return TablePlace{*index - all->axis.first, std::nullopt};
    };
    table.probeAt = [data, all](const TablePlace& place, const Probe& probe) {
        return into(probe, all->axis, {all->axis.first + place.row, 1});
    };
    return table;
}

NumberTable listingTable(const Listing& whole, const Panel& panel, const PictureStyle& style)
{
    auto listing = std::make_shared<Listing>(whole);
    NumberTable table;
    if (whole.subjects && whole.subjects->count > 0) {
        const Axis& subjects = *whole.subjects;
        const std::int64_t subject = std::clamp(panel.slice.value_or(subjects.first), subjects.first, subjects.last());
        *listing = whole.of(subject);
        table.title = indexText(subjects, subject, style);
        table.ofProbe = true;
    }
    table.rows = std::ssize(listing->rows);
    table.columns = std::ssize(listing->columns);
    table.remark = style.sentence(listing->remark);
    table.summary = Table::tr("rows: %1; columns: %2").arg(integerText(table.rows), integerText(table.columns));
    table.rowName = [](std::int64_t row) { return integerText(row); };
    table.columnName = [listing, style](std::int64_t column) {
        return style.text("Axis", listing->columns[static_cast<std::size_t>(column)]);
    };
    table.cell = [listing, style](std::int64_t row, std::int64_t column) -> Cell {
        const auto place = static_cast<std::size_t>(column);
        const Cell& cell = listing->rows[static_cast<std::size_t>(row)][place];
        const auto* words = std::get_if<std::string>(&cell);
        const auto& verbatim = listing->verbatim;
        if (!words || std::find(verbatim.begin(), verbatim.end(), place) != verbatim.end())
            return cell;
        return style.text("Axis", *words).toStdString();
    };
    table.placeOf = [](const Probe&) { return std::optional<TablePlace>(); };
    table.probeAt = [](const TablePlace&, const Probe& probe) { return probe; };
    if (listing->ofWords && !listing->verbatim.empty())
        table.chosen = [listing](const TablePlace& place, const Probe& probe) {
            Probe there = probe;
            const Cell& cell = listing->rows[static_cast<std::size_t>(place.row)][listing->verbatim.front()];
            if (const auto* word = std::get_if<std::string>(&cell))
                there.token = *word;
            return there;
        };
    return table;
}

/// The tables of one quantity.
struct TablesOf {
    const Shared& shared;
    const Panel& panel;
    const Probe& probe;
    const PictureStyle& style;

    std::vector<NumberTable> operator()(const Field& field) const
    {
        if (!field.slices)
            return {fieldTable(shared, field, panel, 0, style)};
        std::vector<NumberTable> tables;
        const Axis& slices = *field.slices;
        const bool all = panel.slice.value_or(0) < 0;
        const std::int64_t one =
            std::clamp(panel.slice.value_or(probedSlice(slices, probe)), slices.first, slices.last());
        for (std::int64_t slice = all ? slices.first : one; slice <= (all ? slices.last() : one); ++slice) {
            tables.push_back(fieldTable(shared, field, panel, slice, style));
            tables.back().title = indexText(slices, slice, style);
        }
        return tables;
    }
    std::vector<NumberTable> operator()(const Curves& curves) const
    {
        return {curvesTable(shared, curves, panel, style)};
    }
    std::vector<NumberTable> operator()(const Rotors& rotors) const
    {
        return {rotorsTable(shared, rotors, probe, style)};
    }
    std::vector<NumberTable> operator()(const Points& points) const { return {pointsTable(shared, points, style)}; }
    std::vector<NumberTable> operator()(const Listing& listing) const { return {listingTable(listing, panel, style)}; }
};

}  // namespace

QString cellText(const Cell& cell)
{
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return integerText(*whole);
    if (const auto* number = std::get_if<double>(&cell))
        return valueText(*number);
    if (const auto* words = std::get_if<std::string>(&cell))
        return QString::fromStdString(*words);
    return QStringLiteral("–");
}

QString plainCellText(const Cell& cell)
{
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return QString::number(*whole);
    if (const auto* number = std::get_if<double>(&cell))
        return QString::number(*number, 'g', QLocale::FloatingPointShortest);
    QString words;
    if (const auto* text = std::get_if<std::string>(&cell))
        words = QString::fromStdString(*text);
    for (const QChar each : {u'\t', u'\n', u'\r'})
        words.replace(each, u' ');
    return words;
}

std::vector<NumberTable> numberTables(const Panel& panel, std::shared_ptr<const PanelData> data, const Probe& probe,
                                      const PictureStyle& style)
{
    std::vector<NumberTable> tables;
    for (std::size_t i = 0; i < data->data.size(); ++i) {
        const QString quantity = style.text("Quantity", data->quantities[i].label);
        for (NumberTable& table : std::visit(TablesOf{data, panel, probe, style}, data->data[i])) {
            table.title = table.title.isEmpty() ? quantity : quantity + QStringLiteral(", ") + table.title;
            tables.push_back(std::move(table));
        }
    }
    return tables;
}

}  // namespace whorl
