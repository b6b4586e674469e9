// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/result_summary.h"
#include "core/lab/verdicts.h"

namespace whorl::verdicts {

// What the rules of labVerdicts share.

constexpr std::size_t eightTimes = labMultiples.size() - 1, fourTimes = 2;

/// One encoding's trainings, as far as they have ended.
struct Ended {
    Ended(const LabResult& result, LabEncoding encoding);

    std::string seeds() const;   ///< "2 of 3": learnt, of all; empty: there are none
    std::string others() const;  ///< what is to be said of those that are not judged; may be empty

    std::vector<const LabTrial*> all, learnt;
    std::size_t diverged = 0;
};

/// The scores of a training that has ended, in its plain reading.
inline const LabScores& plain(const LabTrial& trial)
{
    return trial.read.front().scores;
}

bool isFlat(double score, double trained, LabMeasure measure);
double meanScore(const std::vector<const LabTrial*>& trials, std::size_t multiple, LabMeasure measure);

/// "1.86 → 1.84 nats at 8×"
std::string fromTo(double from, double to, std::size_t multiple, LabMeasure measure);

/// What stands in place of a verdict, or nothing where there are seeds to judge.
std::string missing(const Ended& ended, LabMeasure measure);
std::string tooFew(std::size_t seeds);

LabVerdict stretchVerdict(const LabResult& result);
LabVerdict easilyVerdict(const LabResult& result);
LabVerdict droppedVerdict(const LabResult& result);

}  // namespace whorl::verdicts
