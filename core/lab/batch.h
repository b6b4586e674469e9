// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/random.h"

#include <cstdint>
#include <vector>

namespace whorl {

/// Sequences of one length, one after another.
struct LabBatch {
    std::int64_t sequences = 0, length = 0;
    std::vector<std::int32_t> tokens;   ///< [sequences x length]
    std::vector<std::int32_t> targets;  ///< [sequences x length]: what is to be said at each
    std::vector<std::uint8_t> scored;   ///< [sequences x length]: 1 where the answer counts

    std::int64_t size() const { return sequences * length; }
};

}  // namespace whorl
