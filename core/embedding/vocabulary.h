// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/random.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace whorl {

struct Corpus;

/// The words of a corpus that are frequent enough to be learnt, the most frequent first and equals in order of first
/// appearance.
struct Vocabulary {
    std::vector<std::string> words;
    std::vector<std::int64_t> counts;   ///< of each word in the corpus
    std::vector<std::int32_t> indices;  ///< the index here of each distinct word of the corpus, or -1
    std::int64_t total = 0;             ///< the sum of `counts`
    std::int64_t usableMinimum = 1;     ///< a minimum count that leaves two words or more, where there are two

    std::int64_t size() const { return static_cast<std::int64_t>(words.size()); }

    /// The index of a word, or -1. cost: O(V)
    std::int32_t find(std::string_view word) const;
};

/// minimumCount  a word that occurs less often is left out, as if the text did not hold it
/// throws        ParameterError min_count, which says how many words occur often enough and what would do, where none
///               does
Vocabulary countWords(const Corpus& corpus, std::int64_t minimumCount);

/// How the share of a frequent word's occurrences that are read is worked out. With f the word's share of all tokens
/// and t the threshold, each at most 1:
enum class Subsampling {
    word2vecC,  ///< (√(f / t) + 1) t / f, as word2vec.c and gensim do
    paper,      ///< √(t / f), Mikolov et al. 2013b, arXiv:1310.4546, section 2.3
};

/// The probability that an occurrence of a word is read; 1 where the threshold is 0, which switches subsampling off.
double keepProbability(std::int64_t count, std::int64_t total, double threshold, Subsampling rule);

/// How often each word is drawn as a negative: its count to a power over the sum of all such.
/// source  Mikolov et al. 2013b, section 2.2, power 3/4
std::vector<double> noiseShares(std::span<const std::int64_t> counts, double power = 0.75);

/// Draws indices with given shares, each in constant time.
/// source  alias method: Walker 1977; the stable construction of Vose 1991. Shares are kept to 2⁻³² / V
class NoiseTable {
public:
    /// shares  not negative, one at least above 0; scaled to sum 1
    explicit NoiseTable(std::span<const double> shares);

    std::int32_t draw(Random& random) const
    {
        const std::uint64_t bits = random.next();
        const auto slot = static_cast<std::size_t>((bits >> 32) * m_slots.size() >> 32);
        const Slot& each = m_slots[slot];
        return (bits & 0xffffffff) < each.threshold ? each.own : each.other;
    }

    std::size_t size() const { return m_slots.size(); }

private:
    struct Slot {
        std::uint64_t threshold = 0;  ///< of 2³²
        std::int32_t own = 0, other = 0;
    };
    std::vector<Slot> m_slots;
};

}  // namespace whorl
