// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/attention_head.h"
#include "core/numeric/random.h"

namespace whorl {

/// A causal head over a sentence, both drawn from a seed: nothing is trained, and nothing is meant by it.
///
/// The sentence takes its tokens at random from a vocabulary of `words`, so that words come back; its beginning does
/// not change with its length. Embeddings have entries of variance 1, weights of variance 1/d, so that projected
/// entries have variance 1 as well.
/// tokens, words, dimension  at least 1
HeadInputs seededHead(std::int64_t tokens, std::int64_t words, std::int64_t dimension, std::uint64_t seed);

/// Numbers of mean 0 and variance deviation².
Eigen::MatrixXd normalMatrix(Random& random, Eigen::Index rows, Eigen::Index columns, double deviation = 1);

}  // namespace whorl
