// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/result.h"

#include <algorithm>

namespace whorl {

const LabReadScores* LabTrial::find(const LabReading& reading) const
{
    const auto found =
        std::find_if(read.begin(), read.end(), [&](const LabReadScores& each) { return each.reading == reading; });
    return found == read.end() ? nullptr : &*found;
}

std::vector<LabEncoding> LabResult::encodings() const
{
    std::vector<LabEncoding> all;
    for (const LabTrial& trial : trials)
        if (std::find(all.begin(), all.end(), trial.encoding) == all.end())
            all.push_back(trial.encoding);
    return all;
}

std::vector<std::uint64_t> LabResult::seeds() const
{
    std::vector<std::uint64_t> all;
    for (const LabTrial& trial : trials)
        if (std::find(all.begin(), all.end(), trial.seed) == all.end())
            all.push_back(trial.seed);
    std::sort(all.begin(), all.end());
    return all;
}

std::vector<const LabTrial*> LabResult::of(LabEncoding encoding) const
{
    std::vector<const LabTrial*> found;
    for (const LabTrial& trial : trials)
        if (trial.encoding == encoding)
            found.push_back(&trial);
    std::sort(found.begin(), found.end(), [](const LabTrial* a, const LabTrial* b) { return a->seed < b->seed; });
    return found;
}

}  // namespace whorl
