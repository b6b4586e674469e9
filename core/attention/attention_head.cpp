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

void maskBeyond(Eigen::ArrayXXd& scores, std::int64_t window)
{
    for (Eigen::Index key = 0; key < scores.cols(); ++key)
        for (Eigen::Index query = 0; query < scores.rows(); ++query)
            if (std::abs(query - key) >= window)
                scores(query, key) = unseen;
}

/// Fills `terms`, `positional`, `biased` and `masked`.
void addTerms(HeadResult& head, const PositionalEffect& effect, const HeadInputs& inputs)
{
    if (effect.scores)
        head.terms = effect.scores({head.turnedQuery, head.turnedKey, head.scores, head.scale, inputs.causal});
    head.positional = Eigen::ArrayXXd::Zero(head.scores.rows(), head.scores.cols());
    for (const ScoreTerm& term : head.terms)
        head.positional += term.values * (term.scaled ? head.scale : 1);
    head.biased = head.scaled;
    head.masked = head.scaled;
    for (Eigen::Index i = 0; !head.terms.empty() && i < head.positional.size(); ++i) {
        if (head.positional(i) == unseen) {
            head.positional(i) = 0;
            head.masked(i) = unseen;
        } else {
            head.biased(i) += head.positional(i);
            head.masked(i) = head.biased(i);
        }
    }
    if (inputs.causal)
        head.masked = causallyMasked(std::move(head.masked));
    if (inputs.window > 0)
        maskBeyond(head.masked, inputs.window);
}

}  // namespace

HeadResult attend(const HeadInputs& inputs, const PositionalEffect& effect)
{
    requireShapes(inputs);
    HeadResult head;
    head.placed = placed(inputs, effect);
    head.query = matrixProduct(head.placed, inputs.queryWeights);
    head.key = matrixProduct(head.placed, inputs.keyWeights);
    head.value = matrixProduct(head.placed, inputs.valueWeights);
    head.turnedQuery = turned(head.query, effect.query, inputs.firstPosition);
    head.turnedKey = turned(head.key, effect.key, inputs.firstPosition);
    head.scores = matrixProduct(head.turnedQuery, head.turnedKey.transpose()).array();
    head.scale = effect.scoreTerms > 0 ? 1 / std::sqrt(effect.scoreTerms * static_cast<double>(head.query.cols())) : 1;
    head.scaled = head.scores * head.scale;
    addTerms(head, effect, inputs);
    head.weights = softmaxRows(head.masked);
    head.entropy = rowEntropy(head.weights);
    head.output = matrixProduct(head.weights.matrix(), head.value);
    if (effect.output)
        head.output += effect.output(head.weights);
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
