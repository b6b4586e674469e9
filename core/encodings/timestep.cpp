// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/timestep.h"

#include "core/encodings/pair_curves.h"
#include "core/numeric/column_means.h"
#include "core/numeric/harmonics.h"
#include "core/steps.h"
#include "core/text.h"

#include <cmath>
#include <memory>

namespace whorl {

namespace {

using P = TimestepParameters;

constexpr Choice variants[] = {
    {"ddpm", WHORL_TEXT("Choice", "DDPM")},
    {"diffusers", WHORL_TEXT("Choice", "diffusers")},
};

constexpr Row<P> parameterTable[] = {
    choice<&P::variant, variants>("variant", WHORL_TEXT("Parameter", "Variant"),
                                  WHORL_TEXT("Parameter", "Whose order of channels and frequencies")),
    integer<&P::dimension>("dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                           WHORL_TEXT("Parameter", "Number of channels"))
        .range(2, 16'384)
        .slider(4, 1024, Scale::logarithmic),
    integer<&P::length>("length", WHORL_TEXT("Parameter", "Timesteps"), "T",
                        WHORL_TEXT("Parameter", "Number of timesteps shown"))
        .range(1, longestLength)
        .slider(10, 10'000, Scale::logarithmic),
    real<&P::first>("first", WHORL_TEXT("Parameter", "First timestep"), "",
                    WHORL_TEXT("Parameter", "The time of the first row"))
        .range(-1e6, 1e6)
        .slider(0, 1000),
    real<&P::step>("step", WHORL_TEXT("Parameter", "Step"), "",
                   WHORL_TEXT("Parameter", "Time from one row to the next; a sampler's need not be whole"))
        .above(0)
        .slider(0.001, 50, Scale::logarithmic),
    boolean<&P::flip>("flip", WHORL_TEXT("Parameter", "Cosines first"),
                      WHORL_TEXT("Parameter", "diffusers only: flip_sin_to_cos")),
    real<&P::shift>("shift", WHORL_TEXT("Parameter", "Frequency shift"), "",
                    WHORL_TEXT("Parameter",
                               "diffusers only: downscale_freq_shift; 1 lets the last wave reach the "
                               "longest period"))
        .range(0)
        .slider(0, 1),
    real<&P::scale>("scale", WHORL_TEXT("Parameter", "Scale"), "s",
                    WHORL_TEXT("Parameter", "diffusers only: times are multiplied by this; 1000 for times of 0 to 1"))
        .above(0)
        .slider(0.1, 1000, Scale::logarithmic),
    real<&P::maxPeriod>("max_period", WHORL_TEXT("Parameter", "Longest period"), "",
                        WHORL_TEXT("Parameter", "diffusers only: the base of the frequencies"))
        .above(0)
        .slider(10, 1e6, Scale::logarithmic),
};

std::vector<double> frequenciesOf(const P& parameters)
{
    const bool ddpm = parameters.variant == TimestepVariant::ddpm;
    const int count = parameters.dimension / 2;
    const double divisor = count - (ddpm ? 1.0 : parameters.shift);
    const double period = ddpm ? 10'000.0 : parameters.maxPeriod, scale = ddpm ? 1.0 : parameters.scale;
    std::vector<double> frequencies;
    for (int i = 0; i < count; ++i)
        frequencies.push_back(scale * std::pow(period, -i / divisor));
    return frequencies;
}

}  // namespace

SourceInfo P::info()
{
    return {"timestep",
            WHORL_TEXT("Source", "Timestep embedding"),
            WHORL_TEXT("Source", "Absolute"),
            WHORL_TEXT("Source", "The sinusoids that tell a diffusion model how much noise to expect"),
            WHORL_TEXT("Source",
                       "The authors' code: DDPM (Ho et al. 2020) diffusion_tf/nn.py, diffusers get_timestep_embedding"),
            "https://github.com/hojonathanho/diffusion",
            {{"not-the-papers-exponents",
              WHORL_TEXT("Source",
                         "DDPM's exponents are not those of the Transformer paper: they divide by d/2 − 1, so the "
                         "slowest wave really is 2π · 10,000 long.")}}};
}

std::span<const Row<P>> P::parameters()
{
    return parameterTable;
}

void P::check() const
{
    const int count = dimension / 2;
    if (variant == TimestepVariant::ddpm && count == 1)
        throw ParameterError("dimension", std::to_string(dimension),
                             "at least 4 is needed in DDPM, which divides by "
                             "d/2 − 1");
    if (variant == TimestepVariant::diffusers && !(shift < count))
        throw ParameterError("shift", printNumber(shift),
                             "less than half the dimension, " + std::to_string(count) + ", is needed");
    const std::vector<double> frequencies = frequenciesOf(*this);
    requireFiniteFrequencies(frequencies, maxPeriod, "max_period");
    // Frequencies fall with the pair, or rise for a period below 1.
    const double fastest = std::max(frequencies.front(), frequencies.back());
    if (!(fastest * std::max(step, 1.0) < 1e9))
        throw ParameterError("step", printNumber(step),
                             "steps in which the fastest wave turns by less than 1000000000 rad are needed");
}

Timestep::Timestep(const P& parameters)
    : m_dimension(parameters.dimension)
    , m_cosinesFirst(parameters.variant == TimestepVariant::diffusers && parameters.flip)
    , m_first(parameters.first)
    , m_step(parameters.step)
    , m_frequencies(frequenciesOf(parameters))
{
}

Timestep::Channel Timestep::channel(std::int64_t channel) const
{
    const int half = m_dimension / 2;
    if (channel >= 2 * half)
        return {};
    return {(channel < half) != m_cosinesFirst, static_cast<int>(channel % half)};
}

double Timestep::at(double time, std::int64_t channel) const
{
    const Channel each = this->channel(channel);
    if (each.pair < 0)
        return 0;
    const double phase = time * m_frequencies[static_cast<std::size_t>(each.pair)];
    return each.isSine ? std::sin(phase) : std::cos(phase);
}

HarmonicSum Timestep::similarity() const
{
    HarmonicSum sum;
    for (const double frequency : m_frequencies)
        sum.frequencies.push_back(frequency * m_step);
    sum.cosine.assign(m_frequencies.size(), 1 / static_cast<double>(m_frequencies.size()));
    sum.sine.assign(m_frequencies.size(), 0.0);
    return sum;
}

namespace {

/// Means of a row of scratch: sines, cosines, one zero. The rows are steps of equal size from a first time that is not
/// zero: each wave's mean over whole steps, turned by its phase at the first time.
class TimestepMeans {
public:
    explicit TimestepMeans(const Timestep& embedding)
        : m_harmonics(embedding.similarity().frequencies)
    {
        for (const double frequency : embedding.frequencies()) {
            m_cosine.push_back(static_cast<float>(std::cos(frequency * embedding.time(0))));
            m_sine.push_back(static_cast<float>(std::sin(frequency * embedding.time(0))));
        }
    }

    std::size_t width() const { return 2 * m_harmonics.size() + 1; }

    void row(Bin bin, float* out)
    {
        float* cosines = out + m_harmonics.size();
        m_harmonics.row(bin, out, cosines);
        for (std::size_t i = 0; i < m_harmonics.size(); ++i) {
            const float s = out[i], c = cosines[i];
            out[i] = s * m_cosine[i] + c * m_sine[i];
            cosines[i] = c * m_cosine[i] - s * m_sine[i];
        }
        out[width() - 1] = 0;
    }

private:
    HarmonicRows m_harmonics;
    std::vector<float> m_cosine, m_sine;
};

/// Longer tables are numbered by row: a name for each of their times would cost more than their picture.
constexpr std::int64_t mostNamedTimes = 65'536;

/// The rows by their times. Where these are not the rows' own numbers they are names.
Axis timeAxis(const P& parameters, const Timestep& embedding)
{
    Axis axis = openAxis(AxisRole::position, WHORL_TEXT("Axis", "timestep"), parameters.length);
    if (parameters.first == 0 && parameters.step == 1)
        return axis;
    if (parameters.length > mostNamedTimes) {
        axis.label = WHORL_TEXT("Axis", "row");
        return axis;
    }
    for (std::int64_t row = 0; row < parameters.length; ++row)
        axis.names.push_back(shortNumber(embedding.time(row)));
    return axis;
}

Data encodingOf(const P& parameters)
{
    const auto shared = std::make_shared<const Timestep>(parameters);
    Field field;
    field.rows = timeAxis(parameters, *shared);
    field.columns = boundedAxis(AxisRole::channel, WHORL_TEXT("Axis", "channel"), parameters.dimension, "c");
    field.columns.pairOf = [shared](std::int64_t channel) -> std::int64_t { return shared->channel(channel).pair; };
    field.range = {-1, 1, true};
    field.valueLabel = WHORL_TEXT("Axis", "encoding");
    field.at = [shared](std::int64_t row, std::int64_t channel, std::int64_t) {
        return shared->at(shared->time(row), channel);
    };
    field.working = [shared](std::int64_t row, std::int64_t channel, std::int64_t) -> std::string {
        const Timestep::Channel each = shared->channel(channel);
        if (each.pair < 0)
            return "0";
        return (each.isSine ? "sin(" : "cos(") + printNumber(shared->time(row)) + " · "
            + shortNumber(shared->frequencies()[static_cast<std::size_t>(each.pair)]) + ")";
    };
    tellSteps(field, [shared](std::int64_t row, std::int64_t channel, std::int64_t) -> Steps {
        const Timestep::Channel each = shared->channel(channel);
        if (each.pair < 0)
            return {{"0", 0}};
        const double time = shared->time(row);
        return then({{withSubscript("t", row), time}},
                    waveSteps(withSubscript("ω", each.pair), shared->frequencies()[static_cast<std::size_t>(each.pair)],
                              time, each.isSine));
    });
    field.means = [shared](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        TimestepMeans means(*shared);
        const auto pairs = static_cast<std::int32_t>(shared->frequencies().size());
        std::vector<std::int32_t> source;
        for (std::int64_t c = 0; c < shared->dimension(); ++c) {
            const Timestep::Channel channel = shared->channel(c);
            source.push_back(channel.pair < 0 ? 2 * pairs : channel.pair + (channel.isSine ? 0 : pairs));
        }
        return FieldMeans{gridOf(rows, columns, ColumnMeans(columns, std::move(source)), means.width(),
                                 [&](Bin bin, float* scratch) { means.row(bin, scratch); }),
                          {}};
    };
    return field;
}

Data similarityOf(const P& parameters)
{
    const auto sum = std::make_shared<const HarmonicSum>(Timestep(parameters).similarity());
    Curves curves;
    curves.axis = distanceAxis(parameters.length);
    curves.axis.label = WHORL_TEXT("Axis", "rows apart");
    curves.valueLabel = WHORL_TEXT("Axis", "cosine");
    curves.series.push_back({WHORL_TEXT("Axis", "cosine"), "",
                             [sum](std::int64_t first, std::span<double> out) { sum->fill(first, out); },
                             [sum](std::span<const Bin> bins) { return sum->means(bins); }});
    return curves;
}

Data frequencies(const P& parameters)
{
    return frequencyCurves(Timestep(parameters).frequencies(), WHORL_TEXT("Axis", "rad per unit of time"));
}

Data wavelengths(const P& parameters)
{
    return periodCurves(Timestep(parameters).frequencies(), parameters.step * static_cast<double>(parameters.length));
}

constexpr Quantity<P> all[] = {
    {{"encoding", WHORL_TEXT("Quantity", "Embedding"), WHORL_TEXT("Quantity", "timestep × channel"),
      WHORL_TEXT("Quantity", "What tells the model its time"), QuantityKind::field},
     encodingOf},
    {{"similarity", WHORL_TEXT("Quantity", "Similarity"), WHORL_TEXT("Quantity", "by how many rows lie between"),
      WHORL_TEXT("Quantity", "Cosine of the embeddings of two rows"), QuantityKind::curves},
     similarityOf},
    {{"frequencies", WHORL_TEXT("Quantity", "Frequencies"), WHORL_TEXT("Quantity", "one per pair"),
      WHORL_TEXT("Quantity", "How far each wave turns in one unit of time"), QuantityKind::curves},
     frequencies},
    {{"wavelengths", WHORL_TEXT("Quantity", "Wavelengths"), WHORL_TEXT("Quantity", "one per pair"),
      WHORL_TEXT("Quantity", "How much time one full turn of each wave takes"), QuantityKind::curves},
     wavelengths},
};

}  // namespace

std::span<const Quantity<P>> P::quantities()
{
    return all;
}

}  // namespace whorl
