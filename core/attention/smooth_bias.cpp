// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/smooth_bias.h"

#include "core/attention/bias_field.h"
#include "core/attention/per_head.h"
#include "core/attention/softmax.h"
#include "core/numeric/prefix_sums.h"
#include "core/text.h"

namespace whorl {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

/// Rows of a bias: the same sums for every query.
struct BiasRows {
    std::shared_ptr<const SmoothSums> sums;

    struct Row {
        const SmoothSums* sums;
        double upTo(double n) const { return sums->upTo(n); }
        int kind(double) const { return 0; }
    };
    Row row(double, std::int64_t) const { return {sums.get()}; }
    double end() const { return infinite; }
};

/// Sums of exp(bias), and what a row of weights is divided by.
struct Exponentials {
    explicit Exponentials(const SmoothBias& bias, std::int64_t count)
        : sums([value = bias.value](double k) { return std::exp(value(k)); })
        , value(bias.value)
        , symmetric(bias.symmetric)
        , length(static_cast<double>(count))
    {
    }

    double normaliser(double query) const
    {
        // Distance 0 is counted from both sides.
        return symmetric ? sums.upTo(query) + sums.upTo(length - 1 - query) - 1 : sums.upTo(query);
    }
    double weight(std::int64_t query, std::int64_t key) const
    {
        const std::int64_t distance = query - key;
        if (distance < 0 && !symmetric)
            return 0;
        return std::exp(value(std::abs(static_cast<double>(distance)))) / normaliser(static_cast<double>(query));
    }

    SmoothSums sums;
    std::function<double(double)> value;
    bool symmetric;
    double length;
};

/// Rows of weights. `first` is the least distance that counts: 1 on the far side of the diagonal, 0 on the near one.
struct WeightRows {
    std::shared_ptr<const Exponentials> exponentials;
    int first = 0;

    struct Row {
        const SmoothSums* sums;
        double before, normaliser;
        double upTo(double n) const { return (sums->upTo(n) - before) / normaliser; }
        int kind(double) const { return 0; }
    };
    Row row(double query, std::int64_t) const
    {
        return {&exponentials->sums, static_cast<double>(first), exponentials->normaliser(query)};
    }
    double end() const { return exponentials->symmetric ? exponentials->length - 1 : infinite; }
};

using Sums = PrefixSums<BiasRows>::Sums;

Sums zeros(std::span<const Bin> rows, std::span<const Bin> columns)
{
    return Sums::Zero(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
}

/// Queries and keys counted from the other end: what lies after a query then lies before it.
std::vector<Bin> reflected(std::span<const Bin> bins, std::int64_t length)
{
    std::vector<Bin> result(bins.begin(), bins.end());
    for (Bin& bin : result)
        bin.first = length - bin.first - bin.count;
    return result;
}

Grid biasMeans(const BiasRows& biasRows, bool symmetric, std::span<const Bin> rows, std::span<const Bin> columns)
{
    Sums sums = zeros(rows, columns);
    PrefixSums(biasRows).add(sums, rows, columns);
    // A sum of distances does not ask where positions are counted from.
    if (symmetric)
        PrefixSums(biasRows).add(sums, reflected(rows, 0), reflected(columns, 0));
    Grid means(sums.rows(), sums.cols());
    for (Eigen::Index r = 0; r < sums.rows(); ++r)
        for (Eigen::Index c = 0; c < sums.cols(); ++c) {
            const Bin row = rows[static_cast<std::size_t>(r)], column = columns[static_cast<std::size_t>(c)];
            const double cells = symmetric ? static_cast<double>(row.count) * static_cast<double>(column.count)
                                           : cellsFromDiagonal(row, column);
            means(r, c) = static_cast<float>(cells > 0 ? sums(r, c) / cells : -infinite);
        }
    return means;
}

Grid weightMeans(const std::shared_ptr<const Exponentials>& exponentials, std::span<const Bin> rows,
                 std::span<const Bin> columns)
{
    Sums sums = zeros(rows, columns);
    PrefixSums(WeightRows{exponentials, 0}).add(sums, rows, columns);
    if (exponentials->symmetric) {
        const auto length = static_cast<std::int64_t>(exponentials->length);
        PrefixSums(WeightRows{exponentials, 1}).add(sums, reflected(rows, length), reflected(columns, length));
    }
    Grid means(sums.rows(), sums.cols());
    for (Eigen::Index r = 0; r < sums.rows(); ++r)
        for (Eigen::Index c = 0; c < sums.cols(); ++c)
            means(r, c) = static_cast<float>(sums(r, c)
                                             / (static_cast<double>(rows[static_cast<std::size_t>(r)].count)
                                                * static_cast<double>(columns[static_cast<std::size_t>(c)].count)));
    return means;
}

double curveMean(const SmoothBias& bias, const SmoothSums& sums, Bin distances)
{
    const auto upTo = [&](std::int64_t n) { return n < 0 ? 0 : sums.upTo(static_cast<double>(n)); };
    const std::int64_t first = distances.first, last = first + distances.count - 1;
    const double after = upTo(last) - upTo(first - 1);
    if (first >= 0)
        return after / static_cast<double>(distances.count);
    if (!bias.symmetric)
        return last < 0 ? std::nan("") : after / static_cast<double>(last + 1);
    const double before = upTo(-first) - upTo(-std::min<std::int64_t>(last, -1) - 1);
    return (after + before) / static_cast<double>(distances.count);
}

}  // namespace

double SmoothBias::at(std::int64_t distance) const
{
    return distance < 0 && !symmetric ? -infinite : value(std::abs(static_cast<double>(distance)));
}

Field smoothBiasField(std::int64_t length, std::int64_t heads, SmoothBiasOf bias)
{
    Field field = queryKeyField(length, heads);
    const auto held = perHead<SmoothBias>(std::move(bias));
    const auto sums = perHead<BiasRows>(
        [held](std::int64_t head) { return BiasRows{std::make_shared<const SmoothSums>((*held)(head).value)}; });
    field.at = [held](std::int64_t query, std::int64_t key, std::int64_t head) {
        return (*held)(head).at(query - key);
    };
    field.means = [held, sums](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t head) {
        return FieldMeans{biasMeans((*sums)(head), (*held)(head).symmetric, rows, columns), {}};
    };
    return field;
}

Field smoothWeightsField(std::int64_t length, std::int64_t heads, SmoothBiasOf bias, StepsOf steps)
{
    Field field = queryKeyField(length, heads);
    field.scale = FieldScale::sequential;
    field.valueLabel = WHORL_TEXT("Axis", "weight");
    if (bias(0).symmetric)
        field.rows.highest = field.columns.highest = length - 1;
    const auto held = perHead<std::shared_ptr<const Exponentials>>([length, bias = std::move(bias)](std::int64_t head) {
        return std::make_shared<const Exponentials>(bias(head), length);
    });
    field.at = [held](std::int64_t query, std::int64_t key, std::int64_t head) {
        return (*held)(head)->weight(query, key);
    };
    tellSteps(field,
              [held, steps = std::move(steps)](std::int64_t query, std::int64_t key, std::int64_t head) -> Steps {
                  const Exponentials& exponentials = *(*held)(head);
                  if (!exponentials.symmetric && query < key)
                      return {maskedStep(query, key), {"exp(\u2212\u221e)", 0}};
                  Steps all = steps(query, key, head);
                  const double added = all.back().value;
                  return then(std::move(all),
                              softmaxSteps(added, 0, exponentials.normaliser(static_cast<double>(query)),
                                           exponentials.weight(query, key)));
              });
    field.means = [held](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t head) {
        return FieldMeans{weightMeans((*held)(head), rows, columns), {}};
    };
    // The first query has the least company before it, and as little as any where keys after it count.
    field.rangeOf = [at = field.at](std::int64_t head) { return FieldRange{0, at(0, 0, head), false}; };
    field.range = {0, 1, true};
    return field;
}

Curves smoothBiasCurves(std::int64_t length, std::int64_t heads, const SmoothBiasOf& bias)
{
    Curves curves;
    const bool symmetric = bias(0).symmetric;
    curves.axis = distanceAxis(length, symmetric);
    curves.valueLabel = WHORL_TEXT("Axis", "bias");
    curves.ordered = true;
    for (std::int64_t head = 0; head < heads; ++head) {
        Series series;
        series.label = "h = " + std::to_string(head);
        series.fill = [each = bias(head)](std::int64_t first, std::span<double> out) {
            for (double& value : out) {
                const double found = each.at(first++);
                value = std::isinf(found) ? std::nan("") : found;
            }
        };
        // Sums are worked out when an axis turns out to be longer than its picture.
        series.means = [each = bias(head), sums = perHead<SmoothSums>([bias, head](std::int64_t) {
                                               return SmoothSums(bias(head).value);
                                           })](std::span<const Bin> bins) {
            Eigen::ArrayXd means(static_cast<Eigen::Index>(bins.size()));
            std::transform(bins.begin(), bins.end(), means.begin(),
                           [&](const Bin& bin) { return curveMean(each, (*sums)(0), bin); });
            return means;
        };
        curves.series.push_back(std::move(series));
    }
    return curves;
}

}  // namespace whorl
