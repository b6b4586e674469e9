// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <cstdint>
#include <span>
#include <vector>

namespace whorl {

/// The two matrices that word2vec learns, V x d each: row v of `in` is the vector of word v, row v of `out` scores word
/// v as an answer. Float64, for worked examples and as the yardstick of the trainer.
struct Word2VecWeights {
    Eigen::MatrixXd in, out;
};

/// What CBOW, whose hidden vector is the mean of C context vectors, hands back to each of them.
enum class CbowGradient {
    trueGradient,  ///< 1/C of the hidden vector's gradient, as the mean demands
    word2vecC,     ///< all of it, as word2vec.c and gensim (cbow_mean = 1) do: their rate is C times as high
};

/// When the output vectors of a pair move. The two differ where a word is drawn twice.
enum class NegativeUpdates {
    batched,     ///< all at once: every score is of the old vectors
    sequential,  ///< one after the other, as in word2vec.c; the input vector moves last
};

/// What one step computed on its way. The weights have moved when it is returned.
struct Word2VecStep {
    Eigen::VectorXd hidden;         ///< d; the input vector, or the mean of the context vectors
    Eigen::VectorXd probabilities;  ///< softmax: of all V words; negative sampling: sigmoids, the true word's first
    Eigen::VectorXd gradient;       ///< d; of the loss by the hidden vector
    double loss = 0;                ///< nats, before the weights moved
};

/// 1 / (1 + e^-x), for any x.
double sigmoid(double x);

/// -ln sigmoid(x) without overflow: 800 for -800, 4e-18 for 40.
double minusLogSigmoid(double x);

/// -ln softmax(logits)[target], which stays finite where the probability itself is 0.
double softmaxLoss(const Eigen::VectorXd& logits, Eigen::Index target);

/// One step of gradient descent in which a word foretells each word of its window, with the full softmax.
///
/// The loss is summed over the window, and the weights move once.
/// centre, contexts  rows of the matrices; words may repeat
/// throws            ParameterError for an index that is no row, and for no context at all
/// cost              O(V d)
/// source            Mikolov et al. 2013b, arXiv:1310.4546, equations 1 and 2
Word2VecStep skipGramSoftmaxStep(Word2VecWeights& weights, std::int32_t centre, std::span<const std::int32_t> contexts,
                                 double rate);

/// One step in which the mean of a window foretells the word in its middle, with the full softmax.
/// source  Mikolov et al. 2013a, arXiv:1301.3781, section 3.1; Rong 2014, arXiv:1411.2738, for the gradients
Word2VecStep cbowSoftmaxStep(Word2VecWeights& weights, std::span<const std::int32_t> contexts, std::int32_t centre,
                             double rate, CbowGradient convention);

/// One step in which a word is told a word of its window from words drawn at random.
///
/// Loss: -ln s(context) - sum of ln s(-negative), s the sigmoid of the score.
/// negatives  a word drawn twice counts twice
/// cost       O(d) for each of them
/// source     Mikolov et al. 2013b, equation 4
Word2VecStep skipGramNegativeStep(Word2VecWeights& weights, std::int32_t centre, std::int32_t context,
                                  std::span<const std::int32_t> negatives, double rate, NegativeUpdates updates);

/// The same with the mean of a window in place of the word, and the word in its middle as the true answer.
Word2VecStep cbowNegativeStep(Word2VecWeights& weights, std::span<const std::int32_t> contexts, std::int32_t centre,
                              std::span<const std::int32_t> negatives, double rate, CbowGradient convention,
                              NegativeUpdates updates);

}  // namespace whorl
