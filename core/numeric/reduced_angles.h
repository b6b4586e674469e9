// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/harmonics.h"
#include "core/numeric/precision.h"

#include <vector>

namespace whorl {

/// What is rounded on the way from a position to the entries of a table, as different stacks do.
enum class Rounds {
    angles,       ///< position, frequency and their product: a table made in that precision
    positions,    ///< the position alone, before a product in float64
    frequencies,  ///< the frequency alone
    values,       ///< the sines and cosines alone: a table made exactly and cast at the end
    everything    ///< angles and values
};

/// Angles position · frequency, formed in a reduced precision.
class ReducedAngles {
public:
    ReducedAngles(std::vector<double> frequencies, Precision precision, Rounds rounds);

    std::size_t pairs() const { return m_frequencies.size(); }

    /// The rounded angle, rad, not reduced to a turn; infinite where the format overflows. position >= 0
    double angle(std::int64_t position, std::size_t pair) const;

    /// A sine or cosine as the table holds it.
    double value(double exact) const;

    /// Mean of the rounded angle less the exact one, rad; NaN where a position or an angle overflows.
    ///
    /// Exact for bins of any size: rounding a multiple of a whole number to a multiple of a power of two is a sum of
    /// floors, which Euclid's algorithm adds up; rounded positions are taken in groups of equal ones.
    /// cost  a few microseconds for each power of two within the bin; with rounded positions one step for each of the
    ///       different ones within it, of which there are 2^(bits − 1) between two powers of two
    double meanError(Bin positions, std::size_t pair) const;

    /// Mean size of the error, |rounded angle less exact one|, rad; NaN as above.
    ///
    /// Exact where positions are rounded, where products are not, where all errors of an octave have one sign, and for
    /// bins of up to 64 positions. Otherwise the rounding of products, which falls anywhere within half a step, is taken
    /// as spread evenly over it: within a few percent.
    double meanMagnitude(Bin positions, std::size_t pair) const;

    /// Mean sine and cosine of the rounded angles. Rounded positions are taken in groups of equal ones, others up to 32
    /// one by one. More are the exact mean at the rounded frequency: the rounding of products and of entries, at most
    /// half a step each and as often up as down, is taken to average out. NaN where a position or an angle overflows.
    HarmonicMean mean(Bin positions, std::size_t pair) const;

    /// No error exceeds this at positions below `length`.
    double errorBound(std::int64_t length) const;

private:
    bool roundsPositions() const;
    bool roundsProducts() const;
    double product(double position, std::size_t pair) const;
    template <class Visit>
    void visitOctaves(Bin positions, std::size_t pair, Visit visit) const;
    template <class Visit>
    void visitGroups(Bin positions, Visit visit) const;

    std::vector<double> m_exact, m_frequencies;
    Precision m_precision;
    Rounds m_rounds;
};

/// Sum over i = 0 .. count − 1 of floor((step i + start) / modulus), exactly where it stays below 2^127 (returned
/// rounded to float64). step, start, count >= 0; modulus > 0.
/// cost  O(log modulus)
double sumOfFloors(std::int64_t count, std::int64_t modulus, std::int64_t step, std::int64_t start);

}  // namespace whorl
