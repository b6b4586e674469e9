// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/projection/affinities.h"

#include <span>

namespace whorl {

/// How near two points of a picture count as joined: 1 / (1 + a distance^(2 b)).
struct UmapCurve {
    double a, b;
};

/// The curve nearest (least squares at 300 places from 0 to 3 spread) to 1 up to the minimum distance and then
/// exp(-(distance - minimum) / spread).
/// minimumDistance  0 .. 3 spread, excluded
/// source           McInnes, Healy and Melville 2018, section 4; the places are those of umap-learn
UmapCurve umapCurve(double minimumDistance, double spread);

/// How much a point feels joined to its neighbours: exp(-(distance - rho) / sigma), 1 up to rho.
struct SmoothNeighbours {
    double rho = 0;    ///< the least distance above 0
    double sigma = 0;  ///< makes the memberships sum to log2 of their number, where some sigma does
    std::vector<double> memberships;
};

/// distances  rising, not negative, of the neighbours without the point itself; at least one
/// source     McInnes, Healy and Melville 2018, algorithm 3; umap-learn's floor of a thousandth of the mean distance for
///            sigma
SmoothNeighbours smoothNeighbours(std::span<const double> distances);

/// u + v - u v: how much two points are joined, if each has its own opinion.
double fuzzyUnion(double here, double there);

/// The joint graph of all points.
/// cost  some 30 exponentials for each neighbour of each point, on all processors
SparseWeights fuzzyGraph(const Nearest& graph);

}  // namespace whorl
