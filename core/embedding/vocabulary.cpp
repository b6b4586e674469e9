// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/vocabulary.h"

#include "core/embedding/corpus.h"
#include "core/mendable_error.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace whorl {

namespace {

/// Half of the greatest count, or less where that would leave a single word.
std::int64_t usableMinimum(std::span<const std::int64_t> counts)
{
    std::vector<std::int64_t> sorted(counts.begin(), counts.end());
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    return std::max<std::int64_t>(1, std::min(sorted.front() / 2, sorted[std::min<std::size_t>(1, sorted.size() - 1)]));
}

[[noreturn]] void refuse(std::span<const std::int64_t> counts, std::int64_t minimumCount)
{
    const std::int64_t most = *std::max_element(counts.begin(), counts.end()), less = usableMinimum(counts);
    throw MendableError("min_count", std::to_string(minimumCount),
                        "0 of " + std::to_string(counts.size()) + " words occur so often, and the most frequent occurs "
                            + std::to_string(most) + (most == 1 ? " time" : " times") + "; " + std::to_string(less)
                            + " would do",
                        less);
}

}  // namespace

std::int32_t Vocabulary::find(std::string_view word) const
{
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? -1 : static_cast<std::int32_t>(found - words.begin());
}

Vocabulary countWords(const Corpus& corpus, std::int64_t minimumCount)
{
    std::vector<std::int64_t> counts(corpus.words.size());
    for (const std::int32_t token : corpus.tokens)
        ++counts[static_cast<std::size_t>(token)];
    std::vector<std::size_t> order(counts.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::erase_if(order, [&](std::size_t word) { return counts[word] < minimumCount; });
    if (order.empty())
        refuse(counts, minimumCount);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return counts[a] > counts[b]; });
    Vocabulary vocabulary;
    vocabulary.usableMinimum = usableMinimum(counts);
    vocabulary.indices.assign(counts.size(), -1);
    for (const std::size_t word : order) {
        vocabulary.indices[word] = static_cast<std::int32_t>(vocabulary.words.size());
        vocabulary.words.push_back(corpus.words[word]);
        vocabulary.counts.push_back(counts[word]);
        vocabulary.total += counts[word];
    }
    return vocabulary;
}

double keepProbability(std::int64_t count, std::int64_t total, double threshold, Subsampling rule)
{
    const double allowed = threshold * static_cast<double>(total), seen = static_cast<double>(count);
    if (threshold <= 0 || seen <= 0)
        return 1;
    const double share =
        rule == Subsampling::paper ? std::sqrt(allowed / seen) : (std::sqrt(seen / allowed) + 1) * (allowed / seen);
    return std::min(1.0, share);
}

std::vector<double> noiseShares(std::span<const std::int64_t> counts, double power)
{
    std::vector<double> shares(counts.size());
    std::transform(counts.begin(), counts.end(), shares.begin(),
                   [power](std::int64_t count) { return std::pow(static_cast<double>(count), power); });
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares)
        share /= sum;
    return shares;
}

NoiseTable::NoiseTable(std::span<const double> shares)
    : m_slots(shares.size())
{
    constexpr double whole = 0x1p32;
    const double scale = static_cast<double>(shares.size()) / std::accumulate(shares.begin(), shares.end(), 0.0);
    std::vector<double> rest(shares.begin(), shares.end());
    std::vector<std::size_t> poor, rich;
    for (std::size_t i = 0; i < rest.size(); ++i) {
        rest[i] *= scale;
        (rest[i] < 1 ? poor : rich).push_back(i);
        m_slots[i] = {std::uint64_t(1) << 32, static_cast<std::int32_t>(i), static_cast<std::int32_t>(i)};
    }
    while (!poor.empty() && !rich.empty()) {
        const std::size_t small = poor.back(), large = rich.back();
        poor.pop_back();
        m_slots[small].threshold = static_cast<std::uint64_t>(std::llround(rest[small] * whole));
        m_slots[small].other = static_cast<std::int32_t>(large);
        rest[large] -= 1 - rest[small];
        if (rest[large] < 1) {
            rich.pop_back();
            poor.push_back(large);
        }
    }
}

}  // namespace whorl
