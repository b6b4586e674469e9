// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/bias_mode.h"
#include "core/attention/positional_effect.h"
#include "core/encodings/shared_rows.h"
#include "core/numeric/distance_means.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

/// How models hold the bias.
enum class AlibiForm { paper, stored, mpt, bloom, falcon };

constexpr Choice alibiForms[] = {{"paper", WHORL_TEXT("Choice", "Paper: \u2212slope \u00d7 distance")},
                                 {"stored", WHORL_TEXT("Choice", "Authors' code: slope \u00d7 key")},
                                 {"mpt", WHORL_TEXT("Choice", "MPT: zero at the last key")},
                                 {"bloom", WHORL_TEXT("Choice", "BLOOM: slope \u00d7 key without padding")},
                                 {"falcon", WHORL_TEXT("Choice", "Falcon: divided like the score")}};

/// Attention with linear biases (Press, Smith, Lewis 2021): a penalty in proportion to the distance.
struct AlibiParameters {
    int heads = 8;
    std::int64_t length = 512;
    std::int64_t originalLength = 0;  ///< of the training's texts; 0: not known
    BiasMode mode = BiasMode::causal;
    double maxBias = 8;
    AlibiForm form = AlibiForm::paper;
    int headDimension = 64;

    static constexpr auto parameters()
    {
        return std::array{
            integer<&AlibiParameters::heads>("heads", WHORL_TEXT("Parameter", "Heads"), "H",
                                             WHORL_TEXT("Parameter", "Number of attention heads, each with its slope"))
                .range(1, 1024)
                .slider(1, 32),
            integer<&AlibiParameters::length>("length", WHORL_TEXT("Parameter", "Length"), "L",
                                              WHORL_TEXT("Parameter", "Number of tokens in the sequence"))
                .range(1, 4194304)
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(16, 1048576, Scale::logarithmic),
            trainedLengthRow<AlibiParameters>(),
            choice<&AlibiParameters::mode, biasModes>(
                "mode", WHORL_TEXT("Parameter", "Mode"),
                WHORL_TEXT("Parameter", "Whether keys after the query are masked or penalised like those before it")),
            real<&AlibiParameters::maxBias>(
                "max_bias", WHORL_TEXT("Parameter", "Maximum bias"), "A",
                WHORL_TEXT("Parameter", "The slopes go down to 2 to the power of minus this; 8 in the paper"))
                .above(0)
                .slider(1, 16),
            choice<&AlibiParameters::form, alibiForms>(
                "form", WHORL_TEXT("Parameter", "Form"),
                WHORL_TEXT("Parameter", "How models hold the bias; all but Falcon's agree after a causal softmax")),
            integer<&AlibiParameters::headDimension>(
                "head_dimension", WHORL_TEXT("Parameter", "Head dimension"), "d",
                WHORL_TEXT("Parameter", "Falcon divides the bias by the root of this, as it does the score"))
                .range(1, 4096)
                .slider(16, 256),
        };
    }
    static SourceInfo info();
    static std::span<const Quantity<AlibiParameters>> quantities();
    void check() const { }

    static constexpr std::string_view effectRows = "max_bias";
    PositionalEffect effectIn(const HeadPlace& place) const;
};

/// The slope of every head, in the order of the authors' code: [heads], each in 0 .. 1.
///
/// For a power of two H: 2^(-maxBias h / H), h = 1 .. H. Otherwise the list of the largest power of two below H,
/// then every second slope of the list of twice as many; such a list is not sorted, and is not to be: trained heads
/// have their places.
/// heads    1 .. 1024; throws ParameterError otherwise
/// maxBias  above 0; 8 in the paper, `alibi_bias_max` in MPT, which for 8 makes the same list by another route
/// source   Press et al. 2021, arXiv:2108.12409, section 3; get_slopes of its authors' code
Eigen::ArrayXd alibiSlopes(std::int64_t heads, double maxBias = 8);

/// What is added to the scaled score: -slope * distance, and -infinity where distance is negative (causal); or
/// -slope * |distance| (symmetric). distance = query - key.
double alibiBias(double slope, std::int64_t distance, BiasMode mode);

/// The same for every distance.
DistancePieces alibiPieces(double slope, BiasMode mode);

/// The form that MPT stores: one row for all queries, zero at the last key: slope * (key - (length - 1)). [length]
Eigen::ArrayXd alibiLastRow(double slope, std::int64_t length);

/// The form that BLOOM stores: slope * (number of real tokens before the key), 0 at padding. Under a causal mask it
/// has the same softmax as the paper's form, from which it differs by a constant in every row.
/// attentionMask  1 for a token, 0 for padding
Eigen::ArrayXd alibiPerKey(double slope, std::span<const int> attentionMask);

/// The slopes that reach the softmax: those of the paper, in Falcon divided by sqrt(head dimension).
Eigen::ArrayXd alibiEffectiveSlopes(const AlibiParameters& parameters);

/// What reaches the softmax in Falcon, which divides score and bias alike by sqrt(head dimension).
double alibiFalconBias(double slope, std::int64_t distance, int headDimension);

/// How far a head sees when all content scores are equal and the text is long: it is a soft window.
struct AlibiWindow {
    double meanDistance = 0;                    ///< tokens; infinite for slope 0
    double halfDistance = 0;                    ///< distance at which a weight has fallen to half: ln 2 / slope
    double keys50 = 0, keys95 = 0, keys99 = 0;  ///< least number of keys that hold so much of the weight
    double entropy = 0;                         ///< nats
};

/// Weights are geometric in the distance; closed forms. slope >= 0.
AlibiWindow alibiWindow(double slope, BiasMode mode);

/// Mean distance and entropy (nats) of the last query of a causal sequence of `length` tokens.
struct AlibiRow {
    double meanDistance = 0, entropy = 0;
};
AlibiRow alibiLastQuery(double slope, std::int64_t length);

/// What a head of this slope adds to its scaled scores.
PositionalEffect alibiEffect(double slope, BiasMode mode);

}  // namespace whorl
