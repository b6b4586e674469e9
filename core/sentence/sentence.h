// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/attention_head.h"
#include "core/sentence/attention_parameters.h"
#include "core/sentence/tokens.h"
#include "core/source.h"

#include <memory>
#include <mutex>

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

/// A sentence in a layer of attention under an encoding: what its heads do, worked out when it is asked for. Safe to use
/// from several threads.
class Sentence {
public:
    /// throws  ParameterError for an empty text, a width that heads do not share evenly, and what the encoding refuses;
    ///         FileError from the files that are named
    Sentence(const AttentionParameters& parameters, SentenceEncodings encodings);
    ~Sentence();

    const AttentionParameters& parameters() const { return m_parameters; }
    const std::vector<Token>& tokens() const { return m_tokens; }
    std::int64_t count() const { return static_cast<std::int64_t>(m_tokens.size()); }
    std::int64_t heads() const { return m_parameters.heads; }
    /// Tokens of the text, of which count() are read.
    std::int64_t found() const { return m_found; }
    /// Of tokens that the table of vectors does not know, which are drawn from the seed.
    const std::vector<std::string>& unknown() const { return m_unknown; }

    /// One head and what it reads; throws as the encoding does there.
    HeadInputs inputs(std::int64_t head) const;
    PositionalEffect effect(std::int64_t head) const;
    /// Where a head stands, for what another encoding would do there.
    HeadPlace place(std::int64_t head) const;
    /// All that happens in it; made once. The first to ask has all heads made, on all processors.
    const HeadResult& result(std::int64_t head) const;

    /// How much the encoding changes each scaled score: what it adds, and what turning or moving the vectors does to the
    /// score of their content. -infinity where the key is not seen. Made once.
    const Eigen::ArrayXXd& contributed(std::int64_t head) const;
    const SentenceEncodings& encodings() const { return m_encodings; }

    /// Place i of the other order holds token order()[i].
    /// throws  ParameterError where `reordered` has other tokens
    std::vector<Eigen::Index> order() const;
    /// A head over both orders.
    WordOrder bothOrders(std::int64_t head) const;

private:
    struct Heads;

    void readTokens();
    void findVectors();
    void makeWeights();
    std::vector<Token> split(const std::string& text) const;

    AttentionParameters m_parameters;
    SentenceEncodings m_encodings;
    std::vector<Token> m_tokens;
    std::int64_t m_found = 0;
    std::vector<std::string> m_unknown;
    Eigen::MatrixXd m_embeddings;                                  ///< tokens x width
    Eigen::MatrixXd m_queryWeights, m_keyWeights, m_valueWeights;  ///< width x (heads d)
    std::unique_ptr<Heads> m_results;
};

}  // namespace whorl
