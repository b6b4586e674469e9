// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/batch.h"

#include <numeric>
#include <utility>

namespace whorl {

// Whole numbers alone decide what is drawn: the shuffles and distributions of the standard library differ from one to the
// next, and a seed is to mean the same sequences everywhere.

/// Uniform in 0 .. count - 1, to within count / 2^32 of a share.
/// count   1 .. 2^32
inline std::int64_t drawBelow(std::int64_t count, Random& random)
{
    return static_cast<std::int64_t>(((random.next() >> 32) * static_cast<std::uint64_t>(count)) >> 32);
}

/// Uniform in first .. last, both included.
inline std::int64_t drawBetween(std::int64_t first, std::int64_t last, Random& random)
{
    return first + drawBelow(last - first + 1, random);
}

/// `chosen` different numbers of 0 .. count - 1 in random order, each choice and order as likely as any other.
inline std::vector<std::int64_t> drawDifferent(std::int64_t chosen, std::int64_t count, Random& random)
{
    std::vector<std::int64_t> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), 0);
    for (std::int64_t i = 0; i < chosen; ++i)
        std::swap(all[static_cast<std::size_t>(i)], all[static_cast<std::size_t>(drawBetween(i, count - 1, random))]);
    all.resize(static_cast<std::size_t>(chosen));
    return all;
}

/// All tokens and targets 0, nothing scored.
inline LabBatch blankBatch(std::int64_t sequences, std::int64_t length)
{
    const auto size = static_cast<std::size_t>(sequences * length);
    return {sequences, length, std::vector<std::int32_t>(size), std::vector<std::int32_t>(size),
            std::vector<std::uint8_t>(size)};
}

/// One sequence of a batch, to be written.
class LabSequence {
public:
    LabSequence(LabBatch& batch, std::int64_t index)
        : m_batch(batch)
        , m_first(index * batch.length)
    {
    }

    std::int64_t length() const { return m_batch.length; }
    std::int32_t token(std::int64_t i) const { return m_batch.tokens[at(i)]; }
    void setToken(std::int64_t i, std::int64_t token) { m_batch.tokens[at(i)] = static_cast<std::int32_t>(token); }

    /// Place i is to be answered by `target`, and the answer counts.
    void ask(std::int64_t i, std::int64_t target)
    {
        m_batch.targets[at(i)] = static_cast<std::int32_t>(target);
        m_batch.scored[at(i)] = 1;
    }

private:
    std::size_t at(std::int64_t i) const { return static_cast<std::size_t>(m_first + i); }

    LabBatch& m_batch;
    std::int64_t m_first;
};

}  // namespace whorl
