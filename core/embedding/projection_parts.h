// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/table_choices.h"
#include "core/points.h"
#include "core/projection/projection.h"

namespace whorl {

/// A map at one step, and what its numbers are worked out from.
struct ProjectedWords {
    TableMethod method = TableMethod::pca;
    std::shared_ptr<const Projection> projection;  ///< may go on in another thread meanwhile
    std::shared_ptr<const FloatRows> places;       ///< [N x dimensions]
    std::shared_ptr<const FloatRows> vectors;      ///< [N x d], as they were projected
    std::shared_ptr<const Eigen::VectorXd> mean;   ///< [d], PCA; nullptr: not known
    std::vector<NamedValue> constants;             ///< of the projection at this step
};

/// The numbers of the method's formula for one word, in order. PCA: how far the vector is from the mean, its coordinates, and the
/// share of that square which the picture shows. t-SNE and UMAP: the constants, and for the word and the one that is nearest
/// before projecting: the distance in the picture, how much they belong together there (q, w) and by their vectors (p, v).
/// Axes: the coordinates. Nothing where there is no formula.
/// points  of the same map, with `nearest` and `label`
std::vector<NamedValue> projectionParts(const ProjectedWords& words, const Points& points, std::int64_t place);

}  // namespace whorl
