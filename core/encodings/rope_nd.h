// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"
#include "core/text.h"

#include <Eigen/Core>

namespace whorl {

enum class RopeNdKind { torus, basis, liere };

constexpr Choice ropeNdKinds[] = {
    {"torus", WHORL_TEXT("Choice", "Commuting planes")},
    {"basis", WHORL_TEXT("Choice", "Commuting, in another basis")},
    {"liere", WHORL_TEXT("Choice", "Not commuting (LieRE)")},
};

/// Parameters of rotary encoding for positions of several axes by matrix exponentials.
struct RopeNdParameters {
    RopeNdKind kind = RopeNdKind::liere;
    int dimension = 8;
    int side = 16;
    double base = 100.0;
    double spread = 0.02;
    int x = 3, y = 5;
    int offsetX = 2, offsetY = 1;
    VectorValue query = "ones", key = "ones";
    int seed = 1;

    static SourceInfo info();
    static std::span<const Row<RopeNdParameters>> parameters();
    static std::span<const Quantity<RopeNdParameters>> quantities();

    /// throws ParameterError for a query or key of the wrong length, or a base whose frequencies are not finite
    void check() const;
    /// A triangle for each axis and head (LieRE), or the basis.
    std::vector<LearnedTensor> learnedIn(const HeadPlace& model) const;
};

/// One skew-symmetric matrix per axis of the position.
using Generators = std::vector<Eigen::MatrixXd>;

/// The block-diagonal generator whose plane k, channels 2k and 2k + 1, turns by angles[k] rad per step.
Eigen::MatrixXd planesGenerator(std::span<const double> angles);

/// A = U - U^T from the strict upper triangle U, row by row: (0,1), (0,2), ..., (1,2), ...
/// throws ParameterError where the triangle does not fit the dimension
/// source  LieRE, arXiv:2406.10322
Eigen::MatrixXd skewGenerator(int dimension, std::span<const double> upperTriangle);

/// The same generators in another basis, Q B Q^T; Q orthogonal. They commute as before.
Generators inBasis(const Generators& generators, const Eigen::MatrixXd& basis);

/// The rotation of a position, exp(sum of position[a] times generator a).
/// cost  about 30 products of d x d matrices
Eigen::MatrixXd rotationOf(const Generators& generators, std::span<const double> position);

/// How much each plane of block-diagonal generators turns at a position; rad, not reduced.
std::vector<double> planeAngles(const Generators& generators, std::span<const double> position);

/// Frobenius norm of A B - B A; 0 where they commute.
double commutatorNorm(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b);

/// Frobenius norm of R(p)^T R(q) - R(q - p): 0 for every p and q where all generators commute, at most 2 sqrt(d).
double relativityDeviation(const Generators& generators, std::span<const double> p, std::span<const double> q);

/// How many independent generators of rotations of d channels can commute: the rank of so(d), floor(d / 2).
constexpr int torusRank(int dimension)
{
    return dimension / 2;
}

/// The generators of columns and rows of a picture.
///
/// torus  plane k turns by base^(-2k/d) rad per patch along a direction of its own, chosen by the seed
/// basis  the same, in an orthogonal basis chosen by the seed
/// liere  upper triangles uniform in 0 .. 2 pi, times `spread`; 1 is LieRE's start of training
/// source  commuting generators and their change of basis: Liu and Zhou 2025, abstract only, and standard Lie theory;
///         LieRE: arXiv:2406.10322 and its code
Generators pictureGenerators(const RopeNdParameters& parameters);

}  // namespace whorl
