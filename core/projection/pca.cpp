// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/pca.h"

#include "core/error.h"
#include "core/numeric/covariance.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <vector>

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

double dotProduct(const double* a, const double* b, Eigen::Index count)
{
    double sums[4] = {};
    Eigen::Index i = 0;
    for (; i + 4 <= count; i += 4)
        for (int j = 0; j < 4; ++j)
            sums[j] += a[i + j] * b[i + j];
    for (; i < count; ++i)
        sums[0] += a[i] * b[i];
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

template <class Rows>
Eigen::MatrixXd apply(const PrincipalComponents& components, const Rows& rows)
{
    if (rows.cols() != components.mean.size())
        throw InputError("the number of columns", std::to_string(rows.cols()),
                         std::to_string(components.mean.size()) + " are needed, as in the vectors of the fit");
    const Eigen::Index columns = rows.cols();
    Eigen::MatrixXd result(rows.rows(), components.directions.cols());
    inParts(rows.rows(), rowsAtOnce, [&](Eigen::Index first, Eigen::Index count) {
        std::vector<double> centred(static_cast<std::size_t>(columns));
        for (Eigen::Index r = first; r < first + count; ++r) {
            for (Eigen::Index c = 0; c < columns; ++c)
                centred[static_cast<std::size_t>(c)] = static_cast<double>(rows(r, c)) - components.mean(c);
            for (Eigen::Index i = 0; i < result.cols(); ++i)
                result(r, i) = dotProduct(centred.data(), components.directions.col(i).data(), columns);
        }
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
