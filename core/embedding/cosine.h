// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <algorithm>
#include <optional>

namespace whorl {

/// The vector of length 1 with the same direction; nothing for a vector of zeros, or one that is not finite. Scaled by
/// its largest entry first, so that squares neither vanish nor overflow.
inline std::optional<Eigen::VectorXd> unitVector(const Eigen::VectorXd& vector)
{
    const double largest = vector.size() == 0 ? 0 : vector.cwiseAbs().maxCoeff();
    if (!(largest > 0) || !vector.allFinite())
        return std::nullopt;
    const Eigen::VectorXd scaled = vector / largest;
    return scaled / scaled.norm();
}

/// The cosine of the angle between two vectors of one length, -1 .. 1; nothing where one of them has no direction,
/// which is neither 0 nor NaN.
inline std::optional<double> cosine(const Eigen::VectorXd& a, const Eigen::VectorXd& b)
{
    const auto unitA = unitVector(a), unitB = unitVector(b);
    if (!unitA || !unitB)
        return std::nullopt;
    return std::clamp(unitA->dot(*unitB), -1.0, 1.0);
}

}  // namespace whorl
