// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/glance/trial.h"

namespace whorl {

/// Multiplications with an addition, or additions alone, that an encoding costs when a model reads one more token.
struct TokenCost {
    std::int64_t once = 0;     ///< for the whole model: what is added to the token
    std::int64_t perHead = 0;  ///< in every head of every layer, with `place.tokens` keys

    std::int64_t ofModel(std::int64_t layers, std::int64_t heads) const { return once + layers * heads * perHead; }
};

/// Counted from what the effect does. What is the same for all tokens (sines, slopes, the rows of a table) is worked out
/// once and counts nothing.
///
/// - added to the token: one for each channel;
/// - turned: one for each entry of the turning's matrix, in rows that change anything, for the query and the key;
/// - added to the scores: one for each key and part; one more where the part looks at the scores; where it looks at the
///   query or the key, a product of d for each different vector of positions it meets; where at both, one for each key;
/// - added to the output: one for each key, and d for each different vector.
TokenCost tokenCost(const PositionalEffect& effect, const HeadPlace& place);

}  // namespace whorl
