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
    row.stretches.push_back({-1, 0});
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
    m_alike.stretches.clear();
    // Kinks and sums are analytic in the query away from where its logarithm ends, at or before 0.
    if (bin.count <= static_cast<std::int64_t>(Alike::known) || bin.first < 8 * bin.count)
        return;
    m_alike.bin = bin;
    fill(m_alike);
}

void FireRows::fill(Alike& alike) const
{
    const auto count = static_cast<double>(alike.bin.count), first = static_cast<double>(alike.bin.first);
    std::array<Known, Alike::known> rows;
    for (std::size_t k = 0; k < rows.size(); ++k) {
        const double angle = std::numbers::pi * (static_cast<double>(k) + 0.5) / Alike::known;
        alike.queries[k] = first + 0.5 * (count - 1 - count * std::cos(angle));
        rows[k] = known(alike.queries[k], alike.bin.count);
        alike.shares[k] = rows[k].share;
    }
    alike.begins.clear();
    for (std::size_t index = 0;; ++index) {
        std::array<Stretch, Alike::known> stretches;
        for (std::size_t k = 0; k < rows.size(); ++k) {
            if (rows[k].stretches.size() <= index)
                addStretch(rows[k]);
            stretches[k] = rows[k].stretches[index];
        }
        if (stretches.front().begin > first + count)
            break;
        alike.stretches.push_back(stretches);
        if (index > 0)
            alike.begins.push_back(stretches.front().begin);
    }
    const auto divide = [&alike](auto&& at) {
        for (std::size_t order = 1; order < Alike::known; ++order)
            for (std::size_t k = Alike::known - 1; k >= order; --k)
                at(k) = (at(k) - at(k - 1)) / (alike.queries[k] - alike.queries[k - order]);
    };
    divide([&](std::size_t k) -> double& { return alike.shares[k]; });
    for (auto& stretches : alike.stretches) {
        divide([&](std::size_t k) -> double& { return stretches[k].offset; });
        divide([&](std::size_t k) -> double& { return stretches[k].begin; });
    }
}

FireRows::Stretch FireRows::Alike::stretch(std::size_t index, double query) const
{
    if (index >= stretches.size())
        return {infinite, 0};
    const auto& coefficients = stretches[index];
    Stretch value = coefficients[known - 1];
    for (std::size_t k = known - 1; k-- > 0;) {
        const double step = query - queries[k];
        value = {value.begin * step + coefficients[k].begin, value.offset * step + coefficients[k].offset};
    }
    return value;
}

double FireRows::Alike::share(double query) const
{
    double value = shares[known - 1];
    for (std::size_t k = known - 1; k-- > 0;)
        value = value * (query - queries[k]) + shares[k];
    return value;
}

FireRows::Row FireRows::row(double query, std::int64_t among) const
{
    if (among > 1 && !m_alike.stretches.empty())
        return {*this, Known{query, m_alike.share(query), among, {}}, true};
    return {*this, known(query, among), false};
}

FireRows::Row::Row(const FireRows& rows, Known known, bool alike)
    : m_rows(&rows)
    , m_known(std::move(known))
    , m_alike(alike)
    , m_begin(-infinite)
    , m_end(-infinite)
{
}

FireRows::Stretch FireRows::Row::stretch(std::size_t index)
{
    if (m_alike)
        return m_rows->m_alike.stretch(index, m_known.query);
    while (m_known.stretches.size() <= index)
        m_rows->addStretch(m_known);
    return m_known.stretches[index];
}

void FireRows::Row::enter(std::size_t piece)
{
    const Stretch entered = stretch(piece);
    m_piece = piece;
    m_begin = piece > 0 ? entered.begin : -infinite;
    m_offset = entered.offset;
}

void FireRows::Row::search(double n)
{
    const bool fresh = m_begin == m_end;
    if (fresh) {
        // Neighbouring rows have their kinks near each other.
        const auto& begins = m_rows->m_alike.begins;
        enter(m_alike ? static_cast<std::size_t>(std::lower_bound(begins.begin(), begins.end(), n) - begins.begin())
                      : 0);
        m_end = stretch(m_piece + 1).begin;
    }
    while (n > m_end) {
        enter(m_piece + 1);
        m_end = stretch(m_piece + 1).begin;
    }
    while (n <= m_begin) {
        m_end = m_begin;
        enter(m_piece - 1);
    }
}

}  // namespace whorl
