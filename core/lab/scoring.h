// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/result.h"
#include "core/lab/task.h"
#include "core/lab/transformer.h"
#include "core/progress.h"

namespace whorl {

/// A trained model that is tested.
struct LabModel {
    LabSettings settings;  ///< completed
    LabEncoding encoding = LabEncoding::nope;
    const LabNumbers<float>& weights;
};

/// Tests the model on texts of 1, 2, 4 and 8 times the trained length, about 16,000 tokens of each. They are the same for all
/// encodings and seeds. Where every place of a test is scored (Language) one set of long windows is cut into shorter ones, so
/// that all lengths are tested on the same text; elsewhere tests are drawn for each length.
/// plain   scores of the plain reading, or nullptr: taken at the trained length where the reading is no other there
/// throws  Cancelled
LabScores scoresOf(const LabModel& model, const LabTaskSource& task, const LabReading& reading,
                   const Progress& progress = {}, const LabScores* plain = nullptr);

/// What the last query of a test sees at the trained length and at four times it.
LabAttention attentionOf(const LabModel& model, const LabTaskSource& task, const LabReading& reading);

/// Both.
LabReadScores readModel(const LabModel& model, const LabTaskSource& task, const LabReading& reading,
                        const Progress& progress = {}, const LabScores* plain = nullptr);

}  // namespace whorl
