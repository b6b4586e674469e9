// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/smooth_sums.h"

#include "core/numeric/discrete_sum.h"

#include <cmath>
#include <numbers>

namespace whorl {

namespace {

double sumOver(double first, std::int64_t count, const std::function<double(double)>& value)
{
    if (count > 16)
        return smoothSum<16>(first, count, value);
    double sum = 0;
    for (std::int64_t i = 0; i < count; ++i)
        sum += value(first + static_cast<double>(i));
    return sum;
}

}  // namespace

SmoothSums::SmoothSums(const std::function<double(double)>& value)
{
    m_first[0] = 0;
    for (std::size_t n = 1; n < m_first.size(); ++n)
        m_first[n] = m_first[n - 1] + value(static_cast<double>(n - 1));
    double reached = static_cast<double>(smoothFrom - 1), sum = m_first.back();
    for (int octave = firstOctave; octave <= lastOctave; ++octave)
        for (int quarter = 0; quarter < 4; ++quarter) {
            const double width = std::exp2(octave - 2), begin = width * (4 + quarter);
            Panel& panel = m_panels.emplace_back();
            for (std::size_t k = 0; k <= degree; ++k) {
                const double angle = std::numbers::pi * static_cast<double>(k) / degree;
                const double node = std::round(begin + 0.5 * width * (1 - std::cos(angle)));
                sum += sumOver(reached + 1, static_cast<std::int64_t>(node - reached), value);
                reached = node;
                panel.nodes[k] = node;
                panel.coefficients[k] = sum;
            }
            for (std::size_t order = 1; order <= degree; ++order)
                for (std::size_t k = degree; k >= order; --k)
                    panel.coefficients[k] =
                        (panel.coefficients[k] - panel.coefficients[k - 1]) / (panel.nodes[k] - panel.nodes[k - order]);
        }
}

}  // namespace whorl
