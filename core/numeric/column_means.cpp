// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/column_means.h"

#include "core/numeric/simd.h"

#include <algorithm>
#include <numeric>

namespace whorl {

namespace {

WHORL_CLONES void gather(const float* __restrict values, const std::int32_t* __restrict source, std::size_t size,
                         float* __restrict out)
{
    for (std::size_t i = 0; i < size; ++i)
        out[i] = values[source[i]];
}

std::vector<std::int32_t> oneToOne(std::size_t values)
{
    std::vector<std::int32_t> source(values);
    std::iota(source.begin(), source.end(), 0);
    return source;
}

}  // namespace

ColumnMeans::ColumnMeans(std::span<const Bin> columns, std::vector<std::int32_t> source)
{
    if (std::all_of(columns.begin(), columns.end(), [](Bin bin) { return bin.count == 1; })) {
        for (const Bin bin : columns)
            m_source.push_back(source[static_cast<std::size_t>(bin.first)]);
    } else {
        m_source = std::move(source);
        m_columns.assign(columns.begin(), columns.end());
        m_sums.resize(m_source.size() + 1);
    }
}

ColumnMeans::ColumnMeans(std::span<const Bin> columns, std::size_t values)
    : ColumnMeans(columns, oneToOne(values))
{
}

void ColumnMeans::row(const float* values, float* out)
{
    if (m_columns.empty()) {
        gather(values, m_source.data(), m_source.size(), out);
        return;
    }
    for (std::size_t c = 0; c < m_source.size(); ++c)
        m_sums[c + 1] = m_sums[c] + static_cast<double>(values[m_source[c]]);
    for (std::size_t b = 0; b < m_columns.size(); ++b) {
        const auto first = static_cast<std::size_t>(m_columns[b].first);
        const auto count = static_cast<std::size_t>(m_columns[b].count);
        out[b] = static_cast<float>((m_sums[first + count] - m_sums[first]) / static_cast<double>(count));
    }
}

}  // namespace whorl
