// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/seeded_head.h"

#include <cmath>

namespace whorl {

HeadInputs seededHead(std::int64_t tokens, std::int64_t words, std::int64_t dimension, std::uint64_t seed)
{
    // One stream for each thing, so that none of them changes when another is larger.
    Random order(seed, 0), vectors(seed, 1), weights(seed, 2);
    const Eigen::MatrixXd vocabulary = normalMatrix(vectors, words, dimension);
    const double deviation = 1 / std::sqrt(static_cast<double>(dimension));
    HeadInputs inputs;
    inputs.embeddings.resize(tokens, dimension);
    for (Eigen::Index token = 0; token < tokens; ++token)
        inputs.embeddings.row(token) =
            vocabulary.row(static_cast<Eigen::Index>(order.uniform() * static_cast<double>(words)));
    for (Eigen::MatrixXd* each : {&inputs.queryWeights, &inputs.keyWeights, &inputs.valueWeights})
        *each = normalMatrix(weights, dimension, dimension, deviation);
    return inputs;
}

Eigen::MatrixXd normalMatrix(Random& random, Eigen::Index rows, Eigen::Index columns, double deviation)
{
    Eigen::MatrixXd matrix(rows, columns);
    for (Eigen::Index row = 0; row < rows; ++row)
        for (Eigen::Index column = 0; column < columns; ++column)
            matrix(row, column) = deviation * random.normal();
    return matrix;
}

}  // namespace whorl
