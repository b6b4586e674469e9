// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/result_summary.h"

#include <string>

namespace whorl {

/// An expected order of encodings at eight times the trained length beside the measured one.
struct LabPrediction {
    std::vector<LabEncoding> predicted, measured;  ///< best first; those without a score are left out of `measured`
    std::vector<LabSpread> scores;                 ///< of `measured`
    std::int64_t pairs = 0;                        ///< pairs of both orders whose seeds do not overlap
    std::int64_t agreeing = 0;                     ///< of them, those that stand in the predicted order
    std::int64_t tooClose = 0;                     ///< pairs of both orders whose seeds overlap
};

/// Two encodings are too close to call where the lowest to the highest score of the one and of the other overlap.
LabPrediction comparePrediction(const LabResult& result, std::vector<LabEncoding> predicted, const LabReading& reading,
                                LabMeasure measure);

/// "4 of 5 pairs stand as predicted"; English, its numbers can be replaced (context "Sentence").
std::string predictionSentence(const LabPrediction& prediction);

}  // namespace whorl
