// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis.h"

#include <array>
#include <bit>

namespace whorl {

/// The sum of a function over the whole numbers 0 .. n, as a function of n that is smooth between whole numbers too.
///
/// For functions that are analytic away from a point at or before 0 (a logarithm, a power, their exponentials). The sums
/// below 64 are stored; from there on every doubling has four polynomials of degree 8 through sums that a rule of
/// numeric/discrete_sum gives. The relative error is below 1e-9, and below 1e-11 where the function does not fall off
/// exponentially. cost  about 30,000 values of the function once, a few nanoseconds for each sum
class SmoothSums {
public:
    /// Sums at smaller numbers exist for whole numbers only.
    static constexpr std::int64_t smoothFrom = 64;

    explicit SmoothSums(const std::function<double(double)>& value);

    /// n is a whole number from -1 (no terms) to 63, or any number from 64 to furthestPosition.
    double upTo(double n) const
    {
        if (n < static_cast<double>(smoothFrom))
            return m_first[static_cast<std::size_t>(n + 1)];
        return m_panels[panelOf(n)].at(n);
    }

private:
    static constexpr std::size_t degree = 8;
    static constexpr int firstOctave = 6, lastOctave = 53;

    /// Newton's form on nodes that are whole numbers.
    struct Panel {
        std::array<double, degree + 1> nodes, coefficients;

        double at(double n) const
        {
            double value = coefficients[degree];
            for (std::size_t k = degree; k-- > 0;)
                value = value * (n - nodes[k]) + coefficients[k];
            return value;
        }
    };

    static std::size_t panelOf(double n)
    {
        // The exponent of a float64 and the first two bits after the leading one.
        constexpr std::uint64_t first = (1023 + firstOctave) * 4;
        return static_cast<std::size_t>((std::bit_cast<std::uint64_t>(n) >> 50) - first);
    }

    std::array<double, static_cast<std::size_t>(smoothFrom) + 1> m_first;
    std::vector<Panel> m_panels;
};

}  // namespace whorl
