// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <string>

namespace whorl {

/// The directions along which points vary most.
struct PrincipalComponents {
    Eigen::VectorXd mean;        ///< [d] where the coordinates are zero
    Eigen::MatrixXd directions;  ///< [d x k] unit columns by falling variance
    Eigen::VectorXd variances;   ///< [k] never negative
    double totalVariance = 0;    ///< over all d directions

    /// Coordinates of a point of d numbers: [k].
    Eigen::VectorXd coordinates(const Eigen::VectorXd& point) const;

    /// Share of the variance along one direction, 0 .. 1; 0 where nothing varies.
    double share(Eigen::Index component) const;

    /// For axes: "component 0, 41 %".
    std::string label(Eigen::Index component) const;

    /// For the panel: "3 components hold 83 % of the variance".
    std::string quality() const;
};

/// The first min(count, d) principal components of points with this mean and covariance; none for d = 0.
///
/// Eigenvectors have no sign of their own; here the entry of largest magnitude is positive (the first of equals).
/// mean        [d]
/// covariance  [d x d] symmetric, divided by N or N − 1 as the caller likes
/// cost        O(d³) up to d = largestExact and whenever more than 16 are wanted; above, O(150 d²) by a block Krylov
///             space, which is as good where the leading variances stand out
PrincipalComponents principalComponents(const Eigen::VectorXd& mean, const Eigen::MatrixXd& covariance,
                                        Eigen::Index count, Eigen::Index largestExact = 256);

/// The same for the rows of a table [N x d]; covariance divided by N.
PrincipalComponents principalComponents(const Eigen::MatrixXd& rows, Eigen::Index count);

}  // namespace whorl
