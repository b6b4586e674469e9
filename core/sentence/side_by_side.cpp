// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/attention_quantities.h"

#include "core/attention/matrix_field.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

using Shared = std::shared_ptr<const Sentence>;

/// In the order in which they were published; no encoding comes before them.
constexpr std::string_view sevenEncodings[] = {"sinusoidal", "learned", "shaw", "transformer-xl",
                                               "t5",         "alibi",   "rope"};
constexpr std::string_view fadingEncodings[] = {"rope", "xpos", "alibi", "t5", "kerple", "sandwich"};

Data byEncodingOf(const Shared& sentence)
{
    const SentenceEncodings& encodings = sentence->encodings();
    const HeadInputs inputs = sentence->inputs(0);
    std::vector<Eigen::ArrayXXd> weights = {attend(inputs).weights};
    Axis slices = boundedAxis(AxisRole::other, WHORL_TEXT("Axis", "encoding"), 1);
    slices.names = {WHORL_TEXT("Index", "none")};
    for (const std::string_view id : sevenEncodings) {
        const Source& encoding = encodings.find(id);
        weights.push_back(attend(inputs, encodings.effect(&encoding, sentence->place(0))).weights);
        slices.names.emplace_back(encoding.info.label);
    }
    slices.count = std::ssize(slices.names);
    slices.highest = slices.last();
    Field field = matrixField(tokenAxis(*sentence, AxisRole::query), tokenAxis(*sentence, AxisRole::key),
                              std::move(weights), FieldScale::sequential);
    field.rangeOf = {};
    field.slices = std::move(slices);
    field.valueLabel = WHORL_TEXT("Axis", "weight");
    return field;
}

/// A head whose queries and keys are all ones, so that every content score is the same.
HeadInputs equalContent(std::int64_t tokens, Eigen::Index dimension)
{
    HeadInputs inputs;
    inputs.embeddings = Eigen::MatrixXd::Ones(tokens, dimension);
    inputs.queryWeights = inputs.keyWeights = inputs.valueWeights = Eigen::MatrixXd::Identity(dimension, dimension);
    return inputs;
}

/// What each distance costs the last query of a long text of equal tokens, and its weights: [distance].
struct Fading {
    std::string label;
    Eigen::ArrayXd cost, weights;
};

std::vector<Fading> fadings(const Sentence& sentence)
{
    constexpr std::int64_t tokens = 512;
    constexpr Eigen::Index dimension = 64;
    const HeadInputs inputs = equalContent(tokens, dimension);
    std::vector<Fading> all;
    for (const std::string_view id : fadingEncodings) {
        const Source& encoding = sentence.encodings().find(id);
        const HeadPlace place{tokens, dimension, dimension, sentence.heads(), 0, true, 1};
        const HeadResult head = attend(inputs, sentence.encodings().effect(&encoding, place));
        const Eigen::ArrayXd row = head.biased.row(tokens - 1).reverse();
        all.push_back({std::string(encoding.info.label), row - row[0], head.weights.row(tokens - 1).reverse()});
    }
    return all;
}

Data decayOf(const Shared& sentence)
{
    Curves curves;
    curves.axis = distanceAxis(512);
    curves.axis.lowest = 0;
    curves.axis.highest = 511;
    curves.valueLabel = WHORL_TEXT("Axis", "change of the score, nats");
    curves.logarithmicAxis = true;
    // Beyond this nothing is left of a weight; a straight line would press all others against the top.
    curves.range = FieldRange{-32, 4, true};
    for (const Fading& fading : fadings(*sentence))
        curves.series.push_back(listedSeries(fading.label, {fading.cost.begin(), fading.cost.end()}));
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

Data reachOf(const Shared& sentence)
{
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "encoding"), WHORL_TEXT("Axis", "keys with 50 %"),
                       WHORL_TEXT("Axis", "keys with 95 %"), WHORL_TEXT("Axis", "weight of the nearest")};
    listing.decimals = {-1, -1, -1, 4};
    for (const Fading& fading : fadings(*sentence))
        listing.rows.push_back(
            {fading.label, keysHolding(fading.weights, 0.5), keysHolding(fading.weights, 0.95), fading.weights[0]});
    listing.remark = "the nearest keys of the last of 512 equal tokens, first head";
    return listing;
}

}  // namespace

std::span<const SentenceQuantity> sideBySideQuantities()
{
    static constexpr SentenceQuantity all[] = {
        {{"by_encoding", WHORL_TEXT("Quantity", "Eight encodings"), WHORL_TEXT("Quantity", "weights of the first head"),
          WHORL_TEXT("Quantity", "The same sentence and head without an encoding and under seven, on one scale"),
          QuantityKind::field},
         byEncodingOf},
        {{"decay", WHORL_TEXT("Quantity", "Decay"), WHORL_TEXT("Quantity", "by distance, equal tokens"),
          WHORL_TEXT("Quantity", "What a distance takes off the score of equal tokens, under six encodings"),
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
