// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glance/trial.h"

#include "core/attention/seeded_head.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace whorl {

namespace {

constexpr Eigen::Index words = 3, textTokens = 576;
constexpr std::uint64_t seed = 1;

/// The least and the greatest score of each pair of words at each distance.
class Spreads {
public:
    explicit Spreads(Eigen::Index tokens)
        : m_tokens(tokens)
        , m_low(Eigen::ArrayXd::Constant(words * words * tokens, INFINITY))
        , m_high(-m_low)
    {
    }

    void add(Eigen::Index query, Eigen::Index key, Eigen::Index distance, double score)
    {
        const Eigen::Index group = (query * words + key) * m_tokens + distance;
        m_low[group] = std::min(m_low[group], score);
        m_high[group] = std::max(m_high[group], score);
        m_largest = std::max(m_largest, std::abs(score));
    }

    double widest() const
    {
        const double spread = (m_high - m_low).maxCoeff();
        return m_largest > 0 ? std::max(0.0, spread) / m_largest : 0;
    }

private:
    Eigen::Index m_tokens;
    Eigen::ArrayXd m_low, m_high;
    double m_largest = 0;
};

}  // namespace

HeadPlace trialPlace()
{
    HeadPlace place;
    place.tokens = 512;
    place.heads = 8;
    return place;
}

Eigen::RowVectorXd trialVector(std::int64_t channels)
{
    return Eigen::RowVectorXd::Ones(channels);
}

EqualTokens::EqualTokens(Eigen::Index tokens, Eigen::Index dimension)
{
    Random random(seed, 1);
    // Scores of some 16 d, divided by a root of d or not, are far beyond where a sigmoid is 1 in float64.
    m_vectors = normalMatrix(random, 1, dimension, 4).replicate(tokens, 1);
    m_scores = Eigen::ArrayXXd::Constant(tokens, tokens, m_vectors.row(0).squaredNorm());
}

std::vector<ScoreTerm> EqualTokens::terms(const PositionalEffect& effect) const
{
    if (!effect.scores)
        return {};
    const double parts = effect.scoreTerms * static_cast<double>(m_vectors.cols());
    const double scale = parts > 0 ? 1 / std::sqrt(parts) : 1;
    std::vector<ScoreTerm> terms = effect.scores({m_vectors, m_vectors, m_scores, scale, true});
    for (ScoreTerm& term : terms)
        if (std::exchange(term.scaled, false))
            term.values *= scale;
    return terms;
}

std::int64_t acceptedPositions(const PositionalEffect& effect, const HeadPlace& place, std::int64_t most)
{
    const Eigen::RowVectorXd vector = trialVector(place.dimension);
    for (std::int64_t position = 0; position < most; ++position)
        try {
            if (effect.input)
                effect.input(position);
            if (effect.query)
                effect.query(vector, position);
            if (effect.key)
                effect.key(vector, position);
        } catch (const InputError&) {
            return position;
        }
    return most;
}

double relativeSpread(const EffectIn& effectIn, const HeadPlace& place)
{
    HeadPlace there = place;
    there.tokens = textTokens;
    const PositionalEffect effect = effectIn(there);
    const Eigen::Index tokens = acceptedPositions(effect, there, textTokens);
    const Eigen::Index width = effect.input && tokens > 0 ? effect.input(0).size() : place.width;
    Random random(seed, 2);
    const Eigen::MatrixXd vocabulary = normalMatrix(random, words, width);
    std::vector<Eigen::Index> text;
    HeadInputs inputs;
    inputs.embeddings.resize(tokens, width);
    for (Eigen::Index token = 0; token < tokens; ++token) {
        text.push_back(static_cast<Eigen::Index>(random.uniform() * static_cast<double>(words)));
        inputs.embeddings.row(token) = vocabulary.row(text.back());
    }
    const double deviation = 1 / std::sqrt(static_cast<double>(width));
    inputs.queryWeights = normalMatrix(random, width, place.dimension, deviation);
    inputs.keyWeights = normalMatrix(random, width, place.dimension, deviation);
    inputs.valueWeights = Eigen::MatrixXd::Zero(width, 1);
    const Eigen::ArrayXXd scores = maskedScores(headVectors(inputs, effect), effect, inputs);
    Spreads spreads(tokens);
    for (Eigen::Index key = 0; key < tokens; ++key)
        for (Eigen::Index query = key; query < tokens; ++query)
            if (std::isfinite(scores(query, key)))
                spreads.add(text[static_cast<std::size_t>(query)], text[static_cast<std::size_t>(key)], query - key,
                            scores(query, key));
    return spreads.widest();
}

}  // namespace whorl
