// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/neighbours.h"

#include <array>

namespace whorl {

/// How "a is to b as ? is to c" is scored.
enum class AnalogyRule {
    add,       ///< 3CosAdd: cosine with a - b + c, each of length 1 first, as gensim's most_similar does
    addRaw,    ///< the same with the vectors as the file has them
    multiply,  ///< 3CosMul: cos'(x, a) cos'(x, c) / (cos'(x, b) + 0.001) with cos' = (1 + cos) / 2
};

struct AnalogyOptions {
    AnalogyRule rule = AnalogyRule::add;
    bool includeInputs = false;  ///< rank the three words as well; without them the answer is often flattered
    std::int64_t count = 10;
};

/// A row of the ranking.
struct AnalogyRank {
    std::int64_t row = 0;
    double score = 0;  ///< a cosine; for 3CosMul 0 .. 1001
    bool isInput = false;
};

/// Ranks all words by how well they complete a - b + c (king - man + woman).
///
/// inputs  the rows of a, b, c
/// source  Mikolov, Yih, Zweig 2013 (3CosAdd); Levy and Goldberg 2014 (3CosMul, epsilon 0.001)
/// throws  InputError where one of them has no direction, or a - b + c has none
/// cost    V d multiply-adds, three times as many for 3CosMul
std::vector<AnalogyRank> analogy(const VectorTable& table, const std::array<std::int64_t, 3>& inputs,
                                 const AnalogyOptions& options = {});

/// a - b + c itself, the fourth corner of the parallelogram; 3CosMul has none and gets that of `add`.
/// throws  InputError where one of the words has no direction
Eigen::VectorXd analogyTarget(const VectorTable& table, const std::array<std::int64_t, 3>& inputs,
                              AnalogyRule rule = AnalogyRule::add);

}  // namespace whorl
