// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/nope.h"
#include "core/encodings/pair_curves.h"
#include "core/steps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace whorl {

namespace {

constexpr double nothing = -std::numeric_limits<double>::infinity();
constexpr LayerKind everyKind[] = {LayerKind::noRotation, LayerKind::localRotation, LayerKind::globalRotation};

std::size_t numberOf(LayerKind kind)
{
    return static_cast<std::size_t>(kind);
}

std::vector<std::string> kindNames()
{
    return {WHORL_TEXT("Axis", "no rotation"), WHORL_TEXT("Axis", "local rotation"),
            WHORL_TEXT("Axis", "global rotation")};
}

Axis layerAxis(const Layers& layers)
{
    return boundedAxis(AxisRole::layer, WHORL_TEXT("Axis", "layer"), static_cast<std::int64_t>(layers.kinds().size()));
}

/// How many layers of each kind a bin holds.
std::array<double, 3> countKinds(const Layers& layers, Bin bin)
{
    std::array<double, 3> counts = {};
    for (std::int64_t layer = bin.first; layer < bin.first + bin.count; ++layer)
        ++counts[numberOf(layers.kinds()[static_cast<std::size_t>(layer)])];
    return counts;
}

/// A share of a bin of columns by kind: how many of its cells have a value, and their sum.
struct Share {
    double cells = 0, sum = 0;
};

/// Means where a cell depends on the layer's kind and the column alone. share(kind, columns) -> Share
template <class ShareOf>
FieldMeans meansByKind(const Layers& layers, std::span<const Bin> rows, std::span<const Bin> columns,
                       const ShareOf& share)
{
    FieldMeans means{Grid(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size())), {}};
    for (std::size_t c = 0; c < columns.size(); ++c) {
        std::array<Share, 3> shares;
        for (const LayerKind kind : everyKind)
            shares[numberOf(kind)] = share(kind, columns[c]);
        for (std::size_t r = 0; r < rows.size(); ++r) {
            const std::array<double, 3> counts = countKinds(layers, rows[r]);
            double cells = 0, sum = 0;
            for (std::size_t kind = 0; kind < counts.size(); ++kind) {
                cells += counts[kind] * shares[kind].cells;
                sum += counts[kind] * shares[kind].sum;
            }
            means.value(static_cast<Eigen::Index>(r), static_cast<Eigen::Index>(c)) =
                static_cast<float>(cells > 0 ? sum / cells : nothing);
        }
    }
    return means;
}

/// Classes of the field of layers: a key that is not seen, then the kinds.
double classOf(LayerKind kind)
{
    return static_cast<double>(kind) + 1;
}

Data layersOf(const NopeParameters& parameters)
{
    const auto layers = std::make_shared<const Layers>(parameters);
    const std::int64_t query = parameters.length - 1;
    Field field;
    field.rows = layerAxis(*layers);
    field.columns = boundedAxis(AxisRole::key, WHORL_TEXT("Axis", "key"), parameters.length, "n");
    field.scale = FieldScale::classes;
    field.range = {0, 3, true};
    field.valueLabel = WHORL_TEXT("Axis", "rotation");
    field.classNames = {WHORL_TEXT("Class", "not seen"), WHORL_TEXT("Class", "no rotation"),
                        WHORL_TEXT("Class", "local rotation"), WHORL_TEXT("Class", "global rotation")};
    field.at = [layers, query](std::int64_t layer, std::int64_t key, std::int64_t) {
        const LayerKind kind = layers->kinds()[static_cast<std::size_t>(layer)];
        return key < layers->firstKey(kind, query) ? 0.0 : classOf(kind);
    };
    field.working = [layers, query](std::int64_t layer, std::int64_t key, std::int64_t) {
        const std::int64_t first = layers->firstKey(layers->kinds()[static_cast<std::size_t>(layer)], query);
        return std::to_string(key) + (key < first ? " < " : " \u2265 ") + std::to_string(first);
    };
    tellSteps(field, [layers, query, at = field.at](std::int64_t layer, std::int64_t key, std::int64_t) -> Steps {
        const LayerKind kind = layers->kinds()[static_cast<std::size_t>(layer)];
        const std::int64_t first = layers->firstKey(kind, query);
        const double value = at(layer, key, 0);
        return {{WHORL_TEXT("Step", "query"), static_cast<double>(query)},
                {WHORL_TEXT("Step", "first key that it sees in this layer"), static_cast<double>(first)},
                {key < first                            ? WHORL_TEXT("Step", "before that: not seen")
                     : kind == LayerKind::noRotation    ? WHORL_TEXT("Step", "seen, without rotation")
                     : kind == LayerKind::localRotation ? WHORL_TEXT("Step", "seen, with local rotation")
                                                        : WHORL_TEXT("Step", "seen, with global rotation"),
                 value}};
    });
    field.means = [layers, query](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        return meansByKind(*layers, rows, columns, [&](LayerKind kind, Bin keys) -> Share {
            const std::int64_t first = std::max(keys.first, layers->firstKey(kind, query));
            const auto seen = static_cast<double>(std::max<std::int64_t>(0, keys.first + keys.count - first));
            return {static_cast<double>(keys.count), seen * classOf(kind)};
        });
    };
    return field;
}

/// log10 of the frequency of every kind and pair, and its sums over the pairs before.
struct Logarithms {
    explicit Logarithms(const Layers& layers)
    {
        for (const LayerKind kind : everyKind) {
            sums[numberOf(kind)].push_back(0);
            for (const double frequency : layers.frequencies(kind)) {
                values[numberOf(kind)].push_back(std::log10(frequency));
                sums[numberOf(kind)].push_back(sums[numberOf(kind)].back() + std::log10(frequency));
            }
        }
    }

    std::array<std::vector<double>, 3> values, sums;
};

FieldRange rangeOf(const Layers& layers, const Logarithms& logarithms)
{
    FieldRange range{std::numeric_limits<double>::infinity(), nothing, false};
    for (const LayerKind kind : layers.kinds())
        for (const double value : logarithms.values[numberOf(kind)]) {
            range.low = std::min(range.low, value);
            range.high = std::max(range.high, value);
        }
    if (range.low > range.high)
        return {-4, 0, false};
    // One frequency for all would leave a range without width.
    return range.low < range.high ? range : FieldRange{range.low - 1, range.high + 1, false};
}

Data frequenciesOf(const NopeParameters& parameters)
{
    const auto layers = std::make_shared<const Layers>(parameters);
    const auto logarithms = std::make_shared<const Logarithms>(*layers);
    Field field;
    field.rows = layerAxis(*layers);
    field.columns = boundedAxis(AxisRole::pair, WHORL_TEXT("Axis", "pair"), parameters.dimension / 2, "i");
    field.scale = FieldScale::sequential;
    field.range = rangeOf(*layers, *logarithms);
    field.valueLabel = WHORL_TEXT("Axis", "log₁₀ of the frequency in rad/token");
    field.at = [layers, logarithms](std::int64_t layer, std::int64_t pair, std::int64_t) {
        const auto& values = logarithms->values[numberOf(layers->kinds()[static_cast<std::size_t>(layer)])];
        if (values.empty())
            return nothing;
        return values[static_cast<std::size_t>(pair)];
    };
    tellSteps(
        field,
        [layers, dimension = parameters.dimension, at = field.at](std::int64_t layer, std::int64_t pair,
                                                                  std::int64_t) -> Steps {
            const LayerKind kind = layers->kinds()[static_cast<std::size_t>(layer)];
            const std::vector<double> frequencies = layers->frequencies(kind);
            if (frequencies.empty())
                return {{WHORL_TEXT("Step", "a layer without rotation"), nothing}};
            const double frequency = frequencies[static_cast<std::size_t>(pair)], factor = layers->factor(kind);
            std::string name = withSubscript("θ", pair) + " = " + stepNumber(layers->base(kind)) + "^(\u2212"
                + std::to_string(2 * pair) + "/" + std::to_string(dimension) + ")";
            if (factor != 1)
                name += " / " + stepNumber(factor);
            return {{std::move(name), frequency}, {"log\u2081\u2080 " + stepNumber(frequency), at(layer, pair, 0)}};
        });
    field.means = [layers, logarithms](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        return meansByKind(*layers, rows, columns, [&](LayerKind kind, Bin pairs) -> Share {
            const std::vector<double>& sums = logarithms->sums[numberOf(kind)];
            if (sums.size() == 1)
                return {};
            const auto first = static_cast<std::size_t>(pairs.first);
            return {static_cast<double>(pairs.count),
                    sums[first + static_cast<std::size_t>(pairs.count)] - sums[first]};
        });
    };
    return field;
}

Data temperatureOf(const NopeParameters& parameters)
{
    Curves curves;
    curves.axis = openAxis(AxisRole::position, WHORL_TEXT("Axis", "position"), parameters.length, "m");
    curves.axis.lowest = 0;
    curves.valueLabel = WHORL_TEXT("Axis", "factor of the query");
    curves.series.push_back(
        {WHORL_TEXT("Axis", "layers without rotation"),
         "",
         [step = parameters.floorScale, scale = parameters.attnScale](std::int64_t first, std::span<double> out) {
             for (double& each : out)
                 each = attentionTemperature(static_cast<double>(first++), step, scale);
         },
         {}});
    return curves;
}

Data scoreByDistance(const NopeParameters& parameters)
{
    const Layers layers(parameters);
    Curves curves;
    curves.axis = distanceAxis(parameters.length);
    curves.axis.lowest = 0;
    curves.valueLabel = WHORL_TEXT("Axis", "score");
    curves.logarithmicAxis = true;
    for (const LayerKind kind : everyKind) {
        if (std::count(layers.kinds().begin(), layers.kinds().end(), kind) == 0)
            continue;
        curves.series.push_back({kindNames()[numberOf(kind)],
                                 "",
                                 [score = layers.scoreByDistance(kind),
                                  reach = layers.reach(kind)](std::int64_t first, std::span<double> out) {
                                     score.fill(first, out);
                                     if (reach < 0)
                                         return;
                                     const auto seen = std::clamp<std::int64_t>(reach + 1 - first, 0,
                                                                                static_cast<std::int64_t>(out.size()));
                                     std::fill(out.begin() + seen, out.end(), std::nan(""));
                                 },
                                 {}});
    }
    return curves;
}

Data settingsOf(const NopeParameters& parameters)
{
    const Layers layers(parameters);
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "layer"), WHORL_TEXT("Axis", "rotation"), WHORL_TEXT("Axis", "base"),
                       WHORL_TEXT("Axis", "factor"), WHORL_TEXT("Axis", "furthest key")};
    std::int64_t layer = 0;
    for (const LayerKind kind : layers.kinds()) {
        const bool turns = kind != LayerKind::noRotation;
        const std::int64_t reach = layers.reach(kind);
        listing.rows.push_back({layer++, kindNames()[numberOf(kind)], turns ? Cell(layers.base(kind)) : Cell(),
                                turns ? Cell(layers.factor(kind)) : Cell(), reach < 0 ? Cell() : Cell(reach)});
    }
    return listing;
}

constexpr Quantity<NopeParameters> all[] = {
    {{"layers", WHORL_TEXT("Quantity", "Layers"), WHORL_TEXT("Quantity", "layer × key of the last query"),
      WHORL_TEXT("Quantity", "Which keys the last query sees in each layer, and whether they are turned"),
      QuantityKind::field},
     layersOf},
    {{"layer_frequencies", WHORL_TEXT("Quantity", "Frequencies of the layers"),
      WHORL_TEXT("Quantity", "layer × pair, empty without rotation"),
      WHORL_TEXT("Quantity", "How fast each pair turns in each layer, in powers of ten"), QuantityKind::field},
     frequenciesOf},
    {{"score_by_distance", WHORL_TEXT("Quantity", "Score by distance"),
      WHORL_TEXT("Quantity", "one line per kind of layer"),
      WHORL_TEXT("Quantity", "Score of a query and key of ones; a layer without rotation scores all distances alike"),
      QuantityKind::curves},
     scoreByDistance},
    {{"temperature", WHORL_TEXT("Quantity", "Attention temperature"), WHORL_TEXT("Quantity", "by position, in steps"),
      WHORL_TEXT("Quantity", "What Llama 4 multiplies queries by in layers without rotation"), QuantityKind::curves},
     temperatureOf},
    {{"settings", WHORL_TEXT("Quantity", "Settings"), WHORL_TEXT("Quantity", "by layer"),
      WHORL_TEXT("Quantity", "Rotation, base, factor and furthest key of each layer"), QuantityKind::listing},
     settingsOf},
};

}  // namespace

std::span<const Quantity<NopeParameters>> NopeParameters::quantities()
{
    return all;
}

}  // namespace whorl
