// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/softmax.h"

#include <cmath>
#include <limits>

namespace whorl {

constexpr double masked = -std::numeric_limits<double>::infinity();

namespace {

/// One row of scores becomes weights; what is masked before and after the others is skipped.
void softmax(Eigen::Ref<Eigen::ArrayXd> row)
{
    Eigen::Index first = 0, end = row.size();
    while (end > 0 && row[end - 1] == masked)
        --end;
    while (first < end && row[first] == masked)
        ++first;
    row.head(first).setZero();
    row.tail(row.size() - end).setZero();
    if (first == end)
        return;
    auto seen = row.segment(first, end - first);
    const double largest = seen.maxCoeff();
    // Eigen's exponential of two numbers at once takes longer than two of the library, and is not quite 0 of minus infinity.
    seen = seen.unaryExpr([=](double score) { return std::exp(score - largest); });
    seen *= 1 / seen.sum();
}

}  // namespace

Eigen::ArrayXXd softmaxRows(const Eigen::Ref<const Eigen::ArrayXXd>& scores)
{
    // Rows of 512 keys are 4096 bytes apart, which caches bear badly: as many at once as share their lines.
    constexpr Eigen::Index atOnce = 8;
    Eigen::ArrayXXd weights(scores.rows(), scores.cols()), some(scores.cols(), atOnce);
    for (Eigen::Index start = 0; start < scores.rows(); start += atOnce) {
        const Eigen::Index count = std::min(atOnce, scores.rows() - start);
        some.leftCols(count) = scores.middleRows(start, count).transpose();
        for (Eigen::Index row = 0; row < count; ++row)
            softmax(some.col(row));
        weights.middleRows(start, count) = some.leftCols(count).transpose();
    }
    return weights;
}

Steps softmaxSteps(double score, double largest, double sum, double weight)
{
    constexpr double nothing = -std::numeric_limits<double>::infinity();
    Steps steps;
    double exponent = score;
    if (largest != 0 && score != nothing) {
        exponent = score - largest;
        steps.push_back(minusStep(score, largest));
    }
    const double exponential = std::exp(exponent);
    steps.push_back({"exp(" + stepNumber(exponent) + ")", exponential});
    steps.push_back({WHORL_TEXT("Step", "sum of the row's exponentials"), sum});
    steps.push_back({stepNumber(exponential) + " / " + stepNumber(sum), weight});
    return steps;
}

Steps softmaxSteps(const Eigen::Ref<const Eigen::ArrayXd>& scores, Eigen::Index key, double weight)
{
    const double largest = scores.maxCoeff();
    if (std::isinf(largest))
        return {{WHORL_TEXT("Step", "masked: the whole row"), weight}};
    return softmaxSteps(scores[key], largest, (scores - largest).exp().sum(), weight);
}

Eigen::ArrayXd rowEntropy(const Eigen::Ref<const Eigen::ArrayXXd>& weights)
{
    return weights.unaryExpr([](double w) { return w > 0 ? -w * std::log(w) : 0.0; }).rowwise().sum();
}

Eigen::ArrayXXd causallyMasked(Eigen::ArrayXXd scores)
{
    for (Eigen::Index key = 0; key < scores.cols(); ++key)
        scores.col(key).head(std::min(key, scores.rows())) = masked;
    return scores;
}

}  // namespace whorl
