// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/analogy.h"

#include "core/embedding/cosine.h"
#include "core/error.h"

#include <algorithm>

namespace whorl {

namespace {

constexpr double epsilon = 1e-3;

Eigen::ArrayXd multiplied(const VectorTable& table, const std::array<std::int64_t, 3>& inputs)
{
    const auto shifted = [&](std::int64_t row) -> Eigen::ArrayXd {
        return (cosinesWith(table, table.vector(row)) + 1) / 2;
    };
    const Eigen::ArrayXd a = shifted(inputs[0]), b = shifted(inputs[1]), c = shifted(inputs[2]);
    // Rows without a direction have -1/2 everywhere, which would make a score of its own.
    return (table.norms > 0).select(a * c / (b + epsilon), Eigen::ArrayXd::Constant(table.count(), -2));
}

}  // namespace

Eigen::VectorXd analogyTarget(const VectorTable& table, const std::array<std::int64_t, 3>& inputs, AnalogyRule rule)
{
    const auto vector = [&](std::int64_t row) -> Eigen::VectorXd {
        requireDirection(table, row);
        return rule == AnalogyRule::addRaw ? table.vector(row) : *unitVector(table.vector(row));
    };
    return vector(inputs[0]) - vector(inputs[1]) + vector(inputs[2]);
}

std::vector<AnalogyRank> analogy(const VectorTable& table, const std::array<std::int64_t, 3>& inputs,
                                 const AnalogyOptions& options)
{
    const Eigen::VectorXd target = analogyTarget(table, inputs, options.rule);
    const bool multiplies = options.rule == AnalogyRule::multiply;
    if (!multiplies && !unitVector(target))
        throw InputError("a - b + c", "a vector of zeros", "words whose sum has a direction are needed");
    const Eigen::ArrayXd scores = multiplies ? multiplied(table, inputs) : cosinesWith(table, target);
    std::vector<AnalogyRank> ranking;
    for (const Neighbour& each :
         largest(scores, options.count, options.includeInputs ? std::span<const std::int64_t>() : std::span(inputs)))
        ranking.push_back({each.row, each.cosine, std::find(inputs.begin(), inputs.end(), each.row) != inputs.end()});
    return ranking;
}

}  // namespace whorl
