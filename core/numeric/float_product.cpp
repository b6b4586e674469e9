// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/float_product.h"

#include "core/numeric/simd.h"

#include <algorithm>
#include <vector>

namespace whorl {

namespace {

using Index = Eigen::Index;

constexpr Index height = 6;
constexpr Index depth = 256;

/// All rows of `a` times a few columns of `b`, which are laid out step by step.
struct Panel {
    const float* a;
    Index aRow, aTerm;  ///< strides
    Index rows, terms;
    float* b;            ///< [terms x width]
    const float* whole;  ///< the same, still to be laid out from rows this far apart; nullptr: it is there already
    Index wholeRow;
    float* out;
    Index outRow, columns;
    bool add;
};

template <int bytes, int vectors, int rows>
[[gnu::always_inline]] inline void multiplyTile(const Panel& panel, Index first)
{
    using Vector __attribute__((vector_size(bytes), aligned(4), may_alias)) = float;
    constexpr Index lanes = bytes / 4, width = lanes * vectors;
    Vector sums[rows][vectors];
    const float* left[rows];
    for (Index r = 0; r < rows; ++r) {
        left[r] = panel.a + (first + r) * panel.aRow;
        for (int v = 0; v < vectors; ++v)
            sums[r][v] = Vector{};
    }
    const float* right = panel.b;
    for (Index term = 0, at = 0; term < panel.terms; ++term, at += panel.aTerm, right += width) {
        Vector columns[vectors];
        for (int v = 0; v < vectors; ++v)
            columns[v] = *reinterpret_cast<const Vector*>(right + v * lanes);
        for (Index r = 0; r < rows; ++r) {
            const float factor = left[r][at];
            for (int v = 0; v < vectors; ++v)
                sums[r][v] += factor * columns[v];
        }
    }
    for (Index r = 0; r < rows; ++r) {
        float* out = panel.out + (first + r) * panel.outRow;
        float part[width];
        const bool whole = panel.columns == width;
        float* to = whole ? out : part;
        if (panel.add && !whole)
            std::copy_n(out, panel.columns, part);
        for (int v = 0; v < vectors; ++v) {
            Vector* place = reinterpret_cast<Vector*>(to + v * lanes);
            *place = panel.add ? *place + sums[r][v] : sums[r][v];
        }
        if (!whole)
            std::copy_n(part, panel.columns, out);
    }
}

template <int bytes, int vectors>
[[gnu::always_inline]] inline void multiplyRows(const Panel& panel)
{
    using Vector __attribute__((vector_size(bytes), aligned(4), may_alias)) = float;
    constexpr Index lanes = bytes / 4;
    for (Index term = 0; panel.whole && term < panel.terms; ++term)
        for (int v = 0; v < vectors; ++v)
            *reinterpret_cast<Vector*>(panel.b + (term * vectors + v) * lanes) =
                *reinterpret_cast<const Vector*>(panel.whole + term * panel.wholeRow + v * lanes);
    Index row = 0;
    for (; row + height <= panel.rows; row += height)
        multiplyTile<bytes, vectors, height>(panel, row);
    for (; row + 2 <= panel.rows; row += 2)
        multiplyTile<bytes, vectors, 2>(panel, row);
    if (row < panel.rows)
        multiplyTile<bytes, vectors, 1>(panel, row);
}

// One or two vectors wide: a head of 16 channels has no use for more than 16 columns.
template <int bytes>
[[gnu::always_inline]] inline void multiplyPanel(const Panel& panel, int vectors)
{
    if (vectors == 1)
        multiplyRows<bytes, 1>(panel);
    else
        multiplyRows<bytes, 2>(panel);
}

void multiplyBasic(const Panel& panel, int vectors)
{
    multiplyPanel<16>(panel, vectors);
}

WHORL_AVX2 void multiplyAvx2(const Panel& panel, int vectors)
{
    multiplyPanel<32>(panel, vectors);
}

WHORL_AVX512 void multiplyAvx512(const Panel& panel, int vectors)
{
    multiplyPanel<64>(panel, vectors);
}

/// Columns first .. first + columns of some terms of b, padded with zeros to `width`.
void layOut(const MatrixView<const float>& b, Index firstTerm, Index terms, Index first, Index columns, Index width,
            float* out)
{
    for (Index term = 0; term < terms; ++term) {
        const float* from = b.data + (firstTerm + term) * b.rowStride + first * b.columnStride;
        float* to = out + term * width;
        if (b.columnStride == 1)
            std::copy_n(from, columns, to);
        else
            for (Index c = 0; c < columns; ++c)
                to[c] = from[c * b.columnStride];
        std::fill(to + columns, to + width, 0.0F);
    }
}

}  // namespace

void multiply(const MatrixView<const float>& a, const MatrixView<const float>& b, const MatrixView<float>& out, Sum sum)
{
    leaveAvx();
    constexpr decltype(&multiplyBasic) kernels[] = {multiplyBasic, multiplyAvx2, multiplyAvx512};
    const auto level = static_cast<std::size_t>(simdLevel());
    const auto kernel = kernels[level];
    const Index lanes = Index{4} << level;
    thread_local std::vector<float> laidOut;
    laidOut.resize(static_cast<std::size_t>(depth * 2 * lanes));
    for (Index column = 0; column < out.columns;) {
        const Index left = out.columns - column;
        const int vectors = left > lanes ? 2 : 1;
        const Index width = lanes * vectors, columns = std::min(left, width);
        const bool isWhole = b.columnStride == 1 && columns == width;
        for (Index term = 0; term < a.columns; term += depth) {
            const Index terms = std::min(depth, a.columns - term);
            if (!isWhole)
                layOut(b, term, terms, column, columns, width, laidOut.data());
            kernel({a.data + term * a.columnStride, a.rowStride, a.columnStride, a.rows, terms, laidOut.data(),
                    isWhole ? b.data + term * b.rowStride + column : nullptr, b.rowStride, out.data + column,
                    out.rowStride, columns, term > 0 || sum == Sum::added},
                   vectors);
        }
        column += columns;
    }
}

void multiply(const MatrixView<const double>& a, const MatrixView<const double>& b, const MatrixView<double>& out,
              Sum sum)
{
    using Strides = Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>;
    using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    const Eigen::Map<const Matrix, 0, Strides> left(a.data, a.rows, a.columns, {a.rowStride, a.columnStride}),
        right(b.data, b.rows, b.columns, {b.rowStride, b.columnStride});
    Eigen::Map<Matrix, 0, Strides> product(out.data, out.rows, out.columns, {out.rowStride, out.columnStride});
    if (sum == Sum::added)
        product.noalias() += left * right;
    else
        product.noalias() = left * right;
}

}  // namespace whorl
