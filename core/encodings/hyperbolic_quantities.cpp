// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/fading.h"
#include "core/encodings/hyperbolic.h"
#include "core/encodings/pair_curves.h"
#include "core/text.h"

#include <cmath>

namespace whorl {

namespace {

/// The largest size of the score: found among the first distances, bounded beyond them. What is bounded is a pair's
/// slower exponential times a number between (A + C)/2 and A.
double largestScore(const Hyperbolic& hyperbolic, const HarmonicSum& score, std::int64_t length)
{
    constexpr std::int64_t most = 1024;
    std::vector<double> values(static_cast<std::size_t>(std::min(length, most)));
    score.fill(0, values);
    double largest = 0, beyond = 0;
    for (const double value : values)
        largest = std::max(largest, std::abs(value));
    const std::vector<double> decays = hyperbolic.slowDecays();
    for (std::size_t i = 0; length > most && i < decays.size(); ++i) {
        const auto [a, c] = hyperbolic.products(i);
        beyond += std::max(std::abs(a), std::abs(a + c) / 2) * std::exp(-decays[i] * double{most});
    }
    const double bound = std::max(largest, beyond);
    return bound > 0 ? bound : 1;
}

Data score(const HyperbolicParameters& parameters)
{
    const Hyperbolic hyperbolic(parameters);
    const auto sum = std::make_shared<const HarmonicSum>(hyperbolic.scoreByDistance());
    const double bound = largestScore(hyperbolic, *sum, parameters.length);
    return fadingScoreField(sum, parameters.length, FutureKeys::masked, {-bound, bound, false});
}

Data scoreByDistance(const HyperbolicParameters& parameters)
{
    const Hyperbolic hyperbolic(parameters);
    Curves curves;
    curves.axis = distanceAxis(parameters.length);
    curves.axis.lowest = 0;
    curves.valueLabel = WHORL_TEXT("Axis", "score");
    curves.series = {
        distanceSeries(WHORL_TEXT("Axis", "hyperbolic"),
                       std::make_shared<const HarmonicSum>(hyperbolic.scoreByDistance())),
        distanceSeries(WHORL_TEXT("Axis", "RoPE"), std::make_shared<const HarmonicSum>(hyperbolic.ropeByDistance()))};
    return curves;
}

HyperbolicPair pairOf(const HyperbolicParameters& parameters)
{
    const double theta = Hyperbolic(parameters).thetas()[static_cast<std::size_t>(parameters.pair)];
    return {theta, parameters.thetaPrime};
}

/// Not through HarmonicSum, whose sum of two numbers near 1 would lose a small hyperbolic sine.
Series shape(std::string label, const HyperbolicPair& pair, double a, double c)
{
    return {std::move(label),
            "",
            [=](std::int64_t first, std::span<double> out) {
                for (double& value : out)
                    value = pair.score(a, c, static_cast<double>(first++));
            },
            {}};
}

Data shapes(const HyperbolicParameters& parameters)
{
    const HyperbolicPair pair = pairOf(parameters);
    Curves curves;
    curves.axis = distanceAxis(parameters.length);
    curves.axis.lowest = 0;
    curves.valueLabel = WHORL_TEXT("Axis", "score of one pair");
    curves.series = {shape(WHORL_TEXT("Axis", "A = C: falls from the start"), pair, 1, 1),
                     shape(WHORL_TEXT("Axis", "C = 0: falls faster"), pair, 1, 0),
                     shape(WHORL_TEXT("Axis", "A = 0: grows, then falls"), pair, 0, 1)};
    const double peak = pair.peak();
    if (peak < static_cast<double>(parameters.length))
        curves.guides.push_back({Guide::Kind::span, 0, peak, WHORL_TEXT("Guide", "A = 0 still grows"), {}});
    return curves;
}

Series perPair(std::string label, std::vector<double> values)
{
    return {std::move(label),
            WHORL_TEXT("Axis", "1/token"),
            [values = std::move(values)](std::int64_t first, std::span<double> out) {
                std::copy_n(values.begin() + first, out.size(), out.begin());
            },
            {}};
}

Data decayRates(const HyperbolicParameters& parameters)
{
    const Hyperbolic hyperbolic(parameters);
    Curves curves;
    curves.axis = boundedAxis(AxisRole::pair, WHORL_TEXT("Axis", "pair"), parameters.dimension / 2, "i");
    curves.valueLabel = WHORL_TEXT("Axis", "decay");
    curves.points = true;
    curves.series = {perPair(WHORL_TEXT("Axis", "slower exponential"), hyperbolic.slowDecays()),
                     perPair(WHORL_TEXT("Axis", "faster exponential"), hyperbolic.fastDecays())};
    return curves;
}

Data decay(const HyperbolicParameters& parameters)
{
    return fadeField(distanceAxis(parameters.length), Hyperbolic(parameters).slowDecays(),
                     WHORL_TEXT("Axis", "what is left"));
}

/// Entries of the undamped boost; nothing where float64 cannot hold them.
Data boosts(const HyperbolicParameters& parameters)
{
    const double theta = pairOf(parameters).theta;
    const auto entries = [theta](std::string label, double (*entry)(double)) -> Series {
        return {std::move(label),
                "",
                [=](std::int64_t first, std::span<double> out) {
                    for (double& value : out) {
                        value = entry(theta * static_cast<double>(first++));
                        value = std::isfinite(value) ? value : std::nan("");
                    }
                },
                {}};
    };
    Curves curves;
    curves.axis = openAxis(AxisRole::position, WHORL_TEXT("Axis", "position"), parameters.length, "m");
    // From 1 on, because sinh(0) has no place on a logarithmic axis.
    curves.axis.first = 1;
    curves.axis.count = std::max(1, parameters.length - 1);
    curves.valueLabel = WHORL_TEXT("Axis", "boost");
    curves.logarithmicValues = true;
    curves.series = {entries(WHORL_TEXT("Axis", "cosh"), [](double x) { return std::cosh(x); }),
                     entries(WHORL_TEXT("Axis", "sinh"), [](double x) { return std::sinh(x); }),
                     entries(WHORL_TEXT("Axis", "shrinking direction"), [](double x) { return std::exp(-x); })};
    const auto last = static_cast<double>(parameters.length - 1);
    if (const double end = largestRapidity<float>() / theta; end < last)
        curves.guides.push_back(
            {Guide::Kind::span, std::ceil(end), last, WHORL_TEXT("Guide", "float32 overflows"), {}});
    return curves;
}

constexpr Quantity<HyperbolicParameters> all[] = {
    {{"score", WHORL_TEXT("Quantity", "Score"), WHORL_TEXT("Quantity", "query position × key position"),
      WHORL_TEXT("Quantity", "Product of the boosted query and key; later keys would grow and are masked"),
      QuantityKind::field},
     score},
    {{"score_by_distance", WHORL_TEXT("Quantity", "Score by distance"), WHORL_TEXT("Quantity", "beside plain RoPE"),
      WHORL_TEXT("Quantity", "The score depends on the distance alone"), QuantityKind::curves},
     scoreByDistance},
    {{"shapes", WHORL_TEXT("Quantity", "Shapes of one pair"), WHORL_TEXT("Quantity", "where it decays and where not"),
      WHORL_TEXT("Quantity",
                 "The score of one pair for three contents, A = q·k and C its crosswise product: only two fall from "
                 "the start"),
      QuantityKind::curves},
     shapes},
    {{"decay", WHORL_TEXT("Quantity", "Decay"), WHORL_TEXT("Quantity", "distance × pair"),
      WHORL_TEXT("Quantity", "What is left of each pair's slower exponential at each distance"), QuantityKind::field},
     decay},
    {{"decay_rates", WHORL_TEXT("Quantity", "Decay rates"), WHORL_TEXT("Quantity", "two per pair"),
      WHORL_TEXT("Quantity", "The fastest pair fades most slowly: the damping less and plus the frequency"),
      QuantityKind::curves},
     decayRates},
    {{"boosts", WHORL_TEXT("Quantity", "Boosts"), WHORL_TEXT("Quantity", "entries of one pair's matrix"),
      WHORL_TEXT("Quantity", "The boost itself, without damping: it grows until numbers overflow"),
      QuantityKind::curves},
     boosts},
};

}  // namespace

std::span<const Quantity<HyperbolicParameters>> HyperbolicParameters::quantities()
{
    return all;
}

}  // namespace whorl
