// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"
#include "core/files/model_description.h"

namespace whorl {

/// A board that shows how a model knows positions: for each of its encodings, the global layers first, the most telling
/// quantities of the source under the model's parameters, as long as its context where the file gives one. Encodings
/// whose source is not in the catalogue are left out; captions name the layers where there are several kinds. A file of words
/// and their vectors makes a board of those.
/// throws FileError: the first problem of a file in which nothing can be used, or one that holds nothing to show
Board modelBoard(const ModelDescription& description);

}  // namespace whorl
