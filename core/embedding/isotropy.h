// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/vector_table.h"

namespace whorl {

/// How the cosines of words that have nothing to do with each other are spread: what a similarity must be measured by.
struct Isotropy {
    std::vector<double> cosines;  ///< of random pairs of different rows, sorted
    double mean = 0;              ///< of them; near 0 where vectors point everywhere alike
    double deviation = 0;         ///< standard, with n - 1
    double meanUnitNorm = 0;  ///< length of the mean of all unit vectors, 0 .. 1; its square is the mean over all pairs

    /// The share of random pairs with a smaller cosine, in percent, 0 .. 100; of equal ones half counts.
    double percentile(double cosine) const;

    /// How many pairs fall into each of `bins` even bins of -1 .. 1; the last includes 1.
    std::vector<std::int64_t> histogram(int bins) const;
};

/// Looks at `pairs` pairs drawn with the seed, rows without a direction left out.
/// throws  InputError where fewer than two rows have a direction
/// cost    (V + pairs) d multiply-adds
Isotropy isotropy(const VectorTable& table, std::int64_t pairs = 20'000, std::uint64_t seed = 1);

}  // namespace whorl
