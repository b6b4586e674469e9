// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/result.h"

#include <span>

namespace whorl {

/// What a number was over the seeds. Of none, all is NaN.
struct LabSpread {
    double mean = 0, lowest = 0, highest = 0;
    std::size_t seeds = 0;
};

/// Of numbers of which those that are not finite do not count.
LabSpread spreadOf(std::span<const double> values);

/// By what tests are judged: nats, of which fewer are better, or the share of right answers, of which more are.
enum class LabMeasure { loss, accuracy };

/// Nats for Language, where many answers are good; else right answers.
LabMeasure usualMeasure(LabTask task);

/// A score at labMultiples[multiple].
double scoreOf(const LabScores& scores, std::size_t multiple, LabMeasure measure);

/// Whether a score is better than another.
inline bool isBetter(double score, double other, LabMeasure measure)
{
    return measure == LabMeasure::loss ? score < other : score > other;
}

/// What an encoding's trained models, seed by seed, said in this reading as far as it concerns the encoding; those of which
/// it is not known are left out.
std::vector<const LabReadScores*> readingsOf(const LabResult& result, LabEncoding encoding, const LabReading& reading);

/// The score of an encoding at labMultiples[multiple] over its seeds.
LabSpread scoreSpread(const LabResult& result, LabEncoding encoding, const LabReading& reading, std::size_t multiple,
                      LabMeasure measure);

/// Encodings that have a score at labMultiples[multiple], the best mean first.
std::vector<LabEncoding> bestFirst(const LabResult& result, const LabReading& reading, std::size_t multiple,
                                   LabMeasure measure);

}  // namespace whorl
