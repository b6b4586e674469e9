// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/vector_table.h"

namespace whorl {

/// What one layer of attention without training makes of a sentence of static vectors: each word becomes a weighted
/// mean of the words of the sentence. Not BERT: nothing was learnt.
struct ContextMixture {
    Eigen::MatrixXd scores;   ///< [n x n]: what the weights come of
    Eigen::MatrixXd weights;  ///< [n x n]: row = the word that looks; rows sum to 1
    Eigen::MatrixXd mixed;    ///< [n x d]: row = that word in its context
};

/// softmax(x y' / sqrt(d)) of the sentence's raw vectors, query = key = value = the vector itself, one head, no
/// residual. On raw vectors: unit vectors times sqrt(d) would leave a word nearly alone with itself.
/// rows    of the words, which may repeat
/// throws  InputError for a sentence without words
ContextMixture contextMixture(const VectorTable& table, const std::vector<std::int64_t>& rows);

}  // namespace whorl
