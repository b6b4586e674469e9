// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/tiny_lm.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

constexpr Choice tinyLmKinds[] = {
    {"absolute", WHORL_TEXT("Choice", "Learned positions")},
    {"relative", WHORL_TEXT("Choice", "T5's relative bias")},
};

/// Two small language models trained on one book, and what they make of a word in its sentence.
struct TinyLmParameters {
    TinyLm::Kind model = TinyLm::Kind::relative;
    std::string word = "bear";
    std::string first = "thy servant slew both the lion and the bear.";
    std::string second = "and there came a lion, and a bear, and took a lamb out of the flock.";
    std::string third = "my punishment is greater than i can bear.";
    std::string gap = "and the [mask] of israel did evil";
    int count = 10;

    static constexpr auto parameters()
    {
        using P = TinyLmParameters;
        return std::array{
            choice<&P::model, tinyLmKinds>("model", WHORL_TEXT("Parameter", "Model"),
                                           WHORL_TEXT("Parameter", "Where it knows positions from")),
            text<&P::word>("word", WHORL_TEXT("Parameter", "Word"),
                           WHORL_TEXT("Parameter", "Looked at in each of the three sentences")),
            text<&P::first>("first", WHORL_TEXT("Parameter", "First sentence"),
                            WHORL_TEXT("Parameter", "Holds the word in one sense")),
            text<&P::second>("second", WHORL_TEXT("Parameter", "Second sentence"),
                             WHORL_TEXT("Parameter", "Holds it in the same sense")),
            text<&P::third>("third", WHORL_TEXT("Parameter", "Third sentence"),
                            WHORL_TEXT("Parameter", "Holds it in another sense")),
            text<&P::gap>("gap", WHORL_TEXT("Parameter", "With a gap"),
                          WHORL_TEXT("Parameter", "A sentence in which [mask] stands for the word to be guessed")),
            integer<&P::count>("count", WHORL_TEXT("Parameter", "Listed"), "",
                               WHORL_TEXT("Parameter", "How many guesses are listed"))
                .range(1, 1000)
                .slider(1, 50),
        };
    }
    static SourceInfo info();
    static std::span<const Quantity<TinyLmParameters>> quantities();
    void check() const { }
};

}  // namespace whorl
