// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope.h"

#include "core/encodings/head_vectors.h"
#include "core/encodings/pair_curves.h"
#include "core/text.h"

#include <cmath>

namespace whorl {

namespace {

constexpr Choice layouts[] = {
    {"interleaved", WHORL_TEXT("Choice", "Interleaved")},
    {"half", WHORL_TEXT("Choice", "Half")},
};

using P = RopeParameters;

constexpr Row<P> rows[] = {
    integer<&P::dimension>("dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                           WHORL_TEXT("Parameter", "Number of channels of one head"))
        .range(2, 16'384)
        .multipleOf(2)
        .slider(2, 1024, Scale::logarithmic),
    integer<&P::rotaryDimension>("rotary_dimension", WHORL_TEXT("Parameter", "Rotary dimension"), "",
                                 WHORL_TEXT("Parameter", "Number of channels that turn, from channel 0; 0 turns all"))
        .range(0, 16'384)
        .zeroMeans(WHORL_TEXT("Parameter", "all"))
        .multipleOf(2)
        .slider(0, 256),
    integer<&P::length>("length", WHORL_TEXT("Parameter", "Length"), "L",
                        WHORL_TEXT("Parameter", "Number of positions shown"))
        .range(1, longestLength)
        .slider(16, 1'048'576, Scale::logarithmic)
        .unit("tokens"),
    real<&P::base>("base", WHORL_TEXT("Parameter", "Base"), "b",
                   WHORL_TEXT("Parameter", "Sets how slowly the slowest pairs turn"))
        .above(0)
        .slider(100, 1e7, Scale::logarithmic),
    choice<&P::layout, layouts>(
        "layout", WHORL_TEXT("Parameter", "Layout"),
        WHORL_TEXT("Parameter", "Which channels form a pair: neighbours, or one from each half")),
    vector<&P::query>("query", WHORL_TEXT("Parameter", "Query"), "q",
                      WHORL_TEXT("Parameter", "The query before it turns, one number per channel"), headVectorWords),
    vector<&P::key>("key", WHORL_TEXT("Parameter", "Key"), "k",
                    WHORL_TEXT("Parameter", "The key before it turns, one number per channel"), headVectorWords),
    integer<&P::seed>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                      WHORL_TEXT("Parameter", "Chooses the random query and key"))
        .range(0, 2'147'483'647),
};

std::vector<double> frequenciesOf(const RopeParameters& parameters)
{
    const int turning = parameters.turningChannels();
    std::vector<double> frequencies;
    for (int i = 0; i < turning / 2; ++i)
        frequencies.push_back(std::pow(parameters.base, -2.0 * i / turning));
    return frequencies;
}

}  // namespace

SourceInfo RopeParameters::info()
{
    return {"rope",
            WHORL_TEXT("Source", "RoPE"),
            WHORL_TEXT("Source", "Rotary"),
            WHORL_TEXT("Source", "Turns pairs of query and key channels"),
            WHORL_TEXT("Source", "Su et al. 2021, RoFormer, section 3"),
            "https://arxiv.org/abs/2104.09864",
            {{"sum-of-cosines",
              WHORL_TEXT("Source",
                         "The score is a sum of d/2 cosines, each with its own speed, size and phase. It need not be "
                         "highest at distance 0.")},
             {"bound-is-not-the-score",
              WHORL_TEXT("Source",
                         "The famous falling curve is an upper bound. It is not the score, not monotone, and does not "
                         "tend to 0.")}}};
}

std::span<const Row<RopeParameters>> RopeParameters::parameters()
{
    return rows;
}

void RopeParameters::check() const
{
    if (rotaryDimension > dimension)
        throw ParameterError("rotary_dimension", std::to_string(rotaryDimension),
                             "at most the dimension, " + std::to_string(dimension) + ", is needed");
    requireOnePerChannel("query", query, dimension);
    requireOnePerChannel("key", key, dimension);
    requireFiniteFrequencies(frequenciesOf(*this), base);
}

Rope::Rope(const RopeParameters& parameters)
    : m_dimension(parameters.dimension)
    , m_turning(parameters.turningChannels())
    , m_layout(parameters.layout)
    , m_frequencies(frequenciesOf(parameters))
    , m_query(headVector(parameters.query, parameters.dimension, parameters.seed, 0))
    , m_key(headVector(parameters.key, parameters.dimension, parameters.seed, 1))
{
}

std::pair<int, int> Rope::channels(int pair) const
{
    if (m_layout == RopeLayout::interleaved)
        return {2 * pair, 2 * pair + 1};
    return {pair, pair + m_turning / 2};
}

int Rope::pairOf(std::int64_t channel) const
{
    if (channel >= m_turning)
        return -1;
    return static_cast<int>(m_layout == RopeLayout::interleaved ? channel / 2 : channel % (m_turning / 2));
}

std::vector<double> Rope::rotated(std::span<const double> vector, std::int64_t position) const
{
    requireOnePerChannel("vector", vector.size(), m_dimension);
    std::vector<double> result;
    for (int channel = 0; channel < m_dimension; ++channel)
        result.push_back(rotated(vector, position, channel));
    return result;
}

double Rope::rotated(std::span<const double> vector, std::int64_t position, std::int64_t channel) const
{
    const int pair = pairOf(channel);
    if (pair < 0)
        return vector[static_cast<std::size_t>(channel)];
    const auto [first, second] = channels(pair);
    const double x = vector[static_cast<std::size_t>(first)], y = vector[static_cast<std::size_t>(second)];
    const double angle = static_cast<double>(position) * m_frequencies[static_cast<std::size_t>(pair)];
    return channel == first ? x * std::cos(angle) - y * std::sin(angle) : x * std::sin(angle) + y * std::cos(angle);
}

std::vector<std::complex<double>> Rope::pairProducts() const
{
    std::vector<std::complex<double>> products;
    for (int pair = 0; pair < m_turning / 2; ++pair) {
        const auto [first, second] = channels(pair);
        const auto a = static_cast<std::size_t>(first), b = static_cast<std::size_t>(second);
        products.push_back(std::complex(m_query[a], m_query[b]) * std::complex(m_key[a], -m_key[b]));
    }
    return products;
}

double Rope::unturned() const
{
    double sum = 0;
    for (auto channel = static_cast<std::size_t>(m_turning); channel < m_query.size(); ++channel)
        sum += m_query[channel] * m_key[channel];
    return sum;
}

HarmonicSum Rope::scoreByDistance() const
{
    HarmonicSum sum;
    sum.frequencies = m_frequencies;
    for (const std::complex<double> product : pairProducts()) {
        sum.cosine.push_back(product.real());
        sum.sine.push_back(-product.imag());
    }
    sum.constant = unturned();
    return sum;
}

std::vector<int> halfFromInterleaved(int turning, int dimension)
{
    std::vector<int> result;
    for (int j = 0; j < dimension; ++j)
        result.push_back(j >= turning ? j : j < turning / 2 ? 2 * j : 2 * (j - turning / 2) + 1);
    return result;
}

std::vector<int> interleavedFromHalf(int turning, int dimension)
{
    std::vector<int> result;
    for (int j = 0; j < dimension; ++j)
        result.push_back(j >= turning ? j : j / 2 + j % 2 * (turning / 2));
    return result;
}

int rotaryDimension(int dimension, double factor)
{
    if (!(factor > 0 && factor <= 1))
        throw ParameterError("partial_rotary_factor", printNumber(factor), "a number above 0 and up to 1 is needed");
    const int turning = static_cast<int>(dimension * factor);
    if (turning < 2 || turning % 2 != 0)
        throw ParameterError("partial_rotary_factor", printNumber(factor),
                             "it turns " + std::to_string(turning) + " of " + std::to_string(dimension)
                                 + " channels, but an even number of them is needed");
    return turning;
}

}  // namespace whorl
