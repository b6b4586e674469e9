// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/pair_curves.h"
#include "core/encodings/rope/quantities.h"
#include "core/numeric/column_means.h"
#include "core/scaling/seen_angles.h"
#include "core/text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace whorl::rope {

namespace {

struct Rule {
    RopeScaling scaling;
    const char* name;   ///< of a slice
    const char* label;  ///< of a series and in a listing; the same words
};

constexpr Rule rules[] = {
    {RopeScaling::none, WHORL_TEXT("Index", "none"), WHORL_TEXT("Axis", "none")},
    {RopeScaling::linear, WHORL_TEXT("Index", "linear"), WHORL_TEXT("Axis", "linear")},
    {RopeScaling::ntk, WHORL_TEXT("Index", "NTK-aware"), WHORL_TEXT("Axis", "NTK-aware")},
    {RopeScaling::dynamic, WHORL_TEXT("Index", "dynamic NTK"), WHORL_TEXT("Axis", "dynamic NTK")},
    {RopeScaling::byParts, WHORL_TEXT("Index", "by parts"), WHORL_TEXT("Axis", "by parts")},
    {RopeScaling::yarn, WHORL_TEXT("Index", "YaRN"), WHORL_TEXT("Axis", "YaRN")},
    {RopeScaling::longrope, WHORL_TEXT("Index", "LongRoPE"), WHORL_TEXT("Axis", "LongRoPE")},
    {RopeScaling::llama3, WHORL_TEXT("Index", "Llama 3"), WHORL_TEXT("Axis", "Llama 3")},
    {RopeScaling::proportional, WHORL_TEXT("Index", "proportional"), WHORL_TEXT("Axis", "proportional")},
};

struct Ruled {
    std::string name;
    RopeParameters parameters;
    bool allowed = true;
};

/// LongRoPE is no rule but a list searched for one model: without that list there is nothing to compare.
bool hasItsLists(const RopeParameters& parameters)
{
    const RopeParameters usual;
    return parameters.scaling == RopeScaling::longrope || parameters.longFactor != usual.longFactor
        || parameters.shortFactor != usual.shortFactor;
}

/// The same settings under every rule. Some rules do not allow them: two channels have no NTK, base 1 no YaRN.
std::vector<Ruled> underEveryRule(const RopeParameters& parameters)
{
    std::vector<Ruled> result;
    for (const Rule& rule : rules) {
        if (rule.scaling == RopeScaling::longrope && !hasItsLists(parameters))
            continue;
        RopeParameters ruled = parameters;
        ruled.scaling = rule.scaling;
        bool allowed = true;
        try {
            ruled.checkScaling(ruled.ladder());
        } catch (const ParameterError&) {
            allowed = false;
        }
        result.push_back({rule.label, std::move(ruled), allowed});
    }
    return result;
}

/// Frequencies without the scaling, one for each that the scaling has.
std::vector<double> unscaled(const RopeParameters& parameters)
{
    return PairLadder{parameters.dimension, parameters.pairedChannels(), parameters.base}.frequencies();
}

std::vector<double> scaled(const RopeParameters& parameters)
{
    return scaledFrequencies(parameters, parameters.ladder(), parameters.length);
}

/// Of the pairs that turn: some rest under proportional scaling.
double slowestWavelength(const std::vector<double>& frequencies)
{
    double slowest = std::numeric_limits<double>::infinity();
    for (const double frequency : frequencies)
        if (frequency > 0)
            slowest = std::min(slowest, frequency);
    return 2 * std::numbers::pi / slowest;
}

Series divisorSeries(std::string label, const RopeParameters& parameters)
{
    return seriesOf(std::move(label), "", whorl::divisors(unscaled(parameters), scaled(parameters)));
}

/// One value per pair, with the stretch of pairs that training never showed a full turn.
Curves curvesByPair(const RopeParameters& parameters, std::string valueLabel)
{
    Curves curves;
    curves.axis = pairAxis(Rope(parameters));
    curves.valueLabel = std::move(valueLabel);
    curves.logarithmicValues = true;
    addUnfinishedPairs(curves, unscaled(parameters), static_cast<double>(parameters.originalLength),
                       WHORL_TEXT("Guide", "pair %1: no full turn in training"),
                       WHORL_TEXT("Guide", "pairs %1–%2: no full turn in training"));
    return curves;
}

SeenAngles seenAngles(const RopeParameters& parameters)
{
    return {unscaled(parameters), scaled(parameters), parameters.originalLength};
}

/// The angle, how far training went, and what that makes of it.
Steps seenSteps(const SeenAngles& seen, std::int64_t position, std::size_t pair)
{
    const double value = seen.meanClass({position, 1}, pair);
    const NamedValue reach{WHORL_TEXT("Step", "largest angle in training"), seen.reach(pair)};
    if (value == 0)
        return {reach, {WHORL_TEXT("Step", "a full turn: every angle was met"), value}};
    return then(angleSteps(withSubscript("θ\u2032", static_cast<std::int64_t>(pair)), seen.frequency(pair),
                           static_cast<double>(position)),
                {reach,
                 {value > 1 ? WHORL_TEXT("Step", "further than that: never met")
                            : WHORL_TEXT("Step", "no further than that: met"),
                  value}});
}

/// A map for each of `seen`, which are slices when there are several.
Field mapOf(const RopeParameters& parameters, std::vector<SeenAngles> maps)
{
    const auto all = std::make_shared<const std::vector<SeenAngles>>(std::move(maps));
    Field field;
    field.rows = positionAxis(parameters.length);
    field.columns = pairAxis(Rope(parameters));
    field.scale = FieldScale::classes;
    field.range = {0, 2, true};
    field.valueLabel = WHORL_TEXT("Axis", "angle in training");
    field.classNames = {WHORL_TEXT("Class", "full turn in training"), WHORL_TEXT("Class", "angle seen"),
                        WHORL_TEXT("Class", "never seen")};
    field.means = [all](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t slice) {
        const SeenAngles& seen = (*all)[static_cast<std::size_t>(slice)];
        return FieldMeans{gridOf(rows, columns, ColumnMeans(columns, seen.pairs()), seen.pairs(),
                                 [&](Bin bin, float* scratch) {
                                     for (std::size_t pair = 0; pair < seen.pairs(); ++pair)
                                         scratch[pair] = static_cast<float>(seen.meanClass(bin, pair));
                                 }),
                          {}};
    };
    field.at = [all](std::int64_t position, std::int64_t pair, std::int64_t slice) {
        return (*all)[static_cast<std::size_t>(slice)].meanClass({position, 1}, static_cast<std::size_t>(pair));
    };
    field.working = [all](std::int64_t position, std::int64_t pair, std::int64_t slice) {
        const SeenAngles& seen = (*all)[static_cast<std::size_t>(slice)];
        return std::to_string(position) + " · " + shortNumber(seen.frequency(static_cast<std::size_t>(pair)))
            + " mod 2π";
    };
    tellSteps(field, [all](std::int64_t position, std::int64_t pair, std::int64_t slice) {
        return seenSteps((*all)[static_cast<std::size_t>(slice)], position, static_cast<std::size_t>(pair));
    });
    return field;
}

}  // namespace

Data divisors(const RopeParameters& parameters)
{
    Curves curves = curvesByPair(parameters, WHORL_TEXT("Axis", "divisor"));
    curves.points = true;
    curves.series.push_back(divisorSeries(WHORL_TEXT("Axis", "divisor"), parameters));
    return curves;
}

Data divisorsCompared(const RopeParameters& parameters)
{
    RopeParameters plain = parameters;
    plain.scaling = RopeScaling::none;
    Curves curves = curvesByPair(plain, WHORL_TEXT("Axis", "divisor"));
    // A rule that these settings do not allow keeps its name, and has no value.
    for (const Ruled& rule : underEveryRule(parameters))
        curves.series.push_back(rule.allowed ? divisorSeries(rule.name, rule.parameters)
                                             : seriesOf(rule.name, "",
                                                        std::vector<double>(static_cast<std::size_t>(curves.axis.count),
                                                                            std::numeric_limits<double>::quiet_NaN())));
    return curves;
}

Data turns(const RopeParameters& parameters)
{
    const auto turnsOf = [&](std::vector<double> frequencies) {
        for (double& frequency : frequencies)
            frequency *= static_cast<double>(parameters.originalLength) / (2 * std::numbers::pi);
        return frequencies;
    };
    Curves curves = curvesByPair(parameters, WHORL_TEXT("Axis", "turns"));
    curves.points = true;
    curves.guides.push_back({Guide::Kind::value, 1, 0, WHORL_TEXT("Guide", "one turn"), {}});
    curves.series.push_back(seriesOf(WHORL_TEXT("Axis", "in training"), "", turnsOf(unscaled(parameters))));
    if (parameters.scaling != RopeScaling::none)
        curves.series.push_back(seriesOf(WHORL_TEXT("Axis", "scaled"), "", turnsOf(scaled(parameters))));
    return curves;
}

Data outOfRange(const RopeParameters& parameters)
{
    return mapOf(parameters, {seenAngles(parameters)});
}

Data outOfRangeCompared(const RopeParameters& parameters)
{
    std::vector<SeenAngles> maps;
    std::vector<std::string> names;
    for (const Ruled& rule : underEveryRule(parameters)) {
        if (!rule.allowed)
            continue;
        maps.push_back(seenAngles(rule.parameters));
        names.push_back(rule.name);
    }
    Axis slices = boundedAxis(AxisRole::other, WHORL_TEXT("Axis", "scaling"), static_cast<std::int64_t>(maps.size()));
    slices.names = std::move(names);
    RopeParameters plain = parameters;
    plain.scaling = RopeScaling::none;
    Field field = mapOf(plain, std::move(maps));
    field.slices = std::move(slices);
    return field;
}

Data attentionScale(const RopeParameters& parameters)
{
    const AttentionScale scale = whorl::attentionScale(parameters);
    Curves curves;
    curves.axis = boundedAxis(AxisRole::other, WHORL_TEXT("Axis", "scaling"), 1);
    curves.valueLabel = WHORL_TEXT("Axis", "factor");
    curves.points = true;
    curves.series = {seriesOf(WHORL_TEXT("Axis", "cosines and sines"), "", {scale.table}),
                     seriesOf(WHORL_TEXT("Axis", "softmax scale"), "", {scale.softmax}),
                     seriesOf(WHORL_TEXT("Axis", "scores in all"), "", {scale.score()})};
    return curves;
}

Data scalingsCompared(const RopeParameters& parameters)
{
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "scaling"), WHORL_TEXT("Axis", "slowest wavelength"),
                       WHORL_TEXT("Axis", "pairs with unseen angles"), WHORL_TEXT("Axis", "cosines and sines"),
                       WHORL_TEXT("Axis", "scores in all")};
    for (const Ruled& rule : underEveryRule(parameters)) {
        if (!rule.allowed) {
            listing.rows.push_back({rule.name, Cell(), Cell(), Cell(), Cell()});
            continue;
        }
        const AttentionScale scale = whorl::attentionScale(rule.parameters);
        const SeenAngles seen = seenAngles(rule.parameters);
        std::int64_t unseen = 0;
        for (std::size_t pair = 0; pair < seen.pairs(); ++pair)
            unseen += seen.meanClass({0, parameters.length}, pair) > 1 ? 1 : 0;
        listing.rows.push_back(
            {rule.name, slowestWavelength(scaled(rule.parameters)), unseen, scale.table, scale.score()});
    }
    return listing;
}

}  // namespace whorl::rope
