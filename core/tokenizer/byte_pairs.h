// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokenizer/aligned_text.h"
#include "core/tokenizer/tokenizer_vocabulary.h"

#include <array>

namespace whorl {

/// Byte-pair encoding: a part begins as characters, and the pair of neighbours that was merged first in training becomes
/// one token, over and over.
/// source  Sennrich et al. 2016, arXiv:1508.07909; the options are those of Hugging Face's tokenizers
class BytePairs {
public:
    struct Options {
        std::string prefix;                    ///< continuing_subword_prefix: before every character but the first
        std::string suffix;                    ///< end_of_word_suffix: behind the last
        std::optional<std::uint32_t> unknown;  ///< for a character that is no token; absent: it is left out
        bool joinsUnknown = false;             ///< fuse_unk: neighbours become one
        bool fallsBackToBytes = false;         ///< a character that is no token becomes <0xE4> and so on
        bool ignoresMerges = false;            ///< a part that is a token is that token
    };

    BytePairs() = default;
    BytePairs(const TokenVocabulary& vocabulary, Options options);

    /// The next merge in order. A pair that comes again has its last place.
    /// throws InputError that names a token which the vocabulary does not have
    void addMerge(const TokenVocabulary& vocabulary, std::string_view left, std::string_view right);

    /// The tokens of a part, appended. Of equal pairs the leftmost is merged first.
    /// cost  O(n log n)
    void append(const TokenVocabulary& vocabulary, AlignedPart part, std::vector<FoundToken>& tokens) const;

private:
    struct Merge {
        std::uint32_t rank = 0, result = 0;
    };
    struct Symbol;
    struct Candidate;

    std::vector<Symbol> symbolsOf(const TokenVocabulary& vocabulary, AlignedPart part) const;
    bool appendBytes(const AlignedCharacter& character, std::string_view spelling, std::vector<Symbol>& symbols) const;
    const Merge* find(std::uint32_t left, std::uint32_t right) const;
    void merge(std::vector<Symbol>& symbols) const;

    Options m_options;
    std::array<std::optional<std::uint32_t>, 256> m_bytes{};
    std::unordered_map<std::uint64_t, Merge> m_merges;
    std::uint32_t m_count = 0;
};

}  // namespace whorl
