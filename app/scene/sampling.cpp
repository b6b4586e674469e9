// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/sampling.h"

#include <algorithm>
#include <cmath>

namespace whorl {

std::vector<Bin> Sampling::binList() const
{
    std::vector<Bin> list;
    list.reserve(static_cast<std::size_t>(bins()));
    for (std::int64_t start = 0; start < count; start += perBin)
        list.push_back({first + start, std::min(perBin, count - start)});
    return list;
}

std::int64_t Sampling::indexAt(double pixel) const
{
    // A stretched pixel belongs to the index at its middle.
    const double place = isStretched() ? std::floor(pixel) + 0.5 : pixel;
    const auto offset = static_cast<std::int64_t>(std::floor(place / pixelsPerIndex()));
    return first + std::clamp<std::int64_t>(offset, 0, count - 1);
}

Sampling sampleAxis(std::int64_t first, std::int64_t count, int pixels, bool draft, bool mayBlend)
{
    Sampling sampling{first, std::max<std::int64_t>(count, 1), 1, 1, 0};
    pixels = std::max(pixels, 1);
    if (sampling.count <= pixels)
        sampling.binPixels = static_cast<int>(pixels / sampling.count);
    else
        sampling.perBin = (sampling.count + pixels - 1) / pixels;
    const double fill = static_cast<double>(sampling.pixels()) / pixels;
    if (sampling.binPixels > 1 && fill < 0.8) {
        sampling.filled = pixels;
        sampling.binPixels = 1;
    } else if (mayBlend && sampling.binPixels == 1 && fill < 0.9) {
        sampling.filled = pixels;
        sampling.perBin = std::max<std::int64_t>(sampling.count / pixels, 1);
    }
    // Cells of two pixels and more are already fewer than the pixels they cover.
    if (draft && sampling.binPixels == 1 && !sampling.isStretched()) {
        sampling.perBin *= 2;
        sampling.binPixels = sampling.isBlended() ? 1 : 2;
    }
    return sampling;
}

Window wholeWindow(const Axis& axis)
{
    return {static_cast<double>(axis.first), static_cast<double>(axis.count)};
}

Sampling visibleIndices(const Axis& axis, const std::optional<Window>& window)
{
    if (!window)
        return {axis.first, std::max<std::int64_t>(axis.count, 1), 1, 1, 0};
    const auto whole = static_cast<double>(axis.count), start = static_cast<double>(axis.first);
    const double count = std::clamp(std::round(window->count), 1.0, std::max(whole, 1.0));
    const double first = std::clamp(std::round(window->first), start, start + whole - count);
    return {static_cast<std::int64_t>(first), static_cast<std::int64_t>(count), 1, 1, 0};
}

std::optional<Window> clampedWindow(const Axis& axis, const Window& window)
{
    const auto whole = static_cast<double>(axis.count), start = static_cast<double>(axis.first);
    if (window.count >= whole)
        return std::nullopt;
    const double count = std::max(window.count, std::min(4.0, whole));
    return Window{std::clamp(window.first, start, start + whole - count), count};
}

Window revealedWindow(const Window& window, std::int64_t index)
{
    const auto place = static_cast<double>(index);
    const double first = std::round(window.first), last = first + std::round(window.count) - 1;
    if (place < first)
        return {place, window.count};
    return place > last ? Window{window.first + std::ceil(place - last), window.count} : window;
}

}  // namespace whorl
