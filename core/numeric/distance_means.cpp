// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/distance_means.h"

#include <algorithm>

namespace whorl {

namespace {

__extension__ using Wide = __int128;

constexpr double nothing = -std::numeric_limits<double>::infinity();

std::size_t pieceOf(const DistancePieces& pieces, std::int64_t distance)
{
    const auto after = std::upper_bound(pieces.begin() + 1, pieces.end(), distance,
                                        [](std::int64_t d, const DistancePiece& piece) { return d < piece.first; });
    return static_cast<std::size_t>(after - pieces.begin()) - 1;
}

/// How many cells of a rectangle lie on or before a diagonal, and the sum of the numbers of their diagonals.
struct Cells {
    Wide count = 0, sum = 0;
};

/// Diagonals are numbered from 0 in the corner of the least distance: cell (p, q), counted from that corner, is on
/// diagonal p + q.
Cells cellsUpTo(Wide diagonal, Wide height, Wide width)
{
    const auto triangle = [](Wide n) { return n > 0 ? n * (n + 1) / 2 : 0; };
    const auto pyramid = [](Wide n) { return n > 0 ? n * (n + 1) * (n + 2) / 6 : 0; };
    // A rectangle is a quadrant less the two quadrants beyond its sides plus the one beyond both.
    const auto overRectangle = [&](auto&& quadrant, Wide n) {
        return quadrant(n) - quadrant(n - height) - quadrant(n - width) + quadrant(n - height - width);
    };
    Cells cells;
    cells.count = overRectangle(triangle, diagonal + 1);
    // Summation by parts: sum of s * n(s) = diagonal * count(diagonal) - count(0) - ... - count(diagonal - 1).
    cells.sum = diagonal * cells.count - overRectangle(pyramid, diagonal);
    return cells;
}

/// The mean over a rectangle that reaches from piece `first` into piece `last`.
double straddlingMean(const DistancePieces& pieces, std::size_t first, std::size_t last, std::int64_t lowest, Bin rows,
                      Bin columns)
{
    const Wide height = rows.count, width = columns.count;
    Cells before;
    double sum = 0, count = 0;
    for (std::size_t i = first; i <= last; ++i) {
        const Wide end = i == last ? height + width - 2 : Wide(pieces[i + 1].first) - 1 - lowest;
        const Cells upTo = cellsUpTo(end, height, width);
        if (!pieces[i].masked()) {
            const Wide cells = upTo.count - before.count;
            const Wide distances = upTo.sum - before.sum + cells * lowest;
            sum += pieces[i].value * static_cast<double>(cells) + pieces[i].slope * static_cast<double>(distances);
            count += static_cast<double>(cells);
        }
        before = upTo;
    }
    return count > 0 ? sum / count : nothing;
}

double meanWithin(const DistancePiece& piece, std::int64_t lowest, std::int64_t highest)
{
    return piece.value + piece.slope * (0.5 * (static_cast<double>(lowest) + static_cast<double>(highest)));
}

}  // namespace

double valueAt(const DistancePieces& pieces, std::int64_t distance)
{
    return pieces[pieceOf(pieces, distance)].at(distance);
}

double distanceMean(const DistancePieces& pieces, Bin rows, Bin columns)
{
    const std::int64_t lowest = rows.first - columns.first - (columns.count - 1);
    const std::int64_t highest = rows.first - columns.first + (rows.count - 1);
    const std::size_t first = pieceOf(pieces, lowest), last = pieceOf(pieces, highest);
    if (first == last)
        return meanWithin(pieces[first], lowest, highest);
    return straddlingMean(pieces, first, last, lowest, rows, columns);
}

Grid distanceMeans(const DistancePieces& pieces, std::span<const Bin> rows, std::span<const Bin> columns)
{
    Grid result(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
    float* out = result.data();
    const std::size_t end = pieces.size();
    std::size_t first = 0, last = 0;
    for (const Bin& row : rows) {
        for (const Bin& column : columns) {
            const std::int64_t lowest = row.first - column.first - (column.count - 1);
            const std::int64_t highest = row.first - column.first + (row.count - 1);
            // Neighbouring rectangles lie in the same or the next piece: walking beats searching.
            while (first > 0 && lowest < pieces[first].first)
                --first;
            while (first + 1 < end && lowest >= pieces[first + 1].first)
                ++first;
            while (last > 0 && highest < pieces[last].first)
                --last;
            while (last + 1 < end && highest >= pieces[last + 1].first)
                ++last;
            const double mean = first == last ? meanWithin(pieces[first], lowest, highest)
                                              : straddlingMean(pieces, first, last, lowest, row, column);
            *out++ = static_cast<float>(mean);
        }
    }
    return result;
}

}  // namespace whorl
