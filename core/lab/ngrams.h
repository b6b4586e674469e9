// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace whorl {

/// A model that foretells a symbol from the `order` - 1 before it, by counting: what is to be had without attention.
///
///     p_k(c | h) = (n(h c) + t(h) p_{k-1}(c | h')) / (n(h) + t(h)),    p_0 = 1 / V
///
/// n counts in the training text, t(h) is how many different symbols follow h there, and h' is h without its first symbol;
/// after an h that never occurs, p_k = p_{k-1}.
///
/// source  Witten and Bell 1991, The zero-frequency problem, IEEE Transactions on Information Theory 37; in the
///         interpolated form of Chen and Goodman 1998
class NgramModels {
public:
    /// Counts for the orders 1 to `highest`.
    /// symbols  V; V^highest < 2^64
    /// cost     a look-up in a table for each symbol and order
    NgramModels(std::span<const std::int32_t> training, std::int64_t symbols, int highest);

    /// Probability of the symbol at `place` of `text` given those before it, of which order - 1 must be there.
    double probability(std::span<const std::int32_t> text, std::size_t place, int order) const;

    /// Mean of -ln p over the places first .. first + count - 1 of `text`, for the orders 1 to `highest`, nats.
    std::vector<double> nats(std::span<const std::int32_t> text, std::size_t first, std::size_t count) const;

private:
    struct History {
        std::int64_t times = 0, followers = 0;
    };
    struct Counts {
        std::unordered_map<std::uint64_t, std::int64_t> grams;  ///< history and symbol
        std::unordered_map<std::uint64_t, History> histories;
    };

    std::uint64_t code(std::span<const std::int32_t> symbols) const;

    std::int64_t m_symbols;
    std::vector<Counts> m_orders;
};

}  // namespace whorl
