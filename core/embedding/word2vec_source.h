// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/corpus.h"
#include "core/embedding/corpus_words.h"
#include "core/embedding/word2vec_options.h"
#include "core/inherited_rows.h"
#include "core/source.h"

namespace whorl {

/// What is read, how far, and what is looked at.
struct Word2VecView {
    std::string corpus = "kjv";
    std::int64_t steps = 0, pairs = 0;
    std::string word = "king";
    int count = 10;
    std::int64_t shown = 600;

    static constexpr auto parameters()
    {
        using V = Word2VecView;
        return std::array{
            file<&V::corpus>("corpus", WHORL_TEXT("Parameter", "Text"),
                             WHORL_TEXT("Parameter", "What is read: a text of the program, or a file of UTF-8 text"),
                             corpusWords),
            integer<&V::steps>("steps", WHORL_TEXT("Parameter", "Steps"), "",
                               WHORL_TEXT("Parameter", "How far it has learnt: a step reads some thousand words"))
                .range(0, 100'000'000)
                .slider(0, 1000)
                .zeroMeans(WHORL_TEXT("Parameter", "the end"))
                .as(Role::steps),
            integer<&V::pairs>(
                "pairs", WHORL_TEXT("Parameter", "Pairs"), "",
                WHORL_TEXT("Parameter",
                           "How many examples of the last step it has learnt from: a word and one of its "
                           "window, or a window and its word"))
                .range(0, 100'000'000)
                .slider(0, 100)
                .zeroMeans(WHORL_TEXT("Parameter", "all"))
                .as(Role::pairs),
            text<&V::word>("word", WHORL_TEXT("Parameter", "Watched words"),
                           WHORL_TEXT("Parameter", "Whose nearest words are listed while it learns, between blanks")),
            integer<&V::count>("count", WHORL_TEXT("Parameter", "Listed"), "",
                               WHORL_TEXT("Parameter", "How many words are listed"))
                .range(1, 1000)
                .slider(1, 50),
            integer<&V::shown>("shown", WHORL_TEXT("Parameter", "Words on the map"), "",
                               WHORL_TEXT("Parameter", "The most frequent ones"))
                .range(3, 100'000)
                .slider(50, 3000),
        };
    }
};

/// word2vec as it learns from a text. Runs go on where they were: several panels share one.
struct Word2VecParameters : Word2VecView, CorpusOptions, Word2VecOptions {
    static constexpr auto parameters()
    {
        return joinedRows(inheritedRows<Word2VecParameters, Word2VecView>(),
                          inheritedRows<Word2VecParameters, CorpusOptions>(),
                          inheritedRows<Word2VecParameters, Word2VecOptions>());
    }
    static SourceInfo info();
    static std::span<const Quantity<Word2VecParameters>> quantities();
    void check() const { Word2VecOptions::check(); }

    /// The vectors after these steps and pairs. throws as evaluating a quantity
    std::shared_ptr<const VectorTable> vectors(const Watch& watch) const;
    /// The steps of the whole run, once its text is read; 0 before.
    std::int64_t knownSteps() const;
    /// Words of the text, as bestCompletions; none before it is read.
    std::vector<std::string> completions(std::string_view beginning) const;
};

}  // namespace whorl
