// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/vector_table.h"

namespace whorl {

/// The beginning of a vector, made a vector of its own.
struct ShortVector {
    Eigen::VectorXd unit;  ///< the first m entries, of length 1; empty where they are all 0
    double share = 0;      ///< of the squared norm that they hold, 0 .. 1
};

/// throws  ParameterError for `columns` unless 1 <= m <= d; InputError where the vector has no direction
ShortVector shortened(const Eigen::VectorXd& vector, Eigen::Index columns);

/// The first m columns of every vector, as the file has them. What is shown of them is cosines, which need no
/// renormalising.
/// throws  ParameterError for `columns` unless 1 <= m <= d
std::shared_ptr<const VectorTable> firstColumns(const VectorTable& table, Eigen::Index columns);

/// All vectors turned to the principal axes of the table, the first column along the one that varies most. They are
/// turned as they are, not centred, so that no cosine changes as long as all columns are kept.
/// cost  V d^2 multiply-adds twice, and O(d^3)
std::shared_ptr<const VectorTable> rotated(const VectorTable& table);

/// How many of the `k` nearest words of each query are still among its `k` nearest in `other`, 0 .. 1.
///
/// queries   rows, of which those without a direction in either table are passed over
/// throws    Cancelled; InputError where no query is left
/// cost      queries * V * d multiply-adds for each table
double neighboursKept(const VectorTable& table, const VectorTable& other, const std::vector<std::int64_t>& queries,
                      std::int64_t k, const Progress& progress = {});

/// What is left at one width.
struct TruncationPoint {
    Eigen::Index columns = 0;
    double kept = 0, keptRotated = 0;    ///< neighbours kept by the first m columns, of the file and after the rotation
    double share = 0, shareRotated = 0;  ///< of the sum of squares of all vectors
};

/// Neighbours kept as m shrinks, for the first `queries` rows. Vectors that were not trained for it (Matryoshka) lose
/// neighbours fast, and rotated ones less so.
/// widths   ascending, 1 .. d
/// throws   as neighboursKept
std::vector<TruncationPoint> truncationCurve(const VectorTable& table, const std::vector<Eigen::Index>& widths,
                                             std::int64_t queries = 1000, std::int64_t k = 10,
                                             const Progress& progress = {});

}  // namespace whorl
