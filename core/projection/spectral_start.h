// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/projection/affinities.h"

#include <optional>

namespace whorl {

/// How many parts a graph falls into; 0 without points.
Eigen::Index connectedParts(const SparseWeights& graph);

/// Points of a graph at the eigenvectors of its normalised Laplacian, I - D^(-1/2) W D^(-1/2), with the least eigenvalues
/// after the first: neighbours lie close. The largest entry of each is positive.
///
/// returns  [N x dimensions] unit columns; nothing where there are too few points, the graph falls apart, the
///          eigenvectors did not settle, or the program was built without Spectra
/// cost     some hundreds of products with the graph: 10,000 points with 15 neighbours in 0.2 s on one processor
std::optional<Eigen::MatrixXd> spectralStart(const SparseWeights& graph, int dimensions);

}  // namespace whorl
