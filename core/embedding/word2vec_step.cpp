// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/word2vec_step.h"

#include "core/attention/softmax.h"
#include "core/error.h"

#include <cmath>
#include <string>

namespace whorl {

namespace {

using Words = std::span<const std::int32_t>;

void check(const Word2VecWeights& weights, Words words, const char* what)
{
    if (words.empty())
        throw ParameterError(what, "empty", "a word at least is needed");
    for (const std::int32_t word : words)
        if (word < 0 || word >= weights.in.rows())
            throw ParameterError(what, std::to_string(word),
                                 "a word from 0 to " + std::to_string(weights.in.rows() - 1) + " is needed");
}

Eigen::VectorXd meanOf(const Eigen::MatrixXd& rows, Words words)
{
    Eigen::VectorXd sum = Eigen::VectorXd::Zero(rows.cols());
    for (const std::int32_t word : words)
        sum += rows.row(word).transpose();
    return sum / static_cast<double>(words.size());
}

/// Moves the output vectors: the loss is summed over `targets`, each foretold by the hidden vector.
Word2VecStep softmaxAnswers(Eigen::MatrixXd& out, Eigen::VectorXd hidden, Words targets, double rate)
{
    const Eigen::VectorXd logits = out * hidden;
    Word2VecStep step;
    step.probabilities = softmaxRows(logits.transpose().array()).matrix().transpose();
    Eigen::VectorXd errors = static_cast<double>(targets.size()) * step.probabilities;
    for (const std::int32_t target : targets) {
        errors(target) -= 1;
        step.loss += softmaxLoss(logits, target);
    }
    step.gradient = out.transpose() * errors;
    out -= rate * errors * hidden.transpose();
    step.hidden = std::move(hidden);
    return step;
}

Word2VecStep sigmoidAnswers(Eigen::MatrixXd& out, Eigen::VectorXd hidden, std::int32_t target, Words negatives,
                            double rate, NegativeUpdates updates)
{
    const Eigen::MatrixXd old = updates == NegativeUpdates::batched ? out : Eigen::MatrixXd();
    const Eigen::MatrixXd& seen = updates == NegativeUpdates::batched ? old : out;
    Word2VecStep step;
    step.probabilities.resize(static_cast<Eigen::Index>(negatives.size()) + 1);
    step.gradient = Eigen::VectorXd::Zero(hidden.size());
    for (Eigen::Index i = 0; i < step.probabilities.size(); ++i) {
        const std::int32_t word = i == 0 ? target : negatives[static_cast<std::size_t>(i - 1)];
        const double score = seen.row(word).dot(hidden);
        step.probabilities(i) = sigmoid(score);
        step.loss += minusLogSigmoid(i == 0 ? score : -score);
        const double error = step.probabilities(i) - (i == 0 ? 1 : 0);
        step.gradient += error * seen.row(word).transpose();
        out.row(word) -= rate * error * hidden.transpose();
    }
    step.hidden = std::move(hidden);
    return step;
}

void moveContexts(Eigen::MatrixXd& in, Words contexts, const Eigen::VectorXd& gradient, double rate,
                  CbowGradient convention)
{
    const double share = convention == CbowGradient::trueGradient ? 1 / static_cast<double>(contexts.size()) : 1;
    for (const std::int32_t word : contexts)
        in.row(word) -= rate * share * gradient.transpose();
}

}  // namespace

double sigmoid(double x)
{
    const double small = std::exp(-std::abs(x));
    return (x >= 0 ? 1 : small) / (1 + small);
}

double minusLogSigmoid(double x)
{
    return std::log1p(std::exp(-std::abs(x))) + (x < 0 ? -x : 0);
}

double softmaxLoss(const Eigen::VectorXd& logits, Eigen::Index target)
{
    const double greatest = logits.maxCoeff();
    return std::log((logits.array() - greatest).exp().sum()) + (greatest - logits(target));
}

Word2VecStep skipGramSoftmaxStep(Word2VecWeights& weights, std::int32_t centre, Words contexts, double rate)
{
    check(weights, std::span(&centre, 1), "centre");
    check(weights, contexts, "contexts");
    Word2VecStep step = softmaxAnswers(weights.out, weights.in.row(centre), contexts, rate);
    weights.in.row(centre) -= rate * step.gradient.transpose();
    return step;
}

Word2VecStep cbowSoftmaxStep(Word2VecWeights& weights, Words contexts, std::int32_t centre, double rate,
                             CbowGradient convention)
{
    check(weights, std::span(&centre, 1), "centre");
    check(weights, contexts, "contexts");
    Word2VecStep step = softmaxAnswers(weights.out, meanOf(weights.in, contexts), std::span(&centre, 1), rate);
    moveContexts(weights.in, contexts, step.gradient, rate, convention);
    return step;
}

Word2VecStep skipGramNegativeStep(Word2VecWeights& weights, std::int32_t centre, std::int32_t context, Words negatives,
                                  double rate, NegativeUpdates updates)
{
    check(weights, std::span(&centre, 1), "centre");
    check(weights, std::span(&context, 1), "context");
    check(weights, negatives, "negatives");
    Word2VecStep step = sigmoidAnswers(weights.out, weights.in.row(centre), context, negatives, rate, updates);
    weights.in.row(centre) -= rate * step.gradient.transpose();
    return step;
}

Word2VecStep cbowNegativeStep(Word2VecWeights& weights, Words contexts, std::int32_t centre, Words negatives,
                              double rate, CbowGradient convention, NegativeUpdates updates)
{
    check(weights, std::span(&centre, 1), "centre");
    check(weights, contexts, "contexts");
    check(weights, negatives, "negatives");
    Word2VecStep step = sigmoidAnswers(weights.out, meanOf(weights.in, contexts), centre, negatives, rate, updates);
    moveContexts(weights.in, contexts, step.gradient, rate, convention);
    return step;
}

}  // namespace whorl
