// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/lab_curves.h"
#include "core/lab/lab_runs.h"
#include "core/lab/lab_words.h"
#include "core/lab/prediction.h"
#include "core/lab/verdicts.h"

#include <algorithm>

namespace whorl {

namespace {

template <Curves (*curvesOf)(const LabParameters&, const LabResult&), LabLooks looks = LabLooks::whenOneEnds>
Data curves(const LabParameters& p, const Watch& watch)
{
    return withLabResult(
        p, watch, [&p](const LabResult& result) -> Data { return curvesOf(p, result); }, looks);
}

Data verdictsOf(const LabParameters& p, const Watch& watch)
{
    return withStretchedLabResult(p, watch, [&p](const LabResult& result) -> Data {
        Listing listing;
        listing.columns = {WHORL_TEXT("Axis", "claim"), WHORL_TEXT("Axis", "measured here"),
                           WHORL_TEXT("Axis", "seeds")};
        for (const LabVerdict& verdict : labVerdicts(result)) {
            if (!verdict.isGiven)
                listing.quiet.push_back(listing.rows.size());
            listing.rows.push_back(
                {verdict.claim, verdict.measured, verdict.seeds.empty() ? Cell() : Cell(verdict.seeds)});
        }
        listing.remark = joinedSentences({labVerdictRules(result.settings.task), labRemark(p, result)});
        return listing;
    });
}

Data predictionOf(const LabParameters& p, const Watch& watch)
{
    return withLabResult(p, watch, [&p](const LabResult& result) -> Data {
        const LabMeasure measure = p.showsLoss(result.settings.task) ? LabMeasure::loss : LabMeasure::accuracy;
        const LabPrediction prediction =
            comparePrediction(result, labEncodingsIn(p.prediction, "prediction"), p, measure);
        const auto cell = [](const std::vector<LabEncoding>& order, std::size_t place) -> Cell {
            if (place >= order.size())
                return {};
            return std::string(labEncodings[static_cast<std::size_t>(order[place])].label);
        };
        Listing listing;
        listing.columns = {WHORL_TEXT("Axis", "place"), WHORL_TEXT("Axis", "predicted"), WHORL_TEXT("Axis", "measured"),
                           measure == LabMeasure::loss ? WHORL_TEXT("Axis", "nats at 8 L")
                                                       : WHORL_TEXT("Axis", "right answers at 8 L")};
        listing.decimals = {-1, -1, -1, 2};
        // Whoever has not predicted yet is not told.
        if (prediction.predicted.empty()) {
            for (std::size_t i = 0; i < prediction.measured.size(); ++i)
                listing.rows.push_back({static_cast<std::int64_t>(i) + 1, Cell(), Cell(), Cell()});
            listing.remark = joinedSentences({predictionSentence(prediction), labRemark(p, result)});
            return listing;
        }
        for (std::size_t i = 0; i < std::max(prediction.predicted.size(), prediction.measured.size()); ++i)
            listing.rows.push_back({static_cast<std::int64_t>(i) + 1, cell(prediction.predicted, i),
                                    cell(prediction.measured, i),
                                    i < prediction.scores.size() ? Cell(prediction.scores[i].mean) : Cell()});
        listing.remark = joinedSentences({predictionSentence(prediction), labRemark(p, result)});
        return listing;
    });
}

constexpr Quantity<LabParameters> all[] = {
    {{"by_length", WHORL_TEXT("Quantity", "Longer tests"), WHORL_TEXT("Quantity", "mean over seeds, band of all"),
      WHORL_TEXT(
          "Quantity",
          "How well each encoding does at once, twice, four and eight times the trained length: nats for Language, "
          "right answers for the other tasks"),
      QuantityKind::curves},
     nullptr,
     curves<labByLength>},
    {{"by_position", WHORL_TEXT("Quantity", "Loss by position"), WHORL_TEXT("Quantity", "in the longest test"),
      WHORL_TEXT(
          "Quantity",
          "How surprised each model is at each position of tests eight times as long as the training; means over "
          "the positions within an eighth of it, on its side of the trained length"),
      QuantityKind::curves},
     nullptr,
     curves<labByPosition>},
    {{"training", WHORL_TEXT("Quantity", "Training"), WHORL_TEXT("Quantity", "loss by step"),
      WHORL_TEXT("Quantity", "How the loss falls while each encoding is trained, at the trained length"),
      QuantityKind::curves},
     nullptr,
     curves<labTraining, LabLooks::always>},
    {{"attention", WHORL_TEXT("Quantity", "Attention of the last query"),
      WHORL_TEXT("Quantity", "by distance, at L and at 4 L"),
      WHORL_TEXT("Quantity",
                 "Which distances the last token of one text looks at, in a test of the trained length and in one four "
                 "times as long"),
      QuantityKind::curves},
     nullptr,
     curves<labAttention>},
    {{"verdicts", WHORL_TEXT("Quantity", "Popular claims"), WHORL_TEXT("Quantity", "and what was measured here"),
      WHORL_TEXT("Quantity",
                 "What is often said of the encodings, judged by this result alone once there are three seeds"),
      QuantityKind::listing},
     nullptr,
     verdictsOf},
    {{"prediction", WHORL_TEXT("Quantity", "Prediction"), WHORL_TEXT("Quantity", "beside what was measured"),
      WHORL_TEXT("Quantity", "The order that was expected at eight times the trained length, and the measured one"),
      QuantityKind::listing},
     nullptr,
     predictionOf},
};

}  // namespace

std::span<const Quantity<LabParameters>> LabParameters::quantities()
{
    return all;
}

}  // namespace whorl
