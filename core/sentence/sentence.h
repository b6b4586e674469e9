// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/attention_head.h"
#include "core/sentence/each_head.h"
#include "core/sentence/sentence_content.h"
#include "core/source.h"

#include <memory>

namespace whorl {

/// The encodings that have a place in a sentence, what is set of each, and the one that is chosen.
struct SentenceEncodings {
    std::shared_ptr<const std::vector<Source>> known;
    std::map<std::string, Values, std::less<>> values;
    const Source* chosen = nullptr;  ///< none: no encoding

    /// throws InputError unless it is one of them
    const Source& find(std::string_view id) const;
    /// What the encoding does in a head, as it is set; none: nothing.
    /// throws ParameterError for values out of place there, by the names that they have in the sentence: "rope.base"
    PositionalEffect effect(const Source* encoding, const HeadPlace& place) const;
};

/// A sentence in a layer of attention under an encoding: what its heads do, worked out when it is asked for, one step for
/// one head, and kept. As soon as a second head is wanted, that step is made for all of them, on all processors. Safe to
/// use from several threads.
class Sentence {
public:
    /// throws  ParameterError for what the encoding refuses; FileError from the files that it names
    Sentence(const AttentionParameters& parameters, std::shared_ptr<const SentenceContent> content,
             SentenceEncodings encodings);

    const AttentionParameters& parameters() const { return m_parameters; }
    const SentenceContent& content() const { return *m_content; }
    const SentenceEncodings& encodings() const { return m_encodings; }
    const std::vector<Token>& tokens() const { return m_content->tokens(); }
    std::int64_t count() const { return std::ssize(tokens()); }
    std::int64_t heads() const { return m_parameters.heads; }

    /// One head and what it reads; throws as the encoding does there.
    HeadInputs inputs(std::int64_t head) const;
    PositionalEffect effect(std::int64_t head) const;
    /// Where a head stands, for what another encoding would do there.
    HeadPlace place(std::int64_t head) const;

    /// The steps of a head, as HeadResult has them.
    const HeadVectors& vectors(std::int64_t head) const { return m_vectors(head); }
    const Eigen::ArrayXXd& scores(std::int64_t head) const { return m_scores(head); }  ///< scaled
    const Eigen::ArrayXXd& masked(std::int64_t head) const { return m_masked(head); }
    const Eigen::ArrayXXd& weights(std::int64_t head) const { return m_weights(head); }
    const Eigen::MatrixXd& output(std::int64_t head) const { return m_outputs(head); }

    /// How much the encoding changes each scaled score: what it adds, and what turning or moving the vectors does to the
    /// score of their content. -infinity where the key is not seen.
    const Eigen::ArrayXXd& contributed(std::int64_t head) const { return m_contributed(head); }

    /// Place i of the other order holds token order()[i].
    /// throws  MendableError where `reordered` has other tokens
    std::vector<Eigen::Index> order() const;
    /// Weights and output of a head over the other order.
    const Eigen::ArrayXXd& otherWeights(std::int64_t head) const { return m_otherWeights(head); }
    /// The scores that these come of, which are not kept.
    Eigen::ArrayXXd otherMasked(std::int64_t head) const;
    const Eigen::MatrixXd& otherOutput(std::int64_t head) const { return m_otherOutputs(head); }
    /// Of every token, what another order changes in its output: [tokens x channels].
    const Eigen::ArrayXXd& change(std::int64_t head) const { return m_changes(head); }

private:
    std::string backwards() const;
    SeenKeys seen() const;
    HeadVectors makeVectors(std::int64_t head) const;
    HeadVectors makeOtherVectors(std::int64_t head) const;
    Eigen::ArrayXXd contribution(std::int64_t head) const;
    Eigen::ArrayXXd changeOf(std::int64_t head) const;

    AttentionParameters m_parameters;
    std::shared_ptr<const SentenceContent> m_content;
    SentenceEncodings m_encodings;
    EachHead<HeadVectors> m_vectors;
    EachHead<Eigen::ArrayXXd> m_scores, m_masked, m_weights;
    EachHead<Eigen::MatrixXd> m_outputs;
    EachHead<Eigen::ArrayXXd> m_contributed;
    EachHead<HeadVectors> m_otherVectors;
    EachHead<Eigen::ArrayXXd> m_otherWeights;
    EachHead<Eigen::MatrixXd> m_otherOutputs;
    EachHead<Eigen::ArrayXXd> m_changes;
};

}  // namespace whorl
