// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/bias_field.h"

#include "core/attention/distance_softmax.h"
#include "core/attention/per_head.h"
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

Curves distanceCurve(std::int64_t length, const std::string& valueLabel, const DistancePieces& pieces)
{
    Curves curves;
    curves.axis = distanceAxis(length, true);
    curves.valueLabel = valueLabel;
    Series series;
    series.label = valueLabel;
    series.fill = [pieces](std::int64_t first, std::span<double> out) {
        for (double& each : out)
            each = valueAt(pieces, first++);
    };
    series.means = [pieces](std::span<const Bin> bins) {
        Eigen::ArrayXd means(static_cast<Eigen::Index>(bins.size()));
        std::transform(bins.begin(), bins.end(), means.begin(), [&](const Bin& bin) {
            return distanceMean(pieces, bin, {0, 1});
        });
        return means;
    };
    curves.series = {std::move(series)};
    return curves;
}

Field weightsField(std::int64_t length, std::int64_t heads, PiecesOf pieces)
{
    Field field = queryKeyField(length, heads);
    field.scale = FieldScale::sequential;
    field.valueLabel = WHORL_TEXT("Axis", "weight");
    const auto held = perHead<DistanceSoftmax>(
        [length, pieces = std::move(pieces)](std::int64_t head) { return DistanceSoftmax(pieces(head), length); });
    if (!(*held)(0).isCausal())
        field.rows.highest = field.columns.highest = length - 1;
    field.at = [held](std::int64_t query, std::int64_t key, std::int64_t head) { return (*held)(head).at(query, key); };
    field.means = [held](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t head) {
        return FieldMeans{(*held)(head).means(rows, columns), {}};
    };
    return field;
}

}  // namespace whorl
