// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/legendre.h"

#include "core/encodings/position_functions.h"
#include "core/numeric/discrete_sum.h"
#include "core/steps.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

/// Bins of at most so many positions are summed one by one.
constexpr std::int64_t fewPositions = 6;

double placeOf(double position, std::int64_t length)
{
    return length > 1 ? 2 * position / static_cast<double>(length - 1) - 1 : 0;
}

void multiplyByNorms(std::span<double> channels)
{
    for (std::size_t n = 0; n < channels.size(); ++n)
        channels[n] *= std::sqrt(static_cast<double>(n) + 0.5);
}

/// Adds up encodings, weighted.
class Sum {
public:
    Sum(std::int64_t length, std::size_t dimension)
        : m_length(length)
        , m_sum(Eigen::ArrayXd::Zero(static_cast<Eigen::Index>(dimension)))
        , m_row(m_sum.size())
    {
    }

    void add(double position, double weight)
    {
        legendreChannels(placeOf(position, m_length), false, {m_row.data(), static_cast<std::size_t>(m_row.size())});
        m_sum += weight * m_row;
    }
    template <std::size_t N>
    void addRule(std::int64_t first, std::int64_t count)
    {
        const DiscreteRule<N> rule = discreteRule<N>(count);
        for (std::size_t k = 0; k < N; ++k)
            add(static_cast<double>(first) + rule.offsets[k], rule.weights[k]);
    }
    const Eigen::ArrayXd& values() const { return m_sum; }

private:
    std::int64_t m_length;
    Eigen::ArrayXd m_sum, m_row;
};

/// How far the argument turns between two positions, as the angle whose cosine it is.
double turned(std::int64_t first, std::int64_t last, std::int64_t length)
{
    const auto angle = [&](std::int64_t position) {
        return std::acos(std::clamp(-legendrePlace(position, length), -1.0, 1.0));
    };
    return angle(last) - angle(first);
}

void addStretch(Sum& sum, std::int64_t first, std::int64_t count, std::int64_t length, double degree)
{
    if (count <= fewPositions) {
        for (std::int64_t p = first; p < first + count; ++p)
            sum.add(static_cast<double>(p), 1);
        return;
    }
    // Within a stretch the highest degree is about a cosine of this many radians.
    const double phase = degree * turned(first, first + count - 1, length);
    if (phase < 0.75) {
        sum.addRule<6>(first, count);
    } else if (phase < 6 && count >= 16) {
        sum.addRule<16>(first, count);
    } else {
        addStretch(sum, first, count / 2, length, degree);
        addStretch(sum, first + count / 2, count - count / 2, length, degree);
    }
}

}  // namespace

double legendrePlace(std::int64_t position, std::int64_t length)
{
    return placeOf(static_cast<double>(position), length);
}

void legendreChannels(double x, bool normalised, std::span<double> channels)
{
    double before = 0, value = 1;
    for (std::size_t n = 0; n < channels.size(); ++n) {
        channels[n] = value;
        const auto degree = static_cast<double>(n);
        const double next = ((2 * degree + 1) * x * value - degree * before) / (degree + 1);
        before = value;
        value = next;
    }
    if (normalised)
        multiplyByNorms(channels);
}

void legendreMeans(Bin positions, std::int64_t length, bool normalised, std::span<double> channels)
{
    if (positions.count == 1) {
        legendreChannels(legendrePlace(positions.first, length), normalised, channels);
        return;
    }
    Sum sum(length, channels.size());
    addStretch(sum, positions.first, positions.count, length, static_cast<double>(channels.size()));
    for (std::size_t n = 0; n < channels.size(); ++n)
        channels[n] = sum.values()[static_cast<Eigen::Index>(n)] / static_cast<double>(positions.count);
    if (normalised)
        multiplyByNorms(channels);
}

namespace {

MeanChannels channelsOf(const LegendreParameters& legendre)
{
    return [legendre](Bin positions, std::span<double> channels) {
        legendreMeans(positions, legendre.length, legendre.normalised, channels);
    };
}

/// The place in the text, the polynomials of the two degrees below, and the one that they make.
Steps stepsOf(const LegendreParameters& legendre, std::int64_t position, std::int64_t channel)
{
    const double x = legendrePlace(position, legendre.length);
    std::vector<double> polynomials(static_cast<std::size_t>(channel) + 1);
    legendreChannels(x, false, polynomials);
    const auto name = [](std::int64_t degree) { return withSubscript("P", degree); };
    Steps steps;
    if (legendre.length > 1)
        steps.push_back(
            {"x = 2 · " + std::to_string(position) + "/" + std::to_string(legendre.length - 1) + " \u2212 1", x});
    else
        steps.push_back({"x", x});
    if (channel == 0) {
        steps.push_back({name(0), 1});
    } else if (channel == 1) {
        steps.push_back({name(1) + " = x", x});
    } else {
        const double before = polynomials[static_cast<std::size_t>(channel) - 2];
        const double last = polynomials[static_cast<std::size_t>(channel) - 1];
        steps.push_back({name(channel - 2), before});
        steps.push_back({name(channel - 1), last});
        steps.push_back({name(channel) + " = (" + std::to_string(2 * channel - 1) + " · " + innerNumber(x) + " · "
                             + innerNumber(last) + " \u2212 " + std::to_string(channel - 1) + " · "
                             + innerNumber(before) + ") / " + std::to_string(channel),
                         polynomials.back()});
    }
    if (legendre.normalised) {
        const double norm = std::sqrt(static_cast<double>(channel) + 0.5);
        steps.push_back({"\u221a" + stepNumber(static_cast<double>(channel) + 0.5), norm});
        steps.push_back(productStep(norm, polynomials.back()));
    }
    return steps;
}

Data encodingOf(const LegendreParameters& legendre)
{
    Field field = functionsField(legendre.length, legendre.dimension, channelsOf(legendre));
    const double largest = legendre.normalised ? std::sqrt(legendre.dimension - 0.5) : 1;
    field.range = {-largest, largest, true};
    field.working = [legendre](std::int64_t position, std::int64_t channel, std::int64_t) {
        const std::string value =
            "P" + std::to_string(channel) + "(" + stepNumber(legendrePlace(position, legendre.length)) + ")";
        return legendre.normalised ? "\u221a" + printNumber(static_cast<double>(channel) + 0.5) + " \u00d7 " + value
                                   : value;
    };
    tellSteps(field, [legendre](std::int64_t position, std::int64_t channel, std::int64_t) {
        return stepsOf(legendre, position, channel);
    });
    return field;
}

Data gramOf(const LegendreParameters& legendre)
{
    Field field = functionsGram(legendre.length, legendre.dimension, channelsOf(legendre));
    const double d = legendre.dimension, largest = legendre.normalised ? d * d / 2 : d;
    field.range = {-largest, largest, true};
    return field;
}

}  // namespace

SourceInfo LegendreParameters::info()
{
    return {
        "legendre",
        WHORL_TEXT("Source", "Legendre polynomials"),
        WHORL_TEXT("Source", "Absolute"),
        WHORL_TEXT("Source", "A polynomial of each degree, stretched over the whole text"),
        WHORL_TEXT("Source", "Our own definition, for drawing; papers that use these polynomials may differ"),
        "https://en.wikipedia.org/wiki/Legendre_polynomials",
        {{"depends-on-length",
          WHORL_TEXT("Source", "A longer text moves every position: the same token gets another vector.")},
         {"not-orthogonal",
          WHORL_TEXT(
              "Source",
              "Orthogonal under the integral, but not as vectors: on L equally spaced positions the dot product of "
              "degrees 0 and 2 is L/(L \u2212 1), not 0.")}},
    };
}

std::span<const Quantity<LegendreParameters>> LegendreParameters::quantities()
{
    static constexpr Quantity<LegendreParameters> all[] = {
        {{"encoding", WHORL_TEXT("Quantity", "Encoding"), WHORL_TEXT("Quantity", "position \u00d7 channel"),
          WHORL_TEXT("Quantity", "The vector of each position: one polynomial per channel"), QuantityKind::field},
         encodingOf},
        {{"gram", WHORL_TEXT("Quantity", "Dot products"), WHORL_TEXT("Quantity", "position \u00d7 position"),
          WHORL_TEXT("Quantity", "Dot product of the vectors of two positions"), QuantityKind::field},
         gramOf},
    };
    return all;
}

PositionalEffect LegendreParameters::effectIn(const HeadPlace& place) const
{
    PositionalEffect effect;
    effect.input = [=, normalised = normalised](std::int64_t position) {
        Eigen::RowVectorXd row(place.width);
        legendreChannels(legendrePlace(position, place.tokens), normalised,
                         {row.data(), static_cast<std::size_t>(row.size())});
        return row;
    };
    return effect;
}

}  // namespace whorl
