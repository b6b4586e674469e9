// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/harmonic_sum.h"
#include "core/source.h"

#include <Eigen/Geometry>

namespace whorl {

/// Parameters of rotary encoding by quaternions.
struct QuaternionParameters {
    int length = 256;
    int side = 16;
    int dimension = 48;
    double base = 100.0;
    VectorValue axis = "x", secondAxis = "z";
    int offsetX = 2, offsetY = -1;
    int block = 4;
    VectorValue query = "random", key = "random";
    int seed = 1;

    static SourceInfo info();
    static std::span<const Row<QuaternionParameters>> parameters();
    static std::span<const Quantity<QuaternionParameters>> quantities();

    /// throws ParameterError for an axis that is not three numbers or has no direction, a query or key of the wrong
    /// length, a block that does not exist, or a base whose frequencies are not finite
    void check() const;
};

/// The unit quaternion (cos(angle/2), sin(angle/2) u), u the direction of `axis`, that turns v into r v r*: by `angle` in
/// rad, counter-clockwise seen against the axis. It holds half the angle. (w, x, y, z)
/// throws ParameterError where the axis has no direction
Eigen::Quaterniond rotor(const Eigen::Vector3d& axis, double angle);

/// First about one axis, then about another: the order matters.
Eigen::Vector3d turnedTwice(const Eigen::Vector3d& vector, const Eigen::Vector3d& firstAxis, double firstAngle,
                            const Eigen::Vector3d& secondAxis, double secondAngle);

/// Adds to `sum` the score of one block whose query and key turn about one axis, `theta` rad per token: a function of
/// the distance, because turns about one axis commute. What lies along the axis does not turn.
void addTurnAboutAxis(HarmonicSum& sum, const Eigen::Vector3d& axis, double theta, const Eigen::Vector3d& q,
                      const Eigen::Vector3d& k);

/// Blocks of three channels that turn in space, block j by theta_j = base^(-j/n) of n blocks (a ladder of our own).
///
/// In a text they turn about the first axis. In a picture the patch at (x, y) is turned by x theta_j about the first axis
/// and then by y theta_j about the second; unless the axes are parallel, scores are not relative.
/// source  the algebra of quaternions; that they give rotary encodings whose parts need not commute: Sriram et al. 2025,
///         arXiv:2511.11665, abstract only. Their formula for the rotor at a position was not read; this is not it.
class Quaternions {
public:
    explicit Quaternions(const QuaternionParameters& parameters);

    std::size_t blocks() const { return m_thetas.size(); }

    /// rad per token or patch, one per block.
    const std::vector<double>& thetas() const { return m_thetas; }

    Eigen::Vector3d query(std::size_t block) const { return blockOf(m_query, block); }
    Eigen::Vector3d key(std::size_t block) const { return blockOf(m_key, block); }

    /// A vector of one block, turned to its place in a picture.
    Eigen::Vector3d placed(const Eigen::Vector3d& vector, std::size_t block, double x, double y) const;

    /// The score of the query at (x, y) and the key `acrossX`, `downY` patches further on.
    double score(double x, double y, double acrossX, double downY) const;

    /// Score in a text, about the first axis.
    HarmonicSum scoreByDistance() const;

    /// No score exceeds the sum of the products of the lengths of query and key, block by block.
    double largestScore() const;

private:
    static Eigen::Vector3d blockOf(const std::vector<double>& vector, std::size_t block);

    std::vector<double> m_thetas, m_query, m_key;
    Eigen::Vector3d m_axis, m_secondAxis;
};

}  // namespace whorl
