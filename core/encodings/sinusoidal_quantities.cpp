// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/pair_curves.h"
#include "core/encodings/score_steps.h"
#include "core/encodings/sinusoidal_steps.h"
#include "core/numeric/column_means.h"
#include "core/numeric/harmonics.h"
#include "core/numeric/principal_components.h"
#include "core/numeric/products.h"
#include "core/text.h"
#include "core/unseen.h"

#include <cmath>
#include <limits>
#include <memory>

namespace whorl {

namespace {

using Shared = std::shared_ptr<const Sinusoidal>;

Axis channelAxis(AxisRole role, const Shared& encoding)
{
    Axis axis = boundedAxis(role, WHORL_TEXT("Axis", "channel"), encoding->dimension());
    axis.pairOf = [encoding](std::int64_t channel) { return encoding->channel(channel).pair; };
    return axis;
}

std::vector<Bin> tableRows(std::span<const Bin> positions, const Sinusoidal& encoding)
{
    std::vector<Bin> bins(positions.begin(), positions.end());
    for (Bin& bin : bins)
        bin.first += encoding.firstRow();
    return bins;
}

/// `row(bin, sines, cosines)` gives the means of every pair.
template <class Rows>
FieldMeans encodingMeans(const Sinusoidal& encoding, std::span<const Bin> positions, std::span<const Bin> channels,
                         Rows row)
{
    const auto pairs = static_cast<std::int32_t>(encoding.frequencies().size());
    // A row of scratch holds all sines, all cosines, and one zero.
    std::vector<std::int32_t> source;
    for (std::int64_t c = 0; c < encoding.dimension(); ++c) {
        const Sinusoidal::Channel channel = encoding.channel(c);
        const auto pair = static_cast<std::int32_t>(channel.pair);
        source.push_back(channel.function == Sinusoidal::Function::sine         ? pair
                             : channel.function == Sinusoidal::Function::cosine ? pairs + pair
                                                                                : 2 * pairs);
    }
    const auto size = static_cast<std::size_t>(pairs);
    return {gridOf(tableRows(positions, encoding), channels, ColumnMeans(channels, std::move(source)), 2 * size + 1,
                   [&](Bin bin, float* scratch) { row(bin, scratch, scratch + size); }),
            {}};
}

/// What the precision of the parameters makes of the encoding.
void reduceEncoding(Field& field, const SinusoidalParameters& parameters, const Shared& shared)
{
    const auto angles = std::make_shared<const ReducedAngles>(parameters.reduced(shared->frequencies()));
    field.rows.lowest = 0;
    field.means = [shared, angles](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        return encodingMeans(*shared, rows, columns,
                             [&](Bin bin, float* sine, float* cosine) { reducedRow(*angles, bin, sine, cosine); });
    };
    field.at = [shared, angles](std::int64_t row, std::int64_t column, std::int64_t) {
        const Sinusoidal::Channel channel = shared->channel(column);
        if (channel.function == Sinusoidal::Function::zero)
            return 0.0;
        const double angle = angles->angle(row + shared->firstRow(), static_cast<std::size_t>(channel.pair));
        return angles->value(channel.function == Sinusoidal::Function::sine ? std::sin(angle) : std::cos(angle));
    };
    field.working = {};
    tellSteps(field, [shared, angles](std::int64_t row, std::int64_t column, std::int64_t) -> Steps {
        const Sinusoidal::Channel channel = shared->channel(column);
        if (channel.function == Sinusoidal::Function::zero)
            return {{"0", 0}};
        const auto pair = static_cast<std::size_t>(channel.pair);
        return reducedWaveSteps(*angles, {withSubscript("ω", channel.pair), shared->frequencies()[pair]},
                                row + shared->firstRow(), pair, channel.function == Sinusoidal::Function::sine);
    });
}

/// How each entry is computed.
auto encodingSteps(const SinusoidalParameters& parameters, const std::shared_ptr<const Sinusoidal>& shared)
{
    const bool ofPaper =
        parameters.layout == SinusoidalLayout::interleaved || parameters.layout == SinusoidalLayout::split;
    return [=](std::int64_t row, std::int64_t column, std::int64_t) -> Steps {
        const Sinusoidal::Channel channel = shared->channel(column);
        if (channel.function == Sinusoidal::Function::zero)
            return {{"0", 0}};
        std::string name = withSubscript("ω", channel.pair);
        if (ofPaper)
            name += " = " + stepNumber(parameters.base) + "^(\u2212" + std::to_string(2 * channel.pair) + "/"
                + std::to_string(parameters.dimension) + ")";
        return waveSteps(std::move(name), shared->frequencies()[static_cast<std::size_t>(channel.pair)],
                         static_cast<double>(row + shared->firstRow()), channel.function == Sinusoidal::Function::sine);
    };
}

Data encoding(const SinusoidalParameters& parameters)
{
    const auto shared = std::make_shared<const Sinusoidal>(parameters);
    Field field;
    field.rows = openAxis(AxisRole::position, WHORL_TEXT("Axis", "position"), parameters.length, "m");
    field.columns = channelAxis(AxisRole::channel, shared);
    field.range = {-1, 1, true};
    field.valueLabel = WHORL_TEXT("Axis", "encoding");
    field.means = [shared](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        HarmonicRows harmonics(shared->frequencies());
        return encodingMeans(*shared, rows, columns,
                             [&](Bin bin, float* sine, float* cosine) { harmonics.row(bin, sine, cosine); });
    };
    field.at = [shared](std::int64_t row, std::int64_t column, std::int64_t) { return shared->at(row, column); };
    field.working = [shared](std::int64_t row, std::int64_t column, std::int64_t) -> std::string {
        const Sinusoidal::Channel channel = shared->channel(column);
        if (channel.function == Sinusoidal::Function::zero)
            return "0";
        return (channel.function == Sinusoidal::Function::sine ? "sin(" : "cos(")
            + std::to_string(row + shared->firstRow()) + " · "
            + shortNumber(shared->frequencies()[static_cast<std::size_t>(channel.pair)]) + ")";
    };
    if (parameters.isReduced())
        reduceEncoding(field, parameters, shared);
    else
        field.parts = encodingSteps(parameters, shared);
    markUnseenPositions(field, parameters.originalLength);
    return field;
}

/// Mean encodings with the channels in the order of harmonicMeans.
Grid meanEncodings(const Sinusoidal& encoding, std::span<const Bin> positions)
{
    Grid means = harmonicMeans(tableRows(positions, encoding), encoding.frequencies());
    if (encoding.hasLoneSine())
        means.rightCols<1>().setZero();
    return means;
}

Data gram(const SinusoidalParameters& parameters)
{
    const auto shared = std::make_shared<const Sinusoidal>(parameters);
    Field field;
    field.rows = openAxis(AxisRole::query, WHORL_TEXT("Axis", "position"), parameters.length, "m");
    field.columns = openAxis(AxisRole::key, WHORL_TEXT("Axis", "position"), parameters.length, "n");
    const auto bound = static_cast<double>(std::max<std::size_t>(shared->frequencies().size(), 1));
    field.range = {-bound, bound, true};
    field.valueLabel = WHORL_TEXT("Axis", "dot product");
    field.means = [shared](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        return FieldMeans{products(meanEncodings(*shared, rows), meanEncodings(*shared, columns)), {}};
    };
    field.at = [shared](std::int64_t m, std::int64_t n, std::int64_t) { return shared->product(m, n); };
    tellSteps(field,
              [shared](std::int64_t m, std::int64_t n, std::int64_t) { return sinusoidalProductSteps(*shared, m, n); });
    markUnseenPositions(field, parameters.originalLength);
    return field;
}

Data similarity(const SinusoidalParameters& parameters)
{
    const Sinusoidal encoding(parameters);
    const auto sum = std::make_shared<const HarmonicSum>(encoding.similarity());
    Series series{WHORL_TEXT("Axis", "cosine"), "", {}, {}};
    if (encoding.hasLoneSine()) {
        series.fill = [sum, pairs = static_cast<double>(encoding.completePairs()),
                       last = encoding.frequencies().back()](std::int64_t first, std::span<double> out) {
            sum->fill(first, out);
            for (std::size_t i = 0; i < out.size(); ++i) {
                const double lone = std::sin(last * static_cast<double>(first + static_cast<std::int64_t>(i)));
                out[i] *= std::sqrt(pairs / (pairs + lone * lone));
            }
        };
    } else {
        series.fill = [sum](std::int64_t first, std::span<double> out) { sum->fill(first, out); };
        series.means = [sum](std::span<const Bin> bins) { return sum->means(bins); };
    }
    Curves curves;
    curves.axis = distanceAxis(parameters.length);
    markUnseen(curves.axis, parameters.originalLength);
    curves.series.push_back(std::move(series));
    curves.valueLabel = WHORL_TEXT("Axis", "cosine");
    return curves;
}

Data frequencies(const SinusoidalParameters& parameters)
{
    return frequencyCurves(Sinusoidal(parameters).frequencies());
}

Data wavelengths(const SinusoidalParameters& parameters)
{
    return wavelengthCurves(Sinusoidal(parameters).frequencies(), parameters.length);
}

/// Each row has at most two entries: their sums by column are dense enough, and cost only rows times dimension.
FieldMeans shiftMeans(const Sinusoidal& encoding, std::int64_t offset, std::span<const Bin> rows,
                      std::span<const Bin> columns)
{
    const auto size = static_cast<std::size_t>(encoding.dimension());
    std::vector<std::vector<std::int64_t>> channelsOfPair(encoding.frequencies().size());
    for (std::int64_t c = 0; c < encoding.dimension(); ++c)
        if (const std::int64_t pair = encoding.channel(c).pair; pair >= 0)
            channelsOfPair[static_cast<std::size_t>(pair)].push_back(c);
    return {gridOf(rows, columns, ColumnMeans(columns, size), size,
                   [&](Bin bin, float* scratch) {
                       std::fill_n(scratch, size, 0.0F);
                       const auto add = [&](std::int64_t row, std::int64_t column) {
                           scratch[column] +=
                               static_cast<float>(encoding.shift(offset, row, column) / static_cast<double>(bin.count));
                       };
                       for (std::int64_t row = bin.first; row < bin.first + bin.count; ++row) {
                           const std::int64_t pair = encoding.channel(row).pair;
                           if (pair < 0)
                               add(row, row);
                           else if (std::isnan(encoding.shift(offset, row, row)))
                               std::fill_n(scratch, size, std::numeric_limits<float>::quiet_NaN());
                           else
                               for (const std::int64_t column : channelsOfPair[static_cast<std::size_t>(pair)])
                                   add(row, column);
                       }
                   }),
            {}};
}

Data shift(const SinusoidalParameters& parameters)
{
    const auto shared = std::make_shared<const Sinusoidal>(parameters);
    Field field;
    field.rows = channelAxis(AxisRole::channel, shared);
    field.columns = channelAxis(AxisRole::keyChannel, shared);
    field.range = {-1, 1, true};
    field.valueLabel = WHORL_TEXT("Axis", "matrix entry");
    field.means = [shared, offset = parameters.offset](std::span<const Bin> rows, std::span<const Bin> columns,
                                                       std::int64_t) {
        return shiftMeans(*shared, offset, rows, columns);
    };
    field.at = [shared, offset = parameters.offset](std::int64_t row, std::int64_t column, std::int64_t) {
        return shared->shift(offset, row, column);
    };
    tellSteps(field, [shared, offset = parameters.offset](std::int64_t row, std::int64_t column, std::int64_t) {
        return sinusoidalShiftSteps(*shared, offset, row, column);
    });
    return field;
}

/// Components of all positions' encodings. Products of sines are sines of sums and differences, whose means over the
/// positions are Dirichlet kernels: no encoding is ever computed.
PrincipalComponents pathComponents(const Sinusoidal& encoding, Bin tableRows)
{
    const std::vector<double>& w = encoding.frequencies();
    const auto pairs = static_cast<Eigen::Index>(w.size());
    Eigen::VectorXd mean(2 * pairs);
    Eigen::MatrixXd second(2 * pairs, 2 * pairs);
    for (Eigen::Index i = 0; i < pairs; ++i) {
        const double wi = w[static_cast<std::size_t>(i)];
        const HarmonicMean single = harmonicMean(wi, tableRows);
        mean(i) = single.sine;
        mean(pairs + i) = single.cosine;
        for (Eigen::Index j = 0; j < pairs; ++j) {
            const double wj = w[static_cast<std::size_t>(j)];
            const HarmonicMean sum = harmonicMean(wi + wj, tableRows);
            const HarmonicMean difference = harmonicMean(wi - wj, tableRows);
            second(i, j) = 0.5 * (difference.cosine - sum.cosine);
            second(pairs + i, pairs + j) = 0.5 * (difference.cosine + sum.cosine);
            second(i, pairs + j) = 0.5 * (sum.sine + difference.sine);
            second(pairs + j, i) = second(i, pairs + j);
        }
    }
    Eigen::MatrixXd covariance = second - mean * mean.transpose();
    if (encoding.hasLoneSine()) {
        covariance.rightCols<1>().setZero();
        covariance.bottomRows<1>().setZero();
        mean.tail<1>().setZero();
    }
    return principalComponents(mean, covariance, 3);
}

Data path(const SinusoidalParameters& parameters)
{
    if (parameters.dimension > 4096)
        throw ParameterError("dimension", std::to_string(parameters.dimension),
                             "at most 4096 is needed for principal components");
    const Sinusoidal encoding(parameters);
    const PrincipalComponents components = pathComponents(encoding, {encoding.firstRow(), parameters.length});
    auto coordinates = std::make_shared<std::vector<HarmonicSum>>();
    const auto pairs = static_cast<Eigen::Index>(encoding.frequencies().size());
    Points points;
    points.axis = openAxis(AxisRole::position, WHORL_TEXT("Axis", "position"), parameters.length, "m");
    points.dimensions = components.variances.size() < 3 ? 2 : 3;
    points.path = true;
    points.quality = components.quality();
    for (Eigen::Index k = 0; k < components.variances.size(); ++k) {
        const Eigen::VectorXd direction = components.directions.col(k);
        HarmonicSum sum;
        sum.frequencies = encoding.frequencies();
        sum.sine.assign(direction.begin(), direction.begin() + pairs);
        sum.cosine.assign(direction.begin() + pairs, direction.end());
        sum.constant = -direction.dot(components.mean);
        coordinates->push_back(std::move(sum));
        points.coordinateLabels.push_back(components.label(k));
    }
    points.at = [coordinates, first = encoding.firstRow()](std::int64_t position) {
        Eigen::Vector3d point = Eigen::Vector3d::Zero();
        for (std::size_t k = 0; k < coordinates->size(); ++k)
            point(static_cast<Eigen::Index>(k)) = (*coordinates)[k].at(position + first);
        return point;
    };
    points.label = [](std::int64_t position) { return std::to_string(position); };
    return points;
}

Data angleError(const SinusoidalParameters& parameters)
{
    const Sinusoidal encoding(parameters);
    return angleErrorField(encoding.frequencies(), parameters, parameters.length, encoding.firstRow());
}

Data collisions(const SinusoidalParameters&)
{
    return collisionListing();
}

constexpr Quantity<SinusoidalParameters> all[] = {
    {{"encoding", WHORL_TEXT("Quantity", "Encoding"), WHORL_TEXT("Quantity", "position × channel"),
      WHORL_TEXT("Quantity", "The vector that is added to the token at each position"), QuantityKind::field},
     encoding},
    {{"gram", WHORL_TEXT("Quantity", "Dot products"), WHORL_TEXT("Quantity", "position × position"),
      WHORL_TEXT("Quantity", "Dot product of the encodings of two positions; for even d it depends on their distance"),
      QuantityKind::field},
     gram},
    {{"similarity", WHORL_TEXT("Quantity", "Similarity"), WHORL_TEXT("Quantity", "cosine by distance"),
      WHORL_TEXT("Quantity", "Cosine of two encodings by the distance of their positions"), QuantityKind::curves},
     similarity},
    {{"frequencies", WHORL_TEXT("Quantity", "Frequencies"), WHORL_TEXT("Quantity", "one per pair"),
      WHORL_TEXT("Quantity", "How far each pair of channels turns from one position to the next"),
      QuantityKind::curves},
     frequencies},
    {{"wavelengths", WHORL_TEXT("Quantity", "Wavelengths"), WHORL_TEXT("Quantity", "one per pair"),
      WHORL_TEXT("Quantity", "How many positions one full turn of each pair takes"), QuantityKind::curves},
     wavelengths},
    {{"shift", WHORL_TEXT("Quantity", "Shift matrix"), WHORL_TEXT("Quantity", "channel × channel"),
      WHORL_TEXT("Quantity", "The rotation that takes every position's encoding to that of the position k later"),
      QuantityKind::field},
     shift},
    {{"path", WHORL_TEXT("Quantity", "Path"), WHORL_TEXT("Quantity", "positions in three principal components"),
      WHORL_TEXT("Quantity", "Where the encodings of successive positions lie, seen from the side of most variance"),
      QuantityKind::points},
     path},
    {{"angle_error", WHORL_TEXT("Quantity", "Angle error"), WHORL_TEXT("Quantity", "position × pair, size in rad"),
      WHORL_TEXT("Quantity", "How far the angles of the chosen number format are from the exact ones"),
      QuantityKind::field},
     angleError},
    {{"collisions", WHORL_TEXT("Quantity", "Collisions"),
      WHORL_TEXT("Quantity", "positions a format cannot tell apart"),
      WHORL_TEXT("Quantity", "From where on neighbouring positions become one in each number format"),
      QuantityKind::listing},
     collisions},
};

}  // namespace

std::span<const Quantity<SinusoidalParameters>> SinusoidalParameters::quantities()
{
    return all;
}

}  // namespace whorl
