// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/prediction.h"

#include "core/lab/lab_words.h"
#include "core/text.h"

#include <algorithm>

namespace whorl {

LabPrediction comparePrediction(const LabResult& result, std::vector<LabEncoding> predicted, const LabReading& reading,
                                LabMeasure measure)
{
    constexpr std::size_t longest = labMultiples.size() - 1;
    LabPrediction prediction;
    prediction.predicted = std::move(predicted);
    prediction.measured = bestFirst(result, reading, longest, measure);
    for (const LabEncoding encoding : prediction.measured)
        prediction.scores.push_back(scoreSpread(result, encoding, reading, longest, measure));
    const auto scoreOfPlace = [&](std::size_t place) {
        const auto found =
            std::find(prediction.measured.begin(), prediction.measured.end(), prediction.predicted[place]);
        return found == prediction.measured.end()
            ? LabSpread()
            : prediction.scores[static_cast<std::size_t>(found - prediction.measured.begin())];
    };
    for (std::size_t better = 0; better < prediction.predicted.size(); ++better)
        for (std::size_t worse = better + 1; worse < prediction.predicted.size(); ++worse) {
            const LabSpread a = scoreOfPlace(better), b = scoreOfPlace(worse);
            if (a.seeds == 0 || b.seeds == 0)
                continue;
            if (a.lowest <= b.highest && b.lowest <= a.highest) {
                ++prediction.tooClose;
            } else {
                ++prediction.pairs;
                prediction.agreeing += isBetter(a.mean, b.mean, measure) ? 1 : 0;
            }
        }
    return prediction;
}

std::string predictionSentence(const LabPrediction& prediction)
{
    if (prediction.predicted.empty())
        return WHORL_TEXT("Sentence", "predict first: order the encodings below");
    return joinedSentences({filled(WHORL_TEXT("Sentence", "%1 of %2 pairs stand as predicted"),
                                   {std::to_string(prediction.agreeing), std::to_string(prediction.pairs)}),
                            prediction.tooClose > 0 ? filled(WHORL_TEXT("Sentence", "%1 too close to call"),
                                                             {std::to_string(prediction.tooClose)})
                                                    : std::string()});
}

}  // namespace whorl
