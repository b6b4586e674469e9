// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/vector_table.h"

namespace whorl {

/// The group of every word, 0 .. groups - 1, by spherical k-means: words of one group point the same way. Groups are
/// numbered by their first word. A vector without a direction is in group 0.
///
/// groups  1 or more; fewer come out where there are fewer directions
/// cost    25 passes over at most 20,000 words, and one over all
/// source  Dhillon and Modha 2001; centres start as far apart as a seeded draw makes them (k-means++)
std::vector<std::int32_t> wordGroups(const VectorTable& table, int groups, std::uint64_t seed = 1);

/// The row of the word in the middle of each group, which tells what the group is about: of the first 5,000 words,
/// without the few that stay off the screen, the one that points most like the group's mean direction; -1 where there
/// is none.
std::vector<std::int64_t> groupMiddles(const VectorTable& table, const std::vector<std::int32_t>& groups);

}  // namespace whorl
