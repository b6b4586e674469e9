// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"

#include <map>
#include <span>
#include <vector>

namespace whorl {

/// Means of sin(frequency · x) and cos(frequency · x).
struct HarmonicMean {
    double sine = 0, cosine = 1;
};

/// What is left of a harmonic's amplitude when it is averaged over `count` consecutive integers:
/// sin(w N / 2) / (N sin(w / 2)), the Dirichlet kernel; signed, between −1 and 1, and 1 for count 1.
///
/// frequency  rad per index, any finite value; exact also where sin(w / 2) is zero or nearly so
/// source     reference formula for the discrete mean of a harmonic; see core/README.md
double dirichlet(double frequency, std::int64_t count);

/// Mean over the integers of a bin, in float64.
HarmonicMean harmonicMean(double frequency, Bin bin);

/// Mean over the real interval from `from` to `to`, in float64; the value at the point where they are equal.
HarmonicMean intervalMean(double frequency, double from, double to);

/// The Dirichlet factors of many frequencies, worked out once for every bin size that occurs (evenBins makes two).
class DirichletTables {
public:
    explicit DirichletTables(std::span<const double> frequencies);

    /// One factor per frequency; valid as long as this object.
    const double* factors(std::int64_t count);

private:
    std::vector<double> m_frequencies;
    std::map<std::int64_t, std::vector<double>> m_factors;
};

/// The fast kernel behind pictures: mean sine and mean cosine of every frequency over one bin after another.
///
/// The phase is formed and reduced in float64 and a polynomial gives both functions; the absolute error is below
/// 3e-7 for positions up to 2^24 and frequencies up to pi rad per index. Frequencies above pi are taken modulo 2 pi,
/// which changes nothing at integers.
/// cost  about one nanosecond per bin and frequency
class HarmonicRows {
public:
    explicit HarmonicRows(std::span<const double> frequencies);

    std::size_t size() const { return m_halfTurns.size(); }

    /// Writes size() means each to `sine` and `cosine`.
    void row(Bin bin, float* sine, float* cosine);

    /// The mean unit vectors in polar form: angles of 0 .. 2 pi, and lengths of 0 .. 1.
    void angles(Bin bin, float* angle, float* strength);

private:
    DirichletTables m_tables;
    std::vector<double> m_halfTurns;  ///< per index, within −1 .. 1
};

/// One row per bin: the mean sines of all frequencies, then their mean cosines.
Grid harmonicMeans(std::span<const Bin> bins, std::span<const double> frequencies);

}  // namespace whorl
