// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/positional_effect.h"

#include "core/attention/score_terms.h"
#include "core/error.h"

namespace whorl {

void requireCausal(const HeadPlace& place, const char* encoding)
{
    if (!place.causal)
        throw ParameterError("causal", "false",
                             std::string("true is needed: ") + encoding + " is for keys before the query");
}

PositionalEffect inputEffect(std::int64_t channels, std::function<double(std::int64_t, std::int64_t)> encoding)
{
    PositionalEffect effect;
    effect.input = [channels, encoding = std::move(encoding)](std::int64_t position) {
        Eigen::RowVectorXd row(channels);
        for (Eigen::Index channel = 0; channel < row.size(); ++channel)
            row[channel] = encoding(position, channel);
        return row;
    };
    return effect;
}

PositionalEffect smoothEffect(std::string name, std::function<double(std::int64_t)> bias)
{
    PositionalEffect effect;
    effect.scores = [name = std::move(name), bias = std::move(bias)](const HeadScores& head) {
        return scoreTerms(ScoreTerm{name, byDistance(head.scores.rows(), bias), false});
    };
    return effect;
}

PositionalEffect distanceEffect(std::string name, DistancePieces pieces)
{
    return smoothEffect(std::move(name),
                        [pieces = std::move(pieces)](std::int64_t distance) { return valueAt(pieces, distance); });
}

Eigen::ArrayXXd byDistance(Eigen::Index tokens, const std::function<double(std::int64_t)>& f)
{
    Eigen::ArrayXd line(2 * tokens - 1);
    for (Eigen::Index i = 0; i < line.size(); ++i)
        line[i] = f(i + 1 - tokens);
    Eigen::ArrayXXd values(tokens, tokens);
    for (Eigen::Index key = 0; key < tokens; ++key)
        values.col(key) = line.segment(tokens - 1 - key, tokens);
    return values;
}

}  // namespace whorl
