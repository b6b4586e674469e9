// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"
#include "core/text.h"

#include <compare>
#include <cstdint>

namespace whorl {

/// How RoPE is stretched after training.
enum class LabScaling { none, linear, ntk, yarn };
constexpr Choice labScalings[] = {
    {"none", WHORL_TEXT("Choice", "None")},
    {"linear", WHORL_TEXT("Choice", "Position interpolation")},
    {"ntk", WHORL_TEXT("Choice", "NTK-aware")},
    {"yarn", WHORL_TEXT("Choice", "YaRN")},
};

/// What a learned table says past its last trained row.
enum class LabPastEnd { untrained, last, interpolated };
constexpr Choice labPastEnds[] = {
    {"untrained", WHORL_TEXT("Choice", "Untrained rows")},
    {"last", WHORL_TEXT("Choice", "Last row repeated")},
    {"interpolated", WHORL_TEXT("Choice", "Rows interpolated")},
};

/// How a trained model is read at more tokens than it was trained on. Nothing learns by it. What does not concern an
/// encoding leaves it as it is.
struct LabReading {
    LabScaling scaling = LabScaling::none;       ///< RoPE
    double factor = 0;                           ///< RoPE: of the scaling; 0: as many times as the text is longer
    double betaFast = 4;                         ///< YaRN; 32 means nothing at lengths of 32 to 64
    LabPastEnd pastEnd = LabPastEnd::untrained;  ///< learned table
    bool temperature = false;                    ///< query i's scores times ln(i + 1) / ln L from i = L on
    bool dropped = false;                        ///< RoPE removed; where the result has a recalibrated model, that one

    auto operator<=>(const LabReading&) const = default;
};

}  // namespace whorl
