// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attention_head.h"

#include "core/attention/softmax.h"
#include "core/error.h"
#include "core/numeric/matrix_product.h"

#include <cmath>

namespace whorl {

namespace {

constexpr double unseen = -std::numeric_limits<double>::infinity();

std::string sizeText(const Eigen::MatrixXd& matrix)
{
    return std::to_string(matrix.rows()) + " x " + std::to_string(matrix.cols());
}

void requireSize(const char* name, const Eigen::MatrixXd& found, Eigen::Index rows, Eigen::Index columns)
{
    if (found.rows() != rows || found.cols() != columns)
        throw InputError(name, sizeText(found),
                         std::to_string(rows) + " x " + std::to_string(columns) + " is needed to fit the others");
}

void requireShapes(const HeadInputs& inputs)
{
    const Eigen::Index width = inputs.embeddings.cols(), dimension = inputs.queryWeights.cols();
    requireSize("query weights", inputs.queryWeights, width, dimension);
    requireSize("key weights", inputs.keyWeights, width, dimension);
    requireSize("value weights", inputs.valueWeights, width, inputs.valueWeights.cols());
}

Eigen::RowVectorXd requireChannels(Eigen::RowVectorXd row, Eigen::Index channels)
{
    if (row.size() != channels)
        throw InputError("encoding", "one of " + std::to_string(row.size()) + " channels",
                         std::to_string(channels) + " are needed");
    return row;
}

/// The vectors that are projected: embeddings, scaled, with their positions.
Eigen::MatrixXd placed(const HeadInputs& inputs, const PositionalEffect& effect)
{
    Eigen::MatrixXd vectors = inputs.embeddings * inputs.embeddingScale;
    if (effect.input)
        for (Eigen::Index token = 0; token < vectors.rows(); ++token)
            vectors.row(token) += requireChannels(effect.input(inputs.firstPosition + token), vectors.cols());
    return vectors;
}

Eigen::MatrixXd turned(const Eigen::MatrixXd& vectors, const PositionalEffect::Turn& turn, std::int64_t first)
{
    if (!turn)
        return vectors;
    Eigen::MatrixXd result(vectors.rows(), vectors.cols());
    for (Eigen::Index token = 0; token < vectors.rows(); ++token)
        result.row(token) = requireChannels(turn(vectors.row(token), first + token), vectors.cols());
    return result;
}

std::vector<ScoreTerm> termsOf(const PositionalEffect& effect, const HeadVectors& vectors,
                               const Eigen::ArrayXXd& scores, double scale, bool causal)
{
    if (!effect.scores)
        return {};
    return effect.scores({vectors.turnedQuery, vectors.turnedKey, scores, scale, causal});
}

void addTerms(Eigen::ArrayXXd& scores, const std::vector<ScoreTerm>& terms, double scale)
{
    for (const ScoreTerm& term : terms)
        scores += term.values * (term.scaled ? scale : 1);
}

void maskUnseen(Eigen::ArrayXXd& scores, const SeenKeys& seen)
{
    const Eigen::Index queries = scores.rows();
    for (Eigen::Index key = 0; key < scores.cols(); ++key) {
        const Eigen::Index before = std::max(seen.causal ? key : 0, seen.window > 0 ? key - seen.window + 1 : 0);
        scores.col(key).head(std::min(before, queries)) = unseen;
        if (seen.window > 0)
            scores.col(key).tail(std::max<Eigen::Index>(queries - key - seen.window, 0)) = unseen;
    }
}

}  // namespace

double scoreScale(const PositionalEffect& effect, Eigen::Index dimension)
{
    return effect.scoreTerms > 0 ? 1 / std::sqrt(effect.scoreTerms * static_cast<double>(dimension)) : 1;
}

HeadVectors headVectors(const HeadInputs& inputs, const PositionalEffect& effect)
{
    requireShapes(inputs);
    HeadVectors vectors;
    vectors.placed = placed(inputs, effect);
    vectors.query = matrixProduct(vectors.placed, inputs.queryWeights);
    vectors.key = matrixProduct(vectors.placed, inputs.keyWeights);
    vectors.value = matrixProduct(vectors.placed, inputs.valueWeights);
    turnVectors(vectors, effect, inputs.firstPosition);
    return vectors;
}

void turnVectors(HeadVectors& vectors, const PositionalEffect& effect, std::int64_t firstPosition)
{
    vectors.turnedQuery = turned(vectors.query, effect.query, firstPosition);
    vectors.turnedKey = turned(vectors.key, effect.key, firstPosition);
}

Eigen::ArrayXXd scaledScores(const HeadVectors& vectors, const PositionalEffect& effect)
{
    Eigen::ArrayXXd scores = matrixProduct(vectors.turnedQuery, vectors.turnedKey.transpose()).array();
    scores *= scoreScale(effect, vectors.query.cols());
    return scores;
}

Eigen::ArrayXXd maskedScores(const HeadVectors& vectors, const PositionalEffect& effect, const SeenKeys& seen)
{
    Eigen::ArrayXXd scores = matrixProduct(vectors.turnedQuery, vectors.turnedKey.transpose()).array();
    const double scale = scoreScale(effect, vectors.query.cols());
    const std::vector<ScoreTerm> terms = termsOf(effect, vectors, scores, scale, seen.causal);
    scores *= scale;
    addTerms(scores, terms, scale);
    maskUnseen(scores, seen);
    return scores;
}

Eigen::MatrixXd headOutput(const HeadVectors& vectors, const PositionalEffect& effect, const Eigen::ArrayXXd& weights)
{
    Eigen::MatrixXd output = matrixProduct(weights.matrix(), vectors.value);
    if (effect.output)
        output += effect.output(weights);
    return output;
}

HeadResult attend(const HeadInputs& inputs, const PositionalEffect& effect)
{
    HeadResult head;
    static_cast<HeadVectors&>(head) = headVectors(inputs, effect);
    head.scores = matrixProduct(head.turnedQuery, head.turnedKey.transpose()).array();
    head.scale = scoreScale(effect, head.query.cols());
    head.scaled = head.scores * head.scale;
    head.terms = termsOf(effect, head, head.scores, head.scale, inputs.causal);
    head.positional = Eigen::ArrayXXd::Zero(head.scores.rows(), head.scores.cols());
    addTerms(head.positional, head.terms, head.scale);
    head.masked = head.scaled;
    addTerms(head.masked, head.terms, head.scale);
    head.positional = (head.positional == unseen).select(0, head.positional);
    head.biased = head.scaled + head.positional;
    maskUnseen(head.masked, inputs);
    head.weights = softmaxRows(head.masked);
    head.entropy = rowEntropy(head.weights);
    head.output = headOutput(head, effect, head.weights);
    return head;
}

WordOrder permute(const HeadInputs& inputs, const PositionalEffect& effect, std::span<const Eigen::Index> order)
{
    const Eigen::Index tokens = inputs.embeddings.rows();
    std::vector<bool> named(static_cast<std::size_t>(tokens), false);
    for (const Eigen::Index token : order)
        if (token >= 0 && token < tokens)
            named[static_cast<std::size_t>(token)] = true;
    if (static_cast<Eigen::Index>(order.size()) != tokens
        || std::find(named.begin(), named.end(), false) != named.end())
        throw InputError("order", "a list of " + std::to_string(order.size()),
                         "every one of the " + std::to_string(tokens) + " tokens is needed once");

    HeadInputs moved = inputs;
    for (Eigen::Index place = 0; place < tokens; ++place)
        moved.embeddings.row(place) = inputs.embeddings.row(order[static_cast<std::size_t>(place)]);
    WordOrder both{attend(inputs, effect), attend(moved, effect), 0};
    for (Eigen::Index place = 0; place < tokens; ++place) {
        const auto same = both.original.output.row(order[static_cast<std::size_t>(place)]);
        both.violation = std::max(both.violation, (both.permuted.output.row(place) - same).cwiseAbs().maxCoeff());
    }
    return both;
}

}  // namespace whorl
