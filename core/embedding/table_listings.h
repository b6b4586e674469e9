// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/table_source.h"

namespace whorl {

/// The rows of a, b and c. throws InputError that names the nearest spelling
std::array<std::int64_t, 3> analogyInputs(const VectorTable& table, const TableParameters& parameters);

/// Word, cosine and percentile among random pairs, for the given word or for each.
Data neighbourList(const TableParameters& parameters);

/// Word and score, words of the question quiet.
Data analogyList(const TableParameters& parameters);

/// Size, weight, and what was skipped, repaired or assumed.
Data factList(const TableParameters& parameters);

/// The neighbours of a word alone, and in its sentence.
Data contextList(const TableParameters& parameters);

/// The weights of the mixture, word by word.
Data contextWeights(const TableParameters& parameters);

}  // namespace whorl
