// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/pair_curves.h"
#include "core/encodings/rope/quantities.h"
#include "core/encodings/score_steps.h"
#include "core/numeric/column_means.h"
#include "core/numeric/harmonics.h"
#include "core/numeric/products.h"
#include "core/text.h"
#include "core/unseen.h"

#include <cmath>
#include <memory>
#include <numbers>

namespace whorl::rope {

namespace {

using Shared = std::shared_ptr<const Rope>;

constexpr double turn = 2 * std::numbers::pi;

double phase(const Rope& rope, std::int64_t position, std::int64_t pair)
{
    return static_cast<double>(position) * rope.frequencies()[static_cast<std::size_t>(pair)];
}

/// "187 · 0.0072930"
std::string phaseWorking(const Rope& rope, std::int64_t position, std::int64_t pair)
{
    return std::to_string(position) + " · " + shortNumber(rope.frequencies()[static_cast<std::size_t>(pair)]);
}

/// How a pair gets its frequency.
std::function<Steps(std::int64_t pair)> frequencyStepsOf(const RopeParameters& parameters)
{
    return [scaling = static_cast<const ScalingParameters&>(parameters), ladder = parameters.ladder(),
            length = parameters.length](std::int64_t pair) { return frequencySteps(scaling, ladder, length, pair); };
}

/// Pixels of one pair each have the angle of the pair; pixels of several, that of the mean of their unit vectors.
FieldMeans angleMeans(const Rope& rope, std::span<const Bin> rows, std::span<const Bin> columns)
{
    HarmonicRows harmonics(rope.frequencies());
    ColumnMeans means(columns, harmonics.size());
    std::vector<float> first(harmonics.size()), second(harmonics.size());
    const bool single = std::all_of(columns.begin(), columns.end(), [](Bin bin) { return bin.count == 1; });
    const auto width = static_cast<Eigen::Index>(columns.size());
    FieldMeans result{Grid(static_cast<Eigen::Index>(rows.size()), width), {}};
    result.strength.resize(result.value.rows(), width);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        float* angle = result.value.data() + i * columns.size();
        float* strength = result.strength.data() + i * columns.size();
        if (single)
            harmonics.angles(rows[i], first.data(), second.data());
        else
            harmonics.row(rows[i], first.data(), second.data());
        means.row(first.data(), angle);
        means.row(second.data(), strength);
        for (std::size_t c = 0; !single && c < columns.size(); ++c)
            toPolar(angle[c], strength[c]);
    }
    return result;
}

template <bool isSine>
Data wave(const RopeParameters& parameters)
{
    const auto rope = std::make_shared<const Rope>(parameters);
    Field field;
    field.rows = positionAxis(parameters.length);
    field.columns = pairAxis(*rope);
    field.range = {-rope->amplitude(), rope->amplitude(), true};
    field.valueLabel = isSine ? WHORL_TEXT("Axis", "sine") : WHORL_TEXT("Axis", "cosine");
    field.means = [rope](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        HarmonicRows harmonics(rope->frequencies());
        const std::size_t size = harmonics.size();
        FieldMeans means{gridOf(rows, columns, ColumnMeans(columns, size), 2 * size,
                                [&](Bin bin, float* scratch) {
                                    float* unused = scratch + size;
                                    harmonics.row(bin, isSine ? scratch : unused, isSine ? unused : scratch);
                                }),
                         {}};
        if (rope->amplitude() != 1)
            means.value *= static_cast<float>(rope->amplitude());
        return means;
    };
    field.at = [rope](std::int64_t position, std::int64_t pair, std::int64_t) {
        const double angle = phase(*rope, position, pair);
        return rope->amplitude() * (isSine ? std::sin(angle) : std::cos(angle));
    };
    field.working = [rope](std::int64_t position, std::int64_t pair, std::int64_t) {
        const std::string factor = rope->amplitude() == 1 ? "" : shortNumber(rope->amplitude()) + " · ";
        return factor + (isSine ? "sin(" : "cos(") + phaseWorking(*rope, position, pair) + ")";
    };
    if (parameters.isReduced())
        reduceWave(field, parameters, isSine);
    else
        tellSteps(
            field,
            [rope, frequency = frequencyStepsOf(parameters)](std::int64_t position, std::int64_t pair, std::int64_t) {
                return waveSteps(frequency(pair), static_cast<double>(position), isSine, rope->amplitude());
            });
    markUnseenPositions(field, parameters.originalLength);
    return field;
}

std::string nameOf(const VectorValue& value)
{
    const auto* word = std::get_if<std::string>(&value);
    return word ? *word : "a list";
}

/// Mean of a turned vector over bins of positions, by pair: all first channels of the pairs, then all second ones.
class TurnedMeans {
public:
    TurnedMeans(const Rope& rope, const std::vector<double>& vector)
        : m_harmonics(rope.frequencies())
    {
        for (int pair = 0; pair < static_cast<int>(size()); ++pair) {
            const auto [first, second] = rope.channels(pair);
            m_x.push_back(static_cast<float>(rope.amplitude() * vector[static_cast<std::size_t>(first)]));
            m_y.push_back(static_cast<float>(rope.amplitude() * vector[static_cast<std::size_t>(second)]));
        }
    }

    std::size_t size() const { return m_harmonics.size(); }

    void row(Bin bin, float* out)
    {
        float* second = out + size();
        m_harmonics.row(bin, second, out);
        for (std::size_t i = 0; i < size(); ++i) {
            const float c = out[i], s = second[i];
            out[i] = m_x[i] * c - m_y[i] * s;
            second[i] = m_x[i] * s + m_y[i] * c;
        }
    }

    Grid grid(std::span<const Bin> bins)
    {
        Grid result(static_cast<Eigen::Index>(bins.size()), static_cast<Eigen::Index>(2 * size()));
        for (std::size_t i = 0; i < bins.size(); ++i)
            row(bins[i], result.data() + i * 2 * size());
        return result;
    }

private:
    HarmonicRows m_harmonics;
    std::vector<float> m_x, m_y;
};

FieldMeans rotatedMeans(const Rope& rope, std::span<const Bin> rows, std::span<const Bin> columns)
{
    const auto turning = static_cast<std::size_t>(rope.pairedChannels());
    std::vector<std::int32_t> source(static_cast<std::size_t>(rope.dimension()));
    for (int pair = 0; pair < rope.pairedChannels() / 2; ++pair) {
        const auto [first, second] = rope.channels(pair);
        source[static_cast<std::size_t>(first)] = pair;
        source[static_cast<std::size_t>(second)] = rope.pairedChannels() / 2 + pair;
    }
    for (std::size_t channel = turning; channel < source.size(); ++channel)
        source[channel] = static_cast<std::int32_t>(channel);
    TurnedMeans query(rope, rope.query());
    const std::size_t width = source.size();
    return {gridOf(rows, columns, ColumnMeans(columns, std::move(source)), width,
                   [&](Bin bin, float* scratch) {
                       query.row(bin, scratch);
                       for (std::size_t channel = turning; channel < width; ++channel)
                           scratch[channel] = static_cast<float>(rope.query()[channel]);
                   }),
            {}};
}

double norm(std::span<const double> vector)
{
    double sum = 0;
    for (const double x : vector)
        sum += x * x;
    return std::sqrt(sum);
}

/// No channel ever exceeds the length of its pair, times the amplitude.
double largestPair(const Rope& rope)
{
    double largest = 0;
    for (int channel = 0; channel < rope.dimension(); ++channel) {
        const double x = rope.query()[static_cast<std::size_t>(channel)];
        const int pair = rope.pairOf(channel);
        const double y = pair < 0 ? 0 : rope.query()[static_cast<std::size_t>(rope.channels(pair).first)];
        const double z = pair < 0 ? x : rope.query()[static_cast<std::size_t>(rope.channels(pair).second)];
        largest = std::max(largest, pair < 0 ? std::abs(z) : rope.amplitude() * std::hypot(y, z));
    }
    return largest;
}

/// A range of no extent cannot be drawn.
FieldRange symmetric(double bound)
{
    return bound > 0 ? FieldRange{-bound, bound, true} : FieldRange{-1, 1, true};
}

}  // namespace

void toPolar(float& sineThenAngle, float& cosineThenLength)
{
    const float sine = sineThenAngle, cosine = cosineThenLength, radians = std::atan2(sine, cosine);
    sineThenAngle = radians < 0 ? std::min(radians + static_cast<float>(turn), 6.2831850F) : radians;
    cosineThenLength = std::hypot(sine, cosine);
}

Axis positionAxis(std::int64_t length)
{
    return openAxis(AxisRole::position, WHORL_TEXT("Axis", "position"), length, "m");
}

Axis pairAxis(const Rope& rope)
{
    return boundedAxis(AxisRole::pair, WHORL_TEXT("Axis", "pair"), static_cast<std::int64_t>(rope.frequencies().size()),
                       "i");
}

Axis channelAxis(const Shared& rope)
{
    Axis axis = boundedAxis(AxisRole::channel, WHORL_TEXT("Axis", "channel"), rope->dimension());
    axis.pairOf = [rope](std::int64_t channel) -> std::int64_t { return rope->pairOf(channel); };
    return axis;
}

Data angles(const RopeParameters& parameters)
{
    const auto rope = std::make_shared<const Rope>(parameters);
    Field field;
    field.rows = positionAxis(parameters.length);
    field.columns = pairAxis(*rope);
    field.scale = FieldScale::cyclic;
    field.range = {0, turn, true};
    field.valueLabel = WHORL_TEXT("Axis", "angle");
    field.unit = WHORL_TEXT("Axis", "rad");
    field.means = [rope](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        return angleMeans(*rope, rows, columns);
    };
    field.at = [rope](std::int64_t position, std::int64_t pair, std::int64_t) {
        // Through sine and cosine, because these reduce the phase by pi itself, not by its nearest double.
        const double angle = phase(*rope, position, pair);
        const double reduced = std::atan2(std::sin(angle), std::cos(angle));
        return reduced < 0 ? std::min(reduced + turn, std::nextafter(turn, 0.0)) : reduced;
    };
    field.working = [rope](std::int64_t position, std::int64_t pair, std::int64_t) {
        return phaseWorking(*rope, position, pair) + " mod 2π";
    };
    if (parameters.isReduced())
        reduceAngles(field, parameters);
    else
        tellSteps(field,
                  [frequency = frequencyStepsOf(parameters)](std::int64_t position, std::int64_t pair, std::int64_t) {
                      return angleSteps(frequency(pair), static_cast<double>(position));
                  });
    markUnseenPositions(field, parameters.originalLength);
    return field;
}

Data cosines(const RopeParameters& parameters)
{
    return wave<false>(parameters);
}

Data sines(const RopeParameters& parameters)
{
    return wave<true>(parameters);
}

Data rotors(const RopeParameters& parameters)
{
    const Rope rope(parameters);
    Rotors result;
    result.positions = positionAxis(parameters.length);
    result.pairs = pairAxis(rope);
    result.frequencies = rope.frequencies();
    const std::string query = nameOf(parameters.query), key = nameOf(parameters.key);
    result.note = query == key && query == "ones" ? "query = key = ones" : "query = " + query + ", key = " + key;
    return result;
}

Data rotated(const RopeParameters& parameters)
{
    const auto rope = std::make_shared<const Rope>(parameters);
    Field field;
    field.rows = positionAxis(parameters.length);
    field.columns = channelAxis(rope);
    field.range = symmetric(largestPair(*rope));
    field.valueLabel = WHORL_TEXT("Axis", "query channel");
    field.means = [rope](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        return rotatedMeans(*rope, rows, columns);
    };
    field.at = [rope](std::int64_t position, std::int64_t channel, std::int64_t) {
        return rope->rotated(rope->query(), position, channel);
    };
    tellSteps(field,
              [rope, frequency = frequencyStepsOf(parameters)](std::int64_t position, std::int64_t channel,
                                                               std::int64_t) -> Steps {
                  const int pair = rope->pairOf(channel);
                  if (pair < 0)
                      return {{WHORL_TEXT("Step", "a channel that does not turn"),
                               rope->rotated(rope->query(), position, channel)}};
                  const auto [first, second] = rope->channels(pair);
                  return turnSteps(
                      frequency(pair), static_cast<double>(position), rope->query()[static_cast<std::size_t>(first)],
                      rope->query()[static_cast<std::size_t>(second)], channel == first, rope->amplitude());
              });
    markUnseenPositions(field, parameters.originalLength);
    return field;
}

Data score(const RopeParameters& parameters)
{
    const auto rope = std::make_shared<const Rope>(parameters);
    const auto sum = std::make_shared<const HarmonicSum>(rope->scoreByDistance());
    Field field;
    field.rows = openAxis(AxisRole::query, WHORL_TEXT("Axis", "query position"), parameters.length, "m");
    field.columns = openAxis(AxisRole::key, WHORL_TEXT("Axis", "key position"), parameters.length, "n");
    const double growth = std::max(1.0, rope->amplitude() * rope->amplitude());
    field.range = symmetric(growth * norm(rope->query()) * norm(rope->key()));
    field.valueLabel = WHORL_TEXT("Axis", "score");
    field.means = [rope](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        Grid grid =
            products(TurnedMeans(*rope, rope->query()).grid(rows), TurnedMeans(*rope, rope->key()).grid(columns));
        grid += static_cast<float>(rope->unturned());
        return FieldMeans{std::move(grid), {}};
    };
    field.at = [sum](std::int64_t m, std::int64_t n, std::int64_t) { return sum->at(m - n); };
    tellSteps(field, [sum](std::int64_t m, std::int64_t n, std::int64_t) {
        return then({differenceStep(m, n)}, harmonicSteps(*sum, m - n));
    });
    markUnseenDistances(field, parameters.originalLength);
    return field;
}

}  // namespace whorl::rope
