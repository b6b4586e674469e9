// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "tests/bench/bench.h"

#include <QElapsedTimer>

#include <algorithm>

namespace whorl::bench {

namespace {

std::vector<Bin> binsOf(const Axis& axis)
{
    return evenBins(axis.first, axis.count, std::min<std::int64_t>(axis.count, 900));
}

/// Milliseconds for a picture of at most 900 x 900 pixels, the fastest of a few; negative where the length is refused.
double costOf(const Source& source, std::string_view quantity, std::int64_t length)
{
    try {
        const auto field = std::get<Field>(source.evaluate(quantity, {{"length", length}}));
        const std::vector<Bin> rows = binsOf(field.rows), columns = binsOf(field.columns);
        const std::int64_t slice = field.slices ? field.slices->first : 0;
        double best = 1e9;
        for (int i = 0; i < 4; ++i) {
            QElapsedTimer timer;
            timer.start();
            field.means(rows, columns, slice);
            best = std::min(best, static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        return best;
    } catch (const InputError&) {
        return -1;
    }
}

}  // namespace

void measureFields()
{
    for (const Source& source : catalogue()) {
        if (!findParameter(source.parameters, "length"))
            continue;
        for (const QuantityInfo& quantity : source.quantities) {
            if (quantity.kind != QuantityKind::field)
                continue;
            const double few = costOf(source, quantity.id, 4096), many = costOf(source, quantity.id, 1'048'576);
            const QString name = QString("%1 %2, 900 x 900 pixels, L = 4096 and 1048576")
                                     .arg(QLatin1String(source.info.id.data()), QLatin1String(quantity.id.data()));
            report(name,
                   few < 0        ? QString("shorter only")
                       : many < 0 ? QString("%1 ms").arg(few, 0, 'f', 1)
                                  : QString("%1, %2 ms").arg(few, 0, 'f', 1).arg(many, 0, 'f', 1),
                   few < 0 || many < 0 ? QString() : QString("ratio %1, at most 1.5").arg(many / few, 0, 'f', 2));
        }
    }
}

}  // namespace whorl::bench
