// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/fire_rows.h"

#include <algorithm>
#include <cmath>

namespace whorl {

FireRows::FireRows(double c, double threshold, FireNetwork network)
    : m_c(c)
    , m_threshold(threshold)
    , m_logarithmOfC(std::log(c))
    , m_logarithmOfGamma(std::lgamma(1 / c))
    , m_network(std::move(network))
    , m_sums(std::make_shared<const SmoothSums>([c](double k) { return std::log1p(c * k); }))
{
}

FireRows FireRows::upToThreshold() const
{
    FireRows rows = *this;
    rows.m_side = Side::before;
    return rows;
}

FireRows FireRows::pastThreshold() const
{
    FireRows rows = *this;
    rows.m_side = Side::past;
    return rows;
}

double FireRows::standing(double query) const
{
    if (m_side == Side::either)
        return std::max(m_threshold, query);
    return m_side == Side::before ? m_threshold : query;
}

double FireRows::logarithms(double n) const
{
    if (n >= static_cast<double>(SmoothSums::smoothFrom) || n == std::floor(n))
        return m_sums->upTo(n);
    // The product of 1 + c k is c^(n + 1) times a quotient of gamma functions.
    return (n + 1) * m_logarithmOfC + std::lgamma(n + 1 + 1 / m_c) - m_logarithmOfGamma;
}

FireRows::Row::Row(const FireRows& rows, double query, std::int64_t among)
    : m_rows(&rows)
    , m_query(rows.standing(query))
    , m_divisor(std::log1p(rows.m_c * m_query) + 1e-6)
    , m_among(among)
{
    m_stretches.reserve(rows.m_network.pieces().size());
    m_stretches.push_back({-1, 0, 0, kinkOf(0)});
}

double FireRows::Row::kinkOf(std::size_t piece) const
{
    return std::expm1(m_rows->m_network.pieces()[piece].end * m_divisor) / m_rows->m_c;
}

void FireRows::Row::addStretch()
{
    const std::size_t index = m_stretches.size() - 1;
    const auto& pieces = m_rows->m_network.pieces();
    const auto &piece = pieces[index], &next = pieces[index + 1];
    const Stretch last = m_stretches.back();
    const double c = m_rows->m_c, kink = last.end;
    double begin = std::floor(kink), correction = 0;
    // How far the kink moves over the rows that are summed together.
    const double moved = m_query > m_rows->m_threshold
        ? piece.end * (1 + c * kink) / (1 + c * m_query) * static_cast<double>(m_among)
        : 0;
    if (m_among > 1 && moved > 4) {
        // It stands anywhere between two whole numbers. To second order a sum up to the whole number before it is on average
        // the sum up to half a step before it, plus the change of slope / 24.
        begin = kink - 0.5;
        correction = (piece.slope - next.slope) / m_divisor * c / (1 + c * kink) / 24;
    }
    const double logarithms = m_rows->logarithms(begin);
    const double sum =
        piece.constant * (begin - last.begin) + piece.slope / m_divisor * (logarithms - last.logarithms) + correction;
    m_stretches.push_back({begin, last.before + sum, logarithms, kinkOf(index + 1)});
}

std::size_t FireRows::Row::stretchOf(double n)
{
    while (n > m_stretches.back().end)
        addStretch();
    // Neighbouring distances are asked for one after another.
    while (n > m_stretches[m_found].end)
        ++m_found;
    while (m_found > 0 && n <= m_stretches[m_found - 1].end)
        --m_found;
    return m_found;
}

double FireRows::Row::upTo(double n)
{
    const std::size_t index = stretchOf(n);
    const Stretch& stretch = m_stretches[index];
    const auto& piece = m_rows->m_network.pieces()[index];
    return stretch.before + piece.constant * (n - stretch.begin)
        + piece.slope / m_divisor * (m_rows->m_sums->upTo(n) - stretch.logarithms);
}

}  // namespace whorl
