// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/nope.h"

#include "core/encodings/pair_curves.h"
#include "core/encodings/shared_rows.h"
#include "core/scaling/rope_scaling.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

using P = NopeParameters;

constexpr Row<P> rows[] = {
    choice<&P::pattern, layerPatterns>("pattern", WHORL_TEXT("Parameter", "Pattern"),
                                       WHORL_TEXT("Parameter", "Which layers turn their queries and keys")),
    integer<&P::layers>("layers", WHORL_TEXT("Parameter", "Layers"), "",
                        WHORL_TEXT("Parameter", "Number of layers of the model"))
        .range(1, 1024)
        .slider(1, 96),
    integer<&P::length>("length", WHORL_TEXT("Parameter", "Length"), "L",
                        WHORL_TEXT("Parameter", "Number of tokens in the sequence"))
        .range(1, longestLength)
        .slider(16, 1'048'576, Scale::logarithmic)
        .unit(WHORL_TEXT("Parameter", "tokens")),
    headDimensionRow<P>(),
    real<&P::localBase>("local_base", WHORL_TEXT("Parameter", "Local base"), "",
                        WHORL_TEXT("Parameter",
                                   "Base of the layers that see a window or a chunk; 0 is the pattern's "
                                   "own"))
        .range(0, 1e300)
        .zeroMeans(WHORL_TEXT("Parameter", "pattern's")),
    real<&P::globalBase>("global_base", WHORL_TEXT("Parameter", "Global base"), "",
                         WHORL_TEXT("Parameter",
                                    "Base of the turning layers that see every key; 0 is the pattern's "
                                    "own"))
        .range(0, 1e300)
        .zeroMeans(WHORL_TEXT("Parameter", "pattern's")),
    real<&P::globalFactor>("global_factor", WHORL_TEXT("Parameter", "Global factor"), "",
                           WHORL_TEXT("Parameter",
                                      "Positions are divided by this in global layers; 0 is the "
                                      "pattern's own"))
        .range(0, 1e6)
        .slider(0, 32)
        .zeroMeans(WHORL_TEXT("Parameter", "pattern's")),
    integer<&P::window>("window", WHORL_TEXT("Parameter", "Window"), "",
                        WHORL_TEXT("Parameter",
                                   "Tokens that a local layer sees, or of one chunk; 0 is the pattern's "
                                   "own"))
        .range(0, longestLength)
        .slider(0, 16'384)
        .zeroMeans(WHORL_TEXT("Parameter", "pattern's"))
        .unit(WHORL_TEXT("Parameter", "tokens")),
    real<&P::floorScale>("floor_scale", WHORL_TEXT("Parameter", "Temperature step"), "",
                         WHORL_TEXT("Parameter", "Tokens from one step of the attention temperature to the next"))
        .range(1, 1e9)
        .slider(16, 65'536, Scale::logarithmic)
        .unit(WHORL_TEXT("Parameter", "tokens")),
    real<&P::attnScale>("attn_scale", WHORL_TEXT("Parameter", "Temperature scale"), "",
                        WHORL_TEXT("Parameter", "How much the attention temperature rises; 0 keeps it at 1"))
        .range(0, 100)
        .slider(0, 1),
};

/// What the models of a pattern use.
struct Own {
    double localBase, globalBase, globalFactor;
    std::int64_t window;
};

Own ownOf(LayerPattern pattern)
{
    switch (pattern) {
    case LayerPattern::everyFourthWithout:
        return {500'000, 500'000, 1, 8192};
    case LayerPattern::gemma:
        return {10'000, 1'000'000, 8, 1024};
    case LayerPattern::modernbert:
        return {10'000, 160'000, 1, 128};
    case LayerPattern::none:
    case LayerPattern::all:
    case LayerPattern::drope:
        break;
    }
    return {10'000, 10'000, 1, 0};
}

LayerKind kindOf(LayerPattern pattern, int layer)
{
    switch (pattern) {
    case LayerPattern::everyFourthWithout:
        return closesGroup(layer, 4) ? LayerKind::noRotation : LayerKind::localRotation;
    case LayerPattern::gemma:
        return closesGroup(layer, 6) ? LayerKind::globalRotation : LayerKind::localRotation;
    case LayerPattern::modernbert:
        return opensGroup(layer, 3) ? LayerKind::globalRotation : LayerKind::localRotation;
    case LayerPattern::all:
        return LayerKind::globalRotation;
    case LayerPattern::none:
    case LayerPattern::drope:
        break;
    }
    return LayerKind::noRotation;
}

}  // namespace

SourceInfo NopeParameters::info()
{
    return {"nope",
            WHORL_TEXT("Source", "NoPE and layer patterns"),
            WHORL_TEXT("Source", "Rotary"),
            WHORL_TEXT("Source", "Some layers turn, others know of order only through the causal mask"),
            WHORL_TEXT("Source",
                       "Kazemnejad et al. 2023 (NoPE); configurations of Llama 4, SmolLM3, Gemma 3 and ModernBERT; "
                       "Gelberg et al. 2025 (DroPE)"),
            "https://arxiv.org/abs/2305.19466",
            {{"one-means-rotation",
              WHORL_TEXT("Source",
                         "In Hugging Face's list no_rope_layers, 1 means that the layer has rotation: the name is the "
                         "opposite of the value.")},
             {"groups-begin-or-end",
              WHORL_TEXT("Source",
                         "One global layer in a group is the last one in Gemma 3, layers 5, 11, \u2026, but the first "
                         "in ModernBERT, where layer 0 is global.")},
             {"temperature-steps",
              WHORL_TEXT("Source",
                         "Llama 4's temperature rises in steps, the first at position 8191, not smoothly and not at "
                         "8192. It acts in the layers without rotation alone.")},
             {"equivariant",
              WHORL_TEXT("Source",
                         "Without positions attention is equivariant, not invariant: outputs move with their tokens. "
                         "Under a causal mask it is neither.")}}};
}

std::span<const Row<NopeParameters>> NopeParameters::parameters()
{
    return rows;
}

void NopeParameters::check() const
{
    if (globalFactor > 0 && globalFactor < 1)
        throw ParameterError("global_factor", printNumber(globalFactor), "0 or a number of at least 1 is needed");
    const Layers filled(*this);
    for (const LayerKind kind : {LayerKind::localRotation, LayerKind::globalRotation})
        try {
            requireFiniteFrequencies(filled.frequencies(kind), filled.base(kind));
        } catch (const ParameterError& error) {
            throw ParameterError(kind == LayerKind::localRotation ? "local_base" : "global_base", error.found(),
                                 error.expected());
        }
}

std::vector<LayerKind> layerKinds(LayerPattern pattern, int layers)
{
    std::vector<LayerKind> kinds;
    for (int layer = 0; layer < layers; ++layer)
        kinds.push_back(kindOf(pattern, layer));
    return kinds;
}

std::vector<int> noRopeLayers(const std::vector<LayerKind>& kinds)
{
    std::vector<int> list;
    for (const LayerKind kind : kinds)
        list.push_back(kind == LayerKind::noRotation ? 0 : 1);
    return list;
}

std::vector<double> dividedFrequencies(int dimension, double base, double factor)
{
    if (!(factor >= 1))
        throw ParameterError("global_factor", printNumber(factor), "a number of at least 1 is needed");
    std::vector<double> frequencies = PairLadder{dimension, dimension, base}.frequencies();
    for (double& frequency : frequencies)
        frequency /= factor;
    return frequencies;
}

double attentionTemperature(double position, double floorScale, double scale)
{
    return 1 + scale * std::log(std::floor((position + 1) / floorScale) + 1);
}

Layers::Layers(const NopeParameters& parameters)
    : m_pattern(parameters.pattern)
    , m_dimension(parameters.dimension)
    , m_kinds(layerKinds(parameters.pattern, parameters.layers))
{
    const Own own = ownOf(parameters.pattern);
    m_localBase = parameters.localBase > 0 ? parameters.localBase : own.localBase;
    m_globalBase = parameters.globalBase > 0 ? parameters.globalBase : own.globalBase;
    m_globalFactor = parameters.globalFactor > 0 ? parameters.globalFactor : own.globalFactor;
    m_window = parameters.window > 0 ? parameters.window : own.window;
}

std::vector<double> Layers::frequencies(LayerKind kind) const
{
    if (kind == LayerKind::noRotation)
        return {};
    return dividedFrequencies(m_dimension, base(kind), factor(kind));
}

std::int64_t Layers::firstKey(LayerKind kind, std::int64_t query) const
{
    if (kind == LayerKind::localRotation && m_pattern == LayerPattern::everyFourthWithout)
        return query - query % m_window;
    const std::int64_t furthest = reach(kind);
    return furthest < 0 ? 0 : std::max<std::int64_t>(0, query - furthest);
}

std::int64_t Layers::reach(LayerKind kind) const
{
    if (kind != LayerKind::localRotation)
        return -1;
    return m_pattern == LayerPattern::modernbert ? m_window / 2 : m_window - 1;
}

HarmonicSum Layers::scoreByDistance(LayerKind kind) const
{
    HarmonicSum sum;
    sum.frequencies = frequencies(kind);
    sum.cosine.assign(sum.frequencies.size(), 2);
    sum.sine.assign(sum.frequencies.size(), 0);
    sum.constant = kind == LayerKind::noRotation ? m_dimension : 0;
    return sum;
}

}  // namespace whorl
