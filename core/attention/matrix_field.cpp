// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/matrix_field.h"

#include "core/text.h"

#include <cmath>
#include <memory>

namespace whorl {

namespace {

constexpr double unseen = -std::numeric_limits<double>::infinity();

/// The mean over the cells that are not masked; NaN where one of them is no number.
double meanOf(const Eigen::Ref<const Eigen::ArrayXXd>& cells)
{
    const auto seen = cells != unseen;
    const auto count = seen.count();
    return count == 0 ? unseen : seen.select(cells, 0).sum() / static_cast<double>(count);
}

}  // namespace

FieldRange rangeOfMatrix(const Eigen::Ref<const Eigen::ArrayXXd>& values, FieldScale scale)
{
    FieldRange range{0, 0, false};
    for (Eigen::Index column = 0; column < values.cols(); ++column)
        for (Eigen::Index row = 0; row < values.rows(); ++row)
            if (const double value = values(row, column); std::isfinite(value)) {
                range.low = std::min(range.low, value);
                range.high = std::max(range.high, value);
            }
    if (range.low == range.high)
        range.high = 1;
    if (scale == FieldScale::diverging) {
        range.high = std::max(range.high, -range.low);
        range.low = -range.high;
    }
    return range;
}

FieldMeans meansOfMatrix(const Eigen::Ref<const Eigen::ArrayXXd>& values, std::span<const Bin> rows,
                         std::span<const Bin> columns)
{
    FieldMeans means;
    means.value.resize(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
    float* out = means.value.data();
    for (const Bin& r : rows)
        for (const Bin& c : columns)
            *out++ = static_cast<float>(r.count == 1 && c.count == 1
                                            ? values(r.first, c.first)
                                            : meanOf(values.block(r.first, c.first, r.count, c.count)));
    return means;
}

Field matrixField(Axis rows, Axis columns, std::vector<Eigen::ArrayXXd> values, FieldScale scale)
{
    Field field;
    field.rows = std::move(rows);
    field.columns = std::move(columns);
    field.scale = scale;
    field.range = rangeOfMatrix(values.front(), scale);
    std::vector<FieldRange> ranges;
    for (const Eigen::ArrayXXd& each : values) {
        ranges.push_back(rangeOfMatrix(each, scale));
        field.range.low = std::min(field.range.low, ranges.back().low);
        field.range.high = std::max(field.range.high, ranges.back().high);
    }
    if (ranges.size() > 1)
        field.rangeOf = [ranges](std::int64_t slice) { return ranges[static_cast<std::size_t>(slice)]; };
    const auto held = std::make_shared<const std::vector<Eigen::ArrayXXd>>(std::move(values));
    const std::int64_t firstRow = field.rows.first, firstColumn = field.columns.first;
    field.at = [=](std::int64_t row, std::int64_t column, std::int64_t slice) {
        return (*held)[static_cast<std::size_t>(slice)](row - firstRow, column - firstColumn);
    };
    field.means = [=](std::span<const Bin> rowBins, std::span<const Bin> columnBins, std::int64_t slice) {
        std::vector<Bin> fromZero(rowBins.begin(), rowBins.end()),
            columnsFromZero(columnBins.begin(), columnBins.end());
        for (Bin& bin : fromZero)
            bin.first -= firstRow;
        for (Bin& bin : columnsFromZero)
            bin.first -= firstColumn;
        return meansOfMatrix((*held)[static_cast<std::size_t>(slice)], fromZero, columnsFromZero);
    };
    return field;
}

Axis sentenceQueries(std::int64_t tokens, std::int64_t memory)
{
    Axis axis = boundedAxis(AxisRole::query, WHORL_TEXT("Axis", "query"), tokens, "m");
    axis.first = axis.lowest = memory;
    axis.highest = axis.last();
    return axis;
}

Axis sentenceKeys(std::int64_t tokens, std::int64_t memory)
{
    return boundedAxis(AxisRole::key, WHORL_TEXT("Axis", "key"), memory + tokens, "n");
}

void nameWords(Axis& axis, std::vector<std::string> words)
{
    axis.wordAt = [words = std::move(words), first = axis.first](std::int64_t index) {
        return words[static_cast<std::size_t>(index - first)];
    };
}

}  // namespace whorl
