// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/bias_field.h"
#include "core/attention/per_head.h"
#include "core/encodings/fire.h"
#include "core/encodings/fire_rows.h"
#include "core/numeric/prefix_sums.h"
#include "core/steps.h"
#include "core/unseen.h"

#include <cmath>

namespace whorl {

namespace {

constexpr double masked = -std::numeric_limits<double>::infinity();

/// The bias of one head.
struct Head {
    Head(const FireParameters& parameters, std::int64_t number)
        : network(fireNetwork(parameters, number))
        , c(parameters.c)
        , threshold(static_cast<double>(parameters.threshold))
        , rows(c, threshold, network)
    {
    }

    double at(std::int64_t query, std::int64_t key) const
    {
        if (key > query)
            return masked;
        return network.at(fireInput(static_cast<double>(query), static_cast<double>(query - key), c, threshold));
    }

    FireNetwork network;
    double c, threshold;
    FireRows rows;
};

using Heads = std::shared_ptr<PerHead<std::shared_ptr<const Head>>>;

Heads headsOf(const FireParameters& fire)
{
    return perHead<std::shared_ptr<const Head>>(
        [fire](std::int64_t number) { return std::make_shared<const Head>(fire, number); });
}

Grid meansOf(const Head& head, std::span<const Bin> rows, std::span<const Bin> columns)
{
    // The bias has a kink where queries pass the threshold: bins are cut there.
    const auto threshold = static_cast<std::int64_t>(head.threshold);
    PrefixSums near(head.rows.upToThreshold()), far(head.rows.pastThreshold());
    Grid means(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
    float* out = means.data();
    std::vector<double> sums(columns.size());
    for (const Bin& row : rows) {
        const std::int64_t before = std::clamp<std::int64_t>(threshold + 1 - row.first, 0, row.count);
        std::fill(sums.begin(), sums.end(), 0);
        near.add(sums, {row.first, before}, columns);
        far.add(sums, {row.first + before, row.count - before}, columns);
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const double cells = cellsFromDiagonal(row, columns[c]);
            *out++ = static_cast<float>(cells > 0 ? sums[c] / cells : masked);
        }
    }
    return means;
}

/// What the network makes of all its inputs, zero included: those who look for a sign find it.
FieldRange rangeOf(const FireNetwork& network)
{
    const auto [least, greatest] = network.extremes();
    const double largest = std::max(std::abs(least), std::abs(greatest));
    return {largest > 0 ? -largest : -1, largest > 0 ? largest : 1, false};
}

/// Both logarithms, their quotient, and the piece of the network's broken line that it falls on.
Steps stepsOf(const Head& head, std::int64_t query, std::int64_t key)
{
    if (key > query)
        return {maskedStep(query, key)};
    const auto logarithm = [&](double distance) -> NamedValue {
        return {"ln(" + stepNumber(head.c) + " \u00d7 " + stepNumber(distance) + " + 1)",
                std::log(head.c * distance + 1)};
    };
    const double x = fireInput(static_cast<double>(query), static_cast<double>(query - key), head.c, head.threshold);
    const auto& pieces = head.network.pieces();
    const auto piece = std::find_if(pieces.begin(), pieces.end(), [x](const auto& each) { return x <= each.end; });
    const NamedValue above = logarithm(static_cast<double>(query - key)),
                     below = logarithm(std::max(head.threshold, static_cast<double>(query)));
    return {differenceStep(query, key),
            above,
            below,
            {"x = " + stepNumber(above.value) + " / (" + stepNumber(below.value) + " + 10\u207b\u2076)", x},
            {"f(x) = " + stepNumber(piece->constant) + " + " + innerNumber(piece->slope) + " \u00d7 x",
             head.at(query, key)}};
}

Data biasOf(const FireParameters& fire)
{
    const Heads heads = headsOf(fire);
    Field field = queryKeyField(fire.length, fire.heads);
    field.valueLabel = WHORL_TEXT("Axis", "bias");
    field.rangeOf = [heads](std::int64_t head) { return rangeOf((*heads)(head)->network); };
    for (std::int64_t head = 0; head < fire.heads; ++head) {
        const FieldRange own = rangeOf(fireNetwork(fire, head));
        if (head == 0 || own.high > field.range.high)
            field.range = own;
    }
    field.at = [heads](std::int64_t query, std::int64_t key, std::int64_t head) {
        return (*heads)(head)->at(query, key);
    };
    field.means = [heads](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t head) {
        return FieldMeans{meansOf(*(*heads)(head), rows, columns), {}};
    };
    markUnseenDistances(field, fire.originalLength);
    field.working = [fire](std::int64_t query, std::int64_t key, std::int64_t) -> std::string {
        if (key > query)
            return maskedStep(query, key).name;
        const std::string c = printNumber(fire.c);
        return "f(ln(" + c + " \u00d7 " + std::to_string(query - key) + " + 1) / ln(" + c + " \u00d7 "
            + std::to_string(std::max(fire.threshold, query)) + " + 1))";
    };
    tellSteps(field, [heads](std::int64_t query, std::int64_t key, std::int64_t head) {
        return stepsOf(*(*heads)(head), query, key);
    });
    return field;
}

/// Where in the text the queries stand whose biases are compared: its end, and before it where that makes a line.
std::vector<std::int64_t> comparedQueries(std::int64_t length)
{
    std::vector<std::int64_t> queries;
    for (const std::int64_t part : {8, 4, 2, 1})
        if (const std::int64_t query = length / part - 1; query >= 4 || part == 1)
            queries.push_back(query);
    return queries;
}

Data biasByDistanceOf(const FireParameters& fire)
{
    const auto head = std::make_shared<const Head>(fire, 0);
    Curves curves;
    curves.axis = distanceAxis(fire.length);
    markUnseen(curves.axis, fire.originalLength);
    curves.valueLabel = WHORL_TEXT("Axis", "bias");
    curves.logarithmicAxis = false;
    for (const std::int64_t query : comparedQueries(fire.length)) {
        Series series;
        series.label = "m = " + std::to_string(query);
        series.fill = [head, query](std::int64_t first, std::span<double> out) {
            for (double& each : out) {
                each = first >= 0 && first <= query ? head->at(query, query - first) : std::nan("");
                ++first;
            }
        };
        series.means = [head, query](std::span<const Bin> bins) {
            Eigen::ArrayXd means(static_cast<Eigen::Index>(bins.size()));
            FireRows::Row row = head->rows.row(static_cast<double>(query), 1);
            std::transform(bins.begin(), bins.end(), means.begin(), [&](const Bin& bin) {
                const std::int64_t first = std::max<std::int64_t>(0, bin.first);
                const std::int64_t last = std::min(query, bin.first + bin.count - 1);
                if (last < first)
                    return std::nan("");
                return (row.upTo(static_cast<double>(last)) - row.upTo(static_cast<double>(first - 1)))
                    / static_cast<double>(last - first + 1);
            });
            return means;
        };
        curves.series.push_back(std::move(series));
    }
    return curves;
}

}  // namespace

std::span<const Quantity<FireParameters>> FireParameters::quantities()
{
    static constexpr Quantity<FireParameters> all[] = {
        {{"bias", WHORL_TEXT("Quantity", "Bias"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "What is added to the scaled score of every query and key"), QuantityKind::field},
         biasOf},
        {{"bias_by_distance", WHORL_TEXT("Quantity", "Bias by distance"),
          WHORL_TEXT("Quantity", "head 0, queries along the text"),
          WHORL_TEXT("Quantity", "What head 0 adds at every distance, for a few queries: the lines stretch with them"),
          QuantityKind::curves},
         biasByDistanceOf},
    };
    return all;
}

}  // namespace whorl
