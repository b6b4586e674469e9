// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/softmax.h"

#include <cmath>
#include <limits>

namespace whorl {

constexpr double masked = -std::numeric_limits<double>::infinity();

Eigen::ArrayXXd softmaxRows(const Eigen::Ref<const Eigen::ArrayXXd>& scores)
{
    // Columns of the transpose lie together in memory; rows of 512 keys are 4096 bytes apart, which caches bear badly.
    Eigen::ArrayXXd weights = scores.transpose();
    for (auto row : weights.colwise()) {
        const double largest = row.size() > 0 ? row.maxCoeff() : masked;
        // Minus infinity less minus infinity is not a number.
        if (largest == masked) {
            row.setZero();
            continue;
        }
        // A vectorised exponential of minus infinity is not quite 0.
        row = (row == masked).select(0, (row - largest).exp());
        row /= row.sum();
    }
    return weights.transpose();
}

Eigen::ArrayXd rowEntropy(const Eigen::Ref<const Eigen::ArrayXXd>& weights)
{
    return weights.unaryExpr([](double w) { return w > 0 ? -w * std::log(w) : 0.0; }).rowwise().sum();
}

Eigen::ArrayXXd causallyMasked(Eigen::ArrayXXd scores)
{
    for (Eigen::Index row = 0; row < scores.rows(); ++row)
        for (Eigen::Index column = row + 1; column < scores.cols(); ++column)
            scores(row, column) = masked;
    return scores;
}

}  // namespace whorl
