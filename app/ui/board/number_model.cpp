// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/number_model.h"

#include <QStringList>

namespace whorl {

void NumberModel::setTable(NumberTable table)
{
    const bool alike = table.rows == m_table.rows && table.columns == m_table.columns && table.rows * table.columns > 0;
    if (!alike)
        beginResetModel();
    m_table = std::move(table);
    if (!alike) {
        endResetModel();
        return;
    }
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int NumberModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows);
}

int NumberModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns);
}

QVariant NumberModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::TextAlignmentRole))
        return {};
    const Cell cell = m_table.cell(index.row(), index.column());
    if (role == Qt::DisplayRole)
        return cellText(cell);
    const bool words = std::holds_alternative<std::string>(cell);
    return QVariant::fromValue((words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
}

QVariant NumberModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0)
        return {};
    if (orientation == Qt::Vertical)
        return section < m_table.rows ? m_table.rowName(section) : QString();
    return section < m_table.columns ? m_table.columnName(section) : QString();
}

QString NumberModel::tabbed(const QModelIndex& first, const QModelIndex& last) const
{
    if (!first.isValid() || !last.isValid())
        return {};
    const bool named = first != last;
    QStringList lines;
    for (int row = first.row() - (named ? 1 : 0); row <= last.row(); ++row) {
        const bool heading = row < first.row();
        QStringList cells;
        if (named)
            cells += heading ? QString() : m_table.rowName(row);
        for (int column = first.column(); column <= last.column(); ++column)
            cells += heading ? m_table.columnName(column) : plainCellText(m_table.cell(row, column));
        lines += cells.join(u'\t');
    }
    return lines.join(u'\n');
}

}  // namespace whorl
