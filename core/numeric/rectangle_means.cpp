// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/rectangle_means.h"

namespace whorl {

namespace {

using Matrix = RectangleMeans::Matrix;

constexpr double masked = -std::numeric_limits<double>::infinity();

/// Sums over the rectangles that begin at (0, 0): one row and one column more than the table.
template <class Function>
Matrix cornerSums(const Eigen::Ref<const Matrix>& values, Function value)
{
    Matrix sums = Matrix::Zero(values.rows() + 1, values.cols() + 1);
    for (Eigen::Index r = 0; r < values.rows(); ++r) {
        double row = 0;
        for (Eigen::Index c = 0; c < values.cols(); ++c)
            sums(r + 1, c + 1) = sums(r, c + 1) + (row += value(values(r, c)));
    }
    return sums;
}

double sumOver(const Matrix& sums, Bin rows, Bin columns)
{
    const Eigen::Index bottom = rows.first + rows.count, right = columns.first + columns.count;
    return sums(bottom, right) - sums(rows.first, right)
        - (sums(bottom, columns.first) - sums(rows.first, columns.first));
}

}  // namespace

RectangleMeans::RectangleMeans(const Eigen::Ref<const Matrix>& values)
    : m_sums(cornerSums(values, [](double value) { return value == masked ? 0 : value; }))
{
    if ((values.array() == masked).any())
        m_counts = cornerSums(values, [](double value) { return value == masked ? 0.0 : 1.0; });
}

Grid RectangleMeans::over(std::span<const Bin> rows, std::span<const Bin> columns) const
{
    Grid means(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
    float* out = means.data();
    for (const Bin& r : rows)
        for (const Bin& c : columns) {
            const double count = m_counts.size() > 0 ? sumOver(m_counts, r, c)
                                                     : static_cast<double>(r.count) * static_cast<double>(c.count);
            *out++ = static_cast<float>(count > 0 ? sumOver(m_sums, r, c) / count : masked);
        }
    return means;
}

}  // namespace whorl
