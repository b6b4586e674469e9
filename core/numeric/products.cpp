// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/products.h"

#include "core/numeric/simd.h"

#include <algorithm>
#include <vector>

namespace whorl {

namespace {

using Index = Eigen::Index;

// Six rows by two vectors are twelve sums that no addition has to wait for; with two factors they fit the sixteen
// registers that every x86-64 has. Wider vectors would gain a third on some machines and, where GCC 12 has to split
// them, lose a factor of ten on others.
using Four __attribute__((vector_size(16), aligned(4), may_alias)) = float;
constexpr Index height = 6;
constexpr Index width = 8;

struct alignas(16) Factors {
    float values[width];
};

struct Tile {
    float values[height][width];
};

WHORL_CLONES void multiply(const float* const* rows, const Factors* columns, Index depth, Tile* tile)
{
    const float *r0 = rows[0], *r1 = rows[1], *r2 = rows[2], *r3 = rows[3], *r4 = rows[4], *r5 = rows[5];
    Four sums[height][2] = {};
    for (Index k = 0; k < depth; ++k) {
        const Four left = *reinterpret_cast<const Four*>(columns[k].values);
        const Four right = *reinterpret_cast<const Four*>(columns[k].values + 4);
        const float a[height] = {r0[k], r1[k], r2[k], r3[k], r4[k], r5[k]};
        for (Index r = 0; r < height; ++r) {
            sums[r][0] += a[r] * left;
            sums[r][1] += a[r] * right;
        }
    }
    for (Index r = 0; r < height; ++r) {
        *reinterpret_cast<Four*>(tile->values[r]) = sums[r][0];
        *reinterpret_cast<Four*>(tile->values[r] + 4) = sums[r][1];
    }
}

}  // namespace

Grid products(const Grid& a, const Grid& b)
{
    leaveAvx();
    const Index rows = a.rows(), columns = b.rows(), depth = a.cols();
    Grid result(rows, columns);
    std::vector<Factors> packed(static_cast<std::size_t>(depth));
    Tile tile;
    for (Index c = 0; c < columns; c += width) {
        const Index columnCount = std::min(width, columns - c);
        for (Index k = 0; k < depth; ++k)
            for (Index i = 0; i < width; ++i)
                packed[static_cast<std::size_t>(k)].values[i] = i < columnCount ? b(c + i, k) : 0.0F;
        for (Index r = 0; r < rows; r += height) {
            const Index rowCount = std::min(height, rows - r);
            const float* pointers[height];
            for (Index i = 0; i < height; ++i)
                pointers[i] = a.data() + std::min(r + i, rows - 1) * depth;
            multiply(pointers, packed.data(), depth, &tile);
            for (Index i = 0; i < rowCount; ++i)
                std::copy_n(tile.values[i], columnCount, &result(r + i, c));
        }
    }
    return result;
}

}  // namespace whorl
