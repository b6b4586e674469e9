// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/batch.h"

#include <algorithm>
#include <vector>

namespace whorl::test {

/// What stands in one sequence.
struct Sequence {
    std::vector<std::int64_t> tokens, targets, scored;  ///< scored: places

    Sequence(const LabBatch& batch, std::int64_t sequence)
    {
        for (std::int64_t i = 0; i < batch.length; ++i) {
            const auto at = std::size_t(sequence * batch.length + i);
            tokens.push_back(batch.tokens[at]);
            targets.push_back(batch.targets[at]);
            if (batch.scored[at] != 0)
                scored.push_back(i);
        }
    }

    std::int64_t token(std::int64_t i) const { return tokens[std::size_t(i)]; }
    std::int64_t target(std::int64_t i) const { return targets[std::size_t(i)]; }
    std::int64_t placeOf(std::int64_t token) const
    {
        return std::find(tokens.begin(), tokens.end(), token) - tokens.begin();
    }
    std::int64_t count(std::int64_t token) const { return std::count(tokens.begin(), tokens.end(), token); }
};

inline std::vector<Sequence> sequencesOf(const LabBatch& batch)
{
    std::vector<Sequence> rows;
    for (std::int64_t s = 0; s < batch.sequences; ++s)
        rows.emplace_back(batch, s);
    return rows;
}

}  // namespace whorl::test
