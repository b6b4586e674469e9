// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"
#include "core/listing.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace whorl {

/// More rows than this are left out, and `remark` says so.
constexpr std::int64_t mostTableRows = std::int64_t{1} << 20;

/// A cell of a table; a column that is not given: any of the row.
struct TablePlace {
    std::int64_t row = 0;
    std::optional<std::int64_t> column;
    bool operator==(const TablePlace&) const = default;
};

/// The numbers that a picture shows, as rows and columns for those who read or hear them. Nothing of its size is ever
/// stored: a cell is computed when it is asked for. Not to be read by two threads at once.
struct NumberTable {
    QString title;    ///< which of several tables of a panel: "Encoding, head 3"
    QString summary;  ///< "rows: 512 (position); columns: 64 (channel)"
    QString remark;   ///< what the numbers are where they are not single values; may be empty
    std::int64_t rows = 0, columns = 0;

    std::function<QString(std::int64_t row)> rowName;  ///< "position 3", "king"
    std::function<QString(std::int64_t column)> columnName;
    std::function<Cell(std::int64_t row, std::int64_t column)> cell;

    /// Where the probe stands; nothing where it points at no cell.
    std::function<std::optional<TablePlace>(const Probe&)> placeOf;
    /// The probe after going to a cell: it stays where the cell has no part of it, or covers where it stands.
    std::function<Probe(const TablePlace&, const Probe&)> probeAt;
    /// The probe after choosing a cell on purpose, as clicking a word in a list does; may be absent.
    std::function<Probe(const TablePlace&, const Probe&)> chosen;

    bool ofProbe = false;  ///< what it holds changes with the probe
};

/// A cell as the read-out would say it.
QString cellText(const Cell& cell);
/// A cell with all its digits, as files and spreadsheets take them; a tab or the end of a line becomes a blank.
QString plainCellText(const Cell& cell);

/// What a panel shows: the same cells, points and rows that are written as its numbers (see shownResults), one table
/// for each quantity and each slice shown.
/// panel  with its slice settled (withProbedSlice), data its own
std::vector<NumberTable> numberTables(const Panel& panel, std::shared_ptr<const PanelData> data, const Probe& probe,
                                      const PictureStyle& style);

}  // namespace whorl
