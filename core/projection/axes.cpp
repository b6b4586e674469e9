// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/axes.h"

#include "core/error.h"
#include "core/numeric/parallel.h"

namespace whorl {

namespace {

/// Below this share of its length, what is left of a direction is rounding.
constexpr double leastShare = 1e-9;

std::string nameOf(const WordAxis& axis)
{
    return "the axis from " + axis.from.word + " to " + axis.to.word;
}

}  // namespace

CustomAxes customAxes(std::span<const WordAxis> axes, bool orthogonal)
{
    CustomAxes result;
    const auto count = static_cast<Eigen::Index>(axes.size());
    const Eigen::Index columns = axes.empty() ? 0 : axes[0].to.vector.size();
    result.directions.resize(columns, count);
    for (Eigen::Index i = 0; i < count; ++i) {
        const WordAxis& axis = axes[static_cast<std::size_t>(i)];
        const Eigen::VectorXd difference = axis.to.vector.stableNormalized() - axis.from.vector.stableNormalized();
        if (!(difference.norm() > 0))
            throw InputError(nameOf(axis), "of no length", "two words whose vectors differ in direction are needed");
        result.directions.col(i) = difference.stableNormalized();
        result.labels.push_back(axis.from.word + " → " + axis.to.word);
    }
    result.cosines = result.directions.transpose() * result.directions;
    for (Eigen::Index i = 1; orthogonal && i < count; ++i) {
        Eigen::VectorXd rest = result.directions.col(i);
        // Twice is enough to be orthogonal to rounding.
        for (int pass = 0; pass < 2; ++pass)
            rest -= result.directions.leftCols(i) * (result.directions.leftCols(i).transpose() * rest);
        if (rest.norm() < leastShare)
            throw InputError(nameOf(axes[static_cast<std::size_t>(i)]), "a mixture of the axes before it",
                             "another direction is needed, or axes that need not be orthogonal");
        result.directions.col(i) = rest.normalized();
    }
    return result;
}

Eigen::MatrixXd applyAxes(const CustomAxes& axes, const FloatRows& rows)
{
    if (rows.cols() != axes.directions.rows())
        throw InputError("the number of columns", std::to_string(rows.cols()),
                         std::to_string(axes.directions.rows()) + " are needed, as in the words of the axes");
    Eigen::MatrixXd result(rows.rows(), axes.directions.cols());
    inParts(rows.rows(), 1024, [&](Eigen::Index first, Eigen::Index count) {
        for (Eigen::Index r = first; r < first + count; ++r) {
            const Eigen::VectorXd vector = rows.row(r).cast<double>().transpose();
            const double norm = vector.norm();
            for (Eigen::Index i = 0; i < result.cols(); ++i)
                result(r, i) = norm > 0 ? vector.dot(axes.directions.col(i)) / norm : 0;
        }
    });
    return result;
}

}  // namespace whorl
