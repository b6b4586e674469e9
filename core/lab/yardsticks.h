// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/result.h"

namespace whorl {

/// What is to be had in a task without a transformer. The models of 1 to 4 characters are fitted on the training part of
/// the text and tested on the first 20,000 characters of the rest.
/// cost    0.1 s for a million characters
/// throws  as labTask
LabYardsticks labYardsticks(const LabSettings& settings);

}  // namespace whorl
