// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/haar.h"

#include "core/encodings/position_functions.h"
#include "core/steps.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace whorl {

double haarMean(Bin positions, std::int64_t channel, std::int64_t length)
{
    if (channel == 0)
        return 1;
    const auto width = static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(channel)));
    // Halves of a wavelet are numbered across the text; half h holds the positions from begin(h) to begin(h + 1).
    const std::int64_t halves = 2 * width, first = 2 * (channel - width);
    const auto begin = [&](std::int64_t half) {
        // The least p with (p + 1/2) / L >= half / halves.
        return (2 * half * length - halves + 2 * halves - 1) / (2 * halves);
    };
    const auto within = [&](std::int64_t half) {
        const std::int64_t from = std::max(begin(half), positions.first);
        const std::int64_t to = std::min(begin(half + 1), positions.first + positions.count);
        return std::max<std::int64_t>(0, to - from);
    };
    return std::sqrt(static_cast<double>(width)) * static_cast<double>(within(first) - within(first + 1))
        / static_cast<double>(positions.count);
}

namespace {

MeanChannels channelsOf(const HaarParameters& haar)
{
    return [length = haar.length](Bin positions, std::span<double> channels) {
        for (std::size_t c = 0; c < channels.size(); ++c)
            channels[c] = haarMean(positions, static_cast<std::int64_t>(c), length);
    };
}

double nextPower(int dimension)
{
    return static_cast<double>(std::bit_ceil(static_cast<unsigned>(dimension)));
}

/// The place in the text, the place within the channel's wavelet, and the half of it that this is in.
Steps stepsOf(std::int64_t length, std::int64_t position, std::int64_t channel)
{
    const double value = haarMean({position, 1}, channel, length);
    const double place = (static_cast<double>(position) + 0.5) / static_cast<double>(length);
    Steps steps{{"(" + std::to_string(position) + " + ½)/" + std::to_string(length), place}};
    if (channel == 0)
        return then(std::move(steps), {WHORL_TEXT("Step", "the same everywhere"), value});
    const auto width = static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(channel)));
    const double height = std::sqrt(static_cast<double>(width));
    steps.push_back({std::to_string(width) + " · " + stepNumber(place) + " \u2212 " + std::to_string(channel - width),
                     static_cast<double>(width) * place - static_cast<double>(channel - width)});
    if (value == 0)
        return then(std::move(steps), {WHORL_TEXT("Step", "outside of the wavelet"), value});
    steps.push_back({"\u221a" + std::to_string(width), height});
    steps.push_back(
        {value > 0 ? WHORL_TEXT("Step", "in its first half") : WHORL_TEXT("Step", "in its second half"), value});
    return steps;
}

Data encodingOf(const HaarParameters& haar)
{
    Field field = functionsField(haar.length, haar.dimension, channelsOf(haar));
    const double largest = haar.dimension > 1 ? std::sqrt(nextPower(haar.dimension) / 2) : 1;
    field.range = {-largest, largest, true};
    field.at = [length = haar.length](std::int64_t position, std::int64_t channel, std::int64_t) {
        return haarMean({position, 1}, channel, length);
    };
    field.working = [length = haar.length](std::int64_t position, std::int64_t channel, std::int64_t) -> std::string {
        return "\u03c8" + withSubscript("", channel) + "((" + std::to_string(position) + " + ½)/"
            + std::to_string(length) + ")";
    };
    tellSteps(field, [length = haar.length](std::int64_t position, std::int64_t channel, std::int64_t) {
        return stepsOf(length, position, channel);
    });
    return field;
}

Data gramOf(const HaarParameters& haar)
{
    Field field = functionsGram(haar.length, haar.dimension, channelsOf(haar));
    // Levels are equal until two positions part; the level where they do takes away what all before it added.
    field.scale = FieldScale::sequential;
    field.range = {0, nextPower(haar.dimension), true};
    return field;
}

}  // namespace

SourceInfo HaarParameters::info()
{
    return {
        "haar",
        WHORL_TEXT("Source", "Haar wavelets"),
        WHORL_TEXT("Source", "Absolute"),
        WHORL_TEXT("Source", "Steps up and down at every scale, stretched over the whole text"),
        WHORL_TEXT("Source", "Our own definition, for drawing; papers that use wavelets may differ"),
        "https://en.wikipedia.org/wiki/Haar_wavelet",
        {{"depends-on-length",
          WHORL_TEXT("Source", "A longer text moves every position: the same token gets another vector.")},
         {"orthogonal",
          WHORL_TEXT("Source",
                     "With as many channels as positions, a power of two, the dot products are L on the diagonal and "
                     "0 elsewhere: no position is nearer to its neighbour than to any other.")}},
    };
}

std::span<const Quantity<HaarParameters>> HaarParameters::quantities()
{
    static constexpr Quantity<HaarParameters> all[] = {
        {{"encoding", WHORL_TEXT("Quantity", "Encoding"), WHORL_TEXT("Quantity", "position \u00d7 channel"),
          WHORL_TEXT("Quantity", "The vector of each position: one wavelet per channel"), QuantityKind::field},
         encodingOf},
        {{"gram", WHORL_TEXT("Quantity", "Dot products"), WHORL_TEXT("Quantity", "position \u00d7 position"),
          WHORL_TEXT("Quantity", "Dot product of the vectors of two positions"), QuantityKind::field},
         gramOf},
    };
    return all;
}

PositionalEffect HaarParameters::effectIn(const HeadPlace& place) const
{
    return inputEffect(place.width, [tokens = place.tokens](std::int64_t position, std::int64_t channel) {
        return haarMean({position, 1}, channel, tokens);
    });
}

}  // namespace whorl
