// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/principal_components.h"

#include "core/numeric/random.h"
#include "core/numeric/simd.h"

#include <Eigen/Eigenvalues>
#include <Eigen/QR>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr Eigen::Index blockWidth = 8;
constexpr Eigen::Index blocks = 18;

void fixSign(Eigen::Ref<Eigen::VectorXd> direction)
{
    const double largest = direction.cwiseAbs().maxCoeff();
    // Equal magnitudes differ in the last digits from one machine to another; the first of them decides everywhere.
    for (Eigen::Index i = 0; i < direction.size(); ++i) {
        if (std::abs(direction(i)) >= largest * (1 - 1e-6)) {
            if (direction(i) < 0)
                direction = -direction;
            return;
        }
    }
}

Eigen::MatrixXd orthonormal(const Eigen::MatrixXd& columns)
{
    const Eigen::HouseholderQR<Eigen::MatrixXd> factors(columns);
    return factors.householderQ() * Eigen::MatrixXd::Identity(columns.rows(), columns.cols());
}

/// Orthonormal columns that span the leading eigenvectors, or nearly.
Eigen::MatrixXd leadingSpace(const Eigen::MatrixXd& covariance)
{
    Random random(1);
    Eigen::MatrixXd space(covariance.rows(), blockWidth * blocks);
    Eigen::MatrixXd block(covariance.rows(), blockWidth);
    for (Eigen::Index column = 0; column < blockWidth; ++column)
        for (Eigen::Index row = 0; row < block.rows(); ++row)
            block(row, column) = random.normal();
    for (Eigen::Index i = 0; i < blocks; ++i) {
        block = orthonormal(block);
        space.middleCols(i * blockWidth, blockWidth) = block;
        block = covariance * block;
        // Twice is enough to keep the blocks orthogonal to rounding.
        for (int pass = 0; pass < 2; ++pass) {
            const auto earlier = space.leftCols((i + 1) * blockWidth);
            block -= earlier * (earlier.transpose() * block);
        }
    }
    return orthonormal(space);
}

}  // namespace

Eigen::VectorXd PrincipalComponents::coordinates(const Eigen::VectorXd& point) const
{
    return directions.transpose() * (point - mean);
}

double PrincipalComponents::share(Eigen::Index component) const
{
    return totalVariance > 0 ? variances(component) / totalVariance : 0.0;
}

namespace {

std::string percent(double share)
{
    return std::to_string(std::lround(100 * share)) + " %";
}

}  // namespace

std::string PrincipalComponents::label(Eigen::Index component) const
{
    return "component " + std::to_string(component) + ", " + percent(share(component));
}

std::string PrincipalComponents::quality() const
{
    double held = 0;
    for (Eigen::Index i = 0; i < variances.size(); ++i)
        held += share(i);
    const bool one = variances.size() == 1;
    return std::to_string(variances.size()) + (one ? " component holds " : " components hold ") + percent(held)
        + " of the variance";
}

PrincipalComponents principalComponents(const Eigen::VectorXd& mean, const Eigen::MatrixXd& covariance,
                                        Eigen::Index count, Eigen::Index largestExact)
{
    leaveAvx();
    if (covariance.rows() == 0)
        return {mean, Eigen::MatrixXd(0, 0), Eigen::VectorXd(0), 0.0};
    count = std::min(count, covariance.rows());
    const bool exact = covariance.rows() <= largestExact || count > blockWidth * 2;
    const Eigen::MatrixXd space = exact ? Eigen::MatrixXd() : leadingSpace(covariance);
    const Eigen::MatrixXd small = exact ? covariance : Eigen::MatrixXd(space.transpose() * covariance * space);
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(small);

    PrincipalComponents result;
    result.mean = mean;
    result.totalVariance = std::max(covariance.trace(), 0.0);
    // The solver sorts upwards.
    const Eigen::MatrixXd leading = solver.eigenvectors().rightCols(count).rowwise().reverse();
    result.directions = exact ? leading : Eigen::MatrixXd(space * leading);
    result.variances = solver.eigenvalues().tail(count).reverse().cwiseMax(0.0);
    for (Eigen::Index i = 0; i < count; ++i)
        fixSign(result.directions.col(i));
    return result;
}

PrincipalComponents principalComponents(const Eigen::MatrixXd& rows, Eigen::Index count)
{
    const Eigen::VectorXd mean = rows.colwise().mean();
    const Eigen::MatrixXd centred = rows.rowwise() - mean.transpose();
    const Eigen::MatrixXd covariance = centred.transpose() * centred / static_cast<double>(rows.rows());
    return principalComponents(mean, covariance, count);
}

}  // namespace whorl
