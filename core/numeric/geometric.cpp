// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/geometric.h"

#include <cmath>
#include <numbers>

namespace whorl {

namespace {

using Complex = std::complex<double>;

/// e^z - 1, also where z is nearly 0.
Complex expm1(Complex z)
{
    const double halfSine = std::sin(z.imag() / 2);
    return {std::expm1(z.real()) * std::cos(z.imag()) - 2 * halfSine * halfSine,
            std::exp(z.real()) * std::sin(z.imag())};
}

}  // namespace

Complex geometricRate(double frequency, double decay)
{
    return {-decay, std::remainder(frequency, 2 * std::numbers::pi)};
}

Complex geometricTerm(Complex rate, double x)
{
    return std::polar(std::exp(rate.real() * x), rate.imag() * x);
}

Complex geometricSum(Complex rate, std::int64_t count)
{
    const auto n = static_cast<double>(count);
    // The quotient would be 0 / 0, or of numbers too small to divide.
    if (std::abs(rate) * n < 1e-12)
        return n * (1.0 + 0.5 * (n - 1) * rate);
    return expm1(n * rate) / expm1(rate);
}

Complex triangleSum(Complex rate, std::int64_t count)
{
    if (count <= 0)
        return 0;
    const auto n = static_cast<double>(count);
    // Below, n and the geometric sum cancel: then the series in the rate, whose next term is (rate n)^5 / 2520.
    if (std::abs(rate) * n < 3e-3) {
        const double n2 = n * n, base = n * (n + 1) / 2;
        const double cubic = (n - 1) / 3, quartic = n * (n - 1) / 12;
        const double quintic = (n - 1) * (3 * n2 - 2) / 180, sextic = n * (n - 1) * (2 * n2 - 3) / 720;
        return base * (1.0 + rate * (cubic + rate * (quartic + rate * (quintic + rate * sextic))));
    }
    const Complex missing = -expm1(rate);
    return (n - (1.0 - missing) * geometricSum(rate, count)) / missing;
}

Complex GeometricMeans::fromZero(std::int64_t count)
{
    const auto found = m_means.find(count);
    if (found != m_means.end())
        return found->second;
    return m_means.emplace(count, geometricSum(m_rate, count) / static_cast<double>(count)).first->second;
}

Complex GeometricMeans::at(Bin bin)
{
    return geometricTerm(m_rate, static_cast<double>(bin.first)) * fromZero(bin.count);
}

}  // namespace whorl
