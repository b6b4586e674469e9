// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scaling/seen_angles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace whorl {

namespace {

constexpr double turn = 2 * std::numbers::pi;

}  // namespace

SeenAngles::SeenAngles(const std::vector<double>& trained, std::vector<double> scaled, std::int64_t trainedLength)
    : m_scaled(std::move(scaled))
{
    for (const double frequency : trained) {
        // A hair more, so that rounding never makes the end itself unseen.
        const double reach = static_cast<double>(trainedLength) * frequency * (1 + 1e-12);
        m_reach.push_back(std::min(reach, turn));
    }
}

std::int64_t SeenAngles::unseen(Bin positions, std::size_t pair) const
{
    const double frequency = m_scaled[pair], reach = m_reach[pair];
    if (frequency == 0)
        return 0;
    const std::int64_t last = positions.first + positions.count - 1;
    const auto turnOf = [&](std::int64_t position) {
        return std::floor(static_cast<double>(position) * frequency / turn);
    };
    std::int64_t count = 0;
    // Within each turn the unseen positions are those past the reach and before the next turn begins.
    for (double k = turnOf(positions.first) - 1; k <= turnOf(last); ++k) {
        const auto from = static_cast<std::int64_t>(std::floor((turn * k + reach) / frequency)) + 1;
        const auto to = static_cast<std::int64_t>(std::ceil(turn * (k + 1) / frequency)) - 1;
        count += std::max<std::int64_t>(0, std::min(to, last) - std::max(from, positions.first) + 1);
    }
    return count;
}

double SeenAngles::meanClass(Bin positions, std::size_t pair) const
{
    if (m_reach[pair] >= turn)
        return 0;
    return 1 + static_cast<double>(unseen(positions, pair)) / static_cast<double>(positions.count);
}

}  // namespace whorl
