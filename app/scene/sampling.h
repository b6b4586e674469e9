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
/// for each pixel, so that cells are alike. Where that would leave much of the room empty, wide cells are stretched: still
/// whole pixels with sharp edges, but some cells are one pixel wider than others. Narrow ones may be blended, if values
/// change smoothly along the axis (positions): each pixel is the mean of the part of the axis that it covers.
struct Sampling {
    std::int64_t first = 0, count = 0;  ///< the visible indices
    std::int64_t perBin = 1;            ///< indices in a bin; the last bin may hold fewer
    int binPixels = 1;                  ///< pixels that a bin is wide, unless it fills
    int filled = 0;                     ///< pixels of a stretched or blended axis; 0: neither

    int bins() const { return static_cast<int>((count + perBin - 1) / perBin); }
    bool isStretched() const { return filled >= 2 * count; }
    bool isBlended() const { return filled > 0 && !isStretched(); }
    int pixels() const { return filled > 0 ? filled : bins() * binPixels; }
    bool isExact() const { return perBin == 1 && !isBlended(); }
    /// Pixels for each index, or the part of one.
    double pixelsPerIndex() const
    {
        return filled > 0 ? static_cast<double>(filled) / static_cast<double>(count)
                          : binPixels / static_cast<double>(perBin);
    }

    std::vector<Bin> binList() const;

    /// Pixels from the start of the plot to the middle of the index's cell.
    double centre(std::int64_t index) const { return (static_cast<double>(index - first) + 0.5) * pixelsPerIndex(); }
    /// The index under a pixel, clamped to the visible ones.
    std::int64_t indexAt(double pixel) const;

    bool contains(std::int64_t index) const { return index >= first && index < first + count; }
};

/// The finest sampling of `count` indices that fits `pixels`. A draft looks at half as many bins. `mayBlend` where
/// values change smoothly along the axis.
Sampling sampleAxis(std::int64_t first, std::int64_t count, int pixels, bool draft, bool mayBlend = false);

/// All of an axis.
Window wholeWindow(const Axis& axis);

/// The whole indices nearest to what a window of the axis shows, not yet fitted to any size; absent: all of them.
Sampling visibleIndices(const Axis& axis, const std::optional<Window>& window);

/// The window moved and widened to lie inside the axis and show at least four indices; nothing when it shows all.
std::optional<Window> clampedWindow(const Axis& axis, const Window& window);

/// The window moved just as far as shows `index`, which the axis holds.
Window revealedWindow(const Window& window, std::int64_t index);

}  // namespace whorl
