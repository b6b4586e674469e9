// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/float_rows.h"
#include "core/progress.h"
#include "core/projection/metric.h"

#include <cstdint>
#include <optional>
#include <string>

namespace whorl {

/// How far a picture can be believed: what near means in it against what it means among the vectors.
struct ProjectionQuality {
    double trustworthiness = 0;     ///< 1 where whoever is near in the picture is near in truth; 0.5 by chance
    double continuity = 0;          ///< 1 where whoever is near in truth is near in the picture
    double neighboursKept = 0;      ///< share of the nearest vectors that are among the nearest points
    Eigen::Index neighbours = 0;    ///< k, how many count as near
    Eigen::Index rowsMeasured = 0;  ///< all, or a sample
    Eigen::Index rows = 0;

    /// "trustworthiness 0.940, continuity 0.897, 35 % of the 10 nearest kept", and the sample where it is one.
    std::string text() const;
};

struct QualityOptions {
    Eigen::Index neighbours = 10;    ///< reduced to (N - 1) / 2 where that is less
    Metric metric = Metric::cosine;  ///< among the vectors; in the picture it is the distance as seen
    std::uint64_t seed = 1;          ///< of the sample
    double mostPairs = 1.2e8;        ///< compared; above, a sample of rows is, at least 200, against all others
};

/// Trustworthiness is 1 - 2 / (M k (2 N - 3 k - 1)) times the sum, over the M rows measured and the k nearest points of
/// each, of how far beyond k their rank among the vectors lies; continuity is the same with the two spaces exchanged.
/// Equal distances rank by row.
///
/// vectors, coordinates  [N x d], [N x 2 or 3]: finite
/// returns  nothing for fewer than three points
/// throws   Cancelled; std::invalid_argument where the numbers of rows differ
/// cost     M N d in double on all processors, a few numbers per row in memory: 10,000 x 50 in 0.3 s on two
/// source   Venna and Kaski 2001; as in scikit-learn's manifold.trustworthiness, which the golden numbers come from
std::optional<ProjectionQuality> measureQuality(const FloatRows& vectors, const FloatRows& coordinates,
                                                const QualityOptions& options = {}, const Progress& progress = {});

}  // namespace whorl
