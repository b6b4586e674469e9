// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/glossary.h"

#include "core/text.h"

namespace whorl {

std::span<const GlossaryEntry> glossary()
{
    static constexpr GlossaryEntry entries[] = {
        {WHORL_TEXT("Glossary", "token"),
         WHORL_TEXT("Glossary", "What a text is cut into for a model: a word, a piece of a word, or a sign.")},
        {WHORL_TEXT("Glossary", "embedding"),
         WHORL_TEXT("Glossary", "The vector that stands for a token; a row of a table that was learned.")},
        {WHORL_TEXT("Glossary", "channel"), WHORL_TEXT("Glossary", "One number of a vector, by its place in it.")},
        {WHORL_TEXT("Glossary", "pair"),
         WHORL_TEXT("Glossary",
                    "Two channels that belong together: a sine and a cosine, or the plane in which RoPE turns.")},
        {WHORL_TEXT("Glossary", "position"), WHORL_TEXT("Glossary", "The place of a token in its text, from 0.")},
        {WHORL_TEXT("Glossary", "query"),
         WHORL_TEXT("Glossary", "What a token asks of the others; its row m of the scores.")},
        {WHORL_TEXT("Glossary", "key"),
         WHORL_TEXT("Glossary", "What a token answers to queries; its column n of the scores.")},
        {WHORL_TEXT("Glossary", "value"), WHORL_TEXT("Glossary", "What a token gives to those that look at it.")},
        {WHORL_TEXT("Glossary", "distance"),
         WHORL_TEXT("Glossary", "Query position minus key position, m − n; positive for keys before the query.")},
        {WHORL_TEXT("Glossary", "score"),
         WHORL_TEXT("Glossary",
                    "The dot product of a query and a key, as a rule divided by the root of their channels.")},
        {WHORL_TEXT("Glossary", "bias"), WHORL_TEXT("Glossary", "What an encoding adds to the scaled score.")},
        {WHORL_TEXT("Glossary", "mask"),
         WHORL_TEXT("Glossary", "What keeps queries from seeing keys: a causal one hides all later keys.")},
        {WHORL_TEXT("Glossary", "attention weight"),
         WHORL_TEXT("Glossary",
                    "The softmax of a row of scores: how much of each value a query takes; a row sums to 1.")},
        {WHORL_TEXT("Glossary", "head"),
         WHORL_TEXT(
             "Glossary",
             "One of several attentions that run side by side in a layer, each with queries and keys of its own.")},
        {WHORL_TEXT("Glossary", "layer"),
         WHORL_TEXT("Glossary", "One round of attention and network; a model has many, one after another.")},
        {WHORL_TEXT("Glossary", "frequency"),
         WHORL_TEXT("Glossary", "How far a pair turns from one position to the next, in radians per token.")},
        {WHORL_TEXT("Glossary", "wavelength"),
         WHORL_TEXT("Glossary", "How many positions a pair needs for a full turn.")},
        {WHORL_TEXT("Glossary", "base"),
         WHORL_TEXT("Glossary",
                    "The number whose powers are the frequencies: the larger, the slower the slowest pair.")},
        {WHORL_TEXT("Glossary", "absolute encoding"),
         WHORL_TEXT("Glossary", "One that says where a token stands, whatever looks at it.")},
        {WHORL_TEXT("Glossary", "relative encoding"),
         WHORL_TEXT("Glossary", "One under which scores depend on distances alone.")},
        {WHORL_TEXT("Glossary", "bucket"), WHORL_TEXT("Glossary", "Distances that share one learned number.")},
        {WHORL_TEXT("Glossary", "trained length"), WHORL_TEXT("Glossary", "Tokens of the longest text in training.")},
        {WHORL_TEXT("Glossary", "extrapolation"),
         WHORL_TEXT("Glossary", "What a model does with texts longer than any in training.")},
        {WHORL_TEXT("Glossary", "interpolation"),
         WHORL_TEXT("Glossary", "Fitting longer texts into the angles of training by slowing pairs down.")},
        {WHORL_TEXT("Glossary", "equivariant"),
         WHORL_TEXT("Glossary", "Moving with its input: tokens in another order give the same outputs in that order.")},
        {WHORL_TEXT("Glossary", "quantity"), WHORL_TEXT("Glossary", "One thing that a source can be asked for.")},
        {WHORL_TEXT("Glossary", "source"),
         WHORL_TEXT("Glossary", "What can be looked at: an encoding, a layer of attention, a table of vectors.")},
        {WHORL_TEXT("Glossary", "probe"), WHORL_TEXT("Glossary", "The place that all panels of a board point at.")},
    };
    return entries;
}

}  // namespace whorl
