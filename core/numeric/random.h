// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace whorl {

/// A small generator whose numbers are the same bit for bit on every machine and compiler, unlike the distributions
/// of the standard library: a figure made from a seed can be made again anywhere. Not for secrets.
///
/// source  SplitMix64: Steele, Lea and Flood 2014, Fast splittable pseudorandom number generators
class Random {
public:
    /// Different streams of one seed are unrelated (query and key).
    explicit Random(std::uint64_t seed, std::uint64_t stream = 0);

    /// 64 random bits.
    std::uint64_t next();

    /// Uniform in 0 (included) .. 1 (excluded), a multiple of 2^-53.
    double uniform();

    /// Mean 0, variance 1, bell-shaped, within ±6: the sum of twelve uniform numbers less six, which needs no
    /// logarithm and so cannot differ between mathematics libraries. Its tails are thinner than a true normal's
    /// (fourth moment 2.9 instead of 3).
    double normal();

private:
    std::uint64_t m_state;
};

}  // namespace whorl
