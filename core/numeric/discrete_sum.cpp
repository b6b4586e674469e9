// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/discrete_sum.h"

#include <cmath>
#include <numbers>

namespace whorl {

namespace {

/// Coefficients of the Euler-Maclaurin formula for sums at midpoints: (2^(1-2q) - 1) B(2q) / (2q)!.
double midpointCoefficient(std::size_t q)
{
    constexpr std::array<double, 7> bernoulli = {1.0 / 6,  -1.0 / 30,     1.0 / 42, -1.0 / 30,
                                                 5.0 / 66, -691.0 / 2730, 7.0 / 6};
    const auto order = static_cast<double>(2 * q);
    return (std::exp2(1 - order) - 1) * bernoulli[q - 1] / std::tgamma(order + 1);
}

/// The k-th derivative of the Legendre polynomial of degree l at 1.
double legendreDerivativeAtOne(std::size_t l, std::size_t k)
{
    double value = 1;
    for (std::size_t i = 1; i <= k; ++i)
        value *= static_cast<double>((l + i) * (l + 1 - i)) / (2.0 * static_cast<double>(i));
    return value;
}

/// What does not depend on the number of integers.
template <std::size_t N>
struct LegendreTable {
    static constexpr std::size_t even = (N - 1) / 2;  ///< degrees 2, 4, ... below N
    std::array<double, N> nodes, weights;
    std::array<std::array<double, even>, N> values;        ///< (2l + 1) P_l(node) * weight
    std::array<std::array<double, even>, even> moments{};  ///< of P_l, by powers of 1 / count^2

    LegendreTable()
    {
        for (std::size_t k = 0; k < N; ++k)
            fillNode(k);
        for (std::size_t degree = 0; degree < even; ++degree)
            for (std::size_t q = 0; q <= degree; ++q)
                moments[degree][q] = midpointCoefficient(q + 1) * std::pow(4.0, static_cast<double>(q + 1))
                    * legendreDerivativeAtOne(2 * degree + 2, 2 * q + 1);
    }

    void fillNode(std::size_t k)
    {
        double x = -std::cos(std::numbers::pi * (static_cast<double>(k) + 0.75) / (N + 0.5));
        std::array<double, N + 1> legendre;
        double derivative = 1;
        for (int step = 0; step < 6; ++step) {
            legendre[0] = 1;
            legendre[1] = x;
            for (std::size_t l = 2; l <= N; ++l) {
                const auto n = static_cast<double>(l);
                legendre[l] = ((2 * n - 1) * x * legendre[l - 1] - (n - 1) * legendre[l - 2]) / n;
            }
            derivative = N * (x * legendre[N] - legendre[N - 1]) / (x * x - 1);
            x -= legendre[N] / derivative;
        }
        nodes[k] = x;
        weights[k] = 1 / ((1 - x * x) * derivative * derivative);
        for (std::size_t degree = 0; degree < even; ++degree)
            values[k][degree] = (4.0 * static_cast<double>(degree) + 5) * legendre[2 * degree + 2] * weights[k];
    }
};

}  // namespace

template <std::size_t N>
DiscreteRule<N> discreteRule(std::int64_t count)
{
    static const LegendreTable<N> table;
    const auto n = static_cast<double>(count);
    const double step = 1 / (n * n);
    std::array<double, LegendreTable<N>::even> means;
    for (std::size_t degree = 0; degree < means.size(); ++degree) {
        double power = 1;
        means[degree] = 0;
        for (std::size_t q = 0; q <= degree; ++q)
            means[degree] += table.moments[degree][q] * (power *= step);
    }
    DiscreteRule<N> rule;
    for (std::size_t k = 0; k < N; ++k) {
        double weight = table.weights[k];
        for (std::size_t degree = 0; degree < means.size(); ++degree)
            weight += table.values[k][degree] * means[degree];
        rule.offsets[k] = 0.5 * (n * (table.nodes[k] + 1) - 1);
        rule.weights[k] = n * weight;
    }
    return rule;
}

template DiscreteRule<2> discreteRule<2>(std::int64_t);
template DiscreteRule<3> discreteRule<3>(std::int64_t);
template DiscreteRule<4> discreteRule<4>(std::int64_t);
template DiscreteRule<6> discreteRule<6>(std::int64_t);
template DiscreteRule<8> discreteRule<8>(std::int64_t);
template DiscreteRule<16> discreteRule<16>(std::int64_t);

}  // namespace whorl
