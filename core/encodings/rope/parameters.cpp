// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/head_vectors.h"
#include "core/encodings/pair_curves.h"
#include "core/encodings/rope.h"
#include "core/encodings/shared_rows.h"
#include "core/text.h"

namespace whorl {

namespace {

constexpr Choice layouts[] = {
    {"interleaved", WHORL_TEXT("Choice", "Interleaved")},
    {"half", WHORL_TEXT("Choice", "Half")},
};

constexpr Choice scalings[] = {
    {"none", WHORL_TEXT("Choice", "None")},
    {"linear", WHORL_TEXT("Choice", "Linear")},
    {"ntk", WHORL_TEXT("Choice", "NTK-aware")},
    {"dynamic", WHORL_TEXT("Choice", "Dynamic NTK")},
    {"by-parts", WHORL_TEXT("Choice", "By parts (paper)")},
    {"yarn", WHORL_TEXT("Choice", "YaRN (shipped)")},
    {"longrope", WHORL_TEXT("Choice", "LongRoPE")},
    {"llama3", WHORL_TEXT("Choice", "Llama 3")},
    {"proportional", WHORL_TEXT("Choice", "Proportional")},
};

constexpr Choice factorLists[] = {
    {"ones", WHORL_TEXT("Choice", "All ones")},
    {"numbers", WHORL_TEXT("Choice", "1, 2, 3, …")},
};

using P = RopeParameters;

constexpr Row<P> rows[] = {
    headDimensionRow<P>(),
    integer<&P::rotaryDimension>("rotary_dimension", WHORL_TEXT("Parameter", "Rotary dimension"), "",
                                 WHORL_TEXT("Parameter", "Number of channels that turn, from channel 0; 0 turns all"))
        .range(0, 16'384)
        .zeroMeans(WHORL_TEXT("Parameter", "all"))
        .multipleOf(2)
        .slider(0, 256),
    shownLengthRow<P>(),
    real<&P::base>("base", WHORL_TEXT("Parameter", "Base"), "b",
                   WHORL_TEXT("Parameter", "Sets how slowly the slowest pairs turn"))
        .above(0)
        .slider(100, 1e7, Scale::logarithmic),
    choice<&P::layout, layouts>(
        "layout", WHORL_TEXT("Parameter", "Layout"),
        WHORL_TEXT("Parameter", "Which channels form a pair: neighbours, or one from each half")),
    choice<&P::scaling, scalings, P>(
        "scaling", WHORL_TEXT("Parameter", "Scaling"),
        WHORL_TEXT("Parameter", "How the pairs are slowed down for texts longer than the training's")),
    real<&P::factor, P>("factor", WHORL_TEXT("Parameter", "Factor"), "s",
                        WHORL_TEXT("Parameter", "How many times longer than the training's a text may be"))
        .above(0)
        .slider(1, 64, Scale::logarithmic)
        .onlyFor("scaling", "linear ntk dynamic by-parts yarn longrope llama3 proportional"),
    integer<&P::originalLength, P>("original_length", WHORL_TEXT("Parameter", "Trained length"), "",
                                   WHORL_TEXT("Parameter", "Number of tokens of the longest text in training"))
        .range(1, 1e12)
        .slider(512, 131'072, Scale::logarithmic)
        .unit("tokens"),
    real<&P::betaFast, P>("beta_fast", WHORL_TEXT("Parameter", "Fast turns"), "β",
                          WHORL_TEXT("Parameter", "Pairs that turn at least so often in training are kept"))
        .above(0)
        .slider(1, 64)
        .onlyFor("scaling", "by-parts yarn"),
    real<&P::betaSlow, P>("beta_slow", WHORL_TEXT("Parameter", "Slow turns"), "β",
                          WHORL_TEXT("Parameter", "Pairs that turn at most so often in training are divided in full"))
        .above(0)
        .slider(0.25, 8)
        .onlyFor("scaling", "by-parts yarn"),
    boolean<&P::truncate, P>("truncate", WHORL_TEXT("Parameter", "Whole pair numbers"),
                             WHORL_TEXT("Parameter", "Let the ramp begin and end at a pair, as most code does"))
        .onlyFor("scaling", "yarn"),
    real<&P::attentionFactor, P>(
        "attention_factor", WHORL_TEXT("Parameter", "Attention factor"), "A",
        WHORL_TEXT("Parameter", "Multiplies cosines and sines, hence scores by its square; 0 computes it"))
        .range(0)
        .zeroMeans(WHORL_TEXT("Parameter", "computed"))
        .slider(0, 2)
        .onlyFor("scaling", "yarn longrope"),
    real<&P::mscale, P>(
        "mscale", WHORL_TEXT("Parameter", "mscale"), "",
        WHORL_TEXT("Parameter", "DeepSeek: weight of the logarithm in the table's factor; 0 is not set"))
        .range(0)
        .zeroMeans(WHORL_TEXT("Parameter", "not set"))
        .slider(0, 2)
        .onlyFor("scaling", "yarn"),
    real<&P::mscaleAllDimensions, P>(
        "mscale_all_dim", WHORL_TEXT("Parameter", "mscale, all channels"), "",
        WHORL_TEXT("Parameter", "DeepSeek: weight of the logarithm in the softmax scale; 0 is not set"))
        .range(0)
        .zeroMeans(WHORL_TEXT("Parameter", "not set"))
        .slider(0, 2)
        .onlyFor("scaling", "yarn"),
    real<&P::lowFrequencyFactor, P>(
        "low_freq_factor", WHORL_TEXT("Parameter", "Low frequency factor"), "",
        WHORL_TEXT("Parameter", "Pairs that turn at most so often in training are divided in full"))
        .above(0)
        .slider(0.5, 8)
        .onlyFor("scaling", "llama3"),
    real<&P::highFrequencyFactor, P>("high_freq_factor", WHORL_TEXT("Parameter", "High frequency factor"), "",
                                     WHORL_TEXT("Parameter", "Pairs that turn at least so often in training are kept"))
        .above(0)
        .slider(0.5, 16)
        .onlyFor("scaling", "llama3"),
    vector<&P::shortFactor, P>("short_factor", WHORL_TEXT("Parameter", "Short divisors"), "",
                               WHORL_TEXT("Parameter", "One divisor for each pair, up to the trained length"),
                               factorLists)
        .onlyFor("scaling", "longrope"),
    vector<&P::longFactor, P>("long_factor", WHORL_TEXT("Parameter", "Long divisors"), "",
                              WHORL_TEXT("Parameter", "One divisor for each pair, beyond the trained length"),
                              factorLists)
        .onlyFor("scaling", "longrope"),
    vector<&P::query>("query", WHORL_TEXT("Parameter", "Query"), "q",
                      WHORL_TEXT("Parameter", "The query before it turns, one number per channel"), headVectorWords),
    vector<&P::key>("key", WHORL_TEXT("Parameter", "Key"), "k",
                    WHORL_TEXT("Parameter", "The key before it turns, one number per channel"), headVectorWords),
    integer<&P::seed>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                      WHORL_TEXT("Parameter", "Chooses the random query and key"))
        .range(0, 2'147'483'647),
    precisionRow<P>(),
    roundsRow<P>(),
};

}  // namespace

std::span<const Row<RopeParameters>> RopeParameters::parameters()
{
    return rows;
}

}  // namespace whorl
