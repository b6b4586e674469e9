// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sentence/attention_parameters.h"
#include "core/sentence/each_head.h"
#include "core/tokenizer/tokens.h"

#include <Eigen/Core>

namespace whorl {

/// What a head makes of a sentence without any encoding.
struct HeadContent {
    Eigen::MatrixXd queryWeights, keyWeights, valueWeights;  ///< width x d
    Eigen::MatrixXd query, key, value;                       ///< tokens x d: the embeddings times these
};

/// A sentence before it has an order: its tokens, their vectors, and what the heads of a layer make of them. It depends on
/// neither encoding nor mask, so that it stays while those change. Safe to use from several threads.
class SentenceContent {
public:
    /// throws  ParameterError for an empty text, and a width that heads do not share evenly; FileError from the files that
    ///         are named
    explicit SentenceContent(const AttentionParameters& parameters);

    const std::vector<Token>& tokens() const { return m_tokens; }
    /// What a reader should know of them, in the context "Notice": how many of the text's are read, what a tokenizer's file
    /// asks for and does not get.
    std::vector<std::string> notices() const;
    /// Of tokens that the table of vectors does not know, which are drawn from the seed.
    const std::vector<std::string>& unknown() const { return m_unknown; }
    const Eigen::MatrixXd& embeddings() const { return m_embeddings; }  ///< tokens x width
    Eigen::Index dimension() const { return m_dimension; }              ///< channels of a head's queries and keys
    const HeadContent& head(std::int64_t head) const { return m_heads(head); }

private:
    void readTokens();
    void findVectors();
    void findWeights();
    HeadContent project(std::int64_t head) const;

    AttentionParameters m_parameters;
    std::vector<Token> m_tokens;
    std::int64_t m_found = 0;
    std::vector<std::string> m_unknown;
    Eigen::MatrixXd m_embeddings;
    Eigen::Index m_dimension = 0;
    Eigen::MatrixXd m_queryWeights, m_keyWeights, m_valueWeights;  ///< of all heads, where a file gives them
    EachHead<HeadContent> m_heads;
};

/// A text as the parameters split it. throws FileError for a tokenizer that is none
std::vector<Token> splitText(const AttentionParameters& parameters, const std::string& text);

/// The parameters that decide a SentenceContent.
bool decidesContent(std::string_view parameter);

}  // namespace whorl
