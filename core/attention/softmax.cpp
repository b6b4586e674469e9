// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/softmax.h"

#include <cmath>
#include <limits>

namespace whorl {

constexpr double masked = -std::numeric_limits<double>::infinity();

Eigen::ArrayXXd softmaxRows(const Eigen::Ref<const Eigen::ArrayXXd>& scores)
{
    Eigen::ArrayXXd weights = Eigen::ArrayXXd::Zero(scores.rows(), scores.cols());
    for (Eigen::Index row = 0; row < scores.rows() && scores.cols() > 0; ++row) {
        const double largest = scores.row(row).maxCoeff();
        // Minus infinity less minus infinity is not a number.
        if (largest == masked)
            continue;
        weights.row(row) = (scores.row(row) - largest).exp();
        weights.row(row) /= weights.row(row).sum();
    }
    return weights;
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
