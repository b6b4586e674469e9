// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/row_search.h"

#include "core/numeric/simd.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <limits>

namespace whorl {

namespace {

using Index = Eigen::Index;
using Found = RowSearch::Found;

// A tile of 12 queries by 32 rows is 24 sums of 64 bytes, or four times 12 of 32, or eight times 12 of 16: each level
// has that many registers for them.
constexpr Index panelWidth = 32;
constexpr Index groupHeight = 12;
constexpr Index panelsAtOnce = 8;

struct Tile {
    alignas(64) float values[groupHeight][panelWidth];
};

/// The products of `height` queries (interleaved, from `queries` on) with 2 vectors of rows.
template <int bytes, Index height>
[[gnu::always_inline]] inline void multiplyPart(const float* queries, const float* rows, Index depth,
                                                float (*out)[panelWidth])
{
    using Vector __attribute__((vector_size(bytes), aligned(4), may_alias)) = float;
    constexpr Index lanes = bytes / 4;
    Vector sums[height][2] = {};
    for (Index k = 0; k < depth; ++k) {
        const Vector left = *reinterpret_cast<const Vector*>(rows + k * panelWidth);
        const Vector right = *reinterpret_cast<const Vector*>(rows + k * panelWidth + lanes);
        for (Index q = 0; q < height; ++q) {
            sums[q][0] += queries[k * groupHeight + q] * left;
            sums[q][1] += queries[k * groupHeight + q] * right;
        }
    }
    for (Index q = 0; q < height; ++q) {
        *reinterpret_cast<Vector*>(out[q]) = sums[q][0];
        *reinterpret_cast<Vector*>(out[q] + lanes) = sums[q][1];
    }
}

template <int bytes, Index height>
[[gnu::always_inline]] inline void multiplyTile(const float* queries, const float* panel, Index depth, Tile& tile)
{
    float* const values = &tile.values[0][0];
    for (Index row = 0; row < panelWidth; row += 2 * bytes / 4)
        for (Index query = 0; query < groupHeight; query += height)
            multiplyPart<bytes, height>(queries + query, panel + row, depth,
                                        reinterpret_cast<float(*)[panelWidth]>(values + query * panelWidth + row));
}

void multiplyBasic(const float* queries, const float* panel, Index depth, Tile& tile)
{
    multiplyTile<16, 6>(queries, panel, depth, tile);
}

WHORL_AVX2 void multiplyAvx2(const float* queries, const float* panel, Index depth, Tile& tile)
{
    multiplyTile<32, 6>(queries, panel, depth, tile);
}

WHORL_AVX512 void multiplyAvx512(const float* queries, const float* panel, Index depth, Tile& tile)
{
    multiplyTile<64, 12>(queries, panel, depth, tile);
}

/// Bit i for row i of a panel.
constexpr auto bits = [] {
    std::array<std::uint32_t, panelWidth> result{};
    for (Index i = 0; i < panelWidth; ++i)
        result[static_cast<std::size_t>(i)] = std::uint32_t{1} << i;
    return result;
}();

/// Makes keys of a row of a tile, in place; which of them lie below the threshold.
WHORL_CLONES std::uint32_t makeKeys(float* values, const float* offsets, float threshold)
{
    const std::uint32_t* const bit = bits.data();
    std::uint32_t below = 0;
    for (Index i = 0; i < panelWidth; ++i) {
        values[i] = offsets[i] - values[i];
        below |= values[i] < threshold ? bit[i] : 0;
    }
    return below;
}

/// Key and row as one whole number of the same order, which is quick to compare.
std::uint64_t packed(float key, Index row)
{
    const auto bitsOfKey = std::bit_cast<std::uint32_t>(key + 0.0F);
    const std::uint32_t ordered = bitsOfKey ^ (bitsOfKey >> 31 != 0 ? 0xffffffff : 0x80000000);
    return (std::uint64_t{ordered} << 32) | static_cast<std::uint32_t>(row);
}

Found unpacked(std::uint64_t value)
{
    const auto ordered = static_cast<std::uint32_t>(value >> 32);
    const std::uint32_t bitsOfKey = ordered ^ (ordered >> 31 != 0 ? 0x80000000 : 0xffffffff);
    return {std::bit_cast<float>(bitsOfKey), static_cast<std::int32_t>(value & 0x7fffffff)};
}

/// The least of what was offered. Rows are offered in rising order, so a later one of equal key never enters.
class Best {
public:
    explicit Best(Index wanted)
        : m_wanted(static_cast<std::size_t>(wanted))
    {
        m_found.reserve(2 * m_wanted + panelWidth);
    }

    float threshold() const { return m_threshold; }

    void offer(const float* keys, std::uint32_t below, Index firstRow)
    {
        for (; below != 0; below &= below - 1) {
            const int i = std::countr_zero(below);
            m_found.push_back(packed(keys[i], firstRow + i));
        }
        if (m_found.size() >= 2 * m_wanted)
            keepWanted();
    }

    void appendSorted(std::vector<Found>& out)
    {
        if (m_found.size() > m_wanted)
            keepWanted();
        std::sort(m_found.begin(), m_found.end());
        std::transform(m_found.begin(), m_found.end(), std::back_inserter(out), unpacked);
    }

private:
    void keepWanted()
    {
        const auto last = m_found.begin() + static_cast<std::ptrdiff_t>(m_wanted);
        std::nth_element(m_found.begin(), last - 1, m_found.end());
        m_found.erase(last, m_found.end());
        m_threshold = unpacked(m_found.back()).key;
    }

    std::size_t m_wanted;
    float m_threshold = std::numeric_limits<float>::infinity();
    std::vector<std::uint64_t> m_found;
};

/// Queries in groups, interleaved; zero past the last.
std::vector<float> interleaved(const FloatRows& queries, Index first, Index count)
{
    const Index depth = queries.cols(), groups = (count + groupHeight - 1) / groupHeight;
    std::vector<float> result(static_cast<std::size_t>(groups * depth * groupHeight));
    for (Index q = 0; q < count; ++q) {
        float* out = result.data() + q / groupHeight * depth * groupHeight + q % groupHeight;
        for (Index k = 0; k < depth; ++k)
            out[k * groupHeight] = queries(first + q, k);
    }
    return result;
}

}  // namespace

RowSearch::RowSearch(const FloatRows& rows, const Eigen::VectorXf& offsets)
    : m_count(rows.rows())
    , m_columns(rows.cols())
{
    const Index panels = (m_count + panelWidth - 1) / panelWidth;
    m_offsets.assign(static_cast<std::size_t>(panels * panelWidth), std::numeric_limits<float>::infinity());
    std::copy_n(offsets.data(), m_count, m_offsets.begin());
    m_panels.assign(static_cast<std::size_t>(panels * panelWidth * m_columns), 0.0F);
    for (Index r = 0; r < m_count; ++r) {
        const float* row = rows.data() + r * m_columns;
        float* out = m_panels.data() + r / panelWidth * panelWidth * m_columns + r % panelWidth;
        for (Index k = 0; k < m_columns; ++k)
            out[k * panelWidth] = row[k];
    }
}

std::vector<RowSearch::Found> RowSearch::least(const FloatRows& queries, Index first, Index count, Index k) const
{
    k = std::min(k, m_count);
    if (k <= 0)
        return {};
    leaveAvx();
    constexpr decltype(&multiplyBasic) kernels[] = {multiplyBasic, multiplyAvx2, multiplyAvx512};
    const auto multiply = kernels[static_cast<int>(simdLevel())];
    const std::vector<float> groups = interleaved(queries, first, count);
    std::vector<Best> best(static_cast<std::size_t>(count), Best(k));
    const Index panels = (m_count + panelWidth - 1) / panelWidth;
    Tile tile;
    // A few panels at a time stay in the cache while all groups pass over them.
    for (Index start = 0; start < panels; start += panelsAtOnce)
        for (Index group = 0; group < count; group += groupHeight)
            for (Index panel = start; panel < std::min(start + panelsAtOnce, panels); ++panel) {
                multiply(groups.data() + group * m_columns, m_panels.data() + panel * panelWidth * m_columns, m_columns,
                         tile);
                const float* offsets = m_offsets.data() + panel * panelWidth;
                for (Index q = 0; q < std::min(groupHeight, count - group); ++q) {
                    Best& mine = best[static_cast<std::size_t>(group + q)];
                    const std::uint32_t below = makeKeys(tile.values[q], offsets, mine.threshold());
                    if (below != 0)
                        mine.offer(tile.values[q], below, panel * panelWidth);
                }
            }
    std::vector<Found> result;
    result.reserve(static_cast<std::size_t>(count * k));
    for (Best& each : best)
        each.appendSorted(result);
    return result;
}

}  // namespace whorl
