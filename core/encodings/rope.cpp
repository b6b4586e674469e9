// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope.h"

#include "core/encodings/head_vectors.h"
#include "core/encodings/pair_curves.h"
#include "core/text.h"

#include <cmath>

namespace whorl {

void RopeParameters::check() const
{
    if (rotaryDimension > dimension)
        throw ParameterError("rotary_dimension", std::to_string(rotaryDimension),
                             "at most the dimension, " + std::to_string(dimension) + ", is needed");
    requireOnePerChannel("query", query, dimension);
    requireOnePerChannel("key", key, dimension);
    checkScaling(ladder());
    requireFiniteFrequencies(ladder().frequencies(), base);
    for (const double frequency : scaledFrequencies(*this, ladder(), length))
        if (!std::isfinite(frequency) || (frequency == 0 && scaling != RopeScaling::proportional))
            throw ParameterError("factor", printNumber(factor),
                                 "a factor that leaves every frequency finite is needed");
}

Rope::Rope(const RopeParameters& parameters)
    : m_dimension(parameters.dimension)
    , m_paired(parameters.pairedChannels())
    , m_layout(parameters.layout)
    , m_amplitude(attentionScale(parameters).table)
    , m_frequencies(scaledFrequencies(parameters, parameters.ladder(), parameters.length))
    , m_query(headVector(parameters.query, parameters.dimension, parameters.seed, 0))
    , m_key(headVector(parameters.key, parameters.dimension, parameters.seed, 1))
{
}

std::pair<int, int> Rope::channels(int pair) const
{
    if (m_layout == RopeLayout::interleaved)
        return {2 * pair, 2 * pair + 1};
    return {pair, pair + m_paired / 2};
}

int Rope::pairOf(std::int64_t channel) const
{
    if (channel >= m_paired)
        return -1;
    return static_cast<int>(m_layout == RopeLayout::interleaved ? channel / 2 : channel % (m_paired / 2));
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
    return m_amplitude
        * (channel == first ? x * std::cos(angle) - y * std::sin(angle) : x * std::sin(angle) + y * std::cos(angle));
}

std::vector<std::complex<double>> Rope::pairProducts() const
{
    std::vector<std::complex<double>> products;
    for (int pair = 0; pair < m_paired / 2; ++pair) {
        const auto [first, second] = channels(pair);
        const auto a = static_cast<std::size_t>(first), b = static_cast<std::size_t>(second);
        products.push_back(m_amplitude * m_amplitude * std::complex(m_query[a], m_query[b])
                           * std::complex(m_key[a], -m_key[b]));
    }
    return products;
}

double Rope::unturned() const
{
    double sum = 0;
    for (auto channel = static_cast<std::size_t>(m_paired); channel < m_query.size(); ++channel)
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

PositionalEffect ropeEffect(const RopeParameters& parameters)
{
    PositionalEffect effect;
    effect.query = [rope = Rope(parameters)](const Eigen::RowVectorXd& vector, std::int64_t position) {
        const std::vector<double> there =
            rope.rotated({vector.data(), static_cast<std::size_t>(vector.size())}, position);
        return Eigen::RowVectorXd(
            Eigen::Map<const Eigen::RowVectorXd>(there.data(), static_cast<Eigen::Index>(there.size())));
    };
    effect.key = effect.query;
    return effect;
}

PositionalEffect RopeParameters::effectIn(const HeadPlace& place) const
{
    RopeParameters there = *this;
    there.dimension = static_cast<int>(place.dimension);
    there.length = static_cast<int>(place.tokens);
    there.query = std::string("ones");
    there.key = std::string("ones");
    there.check();
    return ropeEffect(there);
}

}  // namespace whorl
