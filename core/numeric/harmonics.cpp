// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/harmonics.h"

#include "core/numeric/simd.h"

#include <bit>
#include <cmath>
#include <numbers>

namespace whorl {

namespace {

constexpr double pi = std::numbers::pi;

double centre(Bin bin)
{
    return static_cast<double>(bin.first) + 0.5 * static_cast<double>(bin.count - 1);
}

double withSign(double value, std::uint64_t sign)
{
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>(value) ^ sign);
}

/// Within a half turn of a whole number of half turns, sin and cos are those of the remainder up to one common sign:
/// one reduction serves both. The polynomials interpolate sin(pi r) and cos(pi r) on |r| <= 1/2 at Chebyshev nodes
/// with errors of 7e-9 and 3e-10, below half a unit of float.
WHORL_CLONES void meansOfOneBin(double middle, const double* halfTurns, const double* factors, std::size_t size,
                                float* __restrict sine, float* __restrict cosine)
{
    // Adding this rounds to a whole number and leaves its parity in the last bit.
    constexpr double rounding = 0x1.8p52;
    for (std::size_t i = 0; i < size; ++i) {
        const double angle = middle * halfTurns[i];
        const double shifted = angle + rounding;
        const double rest = angle - (shifted - rounding);
        const std::uint64_t sign = std::bit_cast<std::uint64_t>(shifted) << 63;
        const double y = rest * rest;
        const double s = rest
            * (3.1415926400772034
               + y
                   * (-5.167710076668315
                      + y * (2.550077386528912 + y * (-0.5982904112834275 + y * 0.07765591227601387))));
        const double c = 0.999999999779154
            + y
                * (-4.934802136928946
                   + y
                       * (4.058709154763134
                          + y * (-1.3352119493905503 + y * (0.2349370685950865 + y * -0.024395932097550446))));
        sine[i] = static_cast<float>(withSign(s * factors[i], sign));
        cosine[i] = static_cast<float>(withSign(c * factors[i], sign));
    }
}

/// A negative factor turns the mean vector by half a turn.
WHORL_CLONES void anglesOfOneBin(double middle, const double* halfTurns, const double* factors, std::size_t size,
                                 float* __restrict angle, float* __restrict strength)
{
    constexpr double rounding = 0x1.8p52;
    // The largest float below 2 pi; the nearest one lies above it.
    constexpr float last = 6.2831850F;
    for (std::size_t i = 0; i < size; ++i) {
        const double halves = middle * halfTurns[i] + (factors[i] < 0 ? 1.0 : 0.0);
        const double rest = halves - 2 * ((0.5 * halves + rounding) - rounding);
        const auto radians = static_cast<float>(pi * (rest < 0 ? rest + 2 : rest));
        angle[i] = radians < last ? radians : last;
        strength[i] = static_cast<float>(std::abs(factors[i]));
    }
}

}  // namespace

double dirichlet(double frequency, std::int64_t count)
{
    int turns = 0;
    const double rest = std::remquo(frequency, 2 * pi, &turns);
    // A whole turn per index flips the sign of sin(w / 2), and that of sin(w N / 2) if N is odd.
    const double sign = turns % 2 != 0 && count % 2 == 0 ? -1.0 : 1.0;
    const auto n = static_cast<double>(count);
    if (std::abs(rest) * n < 1e-9)
        return sign;
    return sign * std::sin(0.5 * rest * n) / (n * std::sin(0.5 * rest));
}

HarmonicMean harmonicMean(double frequency, Bin bin)
{
    const double factor = dirichlet(frequency, bin.count);
    const double phase = frequency * centre(bin);
    return {factor * std::sin(phase), factor * std::cos(phase)};
}

HarmonicMean intervalMean(double frequency, double from, double to)
{
    const double half = 0.5 * frequency * (to - from);
    // The quotient of differences would lose every digit for small intervals; sin(z) / z keeps them.
    const double factor = half == 0 ? 1.0 : std::sin(half) / half;
    const double phase = frequency * 0.5 * (from + to);
    return {factor * std::sin(phase), factor * std::cos(phase)};
}

DirichletTables::DirichletTables(std::span<const double> frequencies)
    : m_frequencies(frequencies.begin(), frequencies.end())
{
}

const double* DirichletTables::factors(std::int64_t count)
{
    const auto [entry, isNew] = m_factors.try_emplace(count);
    if (isNew) {
        entry->second.reserve(m_frequencies.size());
        for (const double frequency : m_frequencies)
            entry->second.push_back(dirichlet(frequency, count));
    }
    return entry->second.data();
}

namespace {

std::vector<double> withinHalfATurn(std::span<const double> frequencies)
{
    std::vector<double> result;
    for (const double frequency : frequencies)
        result.push_back(std::abs(frequency) <= pi ? frequency : std::remainder(frequency, 2 * pi));
    return result;
}

}  // namespace

HarmonicRows::HarmonicRows(std::span<const double> frequencies)
    : m_tables(withinHalfATurn(frequencies))
    , m_halfTurns(withinHalfATurn(frequencies))
{
    leaveAvx();
    for (double& frequency : m_halfTurns)
        frequency /= pi;
}

void HarmonicRows::row(Bin bin, float* sine, float* cosine)
{
    meansOfOneBin(centre(bin), m_halfTurns.data(), m_tables.factors(bin.count), size(), sine, cosine);
}

void HarmonicRows::angles(Bin bin, float* angle, float* strength)
{
    anglesOfOneBin(centre(bin), m_halfTurns.data(), m_tables.factors(bin.count), size(), angle, strength);
}

Grid harmonicMeans(std::span<const Bin> bins, std::span<const double> frequencies)
{
    HarmonicRows rows(frequencies);
    const auto size = static_cast<Eigen::Index>(rows.size());
    Grid result(static_cast<Eigen::Index>(bins.size()), 2 * size);
    for (std::size_t i = 0; i < bins.size(); ++i) {
        float* row = result.data() + static_cast<Eigen::Index>(i) * 2 * size;
        rows.row(bins[i], row, row + size);
    }
    return result;
}

}  // namespace whorl
