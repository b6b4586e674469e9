// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"

#include <complex>
#include <map>

namespace whorl {

/// Sums of e^(rate x) over whole numbers x, where the rate is complex: a turn that fades. The real part of a rate is
/// minus the decay per index, its imaginary part the frequency in rad per index.

/// The rate of a frequency and a decay. Turns are taken modulo 2 pi, which changes nothing at whole numbers.
std::complex<double> geometricRate(double frequency, double decay);

/// e^(rate x).
std::complex<double> geometricTerm(std::complex<double> rate, double x);

/// e^rate + e^(2 rate) + ... from e^0 on, `count` terms; `count` where the rate is 0. Relative error about 1e-15.
std::complex<double> geometricSum(std::complex<double> rate, std::int64_t count);

/// count e^0 + (count - 1) e^rate + ... + 1 e^((count - 1) rate): the sum over a triangle of cells whose exponent grows
/// from its longest diagonal to its corner. 0 for count 0 and below. Relative error below 1e-12.
std::complex<double> triangleSum(std::complex<double> rate, std::int64_t count);

/// Means of e^(rate x) over bins; the factor that depends on the count alone is kept.
class GeometricMeans {
public:
    explicit GeometricMeans(std::complex<double> rate)
        : m_rate(rate)
    {
    }

    /// The mean over x = 0 .. count - 1.
    std::complex<double> fromZero(std::int64_t count);

    /// The mean over the whole numbers of a bin.
    std::complex<double> at(Bin bin);

private:
    std::complex<double> m_rate;
    std::map<std::int64_t, std::complex<double>> m_means;
};

}  // namespace whorl
