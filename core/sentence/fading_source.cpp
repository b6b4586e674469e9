// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/fading_source.h"

#include "core/attention/attention_head.h"
#include "core/attention/softmax.h"
#include "core/catalogue.h"
#include "core/sentence/attention_quantities.h"

#include <cmath>

namespace whorl {

namespace {

using P = FadingParameters;

constexpr std::string_view encodings[] = {"rope", "xpos", "alibi", "t5", "kerple", "sandwich"};

constexpr Row<P> rows[] = {
    integer<&P::length>("length", WHORL_TEXT("Parameter", "Length"), "L",
                        WHORL_TEXT("Parameter", "Number of tokens, all alike; the last of them looks back"))
        .range(2, 1024)
        .unit(WHORL_TEXT("Parameter", "tokens"))
        .slider(16, 1024, Scale::logarithmic),
    integer<&P::dimension>("dimension", WHORL_TEXT("Parameter", "Head dimension"), "d",
                           WHORL_TEXT("Parameter", "Channels of a head; all of them are 1"))
        .range(2, 512)
        .multipleOf(2)
        .slider(2, 128),
    integer<&P::heads>("heads", WHORL_TEXT("Parameter", "Heads"), "H",
                       WHORL_TEXT("Parameter", "Number of attention heads, of which the first is shown"))
        .range(1, 64)
        .slider(1, 16),
};

/// A head whose queries and keys are all ones, so that every content score is the same.
HeadVectors equalContent(std::int64_t tokens, Eigen::Index dimension)
{
    HeadVectors vectors;
    vectors.query = vectors.key = vectors.value = Eigen::MatrixXd::Ones(tokens, dimension);
    return vectors;
}

/// What each distance costs the last query, and its weights: [distance].
struct Fading {
    std::string label;
    Eigen::ArrayXd cost, weights;
};

std::vector<Fading> fadings(const FadingParameters& fading)
{
    std::vector<Fading> all;
    for (const std::string_view id : encodings) {
        const Source& encoding = findSource(id);
        const PositionalEffect effect =
            encoding.effect({}, {fading.length, fading.dimension, fading.dimension, fading.heads, 0, true, 1});
        HeadVectors vectors = equalContent(fading.length, fading.dimension);
        turnVectors(vectors, effect);
        const Eigen::ArrayXXd last = maskedScores(vectors, effect, {}).bottomRows(1);
        const Eigen::ArrayXd row = last.row(0).reverse();
        all.push_back({std::string(encoding.info.label), row - row[0], softmaxRows(last).row(0).reverse()});
    }
    return all;
}

Data decayOf(const FadingParameters& parameters)
{
    Curves curves;
    curves.axis = distanceAxis(parameters.length);
    curves.axis.lowest = 0;
    curves.axis.highest = curves.axis.last();
    curves.valueLabel = WHORL_TEXT("Axis", "change of the score, nats");
    curves.logarithmicAxis = true;
    // Nothing is left of a weight then; a straight line would press all others against the top.
    constexpr double least = -32;
    curves.range = FieldRange{least, 4, true};
    for (const Fading& fading : fadings(parameters)) {
        const Eigen::ArrayXd shown = (fading.cost < least).select(std::nan(""), fading.cost);
        curves.series.push_back(listedSeries(fading.label, {shown.begin(), shown.end()}));
    }
    return curves;
}

std::int64_t keysHolding(const Eigen::ArrayXd& weights, double share)
{
    double held = 0;
    Eigen::Index keys = 0;
    while (keys < weights.size() && held < share)
        held += weights[keys++];
    return keys;
}

Data reachOf(const FadingParameters& parameters)
{
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "encoding"), WHORL_TEXT("Axis", "keys with 50 %"),
                       WHORL_TEXT("Axis", "keys with 95 %"), WHORL_TEXT("Axis", "weight of the nearest")};
    listing.decimals = {-1, -1, -1, 4};
    for (const Fading& fading : fadings(parameters))
        listing.rows.push_back(
            {fading.label, keysHolding(fading.weights, 0.5), keysHolding(fading.weights, 0.95), fading.weights[0]});
    listing.remark =
        "the nearest keys of the last of " + std::to_string(parameters.length) + " equal tokens, first head";
    return listing;
}

}  // namespace

SourceInfo FadingParameters::info()
{
    return {"fading",
            WHORL_TEXT("Source", "Decay compared"),
            WHORL_TEXT("Source", "Sentence"),
            WHORL_TEXT("Source", "What the distance alone takes off the scores of equal tokens, under six encodings"),
            WHORL_TEXT("Source",
                       "Our own comparison of RoPE, xPos, ALiBi, T5, KERPLE and Sandwich; their sources name theirs"),
            "https://arxiv.org/abs/1706.03762",
            {}};
}

std::span<const Row<P>> FadingParameters::parameters()
{
    return rows;
}

std::span<const Quantity<P>> FadingParameters::quantities()
{
    static constexpr Quantity<P> all[] = {
        {{"decay", WHORL_TEXT("Quantity", "Decay"), WHORL_TEXT("Quantity", "by distance, equal tokens"),
          WHORL_TEXT("Quantity",
                     "What a distance takes off the score of equal tokens; a curve ends where less than e⁻³² of a "
                     "weight is left"),
          QuantityKind::curves},
         decayOf},
        {{"reach", WHORL_TEXT("Quantity", "Reach"), WHORL_TEXT("Quantity", "nearest keys that hold the weight"),
          WHORL_TEXT("Quantity", "How many of the nearest keys hold half, and nearly all, of the weight"),
          QuantityKind::listing},
         reachOf},
    };
    return all;
}

}  // namespace whorl
