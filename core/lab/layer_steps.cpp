// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/layer_steps.h"

#include "core/lab/row_kernels.h"

namespace whorl {

template <class T>
void normalise(const LabMatrix<T>& x, const LabNumbers<T>& weights, const LabTensor& gain, const LabTensor& offset,
               LabNorm<T>& norm, LabMatrix<T>& y)
{
    norm.even.resize(x.rows(), x.cols());
    norm.reciprocal.resize(x.rows());
    y.resize(x.rows(), x.cols());
    for (Eigen::Index row = 0; row < x.rows(); ++row)
        norm.reciprocal[row] =
            normalise(NormRow<T>{&x(row, 0), weights.data() + gain.first, weights.data() + offset.first,
                                 &norm.even(row, 0), &y(row, 0), x.cols()});
}

template <class T>
void normaliseBack(const LabMatrix<T>& dy, const LabNorm<T>& norm, const LabNumbers<T>& weights, const LabTensor& gain,
                   const LabTensor& offset, LabNumbers<T>& weightGradients, LabMatrix<T>& dx)
{
    weightGradients.segment(gain.first, gain.size()).setZero();
    weightGradients.segment(offset.first, offset.size()).setZero();
    for (Eigen::Index row = 0; row < dy.rows(); ++row)
        normaliseBack(NormBackRow<T>{&dy(row, 0), &norm.even(row, 0), weights.data() + gain.first, norm.reciprocal[row],
                                     &dx(row, 0), weightGradients.data() + gain.first,
                                     weightGradients.data() + offset.first, dy.cols()});
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
void gelu(const LabMatrix<T>& x, LabMatrix<T>& y, LabMatrix<T>& slope)
{
    y.resize(x.rows(), x.cols());
    slope.resize(x.rows(), x.cols());
    gelu(GeluRow<T>{x.data(), y.data(), slope.data(), x.size()});
}

template <class T>
void sumTokens(const LabMatrix<T>& dy, const LabTensor& offset, LabNumbers<T>& weightGradients)
{
    sumColumns(ColumnSums<T>{dy.data(), dy.rows(), dy.cols(), weightGradients.data() + offset.first});
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
    template void sumTokens<T>(const LabMatrix<T>&, const LabTensor&, LabNumbers<T>&)

WHORL_LAB_STEPS(float);
WHORL_LAB_STEPS(double);

}  // namespace whorl
