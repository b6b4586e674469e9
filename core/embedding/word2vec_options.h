// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/vocabulary.h"
#include "core/embedding/word2vec_step.h"
#include "core/parameter.h"
#include "core/text.h"

#include <cstdint>

namespace whorl {

enum class Word2VecModel {
    skipGram,  ///< a word foretells each word of its window
    cbow,      ///< the mean of the window foretells the word in its middle
};

enum class Word2VecLoss {
    negative,  ///< the true word is told from a few drawn at random
    softmax,   ///< the true word is told from all others; at most `mostSoftmaxWords` words
};

/// The greatest vocabulary that the full softmax is worked out for.
constexpr std::int64_t mostSoftmaxWords = 3000;

constexpr Choice word2VecModels[] = {{"skip-gram", WHORL_TEXT("Choice", "Skip-gram: a word foretells its window")},
                                     {"cbow", WHORL_TEXT("Choice", "CBOW: the window foretells its word")}};
constexpr Choice word2VecLosses[] = {{"negative", WHORL_TEXT("Choice", "Negative sampling")},
                                     {"softmax", WHORL_TEXT("Choice", "Full softmax")}};
constexpr Choice cbowGradients[] = {{"true-gradient", WHORL_TEXT("Choice", "True gradient: 1/C to each context word")},
                                    {"word2vec-c", WHORL_TEXT("Choice", "word2vec.c: all of it to each context word")}};
constexpr Choice subsamplings[] = {{"word2vec-c", WHORL_TEXT("Choice", "As word2vec.c and gensim")},
                                   {"paper", WHORL_TEXT("Choice", "As in the paper")}};

/// How word2vec is to learn.
struct Word2VecOptions {
    Word2VecModel model = Word2VecModel::skipGram;
    Word2VecLoss loss = Word2VecLoss::negative;
    std::int64_t dimension = 50;
    std::int64_t window = 5;
    std::int64_t negatives = 8;  ///< 5 to 20 for small texts, 2 to 5 for large ones (Mikolov et al. 2013b)
    double rate = 0.025;
    std::int64_t epochs = 15;
    std::int64_t minimumCount = 5;
    double sample = 1e-3;
    Subsampling subsampling = Subsampling::word2vecC;
    CbowGradient cbowGradient = CbowGradient::word2vecC;
    std::int64_t seed = 1;

    static constexpr auto parameters();

    /// throws  ParameterError where a value is out of its row
    void check() const;
};

constexpr auto Word2VecOptions::parameters()
{
    using O = Word2VecOptions;
    return std::array{
        choice<&O::model, word2VecModels>("model", WHORL_TEXT("Parameter", "Model"),
                                          WHORL_TEXT("Parameter", "What is foretold from what")),
        choice<&O::loss, word2VecLosses>(
            "loss", WHORL_TEXT("Parameter", "Loss"),
            WHORL_TEXT("Parameter", "Whether the true word is told from a few or from all others")),
        integer<&O::dimension>("dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                               WHORL_TEXT("Parameter", "Channels of a word's vector"))
            .range(2, 1024)
            .slider(2, 300, Scale::logarithmic),
        integer<&O::window>("window", WHORL_TEXT("Parameter", "Window"), "",
                            WHORL_TEXT("Parameter", "Words on either side; each centre draws its own number up to it"))
            .range(1, 50)
            .unit(WHORL_TEXT("Parameter", "words"))
            .slider(1, 15),
        integer<&O::negatives>("negatives", WHORL_TEXT("Parameter", "Negatives"), "",
                               WHORL_TEXT("Parameter", "Words drawn at random for each true one"))
            .range(1, 50)
            .slider(1, 20)
            .onlyFor("loss", "negative"),
        real<&O::rate>("rate", WHORL_TEXT("Parameter", "Learning rate"), "\u03b7",
                       WHORL_TEXT("Parameter", "At the start; it falls in a straight line to a ten-thousandth"))
            .above(0)
            .slider(0.001, 1, Scale::logarithmic),
        integer<&O::epochs>("epochs", WHORL_TEXT("Parameter", "Epochs"), "",
                            WHORL_TEXT("Parameter", "Times the text is read"))
            .range(1, 100'000)
            .slider(1, 50),
        integer<&O::minimumCount>("min_count", WHORL_TEXT("Parameter", "Least count"), "",
                                  WHORL_TEXT("Parameter", "Words that occur less often are left out"))
            .range(1, 1'000'000'000)
            .slider(1, 50),
        real<&O::sample>("sample", WHORL_TEXT("Parameter", "Subsampling"), "t",
                         WHORL_TEXT("Parameter", "Words that make up more than this share of the text are thinned out"))
            .range(0, 1)
            .zeroMeans(WHORL_TEXT("Parameter", "none")),
        choice<&O::subsampling, subsamplings>(
            "subsampling", WHORL_TEXT("Parameter", "Subsampling rule"),
            WHORL_TEXT("Parameter", "How much a frequent word is thinned out: the code keeps more than the paper")),
        choice<&O::cbowGradient, cbowGradients>(
            "cbow_gradient", WHORL_TEXT("Parameter", "CBOW gradient"),
            WHORL_TEXT("Parameter", "What each context word gets of the gradient of their mean")),
        integer<&O::seed>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                          WHORL_TEXT("Parameter", "Decides the first vectors and all that is drawn"))
            .range(0, 4294967295.0),
    };
}

}  // namespace whorl
