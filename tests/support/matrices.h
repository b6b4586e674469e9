// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/npy.h"
#include "tests/support/cases.h"
#include "tests/support/scratch.h"

#include <QList>

namespace whorl::test {

/// The rows of a .csv of tests/cases.
inline QList<QList<double>> matrixOf(const std::string& name)
{
    QList<QList<double>> rows;
    for (const QByteArray& line : QByteArray::fromStdString(caseBytes(name)).trimmed().split('\n')) {
        QList<double> row;
        for (const QByteArray& number : line.split(','))
            row += number.toDouble();
        rows += row;
    }
    return rows;
}

/// Writes it as a file of tensors, which is what Whorl shows: a .csv of numbers alone is not.
inline void writeMatrix(const QList<QList<double>>& rows, const QString& path)
{
    std::vector<double> values;
    for (const QList<double>& row : rows)
        values.insert(values.end(), row.begin(), row.end());
    const std::vector<std::int64_t> shape = {rows.size(), rows.front().size()};
    put(path, QByteArray::fromStdString(npyBytes(values, shape)));
}

}  // namespace whorl::test
