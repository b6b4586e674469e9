// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"
#include "core/field.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace whorl {

/// How the indices of an axis fall on pixels: a whole number of pixels for each index, or a whole number of indices
/// for each pixel. Nothing in between, so that cells are alike and every pixel is the mean of equally many.
struct Sampling {
    std::int64_t first = 0, count = 0;  ///< the visible indices
    std::int64_t perBin = 1;            ///< indices in a bin; the last bin may hold fewer
    int binPixels = 1;                  ///< pixels that a bin is wide

    int bins() const { return static_cast<int>((count + perBin - 1) / perBin); }
    int pixels() const { return bins() * binPixels; }
    bool isExact() const { return perBin == 1; }

    std::vector<Bin> binList() const;

    /// Pixels from the start of the plot to the middle of the index's cell.
    double centre(std::int64_t index) const
    {
        return (static_cast<double>(index - first) + 0.5) * binPixels / static_cast<double>(perBin);
    }
    /// The index under a pixel, clamped to the visible ones.
    std::int64_t indexAt(double pixel) const;

    bool contains(std::int64_t index) const { return index >= first && index < first + count; }
};

/// The finest sampling of `count` indices that fits `pixels`. A draft has half the pixels each way.
Sampling sampleAxis(std::int64_t first, std::int64_t count, int pixels, bool draft);

/// All of an axis.
Window wholeWindow(const Axis& axis);

/// The whole indices that a window of the axis shows, not yet fitted to any size; absent: all of them.
Sampling visibleIndices(const Axis& axis, const std::optional<Window>& window);

/// The window moved and widened to lie inside the axis and show at least four indices; nothing when it shows all.
std::optional<Window> clampedWindow(const Axis& axis, const Window& window);

} // namespace whorl
