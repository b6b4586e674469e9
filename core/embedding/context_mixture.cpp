// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/context_mixture.h"

#include "core/attention/softmax.h"
#include "core/error.h"

#include <cmath>

namespace whorl {

ContextMixture contextMixture(const VectorTable& table, const std::vector<std::int64_t>& rows)
{
    if (rows.empty())
        throw InputError("the sentence", "empty", "words that the table has are needed");
    const auto count = static_cast<Eigen::Index>(rows.size());
    Eigen::MatrixXd vectors(count, table.dimension());
    for (Eigen::Index i = 0; i < count; ++i)
        vectors.row(i) = table.vector(rows[static_cast<std::size_t>(i)]).transpose();
    ContextMixture mixture;
    mixture.scores = vectors * vectors.transpose() / std::sqrt(static_cast<double>(table.dimension()));
    mixture.weights = softmaxRows(mixture.scores.array()).matrix();
    mixture.mixed = mixture.weights * vectors;
    return mixture;
}

}  // namespace whorl
