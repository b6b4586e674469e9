// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curves.h"
#include "core/lab/lab_source.h"
#include "core/lab/result_summary.h"

namespace whorl {

/// A series of means over seeds, with a band from the lowest to the highest where there are several.
/// first  the index that the first of them belongs to
Series seriesOfSpreads(std::string label, std::vector<LabSpread> spreads, std::int64_t first);

/// What must be said below everything that the lab shows: the task, the size, the steps, the seeds, that it is a toy, who
/// recorded it, which trainings diverged. English sentences (context "Sentence").
std::string labRemark(const LabParameters& p, const LabResult& result);

/// Loss by step, and after the last one that of recalibration.
Curves labTraining(const LabParameters& p, const LabResult& result);
/// Scores of tests once, twice, four and eight times as long.
Curves labByLength(const LabParameters& p, const LabResult& result);
/// Nats at each position of the longest tests, as means over the positions within an eighth of its own, none of which is
/// across the end of the trained length.
Curves labByPosition(const LabParameters& p, const LabResult& result);
/// What the last query sees, by distance, in a test of the trained length and in one four times as long.
/// throws ParameterError for an encoding, layer or head that the result does not have
Curves labAttention(const LabParameters& p, const LabResult& result);

}  // namespace whorl
