// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/transformer_xl.h"

#include "core/attention/score_terms.h"
#include "core/attention/seeded_head.h"
#include "core/encodings/pair_curves.h"
#include "core/numeric/matrix_product.h"

#include <cmath>

namespace whorl {

namespace {

using P = TransformerXlParameters;

constexpr Row<P> rows[] = {
    integer<&P::length>("length", WHORL_TEXT("Parameter", "Length"), "L",
                        WHORL_TEXT("Parameter", "Number of distances shown"))
        .range(1, longestLength)
        .unit(WHORL_TEXT("Parameter", "tokens"))
        .slider(16, 1'048'576, Scale::logarithmic),
    integer<&P::tokens>("tokens", WHORL_TEXT("Parameter", "Tokens"), "",
                        WHORL_TEXT("Parameter", "Number of queries of the sentence that is drawn from the seed"))
        .range(1, 256)
        .slider(1, 64),
    integer<&P::memory>("memory", WHORL_TEXT("Parameter", "Memory"), "",
                        WHORL_TEXT("Parameter", "Number of tokens kept from before, which are keys only"))
        .range(0, 256)
        .slider(0, 64),
    integer<&P::words>("words", WHORL_TEXT("Parameter", "Words"), "",
                       WHORL_TEXT("Parameter", "Number of different words that the sentence is drawn from"))
        .range(1, 1000)
        .slider(1, 20),
    integer<&P::dimension>("dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                           WHORL_TEXT("Parameter", "Number of channels of one head"))
        .range(2, 512)
        .multipleOf(2)
        .slider(2, 256, Scale::logarithmic),
    real<&P::base>("base", WHORL_TEXT("Parameter", "Base"), "b",
                   WHORL_TEXT("Parameter", "Sets how slowly the slowest channels turn"))
        .above(0)
        .slider(100, 1e6, Scale::logarithmic),
    integer<&P::clampLength>("clamp_length", WHORL_TEXT("Parameter", "Clamp length"), "",
                             WHORL_TEXT("Parameter", "Distances above this count as this; 0 lets them all differ"))
        .range(0, longestLength)
        .zeroMeans(WHORL_TEXT("Parameter", "none"))
        .unit(WHORL_TEXT("Parameter", "tokens"))
        .slider(0, 1024),
    integer<&P::seed>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                      WHORL_TEXT("Parameter", "Chooses the sentence and all weights"))
        .range(0, 2'147'483'647),
};

SinusoidalParameters sinusoidOf(const P& parameters)
{
    SinusoidalParameters sinusoid;
    sinusoid.dimension = parameters.dimension;
    sinusoid.base = parameters.base;
    sinusoid.layout = SinusoidalLayout::split;
    return sinusoid;
}

}  // namespace

SourceInfo TransformerXlParameters::info()
{
    return {
        "transformer-xl",
        WHORL_TEXT("Source", "Transformer-XL"),
        WHORL_TEXT("Source", "Bias"),
        WHORL_TEXT("Source", "Four terms: content and fixed sinusoids of the distance, each with a learned bias"),
        WHORL_TEXT("Source", "Dai et al. 2019, Transformer-XL: Attentive Language Models, section 3.3"),
        "https://arxiv.org/abs/1901.02860",
        {{"not-shaw",
          WHORL_TEXT("Source",
                     "The short form q \u00b7 (k + u) with a vector u for every offset is Shaw's. Here two terms stay "
                     "even for a query of zeros, and no distance is the last.")},
         {"left-overs",
          WHORL_TEXT("Source",
                     "After the relative shift the cells above the diagonal hold scores of the next query: only the "
                     "mask removes them.")},
         {"fixed-sinusoids",
          WHORL_TEXT("Source",
                     "What is learned is how distances are read, not the distances: the position term of a query is a "
                     "sum of d/2 waves.")}},
    };
}

std::span<const Row<P>> TransformerXlParameters::parameters()
{
    return rows;
}

void TransformerXlParameters::check() const
{
    sinusoidOf(*this).check();
}

Eigen::RowVectorXd TransformerXlHead::waves(std::int64_t distance) const
{
    if (clampLength > 0)
        distance = std::min(distance, clampLength);
    constexpr std::int64_t noPadding = std::numeric_limits<std::int64_t>::min();
    Eigen::RowVectorXd row(sinusoid.dimension());
    for (Eigen::Index channel = 0; channel < row.size(); ++channel)
        row[channel] = sinusoid.tableEntry(static_cast<double>(distance), channel, noPadding);
    return row;
}

Eigen::RowVectorXd TransformerXlHead::positionKey(std::int64_t distance) const
{
    return waves(distance) * positionWeights;
}

HarmonicSum TransformerXlHead::byDistance(const Eigen::RowVectorXd& vector) const
{
    const Eigen::VectorXd amplitudes = positionWeights * vector.transpose();
    HarmonicSum sum;
    sum.frequencies = sinusoid.frequencies();
    sum.sine.assign(sum.frequencies.size(), 0);
    sum.cosine.assign(sum.frequencies.size(), 0);
    for (Eigen::Index channel = 0; channel < amplitudes.size(); ++channel) {
        const Sinusoidal::Channel which = sinusoid.channel(channel);
        auto& side = which.function == Sinusoidal::Function::sine ? sum.sine : sum.cosine;
        side[static_cast<std::size_t>(which.pair)] = amplitudes[channel];
    }
    return sum;
}

PositionalEffect transformerXlEffect(const TransformerXlHead& head)
{
    PositionalEffect effect;
    effect.scores = [head](const HeadScores& scores) {
        const Eigen::Index tokens = scores.key.rows();
        Eigen::MatrixXd waves(2 * tokens - 1, head.positionWeights.rows());
        for (Eigen::Index row = 0; row < waves.rows(); ++row)
            waves.row(row) = head.waves(row - (tokens - 1));
        const Eigen::MatrixXd keys = matrixProduct(waves, head.positionWeights);
        const Eigen::MatrixXd products = matrixProduct(scores.query, keys.transpose());
        const Eigen::VectorXd biases = keys * head.positionBias.transpose();
        Eigen::ArrayXXd contentPosition(tokens, tokens);
        for (Eigen::Index j = 0; j < tokens; ++j)
            for (Eigen::Index i = 0; i < tokens; ++i)
                contentPosition(i, j) = products(i, i - j + tokens - 1);
        const Eigen::RowVectorXd ofKeys = head.contentBias * scores.key.transpose();
        return scoreTerms(ScoreTerm{WHORL_TEXT("Axis", "content\u2013position"), std::move(contentPosition)},
                          ScoreTerm{WHORL_TEXT("Axis", "content bias"), ofKeys.replicate(tokens, 1).array()},
                          ScoreTerm{WHORL_TEXT("Axis", "position bias"), byDistance(tokens, [&](std::int64_t distance) {
                                        return biases[distance + tokens - 1];
                                    })});
    };
    return effect;
}

Eigen::ArrayXXd relativeShift(const Eigen::Ref<const Eigen::ArrayXXd>& x)
{
    const Eigen::Index queries = x.rows(), keys = x.cols();
    Eigen::ArrayXXd shifted(queries, keys);
    // Entry n of the padded matrix, row by row, is 0 at the start of each of its rows of keys + 1. Dropping a row of
    // the [keys + 1 x queries] reading drops its first `queries` entries.
    for (Eigen::Index i = 0; i < queries; ++i)
        for (Eigen::Index j = 0; j < keys; ++j) {
            const Eigen::Index n = queries + i * keys + j, column = n % (keys + 1);
            shifted(i, j) = column == 0 ? 0 : x(n / (keys + 1), column - 1);
        }
    return shifted;
}

TransformerXlHead transformerXlHead(const P& parameters)
{
    const Eigen::Index d = parameters.dimension;
    Random random(static_cast<std::uint64_t>(parameters.seed), 3);
    const Eigen::MatrixXd biases = normalMatrix(random, 2, d);
    return {Sinusoidal(sinusoidOf(parameters)), normalMatrix(random, d, d, 1 / std::sqrt(static_cast<double>(d))),
            biases.row(0), biases.row(1), parameters.clampLength};
}

PositionalEffect TransformerXlParameters::effectIn(const HeadPlace& place) const
{
    TransformerXlParameters there = *this;
    there.dimension = static_cast<int>(place.width);
    there.check();
    const auto stream = 8 + static_cast<std::uint64_t>(place.head);
    Random random(place.seed, stream);
    const double deviation = 1 / std::sqrt(static_cast<double>(place.width));
    TransformerXlHead head{Sinusoidal(sinusoidOf(there)), {}, {}, {}, clampLength};
    head.positionWeights = normalMatrix(random, place.width, place.dimension, deviation);
    head.contentBias = normalMatrix(random, 1, place.dimension);
    head.positionBias = normalMatrix(random, 1, place.dimension);
    return transformerXlEffect(head);
}

std::vector<LearnedTensor> TransformerXlParameters::learnedIn(const HeadPlace& model) const
{
    return {{{model.width, model.heads * model.dimension}, true}, {{2, model.heads, model.dimension}}};
}

}  // namespace whorl
