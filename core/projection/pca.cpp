// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/pca.h"

#include "core/error.h"
#include "core/numeric/covariance.h"
#include "core/numeric/parallel.h"

#include <algorithm>

namespace whorl {

namespace {

constexpr Eigen::Index largestExact = 1024;
constexpr Eigen::Index rowsAtOnce = 1024;

template <class Rows>
PrincipalComponents fit(const Rows& rows, Eigen::Index count)
{
    const Covariance found = covarianceOf(rows);
    const double divisor = static_cast<double>(std::max<Eigen::Index>(rows.rows() - 1, 1));
    return principalComponents(found.mean, found.scatter / divisor, count, largestExact);
}

template <class Rows>
Eigen::MatrixXd apply(const PrincipalComponents& components, const Rows& rows)
{
    if (rows.cols() != components.mean.size())
        throw InputError("the number of columns", std::to_string(rows.cols()),
                         std::to_string(components.mean.size()) + " are needed, as in the vectors of the fit");
    Eigen::MatrixXd result(rows.rows(), components.directions.cols());
    inParts(rows.rows(), rowsAtOnce, [&](Eigen::Index first, Eigen::Index count) {
        const Eigen::MatrixXd centred =
            rows.middleRows(first, count).template cast<double>().rowwise() - components.mean.transpose();
        result.middleRows(first, count).noalias() = centred * components.directions;
    });
    return result;
}

}  // namespace

PrincipalComponents fitPca(const FloatRows& rows, Eigen::Index count)
{
    return fit(rows, count);
}

PrincipalComponents fitPca(const Eigen::MatrixXd& rows, Eigen::Index count)
{
    return fit(rows, count);
}

Eigen::MatrixXd applyPca(const PrincipalComponents& components, const FloatRows& rows)
{
    return apply(components, rows);
}

Eigen::MatrixXd applyPca(const PrincipalComponents& components, const Eigen::MatrixXd& rows)
{
    return apply(components, rows);
}

}  // namespace whorl
