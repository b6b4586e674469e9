// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/sentence.h"

#include "core/mendable_error.h"

#include "core/attention/softmax.h"
#include "core/error.h"
#include "core/numeric/matrix_product.h"

#include <algorithm>

namespace whorl {

const Source& SentenceEncodings::find(std::string_view id) const
{
    for (const Source& source : *known)
        if (source.info.id == id)
            return source;
    throw InputError("encoding", std::string(id), "one that has a place in a sentence is needed");
}

PositionalEffect SentenceEncodings::effect(const Source* encoding, const HeadPlace& place) const
{
    if (!encoding)
        return {};
    const auto set = values.find(encoding->info.id);
    try {
        return encoding->effect(set == values.end() ? Values{} : set->second, place);
    } catch (const ParameterError& error) {
        // Its parameters have longer names here.
        const bool own = findParameter(encoding->parameters, error.where()) && error.where() != "causal";
        throw ParameterError((own ? std::string(encoding->info.id) + '.' : "") + error.where(), error.found(),
                             error.expected());
    }
}

Sentence::Sentence(const AttentionParameters& parameters, std::shared_ptr<const SentenceContent> content,
                   SentenceEncodings encodings)
    : m_parameters(parameters)
    , m_content(std::move(content))
    , m_encodings(std::move(encodings))
    , m_vectors(heads(), [this](std::int64_t head) { return makeVectors(head); })
    , m_scores(heads(), [this](std::int64_t head) { return scaledScores(vectors(head), effect(head)); })
    , m_masked(heads(), [this](std::int64_t head) { return maskedScores(vectors(head), effect(head), seen()); })
    , m_weights(heads(), [this](std::int64_t head) { return softmaxRows(masked(head)); })
    , m_outputs(heads(), [this](std::int64_t head) { return headOutput(vectors(head), effect(head), weights(head)); })
    , m_contributed(heads(), [this](std::int64_t head) { return contribution(head); })
    , m_otherVectors(heads(), [this](std::int64_t head) { return makeOtherVectors(head); })
    , m_otherWeights(heads(), [this](std::int64_t head) { return softmaxRows(otherMasked(head)); })
    , m_otherOutputs(
          heads(),
          [this](std::int64_t head) { return headOutput(m_otherVectors(head), effect(head), otherWeights(head)); })
    , m_changes(heads(), [this](std::int64_t head) { return changeOf(head); })
{
    effect(heads() - 1);
}

SeenKeys Sentence::seen() const
{
    return {m_parameters.causal, m_parameters.window};
}

HeadInputs Sentence::inputs(std::int64_t head) const
{
    const HeadContent& content = m_content->head(head);
    HeadInputs inputs;
    static_cast<SeenKeys&>(inputs) = seen();
    inputs.embeddings = m_content->embeddings();
    inputs.queryWeights = content.queryWeights;
    inputs.keyWeights = content.keyWeights;
    inputs.valueWeights = content.valueWeights;
    return inputs;
}

PositionalEffect Sentence::effect(std::int64_t head) const
{
    return m_encodings.effect(m_encodings.chosen, place(head));
}

HeadPlace Sentence::place(std::int64_t head) const
{
    HeadPlace place;
    place.tokens = count();
    place.width = m_content->embeddings().cols();
    place.dimension = m_content->dimension();
    place.heads = heads();
    place.head = head;
    place.causal = m_parameters.causal;
    place.seed = static_cast<std::uint64_t>(m_parameters.seed);
    return place;
}

HeadVectors Sentence::makeVectors(std::int64_t head) const
{
    const PositionalEffect effect = this->effect(head);
    if (effect.input)
        return headVectors(inputs(head), effect);
    const HeadContent& content = m_content->head(head);
    HeadVectors vectors{m_content->embeddings(), content.query, content.key, content.value, {}, {}};
    turnVectors(vectors, effect);
    return vectors;
}

Eigen::ArrayXXd Sentence::contribution(std::int64_t head) const
{
    constexpr double unseen = -std::numeric_limits<double>::infinity();
    const HeadContent& plain = m_content->head(head);
    const PositionalEffect effect = this->effect(head);
    // Where the mask hides a key, so it does here.
    const Eigen::ArrayXXd& with = masked(head);
    const Eigen::ArrayXXd content =
        matrixProduct(plain.query, plain.key.transpose()).array() * scoreScale(effect, m_content->dimension());
    return (with == unseen).select(unseen, with - content);
}

std::string Sentence::backwards() const
{
    std::string text;
    for (std::size_t i = tokens().size(); i-- > 0;) {
        const bool apart = m_parameters.split == TokenRule::words && !text.empty();
        text += (apart ? " " : "") + tokens()[i].text;
    }
    return text;
}

std::vector<Eigen::Index> Sentence::order() const
{
    std::vector<Eigen::Index> order;
    if (m_parameters.reordered.empty()) {
        for (Eigen::Index token = count(); token-- > 0;)
            order.push_back(token);
        return order;
    }
    const std::vector<Token> other = splitText(m_parameters, m_parameters.reordered);
    std::vector<bool> taken(tokens().size(), false);
    for (const Token& token : other) {
        std::size_t place = 0;
        while (place < tokens().size() && (taken[place] || tokens()[place].text != token.text))
            ++place;
        if (place == tokens().size())
            throw MendableError("reordered", "with \"" + token.text + "\", which the text does not have so often",
                                "the words of the text in another order are needed", backwards());
        taken[place] = true;
        order.push_back(static_cast<Eigen::Index>(place));
    }
    if (order.size() != tokens().size())
        throw MendableError("reordered", "a text of " + std::to_string(order.size()) + " tokens",
                            "all " + std::to_string(count()) + " tokens of the text are needed", backwards());
    return order;
}

HeadVectors Sentence::makeOtherVectors(std::int64_t head) const
{
    const std::vector<Eigen::Index> order = this->order();
    const PositionalEffect effect = this->effect(head);
    if (effect.input) {
        HeadInputs moved = inputs(head);
        moved.embeddings = Eigen::MatrixXd(moved.embeddings(order, Eigen::all));
        return headVectors(moved, effect);
    }
    const HeadContent& content = m_content->head(head);
    HeadVectors vectors{
        {}, content.query(order, Eigen::all), content.key(order, Eigen::all), content.value(order, Eigen::all), {}, {}};
    turnVectors(vectors, effect);
    return vectors;
}

Eigen::ArrayXXd Sentence::otherMasked(std::int64_t head) const
{
    return maskedScores(m_otherVectors(head), effect(head), seen());
}

Eigen::ArrayXXd Sentence::changeOf(std::int64_t head) const
{
    const std::vector<Eigen::Index> order = this->order();
    const Eigen::MatrixXd& before = output(head);
    Eigen::ArrayXXd changes(before.rows(), before.cols());
    for (std::size_t place = 0; place < order.size(); ++place)
        changes.row(order[place]) =
            (otherOutput(head).row(static_cast<Eigen::Index>(place)) - before.row(order[place])).array();
    return changes;
}

}  // namespace whorl
