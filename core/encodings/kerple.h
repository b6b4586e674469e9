// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/bias_mode.h"
#include "core/attention/smooth_bias.h"
#include "core/encodings/shared_rows.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

enum class KerpleKernel { logarithmic, power };

constexpr Choice kerpleKernels[] = {{"log", WHORL_TEXT("Choice", "Logarithmic")},
                                    {"power", WHORL_TEXT("Choice", "Power")}};

constexpr Choice kerpleStrengths[] = {{"fan", WHORL_TEXT("Choice", "From 2 down to 1/4 over the heads")}};
constexpr Choice kerpleShapes[] = {{"usual", WHORL_TEXT("Choice", "1 (logarithmic) or 1/2 (power) in every head")}};

/// KERPLE (Chi et al. 2022): a penalty by a kernel of the distance, with two learned numbers per head.
struct KerpleParameters {
    KerpleKernel kernel = KerpleKernel::logarithmic;
    int heads = 8;
    std::int64_t length = 512;
    std::int64_t originalLength = 0;  ///< of the training's texts; 0: not known
    BiasMode mode = BiasMode::causal;
    VectorValue r1 = std::string("fan");
    VectorValue r2 = std::string("usual");

    static constexpr auto parameters()
    {
        return std::array{
            choice<&KerpleParameters::kernel, kerpleKernels>(
                "kernel", WHORL_TEXT("Parameter", "Kernel"),
                WHORL_TEXT("Parameter", "How the penalty grows with the distance")),
            integer<&KerpleParameters::heads>(
                "heads", WHORL_TEXT("Parameter", "Heads"), "H",
                WHORL_TEXT("Parameter", "Number of attention heads, each with its two numbers"))
                .range(1, 1024)
                .slider(1, 32),
            integer<&KerpleParameters::length>("length", WHORL_TEXT("Parameter", "Length"), "L",
                                               WHORL_TEXT("Parameter", "Number of tokens in the sequence"))
                .range(1, 4194304)
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(16, 1048576, Scale::logarithmic),
            trainedLengthRow<KerpleParameters>(),
            choice<&KerpleParameters::mode, biasModes>(
                "mode", WHORL_TEXT("Parameter", "Mode"),
                WHORL_TEXT("Parameter", "Whether keys after the query are masked or penalised like those before it")),
            vector<&KerpleParameters::r1>(
                "r1", WHORL_TEXT("Parameter", "Strength"), "r1",
                WHORL_TEXT("Parameter", "What multiplies the kernel, one number or one per head; learned by a model"),
                kerpleStrengths),
            vector<&KerpleParameters::r2>(
                "r2", WHORL_TEXT("Parameter", "Shape"), "r2",
                WHORL_TEXT("Parameter",
                           "What multiplies the distance in the logarithm, or its power, at most 2; one number or one "
                           "per head"),
                kerpleShapes),
        };
    }
    static SourceInfo info();
    static std::span<const Quantity<KerpleParameters>> quantities();
    /// throws ParameterError unless r1 and r2 have one number or one per head, each above 0 and at most 1000, the powers
    ///        at most 2
    void check() const;

    static constexpr std::string_view effectRows = "kernel r1 r2";
    PositionalEffect effectIn(const HeadPlace& place) const;
    /// r1 and r2 of every head; all layers share them in the authors' code.
    std::vector<LearnedTensor> learnedIn(const HeadPlace& model) const;
};

/// The two numbers of every head: [heads] each.
struct KerpleNumbers {
    Eigen::ArrayXd r1, r2;
};

/// The named rules are our own, for drawing: the authors learn the numbers, and keep them at 0.01 or above.
KerpleNumbers kerpleNumbers(const KerpleParameters& parameters);

/// What is added to the scaled score, for a |distance| that need not be whole: -r1 ln(1 + r2 k), or -r1 k^r2, which with
/// r2 = 1 is ALiBi. r1, r2 > 0; a power above 2 is no conditionally positive definite kernel.
/// source  Chi et al. 2022, arXiv:2205.09921; ParallelKerpleLog and ParallelKerplePower of its authors' code
double kerpleBias(KerpleKernel kernel, double r1, double r2, double distance);

/// The bias of every head.
SmoothBiasOf kerpleBiases(const KerpleParameters& parameters);

}  // namespace whorl
