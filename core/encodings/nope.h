// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/harmonic_sum.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

/// What a layer does with positions.
enum class LayerKind { noRotation, localRotation, globalRotation };

/// Which layers turn their queries and keys.
enum class LayerPattern { everyFourthWithout, none, all, gemma, modernbert, drope };

constexpr Choice layerPatterns[] = {
    {"every-fourth-without", WHORL_TEXT("Choice", "Every fourth without (iRoPE)")},
    {"none", WHORL_TEXT("Choice", "None (NoPE)")},
    {"all", WHORL_TEXT("Choice", "All (RoPE)")},
    {"gemma", WHORL_TEXT("Choice", "Five local, one global (Gemma 3)")},
    {"modernbert", WHORL_TEXT("Choice", "One global, two local (ModernBERT)")},
    {"drope", WHORL_TEXT("Choice", "All, then none (DroPE)")},
};

/// Parameters of the layers of a model that does without rotation in some of them. 0 means the pattern's own.
struct NopeParameters {
    LayerPattern pattern = LayerPattern::everyFourthWithout;
    int layers = 48;
    std::int64_t length = 32'768;
    int dimension = 128;
    double localBase = 0, globalBase = 0, globalFactor = 0;
    int window = 0;
    double floorScale = 8192, attnScale = 0.1;

    static SourceInfo info();
    static std::span<const Row<NopeParameters>> parameters();
    static std::span<const Quantity<NopeParameters>> quantities();

    /// throws ParameterError for a factor between 0 and 1, or a base whose frequencies are not finite
    void check() const;
};

/// The layer is the last of its group of `size`: global in Gemma 3 (6), without rotation in Llama 4 and SmolLM3 (4).
constexpr bool closesGroup(int layer, int size)
{
    return (layer + 1) % size == 0;
}

/// The layer is the first of its group of `size`: global in ModernBERT (3).
constexpr bool opensGroup(int layer, int size)
{
    return layer % size == 0;
}

/// The kind of every layer, from layer 0. DroPE is shown as it ends: it trains with rotation in all layers, then takes it
/// from all of them and trains on briefly.
/// source  Llama 4, SmolLM3, Gemma 3, ModernBERT: their configurations; NoPE: Kazemnejad et al. 2023, arXiv:2305.19466;
///         DroPE: arXiv:2512.12167
std::vector<LayerKind> layerKinds(LayerPattern pattern, int layers);

/// Hugging Face's list `no_rope_layers`, which holds 1 where a layer HAS rotation.
std::vector<int> noRopeLayers(const std::vector<LayerKind>& kinds);

/// Frequencies base^(-2i/d) / factor: RoPE at positions divided by `factor`, as Gemma 3 has it in its global layers.
/// throws  ParameterError for a factor below 1
/// source  google-deepmind/gemma, apply_rope
std::vector<double> dividedFrequencies(int dimension, double base, double factor);

/// What Llama 4 multiplies queries by in layers without rotation: 1 + scale ln(floor((position + 1) / floorScale) + 1).
/// It rises in steps, first at position floorScale - 1.
double attentionTemperature(double position, double floorScale = 8192, double scale = 0.1);

/// A model's layers with the pattern's own numbers filled in.
class Layers {
public:
    explicit Layers(const NopeParameters& parameters);

    const std::vector<LayerKind>& kinds() const { return m_kinds; }
    double base(LayerKind kind) const { return kind == LayerKind::localRotation ? m_localBase : m_globalBase; }
    double factor(LayerKind kind) const { return kind == LayerKind::localRotation ? 1 : m_globalFactor; }
    std::int64_t window() const { return m_window; }

    /// rad per token, one per pair; none without rotation.
    std::vector<double> frequencies(LayerKind kind) const;

    /// The earliest key that a query sees in a layer of this kind. Local layers of `every-fourth-without` are cut into
    /// chunks of `window` tokens; Gemma's see the last `window` keys, their own among them; ModernBERT's half of
    /// `window` on either side, of which this is the earlier.
    std::int64_t firstKey(LayerKind kind, std::int64_t query) const;

    /// The furthest key that any query sees; -1 without limit.
    std::int64_t reach(LayerKind kind) const;

    /// The score of a query and key of ones; a constant without rotation.
    HarmonicSum scoreByDistance(LayerKind kind) const;

private:
    LayerPattern m_pattern;
    int m_dimension;
    std::vector<LayerKind> m_kinds;
    double m_localBase, m_globalBase, m_globalFactor;
    std::int64_t m_window;
};

}  // namespace whorl
