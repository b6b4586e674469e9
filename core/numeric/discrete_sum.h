// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace whorl {

/// Nodes and weights that sum a smooth function over `count` consecutive integers from a few values of it.
///
/// The sum over first, ..., first + count - 1 is about the sum of weights[k] * g(first + offsets[k]). It is the
/// interpolant at the Gauss-Legendre nodes of [first - 1/2, first + count - 1/2], summed exactly: exact for
/// polynomials of degree below N. Otherwise, let r be the sum of the semi-axes of the largest ellipse around that
/// interval (foci at its ends, half-length 1) in which g is analytic: the relative error is about
/// r^(-2N) + N^3 / (6 count^2) * r^(-N), the second term being what is left of the step between integers.
template <std::size_t N>
struct DiscreteRule {
    std::array<double, N> offsets, weights;
};

/// N is 2, 3, 4, 6, 8 or 16; `count` at least 1.
template <std::size_t N>
DiscreteRule<N> discreteRule(std::int64_t count);

/// The sum of g over `count` integers from `first` on, from N values of g at (fractional) arguments.
template <std::size_t N, class Function>
double smoothSum(double first, std::int64_t count, Function&& g)
{
    const DiscreteRule<N> rule = discreteRule<N>(count);
    double sum = 0;
    for (std::size_t k = 0; k < N; ++k)
        sum += rule.weights[k] * g(first + rule.offsets[k]);
    return sum;
}

}  // namespace whorl
