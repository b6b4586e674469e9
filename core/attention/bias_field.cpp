// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/bias_field.h"

#include "core/attention/distance_softmax.h"
#include "core/attention/per_head.h"
#include "core/attention/softmax.h"
#include "core/text.h"

#include <algorithm>

namespace whorl {

Field queryKeyField(std::int64_t length, std::int64_t heads)
{
    Field field;
    field.rows = openAxis(AxisRole::query, WHORL_TEXT("Axis", "query"), length, "m");
    field.columns = openAxis(AxisRole::key, WHORL_TEXT("Axis", "key"), length, "n");
    if (heads > 0)
        field.slices = headAxis(heads);
    return field;
}

Axis headAxis(std::int64_t heads)
{
    return boundedAxis(AxisRole::head, WHORL_TEXT("Axis", "head"), heads, "h");
}

Field distanceField(std::int64_t length, std::int64_t heads, PiecesOf pieces)
{
    Field field = queryKeyField(length, heads);
    const auto held = perHead<DistancePieces>(std::move(pieces));
    field.at = [held](std::int64_t query, std::int64_t key, std::int64_t head) {
        return valueAt((*held)(head), query - key);
    };
    field.means = [held](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t head) {
        return FieldMeans{distanceMeans((*held)(head), rows, columns), {}};
    };
    return field;
}

namespace {

Series distanceSeries(std::string label, DistancePieces pieces)
{
    const auto held = std::make_shared<const DistancePieces>(std::move(pieces));
    Series series;
    series.label = std::move(label);
    series.fill = [held](std::int64_t first, std::span<double> out) {
        for (double& each : out)
            each = valueAt(*held, first++);
    };
    series.means = [held](std::span<const Bin> bins) {
        Eigen::ArrayXd means(static_cast<Eigen::Index>(bins.size()));
        std::transform(bins.begin(), bins.end(), means.begin(), [&](const Bin& bin) {
            return distanceMean(*held, bin, {0, 1});
        });
        return means;
    };
    return series;
}

}  // namespace

Curves distanceCurve(std::int64_t length, const std::string& valueLabel, const DistancePieces& pieces)
{
    Curves curves;
    curves.axis = distanceAxis(length, true);
    curves.valueLabel = valueLabel;
    curves.series = {distanceSeries(valueLabel, pieces)};
    return curves;
}

Curves distanceCurves(std::int64_t length, std::int64_t heads, bool bothSigns, const PiecesOf& pieces)
{
    Curves curves;
    curves.axis = distanceAxis(length, bothSigns);
    if (!bothSigns)
        curves.axis.lowest = 0;
    curves.valueLabel = WHORL_TEXT("Axis", "bias");
    curves.ordered = true;
    for (std::int64_t head = 0; head < heads; ++head)
        curves.series.push_back(distanceSeries("h = " + std::to_string(head), pieces(head)));
    return curves;
}

Field weightsField(std::int64_t length, std::int64_t heads, PiecesOf pieces, StepsOf bias)
{
    Field field = queryKeyField(length, heads);
    field.scale = FieldScale::sequential;
    field.valueLabel = WHORL_TEXT("Axis", "weight");
    const auto held = perHead<DistanceSoftmax>(
        [length, pieces = std::move(pieces)](std::int64_t head) { return DistanceSoftmax(pieces(head), length); });
    if (!(*held)(0).isCausal())
        field.rows.highest = field.columns.highest = length - 1;
    field.at = [held](std::int64_t query, std::int64_t key, std::int64_t head) { return (*held)(head).at(query, key); };
    tellSteps(field, [held, bias = std::move(bias)](std::int64_t query, std::int64_t key, std::int64_t head) -> Steps {
        const DistanceSoftmax& softmax = (*held)(head);
        if (softmax.isCausal() && query < key)
            return {maskedStep(query, key), {"exp(\u2212\u221e)", 0}};
        Steps steps = bias(query, key, head);
        const double added = steps.back().value;
        return then(std::move(steps),
                    softmaxSteps(added, softmax.largestBias(), softmax.rowSum(query), softmax.at(query, key)));
    });
    field.means = [held](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t head) {
        return FieldMeans{(*held)(head).means(rows, columns), {}};
    };
    return field;
}

}  // namespace whorl
