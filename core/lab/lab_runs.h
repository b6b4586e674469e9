// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/lab_source.h"

namespace whorl {

/// The result that the program itself brings along: three seeds of Language, recorded with the version it names.
/// throws FileError where this build has none
std::shared_ptr<const LabResult> shippedLabResult();

/// Whether these values of two panels ask for one training; how it is read and what is looked at may differ.
/// throws ParameterError for values that are none of the lab's
bool isSameLabTraining(const Values& one, const Values& other);

/// What was trained here to its end with these values, weights included, while it is kept; nullptr otherwise.
/// throws ParameterError for values that are none of the lab's
std::shared_ptr<const LabResult> trainedLabResult(const Values& values);

/// When something of a training on the way is worth another look.
enum class LabLooks { whenOneEnds, always };

/// Evaluates what `look` sees in the result that the parameters ask for, read as they say. A training shows on the way what
/// there is so far; trainings, files and readings are kept, so that panels share them.
///
/// throws ParameterError where the result holds no weights to be read another way; FileError from a file; what
///        LabExperiment throws; Cancelled
Data withLabResult(const LabParameters& p, const Watch& watch, const std::function<Data(const LabResult&)>& look,
                   LabLooks looks = LabLooks::whenOneEnds);

/// The same with further readings of RoPE beside the plain one, where they are there or can be had from weights: each scaling,
/// and recalibrated without RoPE.
Data withStretchedLabResult(const LabParameters& p, const Watch& watch,
                            const std::function<Data(const LabResult&)>& look);

}  // namespace whorl
