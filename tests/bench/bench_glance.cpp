// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "core/files/model_presets.h"
#include "core/glance/glance.h"
#include "tests/bench/bench.h"

namespace whorl::bench {

void measureGlance()
{
    // Both are read once by any program that shows the table.
    const std::span<const Source> all = encodings();
    modelPresets();
    const double first = timed([&] { glanceListing(all, {}); });
    std::vector<double> later;
    for (int run = 0; run < 9; ++run)
        later.push_back(timed([&] { glanceListing(all, {}); }));
    report(QString("all %1 encodings at a glance, each tried").arg(all.size()), QString::number(first, 'f', 0) + " ms",
           "at most 200 ms");
    report("the same for a model of another size", QString::number(median(later), 'f', 0) + " ms");
}

}  // namespace whorl::bench
