// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/row_distances.h"

#include "core/numeric/simd.h"

#include <limits>

namespace whorl {

namespace {

using Index = Eigen::Index;

constexpr Index panelWidth = 64;

/// Eight vectors of rows at a time, whose sums stay in registers.
template <int bytes>
[[gnu::always_inline]] inline void distancesOf(const double* panel, const double* query, Index columns, double* out)
{
    using Vector __attribute__((vector_size(bytes), aligned(8), may_alias)) = double;
    constexpr Index lanes = bytes / 8, vectors = 8;
    for (Index start = 0; start < panelWidth; start += vectors * lanes) {
        Vector sums[vectors] = {};
        for (Index c = 0; c < columns; ++c)
            for (Index i = 0; i < vectors; ++i) {
                const Vector difference =
                    *reinterpret_cast<const Vector*>(panel + c * panelWidth + start + i * lanes) - query[c];
                sums[i] += difference * difference;
            }
        for (Index i = 0; i < vectors; ++i)
            *reinterpret_cast<Vector*>(out + start + i * lanes) = sums[i];
    }
}

void distancesBasic(const double* panel, const double* query, Index columns, double* out)
{
    distancesOf<16>(panel, query, columns, out);
}

WHORL_AVX2 void distancesAvx2(const double* panel, const double* query, Index columns, double* out)
{
    distancesOf<32>(panel, query, columns, out);
}

WHORL_AVX512 void distancesAvx512(const double* panel, const double* query, Index columns, double* out)
{
    distancesOf<64>(panel, query, columns, out);
}

}  // namespace

RowDistances::RowDistances(const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>& rows)
    : m_count(rows.rows())
    , m_columns(rows.cols())
{
    const Index panels = (m_count + panelWidth - 1) / panelWidth;
    m_panels.assign(static_cast<std::size_t>(panels * panelWidth * m_columns), std::numeric_limits<double>::infinity());
    for (Index r = 0; r < m_count; ++r)
        for (Index c = 0; c < m_columns; ++c)
            m_panels[static_cast<std::size_t>((r / panelWidth * m_columns + c) * panelWidth + r % panelWidth)] =
                rows(r, c);
}

Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>, 0, Eigen::OuterStride<>>
RowDistances::from(std::span<const Index> rows, std::vector<double>& space) const
{
    constexpr decltype(&distancesBasic) kernels[] = {distancesBasic, distancesAvx2, distancesAvx512};
    const auto kernel = kernels[static_cast<int>(simdLevel())];
    const Index count = static_cast<Index>(rows.size()), panels = (m_count + panelWidth - 1) / panelWidth;
    const Index stride = panels * panelWidth;
    space.resize(static_cast<std::size_t>(count * (stride + m_columns)));
    double* const queries = space.data() + count * stride;
    for (Index q = 0; q < count; ++q) {
        const Index row = rows[static_cast<std::size_t>(q)];
        for (Index c = 0; c < m_columns; ++c)
            queries[q * m_columns + c] =
                m_panels[static_cast<std::size_t>((row / panelWidth * m_columns + c) * panelWidth + row % panelWidth)];
    }
    for (Index panel = 0; panel < panels; ++panel)
        for (Index q = 0; q < count; ++q)
            kernel(m_panels.data() + panel * panelWidth * m_columns, queries + q * m_columns, m_columns,
                   space.data() + q * stride + panel * panelWidth);
    return {space.data(), count, m_count, Eigen::OuterStride<>(stride)};
}

}  // namespace whorl
