// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/alibi_stored.h"

#include "core/attention/bias_field.h"
#include "core/attention/softmax.h"
#include "core/numeric/prefix_sums.h"

#include <cmath>

namespace whorl {

namespace {

constexpr double masked = -std::numeric_limits<double>::infinity();

double middleOf(Bin bin)
{
    return static_cast<double>(bin.first) + 0.5 * static_cast<double>(bin.count - 1);
}

/// The weight that a key has in every row: exp(slope * key) over the sum of all.
double storedWeight(double slope, double key, double length)
{
    return std::exp(slope * (key - (length - 1))) * std::expm1(-slope) / std::expm1(-slope * length);
}

/// The mean of it over a bin of keys: their sum is a geometric series that ends at the last one.
double meanStoredWeight(double slope, Bin keys, double length)
{
    const auto count = static_cast<double>(keys.count);
    const double last = storedWeight(slope, static_cast<double>(keys.first + keys.count - 1), length);
    return last * std::expm1(-slope * count) / (std::expm1(-slope) * count);
}

}  // namespace

bool isStoredByKey(AlibiForm form)
{
    return form == AlibiForm::stored || form == AlibiForm::mpt || form == AlibiForm::bloom;
}

double meanKeyBefore(Bin rows, Bin columns)
{
    if (rows.first >= columns.first + columns.count - 1)
        return middleOf(columns);
    const double cells = cellsFromDiagonal(rows, columns);
    if (cells == 0)
        return std::nan("");
    const auto width = static_cast<double>(columns.count);
    // Rows are counted from the first column. Row t < width - 1 has the columns 0 .. t, later ones all of them.
    const auto first = static_cast<double>(std::max<std::int64_t>(0, rows.first - columns.first));
    const auto last = static_cast<double>(rows.first + rows.count - 1 - columns.first);
    const auto pyramid = [](double t) { return t > 0 ? t * (t + 1) * (t + 2) / 6 : 0; };
    const double whole = std::max(0.0, last - (width - 2));
    const double sum = pyramid(std::min(last, width - 2)) - pyramid(first - 1) + whole * width * (width - 1) / 2;
    return static_cast<double>(columns.first) + sum / cells;
}

Field alibiStoredBias(const AlibiParameters& parameters)
{
    const Eigen::ArrayXd slopes = alibiEffectiveSlopes(parameters);
    const bool causal = parameters.mode == BiasMode::causal;
    const double zero = parameters.form == AlibiForm::mpt ? static_cast<double>(parameters.length - 1) : 0;
    Field field = queryKeyField(parameters.length, parameters.heads);
    field.at = [=](std::int64_t query, std::int64_t key, std::int64_t head) {
        return causal && key > query ? masked : slopes[head] * (static_cast<double>(key) - zero);
    };
    field.means = [=](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t head) {
        FieldMeans means;
        means.value.resize(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
        float* out = means.value.data();
        for (const Bin& row : rows)
            for (const Bin& column : columns) {
                const double key = causal ? meanKeyBefore(row, column) : middleOf(column);
                *out++ = static_cast<float>(std::isnan(key) ? masked : slopes[head] * (key - zero));
            }
        return means;
    };
    return field;
}

Field alibiStoredWeights(const AlibiParameters& parameters)
{
    const Eigen::ArrayXd slopes = alibiEffectiveSlopes(parameters);
    const auto length = static_cast<double>(parameters.length);
    Field field = queryKeyField(parameters.length, parameters.heads);
    field.rows.highest = field.columns.highest = parameters.length - 1;
    field.scale = FieldScale::sequential;
    field.valueLabel = WHORL_TEXT("Axis", "weight");
    field.at = [=](std::int64_t, std::int64_t key, std::int64_t head) {
        return storedWeight(slopes[head], static_cast<double>(key), length);
    };
    tellSteps(field, [=](std::int64_t, std::int64_t key, std::int64_t head) {
        const double slope = slopes[head], bias = slope * (static_cast<double>(key) - (length - 1));
        return then({{withSubscript("s", head), slope},
                     differenceStep(key, static_cast<std::int64_t>(length) - 1),
                     {stepNumber(slope) + " \u00d7 " + innerNumber(static_cast<double>(key) - (length - 1)), bias}},
                    softmaxSteps(bias, 0, std::expm1(-slope * length) / std::expm1(-slope),
                                 storedWeight(slope, static_cast<double>(key), length)));
    });
    field.means = [=](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t head) {
        FieldMeans means;
        means.value.resize(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
        for (std::size_t c = 0; c < columns.size(); ++c)
            means.value.col(static_cast<Eigen::Index>(c)) =
                static_cast<float>(meanStoredWeight(slopes[head], columns[c], length));
        return means;
    };
    field.rangeOf = [=](std::int64_t head) {
        return FieldRange{0, storedWeight(slopes[head], length - 1, length), false};
    };
    return field;
}

}  // namespace whorl
