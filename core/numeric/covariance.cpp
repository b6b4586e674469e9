// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/covariance.h"

#include "core/numeric/parallel.h"
#include "core/numeric/simd.h"

#include <algorithm>
#include <vector>

namespace whorl {

namespace {

using Index = Eigen::Index;

constexpr Index blockRows = 128;
constexpr Index tileHeight = 6;
constexpr Index tileWidth = 16;

/// Centred rows, as many as stay in the cache, each padded with zeros to whole tiles.
struct Block {
    std::vector<double> values;
    Index stride = 0;
    Index rows = 0;
};

/// Adds the products of columns first .. first + 5 with `lanes` twice over from `second` on.
template <int bytes>
[[gnu::always_inline]] inline void addTile(const double* values, Index stride, Index rows, Index first, Index second,
                                           double* sums, Index sumsStride)
{
    using Vector __attribute__((vector_size(bytes), aligned(8), may_alias)) = double;
    constexpr Index lanes = bytes / 8;
    Vector tile[tileHeight][2] = {};
    for (Index r = 0; r < rows; ++r) {
        const double* row = values + r * stride;
        const Vector left = *reinterpret_cast<const Vector*>(row + second);
        const Vector right = *reinterpret_cast<const Vector*>(row + second + lanes);
        for (Index i = 0; i < tileHeight; ++i) {
            tile[i][0] += row[first + i] * left;
            tile[i][1] += row[first + i] * right;
        }
    }
    for (Index i = 0; i < tileHeight; ++i) {
        Vector* sum = reinterpret_cast<Vector*>(sums + (first + i) * sumsStride + second);
        sum[0] += tile[i][0];
        *reinterpret_cast<Vector*>(sums + (first + i) * sumsStride + second + lanes) += tile[i][1];
    }
}

/// The upper triangle of sums += block' block, in whole tiles.
template <int bytes>
[[gnu::always_inline]] inline void addProducts(const double* values, Index stride, Index rows, Index columns,
                                               double* sums)
{
    constexpr Index width = 2 * bytes / 8;
    for (Index first = 0; first < columns; first += tileHeight)
        for (Index second = first / width * width; second < columns; second += width)
            addTile<bytes>(values, stride, rows, first, second, sums, stride);
}

void addBasic(const double* values, Index stride, Index rows, Index columns, double* sums)
{
    addProducts<16>(values, stride, rows, columns, sums);
}

WHORL_AVX2 void addAvx2(const double* values, Index stride, Index rows, Index columns, double* sums)
{
    addProducts<32>(values, stride, rows, columns, sums);
}

WHORL_AVX512 void addAvx512(const double* values, Index stride, Index rows, Index columns, double* sums)
{
    addProducts<64>(values, stride, rows, columns, sums);
}

void add(const Block& block, Index columns, std::vector<double>& sums)
{
    constexpr decltype(&addBasic) kernels[] = {addBasic, addAvx2, addAvx512};
    kernels[static_cast<int>(simdLevel())](block.values.data(), block.stride, block.rows, columns, sums.data());
}

void addRow(const float* row, Index count, double* sums)
{
    for (Index i = 0; i < count; ++i)
        sums[i] += static_cast<double>(row[i]);
}

void addRow(const double* row, Index count, double* sums)
{
    for (Index i = 0; i < count; ++i)
        sums[i] += row[i];
}

template <class Scalar>
void centre(const Scalar* row, const double* mean, Index count, double* centred)
{
    for (Index i = 0; i < count; ++i)
        centred[i] = static_cast<double>(row[i]) - mean[i];
}

template <class Scalar>
using RowMajor = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

template <class Scalar>
Eigen::VectorXd meanOf(const RowMajor<Scalar>& rows, Index partRows)
{
    const Index parts = (rows.rows() + partRows - 1) / partRows;
    Eigen::MatrixXd sums = Eigen::MatrixXd::Zero(rows.cols(), parts);
    inParts(rows.rows(), partRows, [&](Index first, Index count) {
        double* sum = sums.col(first / partRows).data();
        for (Index r = first; r < first + count; ++r)
            addRow(rows.data() + r * rows.cols(), rows.cols(), sum);
    });
    Eigen::VectorXd mean = Eigen::VectorXd::Zero(rows.cols());
    for (Index part = 0; part < parts; ++part)
        mean += sums.col(part);
    return mean / static_cast<double>(rows.rows());
}

template <class Scalar>
Covariance covariance(const RowMajor<Scalar>& rows)
{
    leaveAvx();
    const Index count = rows.rows(), columns = rows.cols();
    if (count == 0 || columns == 0)
        return {Eigen::VectorXd::Zero(columns), Eigen::MatrixXd::Zero(columns, columns)};

    // How rows are shared out, and so how sums round, may depend on the table but never on the processors.
    const Index parts = columns > 2048 ? 1 : std::clamp<Index>(count / 1024, 1, 8);
    const Index partRows = (count + parts - 1) / parts;
    const Eigen::VectorXd mean = meanOf(rows, partRows);
    const Index stride = (columns + tileHeight + tileWidth - 1) / tileWidth * tileWidth + tileWidth;
    std::vector<std::vector<double>> sums(static_cast<std::size_t>(parts));
    inParts(count, partRows, [&](Index first, Index partCount) {
        std::vector<double>& sum = sums[static_cast<std::size_t>(first / partRows)];
        sum.assign(static_cast<std::size_t>((columns + tileHeight) * stride), 0.0);
        Block block{std::vector<double>(static_cast<std::size_t>(blockRows * stride)), stride, 0};
        for (Index start = first; start < first + partCount; start += block.rows) {
            block.rows = std::min(blockRows, first + partCount - start);
            for (Index r = 0; r < block.rows; ++r)
                centre(rows.data() + (start + r) * columns, mean.data(), columns, block.values.data() + r * stride);
            add(block, columns, sum);
        }
    });

    Eigen::MatrixXd scatter = Eigen::MatrixXd::Zero(columns, columns);
    for (const std::vector<double>& sum : sums)
        if (!sum.empty())
            for (Index i = 0; i < columns; ++i)
                scatter.col(i).tail(columns - i) +=
                    Eigen::Map<const Eigen::VectorXd>(sum.data() + i * stride + i, columns - i);
    scatter.triangularView<Eigen::StrictlyUpper>() = scatter.transpose();
    return {mean, scatter};
}

}  // namespace

Covariance covarianceOf(const FloatRows& rows)
{
    return covariance<float>(rows);
}

Covariance covarianceOf(const Eigen::MatrixXd& rows)
{
    return covariance<double>(rows);
}

}  // namespace whorl
