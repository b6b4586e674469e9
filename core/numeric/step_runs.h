// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace whorl {

/// Consecutive arguments of the same value.
struct StepRun {
    std::int64_t first = 0, last = 0;
    std::int64_t value = 0;
};

/// The runs of a whole-number function that never falls, over first .. last, found by halving: with r runs, about
/// r log2(last - first) calls.
template <class Function>
std::vector<StepRun> stepRuns(std::int64_t first, std::int64_t last, Function&& value)
{
    std::vector<StepRun> runs;
    while (first <= last) {
        const std::int64_t here = value(first);
        std::int64_t within = first, beyond = last + 1;
        while (beyond - within > 1) {
            const std::int64_t middle = within + (beyond - within) / 2;
            (value(middle) == here ? within : beyond) = middle;
        }
        runs.push_back({first, within, here});
        first = beyond;
    }
    return runs;
}

}  // namespace whorl
