// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scaling/ramps.h"

#include "core/scaling/base_change.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace whorl {

namespace {

double between(double value, double low, double high)
{
    return std::clamp((value - low) / (high - low), 0.0, 1.0);
}

}  // namespace

double pairOfTurns(double turns, int dimension, double base, std::int64_t length)
{
    return dimension * std::log(static_cast<double>(length) / (2 * std::numbers::pi * turns)) / (2 * std::log(base));
}

YarnBand yarnBand(int dimension, double base, std::int64_t length, double betaFast, double betaSlow, bool truncate)
{
    YarnBand band;
    band.rawLow = pairOfTurns(betaFast, dimension, base, length);
    band.rawHigh = pairOfTurns(betaSlow, dimension, base, length);
    band.low = std::max(truncate ? std::floor(band.rawLow) : band.rawLow, 0.0);
    band.high = std::min(truncate ? std::ceil(band.rawHigh) : band.rawHigh, dimension - 1.0);
    if (band.low == band.high)
        band.high += 0.001;
    return band;
}

double yarnRamp(const YarnBand& band, int pair)
{
    return between(pair, band.low, band.high);
}

double keptByTurns(double turns, double betaSlow, double betaFast)
{
    if (betaSlow == betaFast)
        return turns >= betaSlow ? 1 : 0;
    return between(turns, betaSlow, betaFast);
}

double llama3Kept(double turns, double lowFrequencyFactor, double highFrequencyFactor)
{
    return keptByTurns(turns, lowFrequencyFactor, highFrequencyFactor);
}

double partNtkFrequency(int pair, int dimension, double base, std::int64_t length, double factor,
                        const PartNtkTurns& turns)
{
    const double exponent = -2.0 * pair / dimension;
    const double unscaled = std::pow(base, exponent), linear = unscaled / factor;
    const double aware = std::pow(ntkBase(base, factor, dimension), exponent);
    const YarnBand first = yarnBand(dimension, base, length, turns.betaStart, turns.betaEnd, true);
    const YarnBand second = yarnBand(dimension, base, length, turns.gammaStart, turns.gammaEnd, true);
    const double blended = std::lerp(aware, linear, yarnRamp(first, pair));
    return std::lerp(unscaled, blended, yarnRamp(second, pair));
}

}  // namespace whorl
