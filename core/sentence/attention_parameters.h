// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"
#include "core/text.h"

namespace whorl {

/// What counts as one token.
enum class TokenRule { words, characters, tokenizer };

constexpr Choice tokenRules[] = {{"words", WHORL_TEXT("Choice", "By words")},
                                 {"characters", WHORL_TEXT("Choice", "By characters")},
                                 {"tokenizer", WHORL_TEXT("Choice", "A tokenizer's pieces")}};
constexpr Choice sentenceTokenizers[] = {{"kjv", WHORL_TEXT("Choice", "King James, 1256 pieces")}};
constexpr Choice sentenceVectors[] = {{"random", WHORL_TEXT("Choice", "Drawn from the seed")},
                                      {"glove", WHORL_TEXT("Choice", "GloVe 6B, 100 numbers")}};
constexpr Choice sentenceProjections[] = {{"identity", WHORL_TEXT("Choice", "None: each head reads its share")},
                                          {"random", WHORL_TEXT("Choice", "Drawn from the seed")}};

/// A sentence, what its tokens are to the layer that reads it, and that layer's heads; the encoding aside.
struct AttentionParameters {
    std::string text = "the cat saw the dog";
    std::string reordered;  ///< the same tokens in another order; empty: backwards
    TokenRule split = TokenRule::words;
    std::string tokenizer = "kjv";
    std::int64_t limit = 512;
    std::string vectors = "random";
    std::string tensor;
    int width = 64;  ///< of vectors that are drawn
    std::string projections = "random";
    int heads = 4;
    int dimension = 0;  ///< of a head; 0: width / heads
    bool causal = true;
    int window = 0;  ///< keys that a query sees, itself counted; 0: all
    int step = 0;
    int seed = 1;

    static std::span<const Row<AttentionParameters>> parameters();

    /// throws ParameterError for pieces without a tokenizer
    void check() const;
};

}  // namespace whorl
