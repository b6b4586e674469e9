// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/number_table.h"

#include <QAbstractTableModel>

namespace whorl {

/// A table of numbers for a view; cells are computed when they come on screen.
class NumberModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Shows another table. One of the same size leaves the view where it is.
    void setTable(NumberTable table);
    const NumberTable& table() const { return m_table; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The cells from one corner to the other with tabs between them and all their digits; with the names of rows and
    /// columns where there is more than one cell.
    QString tabbed(const QModelIndex& first, const QModelIndex& last) const;

private:
    NumberTable m_table;
};

}  // namespace whorl
