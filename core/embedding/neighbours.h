// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/vector_table.h"

#include <span>

namespace whorl {

/// A row and its cosine with what was asked for.
struct Neighbour {
    std::int64_t row = 0;
    double cosine = 0;
};

/// The cosine of every vector with one direction, in float64: [V]. Rows without a direction have -2, below any.
/// query   [d], of any length but 0
/// throws  InputError where it has no direction
/// cost    V d multiply-adds on all processors
Eigen::ArrayXd cosinesWith(const VectorTable& table, const Eigen::VectorXd& query);

/// The rows of largest score, the largest first; of equal ones the lower row first. Scores of -2 and below are none.
/// leftOut  rows that do not count
std::vector<Neighbour> largest(const Eigen::ArrayXd& scores, std::int64_t count,
                               std::span<const std::int64_t> leftOut = {});

/// The exact nearest by cosine of a vector.
/// throws  InputError as cosinesWith
std::vector<Neighbour> nearestTo(const VectorTable& table, const Eigen::VectorXd& query, std::int64_t count,
                                 std::span<const std::int64_t> leftOut = {});

/// The exact nearest by cosine of a word, itself left out. Vectors without a direction are not ranked;
/// VectorTable::withoutDirection counts them.
/// throws  InputError where the word's own vector has no direction, which names it
std::vector<Neighbour> neighboursOf(const VectorTable& table, std::int64_t row, std::int64_t count);

/// Whether that can be asked of a row.
/// throws  InputError with the sentence that neighboursOf says
void requireDirection(const VectorTable& table, std::int64_t row);

}  // namespace whorl
