// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/tiny_lm_source.h"

#include "core/attention/matrix_field.h"
#include "core/attention/softmax.h"
#include "core/embedding/cosine.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

using Eigen::Index;

/// The vectors of the word in one sentence, layer by layer.
std::vector<Eigen::VectorXd> wordIn(const TinyLm& model, const std::string& word, const std::string& sentence,
                                    const char* id)
{
    const std::optional<std::int64_t> token = model.words().find(word);
    if (!token)
        throw ParameterError("word", word, "a word that the model knows is needed");
    const std::vector<std::int64_t> tokens = model.tokens(sentence);
    const auto place = std::find(tokens.begin(), tokens.end(), *token);
    if (place == tokens.end())
        throw ParameterError(id, sentence, "a sentence that holds \"" + word + "\" is needed");
    std::vector<Eigen::VectorXd> layers;
    for (const Eigen::MatrixXd& hidden : model.run(tokens).hidden)
        layers.emplace_back(hidden.row(place - tokens.begin()).transpose());
    return layers;
}

Series cosines(std::string label, const std::vector<Eigen::VectorXd>& a, const std::vector<Eigen::VectorXd>& b)
{
    std::vector<double> values;
    for (std::size_t layer = 0; layer < a.size(); ++layer)
        values.push_back(cosine(a[layer], b[layer]).value_or(std::nan("")));
    Series series;
    series.label = std::move(label);
    series.fill = [values](std::int64_t first, std::span<double> out) {
        for (double& each : out) {
            const auto place = static_cast<std::size_t>(first++);
            each = place < values.size() ? values[place] : std::nan("");
        }
    };
    return series;
}

Data sensesOf(const TinyLmParameters& p)
{
    const TinyLm& model = TinyLm::shipped(p.model);
    const auto first = wordIn(model, p.word, p.first, "first"), second = wordIn(model, p.word, p.second, "second"),
               third = wordIn(model, p.word, p.third, "third");
    Curves curves;
    curves.axis = boundedAxis(AxisRole::layer, WHORL_TEXT("Axis", "layer"), std::ssize(first));
    curves.valueLabel = WHORL_TEXT("Axis", "cosine of the word in two sentences");
    curves.range = FieldRange{-1, 1, true};
    curves.series.push_back(cosines(WHORL_TEXT("Axis", "the same sense: first and second"), first, second));
    curves.series.push_back(cosines(WHORL_TEXT("Axis", "another sense: first and third"), first, third));
    return curves;
}

Data guessesOf(const TinyLmParameters& p)
{
    const TinyLm& model = TinyLm::shipped(p.model);
    const std::vector<std::int64_t> tokens = model.tokens(p.gap);
    const std::optional<std::int64_t> mask = model.words().find("<mask>");
    const auto place = mask ? std::find(tokens.begin(), tokens.end(), *mask) : tokens.end();
    if (place == tokens.end())
        throw ParameterError("gap", p.gap, "a sentence with [mask] is needed");
    const Eigen::VectorXd logits = model.run(tokens).logits.row(place - tokens.begin()).transpose();
    const Eigen::VectorXd shares = (logits.array() - logits.maxCoeff()).exp().matrix();
    std::vector<Index> order(static_cast<std::size_t>(shares.size()));
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<Index>(i);
    std::stable_sort(order.begin(), order.end(), [&](Index a, Index b) { return shares[a] > shares[b]; });
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "word"), WHORL_TEXT("Axis", "probability")};
    listing.verbatim = {0};
    listing.decimals = {-1, 3};
    listing.bars = ListingBars{1, 0, 1, {}};
    for (std::size_t i = 0; i < std::min(order.size(), static_cast<std::size_t>(p.count)); ++i)
        listing.rows.push_back({model.words()[order[i]], shares[order[i]] / shares.sum()});
    listing.remark = WHORL_TEXT("Sentence", "a toy, trained on one book");
    return listing;
}

/// A query's product with a key, scaled; what the relative model adds by distance; and the weight that it comes to.
Steps attentionSteps(const TinyLmPass& pass, std::int64_t query, std::int64_t key, std::int64_t slice)
{
    const std::int64_t heads = std::ssize(pass.attention.front());
    const auto block = static_cast<std::size_t>(slice / heads), head = static_cast<std::size_t>(slice % heads);
    const Eigen::MatrixXd &projected = pass.projected[block], &scores = pass.scores[block][head];
    const Eigen::Index width = projected.cols() / 3, each = width / heads, first = slice % heads * each;
    const Eigen::RowVectorXd q = projected.row(query).segment(first, each),
                             k = projected.row(key).segment(width + first, each);
    const double dot = q.dot(k), scaled = dot / std::sqrt(static_cast<double>(each)), score = scores(query, key);
    Steps steps =
        then(dotSteps(numbersOf(q), numbersOf(k), dot), {stepNumber(dot) + " / \u221a" + std::to_string(each), scaled});
    if (std::abs(score - scaled) > 1e-12 * std::abs(scaled)) {
        steps.push_back({WHORL_TEXT("Step", "what the distance adds"), score - scaled});
        steps.push_back({plusStep(scaled, score - scaled).name, score});
    }
    return then(std::move(steps),
                softmaxSteps(scores.row(query).transpose().array(), key, pass.attention[block][head](query, key)));
}

Data attentionOf(const TinyLmParameters& p)
{
    const TinyLm& model = TinyLm::shipped(p.model);
    const std::vector<std::int64_t> tokens = model.tokens(p.first);
    const TinyLmPass pass = model.run(tokens);
    std::vector<Eigen::ArrayXXd> heads;
    Axis slices = boundedAxis(AxisRole::head, WHORL_TEXT("Axis", "head"), 0);
    for (const std::vector<Eigen::MatrixXd>& block : pass.attention)
        for (const Eigen::MatrixXd& head : block)
            heads.emplace_back(head.array());
    slices.count = std::ssize(heads);
    slices.highest = slices.count - 1;
    Axis looking = sentenceQueries(std::ssize(tokens)), lookedAt = sentenceKeys(std::ssize(tokens));
    std::vector<std::string> words;
    for (const std::int64_t token : tokens)
        words.push_back(model.words()[token]);
    nameWords(looking, words);
    nameWords(lookedAt, words);
    Field field = matrixField(std::move(looking), std::move(lookedAt), std::move(heads), FieldScale::sequential);
    field.slices = slices;
    field.valueLabel = WHORL_TEXT("Axis", "weight");
    tellSteps(
        field,
        [pass = std::make_shared<const TinyLmPass>(pass)](std::int64_t query, std::int64_t key, std::int64_t head) {
            return attentionSteps(*pass, query, key, head);
        });
    return field;
}

}  // namespace

SourceInfo TinyLmParameters::info()
{
    return {
        "tiny-lm",
        WHORL_TEXT("Source", "Small language models"),
        WHORL_TEXT("Source", "Tables"),
        WHORL_TEXT("Source", "Two models of 364,192 parameters, really trained, on one book: a word in its sentence"),
        WHORL_TEXT("Source",
                   "Trained for Whorl on the King James Bible; a masked language model as BERT is one "
                   "(Devlin et al. 2019), layer norm first"),
        "https://arxiv.org/abs/1810.04805",
        {{"senses-part-with-depth",
          WHORL_TEXT("Source",
                     "Before the first layer a word has one vector for all its senses; after two layers the bear that "
                     "is slain and what one can bear have parted.")}},
    };
}

std::span<const Quantity<TinyLmParameters>> TinyLmParameters::quantities()
{
    static constexpr Quantity<TinyLmParameters> all[] = {
        {{"senses", WHORL_TEXT("Quantity", "Senses"), WHORL_TEXT("Quantity", "by layer"),
          WHORL_TEXT("Quantity", "How alike a word is in two sentences, in the same sense and in another"),
          QuantityKind::curves},
         sensesOf},
        {{"guesses", WHORL_TEXT("Quantity", "Guesses"), WHORL_TEXT("Quantity", "for the gap"),
          WHORL_TEXT("Quantity", "What the model thinks stands in the gap"), QuantityKind::listing},
         guessesOf},
        {{"attention", WHORL_TEXT("Quantity", "Attention"), WHORL_TEXT("Quantity", "first sentence"),
          WHORL_TEXT("Quantity", "How much each word looks at each, head by head, layer after layer"),
          QuantityKind::field},
         attentionOf},
    };
    return all;
}

}  // namespace whorl
