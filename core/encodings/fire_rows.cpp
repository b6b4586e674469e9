// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/fire_rows.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace whorl {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

}  // namespace

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

/// Where a query is measured as if it stood.
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

FireRows::Known FireRows::known(double query, std::int64_t among) const
{
    const double place = standing(query);
    Known row{place, 1 / (std::log1p(m_c * place) + 1e-6), among, {}};
    row.stretches.reserve(m_network.pieces().size());
    row.stretches.push_back({-infinite, 0});
    return row;
}

void FireRows::addStretch(Known& row) const
{
    const Stretch last = row.stretches.back();
    const std::size_t index = row.stretches.size();
    const auto& piece = m_network.pieces()[index - 1];
    const double kink = std::expm1(piece.end / row.share) / m_c;
    if (std::isinf(kink)) {
        row.stretches.push_back({kink, 0});
        return;
    }
    double upTo = std::floor(kink), correction = 0;
    // How far the kink moves over the rows that are summed together.
    const double moved = row.query > m_threshold
        ? piece.end * (1 + m_c * kink) / (1 + m_c * row.query) * static_cast<double>(row.among)
        : 0;
    if (row.among > 1 && moved > 4) {
        // It stands anywhere between two whole numbers. To second order a sum up to the whole number before it is on average
        // the sum up to half a step before it, plus the change of slope / 24.
        upTo = kink - 0.5;
        correction = m_c / (1 + m_c * kink) / 24;
    }
    const auto& next = m_network.pieces()[index];
    row.stretches.push_back({kink,
                             last.offset + (piece.constant - next.constant) * (upTo + 1)
                                 + (piece.slope - next.slope) * row.share * (logarithms(upTo) + correction)});
}

void FireRows::prepare(Bin bin)
{
    m_alike.offsets.clear();
    // Kinks and sums are analytic in the query away from where its logarithm ends, at or before 0.
    if (bin.count > static_cast<std::int64_t>(Alike::known) && bin.first >= 8 * bin.count)
        fill(bin);
}

void FireRows::fill(Bin bin)
{
    const auto count = static_cast<double>(bin.count), first = static_cast<double>(bin.first) - 0.5;
    std::array<Known, Alike::known> rows;
    for (std::size_t k = 0; k < rows.size(); ++k) {
        const double angle = std::numbers::pi * (static_cast<double>(k) + 0.5) / Alike::known;
        m_alike.queries[k] = first + 0.5 * count * (1 - std::cos(angle));
        rows[k] = known(m_alike.queries[k], bin.count);
        m_alike.shares[k] = rows[k].share;
    }
    m_alike.divide(m_alike.shares);
    m_alike.begins = {{}};
    m_alike.offsets = {{}};
    m_alike.earliest = m_alike.latest = {-infinite};
    while (true) {
        for (Known& row : rows)
            addStretch(row);
        if (rows.front().stretches.back().begin > first + count)
            break;
        auto &begins = m_alike.begins.emplace_back(), &offsets = m_alike.offsets.emplace_back();
        for (std::size_t k = 0; k < rows.size(); ++k) {
            begins[k] = rows[k].stretches.back().begin;
            offsets[k] = rows[k].stretches.back().offset;
        }
        m_alike.divide(begins);
        m_alike.divide(offsets);
        m_alike.earliest.push_back(m_alike.at(begins, first));
        m_alike.latest.push_back(m_alike.at(begins, first + count));
    }
    m_alike.earliest.push_back(infinite);
    m_alike.latest.push_back(infinite);
}

void FireRows::Alike::divide(Polynomial& values) const
{
    for (std::size_t order = 1; order < known; ++order)
        for (std::size_t k = known - 1; k >= order; --k)
            values[k] = (values[k] - values[k - 1]) / (queries[k] - queries[k - order]);
}

double FireRows::Alike::at(const Polynomial& polynomial, double query) const
{
    double value = polynomial[known - 1];
    for (std::size_t k = known - 1; k-- > 0;)
        value = value * (query - queries[k]) + polynomial[k];
    return value;
}

FireRows::Row FireRows::row(double query, std::int64_t among) const
{
    if (among > 1 && !m_alike.offsets.empty())
        return {*this, Known{query, m_alike.at(m_alike.shares, query), among, {}}, true};
    return {*this, known(query, among), false};
}

FireRows::Row::Row(const FireRows& rows, Known known, bool alike)
    : m_rows(&rows)
    , m_known(std::move(known))
    , m_alike(alike)
{
}

void FireRows::Row::search(double n)
{
    if (m_alike)
        return searchAlike(n);
    auto& stretches = m_known.stretches;
    while (n > stretches.back().begin)
        m_rows->addStretch(m_known);
    while (n > stretches[m_piece + 1].begin)
        ++m_piece;
    while (n <= stretches[m_piece].begin)
        --m_piece;
    m_begin = stretches[m_piece].begin;
    m_end = stretches[m_piece + 1].begin;
    m_offset = stretches[m_piece].offset;
}

void FireRows::Row::searchAlike(double n)
{
    const Alike& alike = m_rows->m_alike;
    // Most distances are on the same piece in all rows.
    while (n <= alike.latest[m_piece])
        --m_piece;
    while (n > alike.latest[m_piece + 1])
        ++m_piece;
    m_begin = alike.latest[m_piece];
    m_end = alike.earliest[m_piece + 1];
    while (n > m_end) {
        const double kink = alike.at(alike.begins[m_piece + 1], m_known.query);
        if (n <= kink) {
            m_end = kink;
        } else {
            m_begin = kink;
            m_end = alike.earliest[++m_piece + 1];
        }
    }
    m_offset = alike.at(alike.offsets[m_piece], m_known.query);
}

}  // namespace whorl
