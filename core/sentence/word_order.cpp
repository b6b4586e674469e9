// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/attention_quantities.h"

#include "core/attention/matrix_field.h"

#include <algorithm>

namespace whorl {

namespace {

using Shared = std::shared_ptr<const Sentence>;

std::vector<std::string> otherNames(const Sentence& sentence)
{
    std::vector<std::string> names;
    for (const Eigen::Index token : sentence.order())
        names.push_back(sentence.tokens()[static_cast<std::size_t>(token)].text);
    return names;
}

Data changeOf(const Shared& sentence)
{
    // What is wrong with it is said now, not when the picture is drawn.
    sentence->order();
    const Eigen::Index channels = sentence->vectors(0).value.cols();
    Field field =
        headsField(sentence, tokenAxis(*sentence, AxisRole::query),
                   boundedAxis(AxisRole::channel, WHORL_TEXT("Axis", "channel"), channels, "c"), FieldScale::diverging,
                   [=](std::int64_t head) -> HeadMatrix { return sentence->change(head); });
    // Beside the outputs themselves: what is not noticed is a blank picture, not magnified rounding.
    field.rangeOf = [=](std::int64_t head) {
        const double usual =
            std::max(sentence->output(head).cwiseAbs().maxCoeff(), sentence->change(head).abs().maxCoeff());
        return FieldRange{-usual, usual, false};
    };
    if (!field.slices)
        field.range = field.rangeOf(0);
    field.valueLabel = WHORL_TEXT("Axis", "change of the output");
    tellSteps(field, [sentence](std::int64_t token, std::int64_t channel, std::int64_t head) {
        return changeSteps(*sentence, token, channel, head);
    });
    return field;
}

Data otherWeightsOf(const Shared& sentence)
{
    Axis queries = tokenAxis(*sentence, AxisRole::query), keys = tokenAxis(*sentence, AxisRole::key);
    queries.names = keys.names = otherNames(*sentence);
    Field field = headsField(sentence, std::move(queries), std::move(keys), FieldScale::sequential,
                             [=](std::int64_t head) -> HeadMatrix { return sentence->otherWeights(head); });
    field.valueLabel = WHORL_TEXT("Axis", "weight");
    tellSteps(field, [sentence](std::int64_t query, std::int64_t key, std::int64_t head) {
        return attentionWeightSteps(sentence->otherMasked(head), query, key, sentence->otherWeights(head)(query, key));
    });
    return field;
}

/// Fills `reason` where the encoding refuses this mask or these vectors: there is no change then.
Cell violation(const Sentence& sentence, const Source* encoding, bool causal, std::string& reason)
{
    HeadInputs inputs = sentence.inputs(0);
    HeadPlace place = sentence.place(0);
    inputs.causal = place.causal = causal;
    try {
        return permute(inputs, sentence.encodings().effect(encoding, place), sentence.order()).violation;
    } catch (const InputError& error) {
        reason =
            error.where() == "causal" ? WHORL_TEXT("Axis", "needs the mask") : error.where() + ": " + error.expected();
        return std::monostate{};
    }
}

/// The largest changes of an output in the first head, without a mask and with the causal one.
std::vector<Cell> noticedBy(const Sentence& sentence, const Source* encoding, std::string name)
{
    std::string reason;
    std::vector<Cell> row = {std::move(name), violation(sentence, encoding, false, reason),
                             violation(sentence, encoding, true, reason)};
    row.push_back(reason.empty() ? Cell() : Cell(reason));
    return row;
}

Data noticedOf(const Shared& sentence)
{
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "encoding"), WHORL_TEXT("Axis", "without a mask"),
                       WHORL_TEXT("Axis", "causal mask"), WHORL_TEXT("Axis", "refused")};
    listing.decimals = {-1, 4, 4, -1};
    listing.rows.push_back(noticedBy(*sentence, nullptr, WHORL_TEXT("Axis", "none")));
    for (const Source& source : *sentence->encodings().known)
        listing.rows.push_back(noticedBy(*sentence, &source, std::string(source.info.label)));
    const auto isEmpty = [](const std::vector<Cell>& row) {
        return std::holds_alternative<std::monostate>(row.back());
    };
    if (std::all_of(listing.rows.begin(), listing.rows.end(), isEmpty)) {
        listing.columns.pop_back();
        listing.decimals.pop_back();
        for (std::vector<Cell>& row : listing.rows)
            row.pop_back();
    }
    listing.remark = WHORL_TEXT(
        "Sentence", "largest change of an output when the order changes and is undone, zero where it is not noticed");
    return listing;
}

/// Scores of a pair of tokens standing at t and t + 1, for every t: the pair fills the sentence from 0, then from 1.
std::vector<double> pairScores(const Sentence& sentence, Eigen::Index first, Eigen::Index second)
{
    const Eigen::Index tokens = sentence.count();
    const HeadInputs own = sentence.inputs(0);
    std::vector<double> scores(static_cast<std::size_t>(tokens), std::nan(""));
    for (const Eigen::Index start : {0, 1}) {
        HeadInputs inputs = own;
        for (Eigen::Index token = 0; token < tokens; ++token)
            inputs.embeddings.row(token) = own.embeddings.row((token - start) % 2 == 0 ? first : second);
        const HeadResult head = attend(inputs, sentence.effect(0));
        for (Eigen::Index t = start; t + 1 < tokens; t += 2)
            scores[static_cast<std::size_t>(t)] = head.biased(t + 1, t);
    }
    return scores;
}

Data bigramsOf(const Shared& sentence)
{
    Curves curves;
    curves.axis =
        boundedAxis(AxisRole::position, WHORL_TEXT("Axis", "position of the first token"), sentence->count(), "t");
    curves.valueLabel = WHORL_TEXT("Axis", "score of the pair");
    curves.points = sentence->count() <= 32;
    const Eigen::Index pairs = std::min<Eigen::Index>(sentence->count() - 1, 3);
    for (Eigen::Index first = 0; first < pairs; ++first) {
        const auto text = [&](Eigen::Index token) { return sentence->tokens()[static_cast<std::size_t>(token)].text; };
        curves.series.push_back(listedSeries("\u201c" + text(first) + " " + text(first + 1) + "\u201d",
                                             pairScores(*sentence, first, first + 1)));
    }
    if (pairs < 1)
        curves.series.push_back(listedSeries("\u201c" + sentence->tokens().front().text + "\u201d", {std::nan("")}));
    return curves;
}

}  // namespace

std::span<const SentenceQuantity> orderQuantities()
{
    static constexpr SentenceQuantity all[] = {
        {{"other_weights", WHORL_TEXT("Quantity", "Weights, other order"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "The same head over the same tokens in the other order"), QuantityKind::field},
         otherWeightsOf},
        {{"change", WHORL_TEXT("Quantity", "Change by order"), WHORL_TEXT("Quantity", "token \u00d7 channel"),
          WHORL_TEXT("Quantity",
                     "Output of each token in the other order less its output in the first: 0 where order is "
                     "not noticed"),
          QuantityKind::field},
         changeOf},
        {{"noticed", WHORL_TEXT("Quantity", "Who notices"), WHORL_TEXT("Quantity", "by encoding and mask"),
          WHORL_TEXT("Quantity", "How much the other order changes some output, under every encoding"),
          QuantityKind::listing},
         noticedOf},
        {{"bigrams", WHORL_TEXT("Quantity", "Pairs of neighbours"), WHORL_TEXT("Quantity", "score by place"),
          WHORL_TEXT("Quantity",
                     "The score of the same two tokens, one after the other, wherever they stand: level under "
                     "relative encodings"),
          QuantityKind::curves},
         bigramsOf},
    };
    return all;
}

}  // namespace whorl
