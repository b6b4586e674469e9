// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/pair_curves.h"
#include "core/encodings/rope/quantities.h"
#include "core/text.h"
#include "core/unseen.h"

#include <memory>

namespace whorl::rope {

namespace {

Series permutationSeries(std::string label, std::vector<int> permutation)
{
    return {std::move(label),
            "",
            [permutation = std::move(permutation)](std::int64_t first, std::span<double> out) {
                for (std::size_t i = 0; i < out.size(); ++i)
                    out[i] = permutation[static_cast<std::size_t>(first) + i];
            },
            {}};
}

Series scoreSeries(std::string label, const RopeParameters& parameters)
{
    const auto sum = std::make_shared<const HarmonicSum>(Rope(parameters).scoreByDistance());
    return {std::move(label), "", [sum](std::int64_t first, std::span<double> out) { sum->fill(first, out); },
            [sum](std::span<const Bin> bins) { return sum->means(bins); }};
}

Curves curvesByDistance(const RopeParameters& parameters, std::string valueLabel)
{
    Curves curves;
    curves.axis = distanceAxis(parameters.length);
    markUnseen(curves.axis, parameters.originalLength);
    curves.valueLabel = std::move(valueLabel);
    curves.logarithmicAxis = true;
    return curves;
}

}  // namespace

Data frequencies(const RopeParameters& parameters)
{
    return frequencyCurves(Rope(parameters).frequencies());
}

Data wavelengths(const RopeParameters& parameters)
{
    return wavelengthCurves(Rope(parameters).frequencies(), parameters.length);
}

Data scoreByDistance(const RopeParameters& parameters)
{
    Curves curves = curvesByDistance(parameters, WHORL_TEXT("Axis", "score"));
    curves.series.push_back(scoreSeries(WHORL_TEXT("Axis", "score"), parameters));
    return curves;
}

Data layoutMismatch(const RopeParameters& parameters)
{
    RopeParameters other = parameters;
    other.layout = parameters.layout == RopeLayout::half ? RopeLayout::interleaved : RopeLayout::half;
    Curves curves = curvesByDistance(parameters, WHORL_TEXT("Axis", "score"));
    curves.series.push_back(scoreSeries(WHORL_TEXT("Axis", "as trained"), parameters));
    curves.series.push_back(scoreSeries(WHORL_TEXT("Axis", "read in the other layout"), other));
    return curves;
}

Data decayBound(const RopeParameters& parameters)
{
    Curves curves = curvesByDistance(parameters, WHORL_TEXT("Axis", "bound factor"));
    curves.series.push_back({WHORL_TEXT("Axis", "bound factor"),
                             "",
                             [w = Rope(parameters).frequencies()](std::int64_t first, std::span<double> out) {
                                 fillMeanPartialSum(w, first, out);
                             },
                             {}});
    return curves;
}

Data permutation(const RopeParameters& parameters)
{
    const int turning = parameters.pairedChannels(), dimension = parameters.dimension;
    Curves curves;
    curves.axis = channelAxis(std::make_shared<const Rope>(parameters));
    curves.valueLabel = WHORL_TEXT("Axis", "channel taken");
    curves.points = true;
    curves.series.push_back(
        permutationSeries(WHORL_TEXT("Axis", "interleaved to half"), halfFromInterleaved(turning, dimension)));
    curves.series.push_back(
        permutationSeries(WHORL_TEXT("Axis", "half to interleaved"), interleavedFromHalf(turning, dimension)));
    return curves;
}

}  // namespace whorl::rope
