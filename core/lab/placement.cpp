// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/placement.h"

#include "core/encodings/alibi.h"
#include "core/encodings/rope.h"
#include "core/encodings/sinusoidal.h"
#include "core/encodings/t5.h"
#include "core/encodings/xpos.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

using Eigen::Index;

void addSinusoidal(LabPlacement<double>& placement, const LabSettings& settings, const LabSpan& span)
{
    SinusoidalParameters parameters;
    parameters.dimension = settings.width;
    const Sinusoidal encoding(parameters);
    placement.input.resize(span.tokens, settings.width);
    for (Index i = 0; i < span.tokens; ++i)
        for (Index channel = 0; channel < settings.width; ++channel)
            placement.input(i, channel) = encoding.at(span.first + i, channel);
}

/// Where row `position` of a text of `reach` tokens is read in a table of which `trained` rows learnt.
double rowRead(LabPastEnd policy, std::int64_t position, std::int64_t trained, std::int64_t reach)
{
    const auto last = static_cast<double>(trained - 1);
    switch (policy) {
    case LabPastEnd::untrained:
        return static_cast<double>(position);
    case LabPastEnd::last:
        return std::min(static_cast<double>(position), last);
    case LabPastEnd::interpolated:
        break;
    }
    return reach <= trained ? static_cast<double>(position)
                            : static_cast<double>(position) * last / static_cast<double>(reach - 1);
}

void addLearned(LabPlacement<double>& placement, const LabSettings& settings, LabPastEnd policy, const LabSpan& span,
                const LabMatrix<float>& table)
{
    placement.input.resize(span.tokens, table.cols());
    for (Index i = 0; i < span.tokens; ++i) {
        const double row = rowRead(policy, span.first + i, settings.length, span.first + span.tokens);
        const auto below = static_cast<Index>(row);
        const double share = row - static_cast<double>(below);
        placement.input.row(i) = (1 - share) * table.row(below).cast<double>();
        if (share > 0)
            placement.input.row(i) += share * table.row(below + 1).cast<double>();
    }
}

/// What an effect makes of both channels of every pair, as LabPlacement::query holds it.
LabMatrix<double> turns(const PositionalEffect::Turn& turn, Index headWidth, const LabSpan& span)
{
    Eigen::RowVectorXd first = Eigen::RowVectorXd::Zero(headWidth), second = first;
    for (Index channel = 0; channel < headWidth; ++channel)
        (channel % 2 == 0 ? first : second)[channel] = 1;
    LabMatrix<double> result(span.tokens, 2 * headWidth);
    for (Index i = 0; i < span.tokens; ++i) {
        const Eigen::RowVectorXd ofFirst = turn(first, span.first + i), ofSecond = turn(second, span.first + i);
        for (Index channel = 0; channel < headWidth; ++channel) {
            result(i, 2 * channel) = ofFirst[channel];
            result(i, 2 * channel + 1) = ofSecond[channel];
        }
    }
    return result;
}

void addTurns(LabPlacement<double>& placement, const PositionalEffect& effect, Index headWidth, const LabSpan& span)
{
    placement.query = turns(effect.query, headWidth, span);
    placement.key = turns(effect.key, headWidth, span);
}

RopeParameters ropeOf(const LabSettings& settings, const LabReading& reading, const LabSpan& span)
{
    constexpr RopeScaling scalings[] = {RopeScaling::none, RopeScaling::linear, RopeScaling::ntk, RopeScaling::yarn};
    RopeParameters parameters;
    parameters.dimension = settings.width / settings.heads;
    parameters.base = settings.ropeBase;
    parameters.length = static_cast<int>(span.tokens);
    parameters.originalLength = settings.length;
    parameters.scaling = scalings[static_cast<std::size_t>(reading.scaling)];
    parameters.factor = reading.factor > 0
        ? reading.factor
        : std::max(1.0, static_cast<double>(span.tokens) / static_cast<double>(settings.length));
    parameters.betaFast = reading.betaFast;
    parameters.betaSlow = 1;
    parameters.truncate = false;
    parameters.check();
    return parameters;
}

XposParameters xposOf(const LabSettings& settings)
{
    XposParameters parameters;
    parameters.dimension = settings.width / settings.heads;
    parameters.base = settings.ropeBase;
    parameters.scaleBase = static_cast<double>(settings.length) / 2;
    return parameters;
}

void addAlibi(LabPlacement<double>& placement, const LabSettings& settings, const LabSpan& span)
{
    const Eigen::ArrayXd slopes = alibiSlopes(settings.heads);
    placement.bias.resize(settings.heads, span.tokens);
    for (Index head = 0; head < settings.heads; ++head)
        for (Index i = 0; i < span.tokens; ++i)
            placement.bias(head, i) = alibiBias(slopes[head], span.tokens - 1 - i, BiasMode::causal);
}

void addBuckets(LabPlacement<double>& placement, const LabSettings& settings, const LabSpan& span)
{
    const T5Buckets rule{labBuckets, settings.length, false};
    for (Index i = 0; i < span.tokens; ++i)
        placement.buckets.push_back(t5Bucket(rule, span.tokens - 1 - i));
}

void addTemperature(LabPlacement<double>& placement, const LabSettings& settings, const LabSpan& span)
{
    placement.temperature = Eigen::ArrayXd::Ones(span.tokens);
    for (Index i = settings.length; i < span.tokens; ++i)
        placement.temperature[i] =
            std::log(static_cast<double>(i + 1)) / std::log(static_cast<double>(settings.length));
}

}  // namespace

LabPlacement<double> placementOf(LabEncoding encoding, const LabSettings& settings, const LabReading& reading,
                                 const LabSpan& span, const LabMatrix<float>* table)
{
    LabPlacement<double> placement;
    const Index headWidth = settings.width / settings.heads;
    switch (encoding) {
    case LabEncoding::nope:
        break;
    case LabEncoding::learned:
        if (table)
            addLearned(placement, settings, reading.pastEnd, span, *table);
        break;
    case LabEncoding::sinusoidal:
        addSinusoidal(placement, settings, span);
        break;
    case LabEncoding::t5:
        addBuckets(placement, settings, span);
        break;
    case LabEncoding::alibi:
        addAlibi(placement, settings, span);
        break;
    case LabEncoding::rope:
        if (!reading.dropped)
            addTurns(placement, ropeEffect(ropeOf(settings, reading, span)), headWidth, span);
        break;
    case LabEncoding::xpos:
        addTurns(placement, xposOf(settings).effectIn({span.tokens, settings.width, headWidth}), headWidth, span);
        break;
    }
    if (reading.temperature)
        addTemperature(placement, settings, span);
    return placement;
}

LabShape labShape(LabEncoding encoding, const LabSettings& settings, Eigen::Index symbols)
{
    LabShape shape;
    shape.symbols = symbols;
    shape.width = settings.width;
    shape.heads = settings.heads;
    shape.layers = settings.layers;
    shape.inner = 4 * settings.width;
    shape.positionRows = encoding == LabEncoding::learned ? 8 * settings.length : 0;
    shape.biasBuckets = encoding == LabEncoding::t5 ? labBuckets : 0;
    return shape;
}

}  // namespace whorl
