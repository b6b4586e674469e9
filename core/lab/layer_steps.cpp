// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/layer_steps.h"

#include "core/lab/row_kernels.h"

#include <unsupported/Eigen/SpecialFunctions>

#include <numbers>

namespace whorl {

namespace {

constexpr double normEpsilon = 1e-5;

}  // namespace

template <class T>
void normalise(const LabMatrix<T>& x, const LabNumbers<T>& weights, const LabTensor& gain, const LabTensor& offset,
               LabNorm<T>& norm, LabMatrix<T>& y)
{
    const auto gains = tensorIn(weights, gain), offsets = tensorIn(weights, offset);
    norm.even.resize(x.rows(), x.cols());
    norm.reciprocal.resize(x.rows());
    y.resize(x.rows(), x.cols());
    for (Eigen::Index row = 0; row < x.rows(); ++row) {
        auto even = norm.even.row(row);
        even = x.row(row).array() - x.row(row).mean();
        const T variance = even.squaredNorm() / static_cast<T>(x.cols());
        norm.reciprocal[row] = 1 / std::sqrt(variance + static_cast<T>(normEpsilon));
        even *= norm.reciprocal[row];
        y.row(row).array() = even.array() * gains.row(0).array() + offsets.row(0).array();
    }
}

template <class T>
void normaliseBack(const LabMatrix<T>& dy, const LabNorm<T>& norm, const LabNumbers<T>& weights, const LabTensor& gain,
                   const LabTensor& offset, LabNumbers<T>& weightGradients, LabMatrix<T>& dx)
{
    const auto gains = tensorIn(weights, gain);
    auto gainGradient = tensorIn(weightGradients, gain), offsetGradient = tensorIn(weightGradients, offset);
    gainGradient.setZero();
    offsetGradient.setZero();
    const T share = 1 / static_cast<T>(dy.cols());
    Eigen::Array<T, 1, Eigen::Dynamic> pulled(dy.cols());
    for (Eigen::Index row = 0; row < dy.rows(); ++row) {
        const auto even = norm.even.row(row).array();
        gainGradient.array() += dy.row(row).array() * even;
        offsetGradient += dy.row(row);
        pulled = dy.row(row).array() * gains.row(0).array();
        const T mean = pulled.sum() * share, along = (pulled * even).sum() * share;
        dx.row(row).array() += norm.reciprocal[row] * (pulled - mean - even * along);
    }
}

template <class T>
void project(const LabMatrix<T>& x, const LabNumbers<T>& weights, const LabTensor& tensor, LabMatrix<T>& y)
{
    const auto matrix = tensorIn(weights, tensor);
    y.resize(x.rows(), tensor.rows);
    multiply(viewOf(x), viewOf(matrix).transposed(), viewOf(y), Sum::fresh);
}

template <class T>
void projectBack(const LabMatrix<T>& dy, const LabMatrix<T>& x, const LabNumbers<T>& weights, const LabTensor& tensor,
                 LabNumbers<T>& weightGradients, LabMatrix<T>& dx)
{
    const auto matrix = tensorIn(weights, tensor);
    auto gradient = tensorIn(weightGradients, tensor);
    dx.resize(x.rows(), x.cols());
    multiply(viewOf(dy), viewOf(matrix), viewOf(dx), Sum::fresh);
    multiply(viewOf(dy).transposed(), viewOf(x), viewOf(gradient), Sum::fresh);
}

template <class T>
void gelu(const LabMatrix<T>& x, LabMatrix<T>& phi, LabMatrix<T>& y)
{
    const T shrink = static_cast<T>(1 / std::numbers::sqrt2);
    phi = (static_cast<T>(0.5) * (1 + (x.array() * shrink).erf())).matrix();
    y = x.cwiseProduct(phi);
}

template <class T>
void geluBack(const LabMatrix<T>& dy, const LabMatrix<T>& x, const LabMatrix<T>& phi, LabMatrix<T>& dx)
{
    dx.resize(x.rows(), x.cols());
    slope(GeluSlopes<T>{dy.data(), x.data(), phi.data(), dx.data(), x.size()});
}

#define WHORL_LAB_STEPS(T)                                                                                             \
    template void normalise<T>(const LabMatrix<T>&, const LabNumbers<T>&, const LabTensor&, const LabTensor&,          \
                               LabNorm<T>&, LabMatrix<T>&);                                                            \
    template void normaliseBack<T>(const LabMatrix<T>&, const LabNorm<T>&, const LabNumbers<T>&, const LabTensor&,     \
                                   const LabTensor&, LabNumbers<T>&, LabMatrix<T>&);                                   \
    template void project<T>(const LabMatrix<T>&, const LabNumbers<T>&, const LabTensor&, LabMatrix<T>&);              \
    template void projectBack<T>(const LabMatrix<T>&, const LabMatrix<T>&, const LabNumbers<T>&, const LabTensor&,     \
                                 LabNumbers<T>&, LabMatrix<T>&);                                                       \
    template void gelu<T>(const LabMatrix<T>&, LabMatrix<T>&, LabMatrix<T>&);                                          \
    template void geluBack<T>(const LabMatrix<T>&, const LabMatrix<T>&, const LabMatrix<T>&, LabMatrix<T>&)

WHORL_LAB_STEPS(float);
WHORL_LAB_STEPS(double);

}  // namespace whorl
