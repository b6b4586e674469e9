// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/config_fields.h"
#include "core/tokenizer/byte_pairs.h"
#include "core/tokenizer/tokenizer_added.h"
#include "core/tokenizer/tokenizer_normalizer.h"
#include "core/tokenizer/tokenizer_split.h"
#include "core/tokenizer/word_pieces.h"

#include <variant>

namespace whorl {

/// What was read of a tokenizer.json: the steps in their order.
struct TokenizerParts {
    TokenVocabulary vocabulary;
    AddedTokens addedRaw, addedNormalized;
    std::vector<Normalizer> normalizers;
    std::vector<PreTokenizer> preTokenizers;
    std::variant<BytePairs, WordPieces> model;
    std::vector<bool> isAdded;  ///< one for each token of the vocabulary
    bool isByteLevel = false;   ///< characters of spellings stand for bytes
    char32_t spaceMark = 0;     ///< stands for a space in spellings, or 0
    std::vector<std::string> notices;

    /// throws InputError where the text grows past all bounds
    void normalize(AlignedText& text) const;

    /// The text that a model sees, in parts. Throws as `normalize`.
    CutText cut(AlignedText text) const;
};

/// throws FileError as Tokenizer::read
TokenizerParts readTokenizer(std::string_view json, const std::string& name);

// Parts of the same reading. They throw InputError with the place within the file.

void readNormalizer(const ConfigFields& file, TokenizerParts& into);
void readPreTokenizer(const ConfigFields& file, TokenizerParts& into);
void readModel(const ConfigFields& file, const nlohmann::json& model, TokenizerParts& into);

}  // namespace whorl
