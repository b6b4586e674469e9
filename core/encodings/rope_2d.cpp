// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope_2d.h"

#include "core/encodings/head_vectors.h"
#include "core/encodings/pair_curves.h"
#include "core/encodings/picture_axes.h"
#include "core/encodings/shared_rows.h"

#include <cmath>
#include <numbers>

namespace whorl {

namespace {

using P = Rope2dParameters;
using Variant = Rope2dVariant;

constexpr Choice variants[] = {
    {"axial", WHORL_TEXT("Choice", "Axial (RoPE-ViT)")},
    {"mixed", WHORL_TEXT("Choice", "Mixed (RoPE-ViT)")},
    {"vision", WHORL_TEXT("Choice", "Vision (Qwen2-VL)")},
};

constexpr Row<P> parameterTable[] = {
    choice<&P::variant, variants>("variant", WHORL_TEXT("Parameter", "Variant"),
                                  WHORL_TEXT("Parameter", "How pairs share columns and rows")),
    pictureWidthRow<P>(),
    pictureHeightRow<P>(),
    integer<&P::dimension>("dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                           WHORL_TEXT("Parameter", "Number of channels of one head"))
        .range(4, 1024)
        .multipleOf(4)
        .slider(4, 256),
    real<&P::base>("base", WHORL_TEXT("Parameter", "Base"), "b",
                   WHORL_TEXT("Parameter",
                              "Sets how slowly the slowest pairs turn; 100, 10 and 10,000 in the three "
                              "variants"))
        .range(0)
        .zeroMeans(WHORL_TEXT("Parameter", "authors'"))
        .slider(2, 1e5, Scale::logarithmic),
    integer<&P::heads>("heads", WHORL_TEXT("Parameter", "Heads"), "",
                       WHORL_TEXT("Parameter", "Mixed only: heads, each with directions of its own"))
        .range(1, 64)
        .slider(1, 16),
    integer<&P::head>(
        "head", WHORL_TEXT("Parameter", "Head of the map"), "h",
        WHORL_TEXT("Parameter", "Mixed only: the head of the score map, the directions and the frequencies"))
        .range(0, 63)
        .slider(0, 15),
    vector<&P::query>("query", WHORL_TEXT("Parameter", "Query"), "q",
                      WHORL_TEXT("Parameter", "The query before it turns, one number per channel"), headVectorWords),
    vector<&P::key>("key", WHORL_TEXT("Parameter", "Key"), "k",
                    WHORL_TEXT("Parameter", "The key before it turns, one number per channel"), headVectorWords),
    integer<&P::seed>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                      WHORL_TEXT("Parameter", "Chooses random vectors and the directions of Mixed"))
        .range(0, 2'147'483'647),
};

void requireFourths(int dimension)
{
    if (dimension < 4 || dimension % 4 != 0)
        throw ParameterError("dimension", std::to_string(dimension), "a multiple of 4 is needed");
}

PatchFrequencies frequenciesOf(const P& parameters, std::int64_t head)
{
    switch (parameters.variant) {
    case Variant::vision:
        return visionFrequencies(parameters.dimension, parameters.usedBase());
    case Variant::mixed: {
        // Streams 0 and 1 of the seed are the random query and key.
        Random random(static_cast<std::uint64_t>(parameters.seed), 2 + static_cast<std::uint64_t>(head));
        return mixedFrequencies(parameters.dimension, parameters.usedBase(), 2 * std::numbers::pi * random.uniform());
    }
    case Variant::axial:
        break;
    }
    return axialFrequencies(parameters.dimension, parameters.usedBase());
}

}  // namespace

SourceInfo P::info()
{
    return {"rope-2d",
            WHORL_TEXT("Source", "2-D RoPE"),
            WHORL_TEXT("Source", "Rotary"),
            WHORL_TEXT("Source", "Pairs turn with the column and the row of a patch"),
            WHORL_TEXT("Source",
                       "The authors' code: RoPE-ViT (Heo et al. 2024) naver-ai/rope-vit; Qwen2-VL's vision tower as "
                       "llama.cpp computes it"),
            "https://github.com/naver-ai/rope-vit",
            {{"axial-separates",
              WHORL_TEXT("Source",
                         "Axial scores are one part for the columns plus one for the rows: no diagonal can be singled "
                         "out. Mixed scores are not such a sum.")},
             {"mixed-is-relative",
              WHORL_TEXT("Source",
                         "Mixed frequencies are learned along any direction, and its scores still depend on the "
                         "offset of two patches alone.")},
             {"halves-have-their-own-axis",
              WHORL_TEXT("Source",
                         "The halves of the pairs turn with different axes: RoPE-ViT puts the column first, Qwen2-VL "
                         "the row. A picture of 3 x 5 patches is not one of 5 x 3.")}}};
}

std::span<const Row<P>> P::parameters()
{
    return parameterTable;
}

double P::usedBase() const
{
    if (base != 0)
        return base;
    return variant == Variant::axial ? 100 : variant == Variant::mixed ? 10 : 10'000;
}

void P::check() const
{
    if (head >= heads)
        throw ParameterError("head", std::to_string(head), "heads are counted from 0 to " + std::to_string(heads - 1));
    requireOnePerChannel("query", query, dimension);
    requireOnePerChannel("key", key, dimension);
    // Those of all variants are these, or shares of them.
    const PatchFrequencies axial = axialFrequencies(dimension, usedBase());
    const auto quarter = dimension / 4;
    requireFiniteFrequencies({axial.column.begin(), axial.column.begin() + quarter}, base);
}

PatchFrequencies axialFrequencies(int dimension, double base)
{
    requireFourths(dimension);
    const auto quarter = static_cast<std::size_t>(dimension / 4);
    PatchFrequencies result;
    result.column.assign(2 * quarter, 0.0);
    result.row = result.column;
    for (std::size_t k = 0; k < quarter; ++k)
        result.column[k] = result.row[quarter + k] = std::pow(base, -4 * static_cast<double>(k) / dimension);
    return result;
}

PatchFrequencies mixedFrequencies(int dimension, double base, double phase)
{
    const std::vector<double> magnitudes = axialFrequencies(dimension, base).column;
    const std::size_t quarter = magnitudes.size() / 2;
    PatchFrequencies result;
    for (std::size_t pair = 0; pair < magnitudes.size(); ++pair) {
        // cos(phase + pi/2) is −sin(phase), without the rounding of pi/2.
        const bool first = pair < quarter;
        const double magnitude = magnitudes[pair % quarter];
        result.column.push_back(magnitude * (first ? std::cos(phase) : -std::sin(phase)));
        result.row.push_back(magnitude * (first ? std::sin(phase) : std::cos(phase)));
    }
    return result;
}

PatchFrequencies visionFrequencies(int dimension, double base)
{
    PatchFrequencies result = axialFrequencies(dimension, base);
    std::swap(result.column, result.row);
    return result;
}

Rope2d::Rope2d(const P& parameters, std::int64_t head)
    : m_dimension(parameters.dimension)
    , m_halves(parameters.variant == Variant::vision)
    , m_frequencies(frequenciesOf(parameters, head))
    , m_query(headVector(parameters.query, parameters.dimension, parameters.seed, 0))
    , m_key(headVector(parameters.key, parameters.dimension, parameters.seed, 1))
{
}

double Rope2d::angle(std::int64_t x, std::int64_t y, std::int64_t pair) const
{
    const auto k = static_cast<std::size_t>(pair);
    return static_cast<double>(x) * m_frequencies.column[k] + static_cast<double>(y) * m_frequencies.row[k];
}

std::pair<std::size_t, std::size_t> Rope2d::channels(std::size_t pair) const
{
    if (m_halves)
        return {pair, pair + pairs()};
    return {2 * pair, 2 * pair + 1};
}

std::vector<double> Rope2d::rotated(std::span<const double> vector, std::int64_t x, std::int64_t y) const
{
    requireOnePerChannel("vector", vector.size(), m_dimension);
    std::vector<double> result(vector.size());
    for (std::size_t pair = 0; pair < pairs(); ++pair) {
        const auto [a, b] = channels(pair);
        const double turned = angle(x, y, static_cast<std::int64_t>(pair));
        const double c = std::cos(turned), s = std::sin(turned);
        result[a] = vector[a] * c - vector[b] * s;
        result[b] = vector[a] * s + vector[b] * c;
    }
    return result;
}

std::vector<std::complex<double>> Rope2d::pairProducts() const
{
    std::vector<std::complex<double>> products;
    for (std::size_t pair = 0; pair < pairs(); ++pair) {
        const auto [a, b] = channels(pair);
        products.push_back(std::complex(m_query[a], m_query[b]) * std::complex(m_key[a], -m_key[b]));
    }
    return products;
}

double Rope2d::score(std::int64_t across, std::int64_t down) const
{
    const std::vector<std::complex<double>> products = pairProducts();
    double sum = 0;
    for (std::size_t pair = 0; pair < pairs(); ++pair) {
        const double turned = angle(across, down, static_cast<std::int64_t>(pair));
        sum += products[pair].real() * std::cos(turned) - products[pair].imag() * std::sin(turned);
    }
    return sum;
}

std::vector<LearnedTensor> Rope2dParameters::learnedIn(const HeadPlace& model) const
{
    if (variant != Rope2dVariant::mixed)
        return {};
    return {{{2, model.heads, model.dimension / 2}, true}};
}

}  // namespace whorl
