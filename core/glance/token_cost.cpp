// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glance/token_cost.h"

#include "core/attention/seeded_head.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

/// Entries of the matrix of a turning in those of its rows that are not the identity's.
std::int64_t turningCost(const PositionalEffect::Turn& turn, std::int64_t dimension)
{
    if (!turn)
        return 0;
    Eigen::MatrixXd matrix(dimension, dimension);
    for (Eigen::Index channel = 0; channel < dimension; ++channel)
        matrix.col(channel) = turn(Eigen::RowVectorXd::Unit(dimension, channel), 1).transpose();
    std::int64_t cost = 0;
    for (Eigen::Index row = 0; row < dimension; ++row)
        if (!matrix.row(row).isApprox(Eigen::RowVectorXd::Unit(dimension, row)))
            cost += (matrix.row(row).array() != 0).count();
    return cost;
}

/// How many values differ from one another by more than rounding.
std::int64_t differentOnes(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const double slack = values.empty() ? 0 : 1e-12 * std::max(std::abs(values.front()), std::abs(values.back()));
    std::int64_t count = values.empty() ? 0 : 1;
    for (std::size_t i = 1; i < values.size(); ++i)
        count += values[i] - values[i - 1] > slack ? 1 : 0;
    return count;
}

/// What the parts of a bias look at, found by changing one thing at a time.
class Looks {
public:
    Looks(const PositionalEffect& effect, std::int64_t dimension)
    {
        constexpr Eigen::Index tokens = 8;
        Random random(1, 3);
        const Eigen::MatrixXd vectors = normalMatrix(random, tokens, dimension);
        const Eigen::MatrixXd others = normalMatrix(random, tokens, dimension);
        const Eigen::ArrayXXd scores = normalMatrix(random, tokens, tokens).array();
        const Eigen::ArrayXXd otherScores = normalMatrix(random, tokens, tokens).array();
        const auto with = [&](const Eigen::MatrixXd& query, const Eigen::MatrixXd& key, const Eigen::ArrayXXd& all) {
            return effect.scores({query, key, all, 1, true});
        };
        m_usual = with(vectors, vectors, scores);
        m_otherQuery = with(others, vectors, scores);
        m_otherKey = with(vectors, others, scores);
        m_otherScores = with(vectors, vectors, otherScores);
    }

    std::size_t parts() const { return m_usual.size(); }
    bool atQuery(std::size_t part) const { return differ(part, m_otherQuery); }
    bool atKey(std::size_t part) const { return differ(part, m_otherKey); }
    bool atScores(std::size_t part) const { return differ(part, m_otherScores); }

private:
    bool differ(std::size_t part, const std::vector<ScoreTerm>& terms) const
    {
        // Masked cells are minus infinity in both, and their difference is no number.
        return ((terms[part].values - m_usual[part].values).abs() > 0).any();
    }

    std::vector<ScoreTerm> m_usual, m_otherQuery, m_otherKey, m_otherScores;
};

std::int64_t scoreCost(const PositionalEffect& effect, const HeadPlace& place)
{
    if (!effect.scores)
        return 0;
    const Looks looks(effect, place.dimension);
    std::vector<ScoreTerm> terms;
    std::int64_t cost = 0;
    for (std::size_t part = 0; part < looks.parts(); ++part) {
        cost += place.tokens * (looks.atScores(part) ? 2 : 1);
        if (looks.atQuery(part) && looks.atKey(part)) {
            cost += place.tokens * place.dimension;
        } else if (looks.atQuery(part) || looks.atKey(part)) {
            if (terms.empty())
                terms = EqualTokens(place.tokens, place.dimension).terms(effect);
            const auto last = terms[part].values.row(place.tokens - 1);
            cost += place.dimension * differentOnes({last.begin(), last.end()});
        }
    }
    return cost;
}

std::int64_t outputCost(const PositionalEffect& effect, const HeadPlace& place)
{
    if (!effect.output)
        return 0;
    // Query m gives all its weight to key 0, and so meets the vector of the distance m.
    Eigen::ArrayXXd weights = Eigen::ArrayXXd::Zero(place.tokens, place.tokens);
    weights.col(0) = 1;
    const Eigen::MatrixXd met = effect.output(weights);
    const Eigen::VectorXd told = met * trialVector(met.cols()).transpose();
    return place.tokens + met.cols() * differentOnes({told.begin(), told.end()});
}

}  // namespace

TokenCost tokenCost(const PositionalEffect& effect, const HeadPlace& place)
{
    TokenCost cost;
    if (effect.input)
        cost.once = place.width;
    cost.perHead = turningCost(effect.query, place.dimension) + turningCost(effect.key, place.dimension)
        + scoreCost(effect, place) + outputCost(effect, place);
    return cost;
}

}  // namespace whorl
