// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/inherited_rows.h"
#include "core/text.h"

/// The rows of the parameters of a table of vectors, which are many.
namespace whorl {

enum class TableMethod { none, pca, tsne, umap, axes };
enum class TableDimensions { plane, space };
enum class TableColour { group, norm, order, column };

constexpr Choice shippedTables[] = {{"glove", WHORL_TEXT("Choice", "GloVe 6B, 10,047 words of 100 numbers")}};
constexpr Choice tableMethods[] = {
    {"none", WHORL_TEXT("Choice", "None: the first columns")},
    {"pca", WHORL_TEXT("Choice", "PCA")},
    {"tsne", WHORL_TEXT("Choice", "t-SNE")},
    {"umap", WHORL_TEXT("Choice", "UMAP")},
    {"axes", WHORL_TEXT("Choice", "Axes: from word to word")},
};
constexpr Choice tableDimensions[] = {{"2", WHORL_TEXT("Choice", "Plane")}, {"3", WHORL_TEXT("Choice", "Space")}};
constexpr Choice tableMetrics[] = {{"euclidean", WHORL_TEXT("Choice", "Distance")},
                                   {"cosine", WHORL_TEXT("Choice", "Cosine")}};
constexpr Choice tableColours[] = {
    {"group", WHORL_TEXT("Choice", "Group (k-means)")},
    {"norm", WHORL_TEXT("Choice", "Length of the vector")},
    {"order", WHORL_TEXT("Choice", "Row in the table")},
    {"column", WHORL_TEXT("Choice", "Column of the list")},
};
constexpr Choice analogyRules[] = {
    {"add", WHORL_TEXT("Choice", "3CosAdd, vectors of length 1")},
    {"add-raw", WHORL_TEXT("Choice", "3CosAdd, vectors as they are")},
    {"multiply", WHORL_TEXT("Choice", "3CosMul")},
};

/// Where the vectors come from, and what of them is used.
template <class S>
constexpr auto tableFileRows()
{
    return std::array{
        whorl::file<&S::file, S>(
            "file", WHORL_TEXT("Parameter", "File"),
            WHORL_TEXT("Parameter",
                       "Word vectors (word2vec, fastText .vec, GloVe, Projector TSV) or a table of "
                       "npy, npz, safetensors, GGUF or ONNX"),
            shippedTables),
        text<&S::tensor, S>(
            "tensor", WHORL_TEXT("Parameter", "Tensor"),
            WHORL_TEXT("Parameter", "Name of the table in a file that holds several; empty where there is one"))
            .as(Role::offered),
        text<&S::vocabulary, S>(
            "vocabulary", WHORL_TEXT("Parameter", "Vocabulary"),
            WHORL_TEXT("Parameter", "A list of words, one a line; empty: x.vocab.txt beside x.npy, if there is one")),
        integer<&S::limit, S>("limit", WHORL_TEXT("Parameter", "Words"), "V",
                              WHORL_TEXT("Parameter", "The first so many words of the file"))
            .range(0, 100'000'000)
            .slider(0, 10'000)
            .zeroMeans(WHORL_TEXT("Parameter", "all")),
        integer<&S::columns, S>("columns", WHORL_TEXT("Parameter", "Columns"), "m",
                                WHORL_TEXT("Parameter", "The first so many numbers of each vector"))
            .range(0, 65'536)
            .slider(0, 300)
            .zeroMeans(WHORL_TEXT("Parameter", "all")),
        boolean<&S::rotated, S>(
            "rotated", WHORL_TEXT("Parameter", "Rotated first"),
            WHORL_TEXT("Parameter", "Turns all vectors so that their first columns hold the most, before any are cut")),
    };
}

/// How the map is made.
template <class S>
constexpr auto tableMapRows()
{
    return std::array{
        choice<&S::method, tableMethods, S>("method", WHORL_TEXT("Parameter", "Projection"),
                                            WHORL_TEXT("Parameter", "How vectors become points")),
        boolean<&S::standardised, S>(
            "standardised", WHORL_TEXT("Parameter", "Standardised"),
            WHORL_TEXT("Parameter", "Brings every column to mean 0 and spread 1 before vectors become points"))
            .onlyFor("method", "none pca tsne umap"),
        choice<&S::dimensions, tableDimensions, S>("dimensions", WHORL_TEXT("Parameter", "Dimensions"),
                                                   WHORL_TEXT("Parameter", "Points of the plane or of space"))
            .onlyFor("method", "none pca tsne umap"),
        real<&S::perplexity, S>("perplexity", WHORL_TEXT("Parameter", "Perplexity"), "",
                                WHORL_TEXT("Parameter", "About how many neighbours count for each word"))
            .range(1, 1000)
            .slider(5, 100)
            .onlyFor("method", "tsne"),
        integer<&S::neighbours, S>("neighbours", WHORL_TEXT("Parameter", "Neighbours"), "k",
                                   WHORL_TEXT("Parameter", "How many neighbours are held together"))
            .range(2, 200)
            .slider(2, 100)
            .onlyFor("method", "umap"),
        real<&S::minimumDistance, S>("minimum_distance", WHORL_TEXT("Parameter", "Least distance"), "",
                                     WHORL_TEXT("Parameter", "How close points may come"))
            .range(0, 1)
            .slider(0, 1)
            .onlyFor("method", "umap"),
        choice<&S::metric, tableMetrics, S>("metric", WHORL_TEXT("Parameter", "Nearness"),
                                            WHORL_TEXT("Parameter", "What makes words near"))
            .onlyFor("method", "tsne umap"),
        integer<&S::steps, S>("steps", WHORL_TEXT("Parameter", "Steps"), "",
                              WHORL_TEXT("Parameter", "How many steps are taken; UMAP takes 500 at most"))
            .range(1, 100'000)
            .slider(1, 2000)
            .as(Role::steps)
            .onlyFor("method", "tsne umap"),
        integer<&S::seed, S>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                             WHORL_TEXT("Parameter", "The same seed makes the same picture"))
            .range(0, 999'999)
            .slider(0, 99)
            .onlyFor("method", "tsne umap"),
        text<&S::axisX, S>("axis_x", WHORL_TEXT("Parameter", "Across"),
                           WHORL_TEXT("Parameter", "Two words: the axis leads from the first to the second"))
            .onlyFor("method", "axes"),
        text<&S::axisY, S>("axis_y", WHORL_TEXT("Parameter", "Up"),
                           WHORL_TEXT("Parameter", "Two words: the axis leads from the first to the second"))
            .onlyFor("method", "axes"),
        boolean<&S::rightAngle, S>("right_angle", WHORL_TEXT("Parameter", "Right angle"),
                                   WHORL_TEXT("Parameter", "Takes from the second axis what it shares with the first"))
            .onlyFor("method", "axes"),
        text<&S::fitOn, S>("fit_on", WHORL_TEXT("Parameter", "Fit on"),
                           WHORL_TEXT("Parameter",
                                      "Words that decide the components; all words are then placed by them. "
                                      "Empty: all decide"))
            .onlyFor("method", "pca"),
    };
}

/// How the map looks.
template <class S>
constexpr auto tableLookRows()
{
    return std::array{
        choice<&S::colour, tableColours, S>("colour", WHORL_TEXT("Parameter", "Colour by"),
                                            WHORL_TEXT("Parameter", "What colours the points")),
        integer<&S::groups, S>("groups", WHORL_TEXT("Parameter", "Groups"), "k",
                               WHORL_TEXT("Parameter", "How many groups k-means makes of the directions"))
            .range(1, 8)
            .slider(1, 8)
            .onlyFor("colour", "group"),
        text<&S::colourColumn, S>(
            "colour_column", WHORL_TEXT("Parameter", "Column"),
            WHORL_TEXT("Parameter",
                       "A column of the list of words (metadata.tsv, x.metadata.tsv): classes or numbers. Empty: the "
                       "first that can be shown"))
            .as(Role::offered)
            .onlyFor("colour", "column"),
        text<&S::words, S>(
            "words", WHORL_TEXT("Parameter", "Chosen words"),
            WHORL_TEXT("Parameter",
                       "Separated by blanks. Click words with Ctrl, or draw around them with Ctrl, to choose them"))
            .as(Role::words),
        boolean<&S::isolated, S>("isolated", WHORL_TEXT("Parameter", "Only these"),
                                 WHORL_TEXT("Parameter", "Leaves all but the chosen words out of the map")),
    };
}

/// What is asked of the words.
template <class S>
constexpr auto tableQuestionRows()
{
    return std::array{
        text<&S::word, S>("word", WHORL_TEXT("Parameter", "Word"),
                          WHORL_TEXT("Parameter", "Whose neighbours are listed; empty: the word that is pointed at")),
        integer<&S::count, S>("count", WHORL_TEXT("Parameter", "Listed"), "",
                              WHORL_TEXT("Parameter", "How many words are listed"))
            .range(1, 1000)
            .slider(1, 50),
        text<&S::a, S>("a", WHORL_TEXT("Parameter", "a"), WHORL_TEXT("Parameter", "king, in king \u2212 man + woman")),
        text<&S::b, S>("b", WHORL_TEXT("Parameter", "\u2212 b"),
                       WHORL_TEXT("Parameter", "man, in king \u2212 man + woman")),
        text<&S::c, S>("c", WHORL_TEXT("Parameter", "+ c"),
                       WHORL_TEXT("Parameter", "woman, in king \u2212 man + woman")),
        choice<&S::rule, analogyRules, S>("rule", WHORL_TEXT("Parameter", "Rule"),
                                          WHORL_TEXT("Parameter", "How answers are scored")),
        boolean<&S::includeInputs, S>(
            "include_inputs", WHORL_TEXT("Parameter", "Question's words"),
            WHORL_TEXT("Parameter", "Ranks a, b and c as well; most programs leave them out without a word")),
        text<&S::sentence, S>("sentence", WHORL_TEXT("Parameter", "Sentence"),
                              WHORL_TEXT("Parameter", "Each word becomes a mixture of the words of this sentence")),
        text<&S::sense, S>("sense", WHORL_TEXT("Parameter", "Word in it"),
                           WHORL_TEXT("Parameter", "Whose neighbours are compared, alone and in the sentence")),
    };
}

template <class S>
constexpr auto tableRows()
{
    return joinedRows(tableFileRows<S>(), tableMapRows<S>(), tableLookRows<S>(), tableQuestionRows<S>());
}

}  // namespace whorl
