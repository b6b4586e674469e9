// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokenizer/aligned_text.h"
#include "core/tokenizer/tokenizer_vocabulary.h"

namespace whorl {

/// WordPiece: the longest token that a part begins with, then the longest of those for the inside of words, and so on;
/// where one is missing the whole part is unknown.
/// source  Devlin et al. 2018, arXiv:1810.04805, tokenization.py
class WordPieces {
public:
    struct Options {
        std::string prefix = "##";      ///< continuing_subword_prefix
        std::uint32_t unknown = 0;      ///< unk_token
        std::size_t longestWord = 100;  ///< max_input_chars_per_word: characters; longer parts are unknown
    };

    WordPieces() = default;
    WordPieces(const TokenVocabulary& vocabulary, Options options);

    /// The tokens of a part, appended.
    void append(AlignedPart part, std::vector<FoundToken>& tokens) const;

private:
    Options m_options;
    LongestMatch m_first, m_inner;
};

}  // namespace whorl
