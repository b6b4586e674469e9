// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokenizer/aligned_text.h"
#include "core/tokenizer/tokenizer_vocabulary.h"

namespace whorl {

/// A token that a tokenizer.json sets apart: it is found in the text before anything else is done to it.
struct AddedToken {
    std::string content;
    std::uint32_t index = 0;
    bool isWord = false;       ///< single_word: not next to letters, digits, marks, underscores
    bool takesLeft = false;    ///< lstrip: the blanks before it
    bool takesRight = false;   ///< rstrip
    bool isNormalized = true;  ///< looked for in the changed text
};

/// Finds added tokens: from the left, the longest at each place.
class AddedTokens {
public:
    /// Longer contents would let a crafted file take minutes; published ones have some dozens of bytes.
    static constexpr std::size_t longestContent = 512;

    explicit AddedTokens(std::vector<AddedToken> tokens = {});

    /// A stretch of a text: an added token, or what lies between them.
    struct Stretch {
        const AddedToken* token = nullptr;
        AlignedPart text;
    };

    /// The whole text in order; stretches are not empty.
    std::vector<Stretch> cut(AlignedPart text) const;

private:
    std::vector<AddedToken> m_tokens;
    LongestMatch m_contents;
};

}  // namespace whorl
