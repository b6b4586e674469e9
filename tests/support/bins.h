// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"

#include <QRandomGenerator>

namespace whorl::test {

/// A bin of at most `most` of the `count` indices from `first` on.
inline Bin randomBin(QRandomGenerator& random, std::int64_t first, std::int64_t count, std::int64_t most)
{
    const std::int64_t start = random.bounded(qint64(count));
    const std::int64_t room = std::min(most, count - start);
    return {first + start, 1 + random.bounded(qint64(room))};
}

/// The mean of f over the cells of a rectangle that are not masked, cell by cell; -infinity when all are.
template <class Function>
double slowMean(Bin rows, Bin columns, Function&& f)
{
    double sum = 0;
    std::int64_t cells = 0;
    for (std::int64_t r = rows.first; r < rows.first + rows.count; ++r)
        for (std::int64_t c = columns.first; c < columns.first + columns.count; ++c)
            if (const double value = f(r, c); value != -INFINITY) {
                sum += value;
                ++cells;
            }
    return cells > 0 ? sum / double(cells) : -INFINITY;
}

}  // namespace whorl::test
