// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/sinusoidal.h"

#include "core/encodings/pair_curves.h"
#include "core/encodings/shared_rows.h"
#include "core/text.h"

#include <cmath>
#include <limits>

namespace whorl {

namespace {

constexpr Choice layouts[] = {
    {"interleaved", WHORL_TEXT("Choice", "Interleaved")},
    {"split", WHORL_TEXT("Choice", "Split")},
    {"t2t", WHORL_TEXT("Choice", "tensor2tensor")},
    {"fairseq", WHORL_TEXT("Choice", "fairseq")},
};

using P = SinusoidalParameters;

constexpr Row<P> rows[] = {
    integer<&P::dimension>("dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                           WHORL_TEXT("Parameter", "Number of channels of one encoding"))
        .range(1, 16'384)
        .slider(2, 1024, Scale::logarithmic),
    shownLengthRow<P>(),
    trainedLengthRow<P>(),
    real<&P::base>("base", WHORL_TEXT("Parameter", "Base"), "b",
                   WHORL_TEXT("Parameter", "Sets how slowly the slowest channels turn"))
        .above(0)
        .slider(100, 1e6, Scale::logarithmic),
    choice<&P::layout, layouts>(
        "layout", WHORL_TEXT("Parameter", "Layout"),
        WHORL_TEXT("Parameter", "Order of sines and cosines, and which exponents; fairseq's first token reads row 2")),
    integer<&P::offset>("offset", WHORL_TEXT("Parameter", "Offset"), "k",
                        WHORL_TEXT("Parameter", "Distance by which the shift matrix moves a position"))
        .range(-longestLength, longestLength)
        .slider(-64, 64)
        .unit("tokens"),
    precisionRow<P>(),
    roundsRow<P>(),
};

bool hasPaperExponents(SinusoidalLayout layout)
{
    return layout == SinusoidalLayout::interleaved || layout == SinusoidalLayout::split;
}

std::vector<double> frequenciesOf(const SinusoidalParameters& parameters)
{
    const bool paper = hasPaperExponents(parameters.layout);
    const int pairs = paper ? (parameters.dimension + 1) / 2 : parameters.dimension / 2;
    const double divisor = paper ? 0.5 * parameters.dimension : std::max(pairs - 1, 1);
    std::vector<double> frequencies;
    for (int i = 0; i < pairs; ++i)
        frequencies.push_back(std::pow(parameters.base, -i / divisor));
    return frequencies;
}

}  // namespace

SourceInfo SinusoidalParameters::info()
{
    return {"sinusoidal",
            WHORL_TEXT("Source", "Sinusoidal"),
            WHORL_TEXT("Source", "Absolute"),
            WHORL_TEXT("Source", "Fixed sines and cosines, added to the token"),
            WHORL_TEXT("Source", "Vaswani et al. 2017, Attention Is All You Need, section 3.5"),
            "https://arxiv.org/abs/1706.03762",
            {{"longest-wavelength",
              WHORL_TEXT("Source",
                         "With d = 128 the longest wavelength is 54 410 positions, not 62 832: the last exponent "
                         "is (d − 2)/d, never 1.")},
             {"not-monotone",
              WHORL_TEXT("Source",
                         "Likeness does not fall steadily: with d = 64, positions 6 apart are more alike than "
                         "positions 5 apart.")},
             {"other-exponents",
              WHORL_TEXT("Source",
                         "The layouts t2t and fairseq differ from the paper in their exponents too, not only in the "
                         "order of the channels.")},
             {"odd-dimension",
              WHORL_TEXT("Source",
                         "With an odd d in the paper's layout the last sine has no cosine, and products of positions "
                         "depend on more than their distance.")}}};
}

std::span<const Row<SinusoidalParameters>> SinusoidalParameters::parameters()
{
    return rows;
}

void SinusoidalParameters::check() const
{
    if (layout == SinusoidalLayout::fairseq && (dimension == 2 || dimension == 3))
        throw ParameterError("dimension", std::to_string(dimension),
                             "1 or at least 4 is needed in the fairseq layout, which divides by d/2 − 1");
    requireFiniteFrequencies(frequenciesOf(*this), base);
}

Sinusoidal::Sinusoidal(const SinusoidalParameters& parameters)
    : m_dimension(parameters.dimension)
    , m_layout(parameters.layout)
    , m_firstRow(parameters.layout == SinusoidalLayout::fairseq ? 2 : 0)
    , m_frequencies(frequenciesOf(parameters))
{
}

Sinusoidal::Channel Sinusoidal::channel(std::int64_t channel) const
{
    const auto pairs = static_cast<std::int64_t>(m_frequencies.size());
    if (m_layout == SinusoidalLayout::interleaved)
        return {channel % 2 == 0 ? Function::sine : Function::cosine, channel / 2};
    if (channel < pairs)
        return {Function::sine, channel};
    if (channel - pairs < static_cast<std::int64_t>(completePairs()))
        return {Function::cosine, channel - pairs};
    return {};
}

double Sinusoidal::at(std::int64_t position, std::int64_t channel) const
{
    return tableEntry(static_cast<double>(position + m_firstRow), channel, -1);
}

double Sinusoidal::tableEntry(double row, std::int64_t index, std::int64_t padding) const
{
    const Channel which = channel(index);
    if (which.function == Function::zero || row == static_cast<double>(padding))
        return 0;
    const double phase = row * m_frequencies[static_cast<std::size_t>(which.pair)];
    return which.function == Function::sine ? std::sin(phase) : std::cos(phase);
}

double Sinusoidal::product(std::int64_t m, std::int64_t n) const
{
    double sum = 0;
    for (std::size_t i = 0; i < completePairs(); ++i)
        sum += std::cos(m_frequencies[i] * static_cast<double>(m - n));
    if (hasLoneSine())
        sum += std::sin(m_frequencies.back() * static_cast<double>(m))
            * std::sin(m_frequencies.back() * static_cast<double>(n));
    return sum;
}

double Sinusoidal::shift(std::int64_t offset, std::int64_t row, std::int64_t column) const
{
    const Channel to = channel(row), from = channel(column);
    if (to.function == Function::zero)
        return row == column ? 1 : 0;
    if (hasLoneSine() && to.pair == static_cast<std::int64_t>(completePairs()))
        return std::numeric_limits<double>::quiet_NaN();
    if (from.pair != to.pair)
        return 0;
    const double phase = m_frequencies[static_cast<std::size_t>(to.pair)] * static_cast<double>(offset);
    if (to.function == from.function)
        return std::cos(phase);
    return to.function == Function::sine ? std::sin(phase) : -std::sin(phase);
}

HarmonicSum Sinusoidal::similarity() const
{
    HarmonicSum sum;
    sum.frequencies.assign(m_frequencies.begin(), m_frequencies.begin() + static_cast<std::ptrdiff_t>(completePairs()));
    sum.cosine.assign(completePairs(), 1 / static_cast<double>(completePairs()));
    sum.sine.assign(completePairs(), 0);
    // With no pair at all PE(0) is zero and has no direction.
    sum.constant = completePairs() == 0 ? std::numeric_limits<double>::quiet_NaN() : 0.0;
    return sum;
}

PositionalEffect sinusoidalEffect(const SinusoidalParameters& parameters)
{
    return inputEffect(parameters.dimension,
                       [encoding = Sinusoidal(parameters)](std::int64_t position, std::int64_t channel) {
                           return encoding.at(position, channel);
                       });
}

PositionalEffect SinusoidalParameters::effectIn(const HeadPlace& place) const
{
    SinusoidalParameters there = *this;
    there.dimension = static_cast<int>(place.width);
    there.check();
    return sinusoidalEffect(there);
}

}  // namespace whorl
