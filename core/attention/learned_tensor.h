// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace whorl {

/// Numbers that a model learns because an encoding needs them.
struct LearnedTensor {
    std::vector<std::int64_t> shape;
    bool everyLayer = false;  ///< each layer has its own; false: one serves the whole model
};

}  // namespace whorl
