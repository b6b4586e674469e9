// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/float_rows.h"

namespace whorl {

/// Mean and scatter of the rows of a table.
struct Covariance {
    Eigen::VectorXd mean;     ///< [d]; 0 without rows
    Eigen::MatrixXd scatter;  ///< [d x d] symmetric: sum over the rows of (x - mean) (x - mean)'; divide it as you like
};

/// Centred first, then multiplied, both in double: no offset costs a digit. On all processors, with the same result
/// for any number of them.
/// cost  N d^2 / 2 multiply-adds; up to eight matrices of d x d while it lasts (one for d above 2048)
Covariance covarianceOf(const FloatRows& rows);
Covariance covarianceOf(const Eigen::MatrixXd& rows);

}  // namespace whorl
