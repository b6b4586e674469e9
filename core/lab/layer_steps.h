// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/weights.h"
#include "core/numeric/float_product.h"

namespace whorl {

/// A layer normalisation on its way: what the backward pass needs of it.
template <class T>
struct LabNorm {
    LabMatrix<T> even;                              ///< [tokens x d] mean 0, variance 1
    Eigen::Array<T, Eigen::Dynamic, 1> reciprocal;  ///< [tokens] 1 / sqrt(variance + 1e-5)
};

/// Columns `first` .. first + columns of some rows.
template <class Matrix>
auto viewOf(Matrix& matrix, Eigen::Index row, Eigen::Index rows, Eigen::Index first, Eigen::Index columns)
{
    using T = std::remove_pointer_t<decltype(matrix.data())>;
    return MatrixView<T>{matrix.data() + row * matrix.cols() + first, rows, columns, matrix.cols()};
}

/// All of it.
template <class Matrix>
auto viewOf(Matrix& matrix)
{
    return viewOf(matrix, 0, matrix.rows(), 0, matrix.cols());
}

/// y = gain (x - mean) / sqrt(variance + 1e-5) + offset, each token by itself.
/// source  Ba, Kiros and Hinton 2016, arXiv:1607.06450
template <class T>
void normalise(const LabMatrix<T>& x, const LabNumbers<T>& weights, const LabTensor& gain, const LabTensor& offset,
               LabNorm<T>& norm, LabMatrix<T>& y);

/// Adds to dx, and sets the gradients of gain and offset.
template <class T>
void normaliseBack(const LabMatrix<T>& dy, const LabNorm<T>& norm, const LabNumbers<T>& weights, const LabTensor& gain,
                   const LabTensor& offset, LabNumbers<T>& weightGradients, LabMatrix<T>& dx);

/// y = x W^T.
template <class T>
void project(const LabMatrix<T>& x, const LabNumbers<T>& weights, const LabTensor& tensor, LabMatrix<T>& y);

/// dx = dy W, dW = dy^T x.
template <class T>
void projectBack(const LabMatrix<T>& dy, const LabMatrix<T>& x, const LabNumbers<T>& weights, const LabTensor& tensor,
                 LabNumbers<T>& weightGradients, LabMatrix<T>& dx);

/// y = GELU(x), and its slope at every x.
template <class T>
void gelu(const LabMatrix<T>& x, LabMatrix<T>& y, LabMatrix<T>& slope);

/// The sum of the tokens, as the gradient of an offset.
template <class T>
void sumTokens(const LabMatrix<T>& dy, const LabTensor& offset, LabNumbers<T>& weightGradients);

}  // namespace whorl
