// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/attention_parameters.h"

namespace whorl {

namespace {

using P = AttentionParameters;

constexpr Row<P> rows[] = {
    text<&P::text>("text", WHORL_TEXT("Parameter", "Text"), WHORL_TEXT("Parameter", "The sentence that is read")),
    text<&P::reordered>("reordered", WHORL_TEXT("Parameter", "Other order"),
                        WHORL_TEXT("Parameter", "The same tokens in another order; empty: backwards")),
    choice<&P::split, tokenRules>("split", WHORL_TEXT("Parameter", "Split"),
                                  WHORL_TEXT("Parameter", "What counts as one token")),
    file<&P::tokenizer>(
        "tokenizer", WHORL_TEXT("Parameter", "Tokenizer"),
        WHORL_TEXT("Parameter", "A tokenizer.json (byte-level BPE or WordPiece), or the small one of the program"),
        sentenceTokenizers)
        .onlyFor("split", "tokenizer"),
    integer<&P::limit>("limit", WHORL_TEXT("Parameter", "At most"), "",
                       WHORL_TEXT("Parameter", "Only so many tokens are read, from the first"))
        .range(1, 1024)
        .unit(WHORL_TEXT("Parameter", "tokens"))
        .slider(8, 1024, Scale::logarithmic),
    file<&P::vectors>("vectors", WHORL_TEXT("Parameter", "Vectors"),
                      WHORL_TEXT("Parameter", "Where a token's vector comes from: the seed, or a file of vectors"),
                      sentenceVectors),
    text<&P::tensor>(
        "tensor", WHORL_TEXT("Parameter", "Tensor of vectors"),
        WHORL_TEXT("Parameter", "Name of the table in a file that holds several; empty where there is one")),
    integer<&P::width>("width", WHORL_TEXT("Parameter", "Vector width"), "",
                       WHORL_TEXT("Parameter", "Numbers of a token's vector, where the seed draws it"))
        .range(1, 4096)
        .slider(4, 256, Scale::logarithmic)
        .onlyFor("vectors", "random"),
    file<&P::projections>(
        "projections", WHORL_TEXT("Parameter", "Projections"),
        WHORL_TEXT("Parameter",
                   "How queries, keys and values are made of vectors: as they are, by the seed, or by "
                   "tensors W_Q, W_K, W_V of a file"),
        sentenceProjections),
    integer<&P::heads>("heads", WHORL_TEXT("Parameter", "Heads"), "H",
                       WHORL_TEXT("Parameter", "Number of attention heads"))
        .range(1, 64)
        .slider(1, 16),
    integer<&P::dimension>("dimension", WHORL_TEXT("Parameter", "Head dimension"), "d",
                           WHORL_TEXT("Parameter", "Channels of one head; shared: width / heads"))
        .range(0, 1024)
        .slider(0, 128)
        .zeroMeans(WHORL_TEXT("Parameter", "shared"))
        .onlyFor("projections", "random"),
    boolean<&P::causal>("causal", WHORL_TEXT("Parameter", "Causal mask"),
                        WHORL_TEXT("Parameter", "Whether a query sees no key after it")),
    integer<&P::window>("window", WHORL_TEXT("Parameter", "Window"), "",
                        WHORL_TEXT("Parameter", "How many keys on either side a query sees, itself counted"))
        .range(0, 1024)
        .zeroMeans(WHORL_TEXT("Parameter", "all"))
        .unit(WHORL_TEXT("Parameter", "tokens"))
        .slider(0, 64),
    integer<&P::step>("step", WHORL_TEXT("Parameter", "Walked to"), "",
                      WHORL_TEXT("Parameter", "How far the way from text to output is walked"))
        .range(0, 10)
        .slider(0, 10)
        .zeroMeans(WHORL_TEXT("Parameter", "the end")),
    integer<&P::seed>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                      WHORL_TEXT("Parameter", "Chooses the vectors and weights that are drawn"))
        .range(0, 2'147'483'647),
};

}  // namespace

std::span<const Row<P>> AttentionParameters::parameters()
{
    return rows;
}

void AttentionParameters::check() const
{
    if (split == TokenRule::tokenizer && tokenizer.empty())
        throw ParameterError("tokenizer", "empty", "a tokenizer.json is needed for a tokenizer's pieces");
}

}  // namespace whorl
