// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/end_labels.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

/// Names that touch and so stand as one block.
struct Block {
    std::size_t first = 0, count = 0;
    double centre = 0;  ///< the mean of where its names would be alone

    double top(double step) const { return centre - 0.5 * static_cast<double>(count) * step; }
    double bottom(double step) const { return centre + 0.5 * static_cast<double>(count) * step; }
    void keepInside(double height, double step)
    {
        const double half = 0.5 * static_cast<double>(count) * step;
        centre = std::clamp(centre, std::min(half, height / 2), std::max(height - half, height / 2));
    }
};

}  // namespace

std::vector<EndLabel> placeEndLabels(const std::vector<double>& ends, double height, double step)
{
    std::vector<EndLabel> labels;
    std::vector<std::size_t> usable;
    for (const double end : ends) {
        const double inside = std::isnan(end) ? end : std::clamp(end, 0.0, height);
        if (!std::isnan(end))
            usable.push_back(labels.size());
        labels.push_back({inside, inside, false, inside != end && !std::isnan(end)});
    }
    const auto room = static_cast<std::size_t>(std::max(height / step, 1.0));
    const std::size_t stride = (usable.size() + room - 1) / room;
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < usable.size(); i += stride)
        order.push_back(usable[i]);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return labels[a].end < labels[b].end; });

    std::vector<Block> blocks;
    for (std::size_t i = 0; i < order.size(); ++i) {
        blocks.push_back({i, 1, labels[order[i]].end});
        blocks.back().keepInside(height, step);
        while (blocks.size() > 1 && blocks[blocks.size() - 2].bottom(step) > blocks.back().top(step) + 1e-9) {
            const Block last = blocks.back();
            blocks.pop_back();
            Block& joined = blocks.back();
            const auto total = static_cast<double>(joined.count + last.count);
            joined.centre =
                (joined.centre * static_cast<double>(joined.count) + last.centre * static_cast<double>(last.count))
                / total;
            joined.count += last.count;
            joined.keepInside(height, step);
        }
    }
    for (const Block& block : blocks)
        for (std::size_t i = 0; i < block.count; ++i) {
            EndLabel& label = labels[order[block.first + i]];
            label.middle = block.top(step) + (static_cast<double>(i) + 0.5) * step;
            label.shown = true;
        }
    return labels;
}

}  // namespace whorl
