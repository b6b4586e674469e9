// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/matrix_product.h"

#include "core/numeric/simd.h"

#include <vector>

namespace whorl {

namespace {

using Index = Eigen::Index;

constexpr Index tileWidth = 4;

/// A product with room around it: rows come in panels of one height, and columns in fours.
struct Operands {
    const double* panel;  ///< [K x height], one step of all rows after another
    const double* right;  ///< K numbers for each column
    Index terms = 0;
    double* out;  ///< height numbers for each column
};

/// Two vectors of rows times four columns, which stay in registers.
template <int bytes>
[[gnu::always_inline]] inline void multiplyTile(const Operands& tile)
{
    using Vector __attribute__((vector_size(bytes), aligned(8), may_alias)) = double;
    constexpr Index lanes = bytes / 8;
    Vector sums[tileWidth][2] = {};
    for (Index term = 0; term < tile.terms; ++term) {
        const double* step = tile.panel + term * 2 * lanes;
        const Vector upper = *reinterpret_cast<const Vector*>(step);
        const Vector lower = *reinterpret_cast<const Vector*>(step + lanes);
        for (Index column = 0; column < tileWidth; ++column) {
            const double factor = tile.right[column * tile.terms + term];
            sums[column][0] += factor * upper;
            sums[column][1] += factor * lower;
        }
    }
    for (Index column = 0; column < tileWidth; ++column) {
        *reinterpret_cast<Vector*>(tile.out + column * 2 * lanes) = sums[column][0];
        *reinterpret_cast<Vector*>(tile.out + column * 2 * lanes + lanes) = sums[column][1];
    }
}

void multiplyBasic(const Operands& tile)
{
    multiplyTile<16>(tile);
}

WHORL_AVX2 void multiplyAvx2(const Operands& tile)
{
    multiplyTile<32>(tile);
}

WHORL_AVX512 void multiplyAvx512(const Operands& tile)
{
    multiplyTile<64>(tile);
}

}  // namespace

Eigen::MatrixXd matrixProduct(const Eigen::Ref<const Eigen::MatrixXd>& a, const Eigen::Ref<const Eigen::MatrixXd>& b)
{
    constexpr decltype(&multiplyBasic) kernels[] = {multiplyBasic, multiplyAvx2, multiplyAvx512};
    const auto level = static_cast<std::size_t>(simdLevel());
    const auto multiply = kernels[level];
    const Index height = Index{4} << level, terms = a.cols(), rows = a.rows(), columns = b.cols();
    const Index wide = (columns + tileWidth - 1) / tileWidth * tileWidth;
    Eigen::MatrixXd right = Eigen::MatrixXd::Zero(terms, wide);
    right.leftCols(columns) = b;
    Eigen::MatrixXd panel = Eigen::MatrixXd::Zero(height, terms), out(height, tileWidth);
    Eigen::MatrixXd product(rows, columns);
    for (Index row = 0; row < rows; row += height) {
        const Index there = std::min(height, rows - row);
        panel.topRows(there) = a.middleRows(row, there);
        for (Index column = 0; column < columns; column += tileWidth) {
            multiply({panel.data(), right.data() + column * terms, terms, out.data()});
            const Index beside = std::min(tileWidth, columns - column);
            product.block(row, column, there, beside) = out.topLeftCorner(there, beside);
        }
    }
    return product;
}

}  // namespace whorl
