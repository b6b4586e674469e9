// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/patch_fields.h"

#include "core/encodings/picture_axes.h"
#include "core/numeric/cell_means.h"
#include "core/numeric/products.h"

#include <memory>

namespace whorl {

namespace {

Grid meanRows(const Eigen::MatrixXd& vectors, std::span<const Bin> bins)
{
    Grid means(static_cast<Eigen::Index>(bins.size()), vectors.cols());
    for (Eigen::Index b = 0; b < means.rows(); ++b) {
        const Bin bin = bins[static_cast<std::size_t>(b)];
        means.row(b) = vectors.middleRows(bin.first, bin.count).colwise().mean().array().cast<float>();
    }
    return means;
}

}  // namespace

Field patchScoreField(Eigen::MatrixXd queries, Eigen::MatrixXd keys, std::int64_t side, double bound)
{
    const auto q = std::make_shared<const Eigen::MatrixXd>(std::move(queries));
    const auto k = std::make_shared<const Eigen::MatrixXd>(std::move(keys));
    Field field;
    field.rows = patchAxis(side, side, AxisRole::query, "m");
    field.columns = patchAxis(side, side, AxisRole::key, "n");
    field.range = bound > 0 ? FieldRange{-bound, bound, true} : FieldRange{-1, 1, true};
    field.valueLabel = WHORL_TEXT("Axis", "score");
    field.at = [q, k](std::int64_t m, std::int64_t n, std::int64_t) { return q->row(m).dot(k->row(n)); };
    tellSteps(field, [q, k](std::int64_t m, std::int64_t n, std::int64_t) {
        return dotSteps(numbersOf(q->row(m)), numbersOf(k->row(n)), q->row(m).dot(k->row(n)));
    });
    field.means = [q, k](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        return FieldMeans{products(meanRows(*q, rows), meanRows(*k, columns)), {}};
    };
    return field;
}

Field deviationField(Eigen::ArrayXXd values, double most, StepsOf steps)
{
    const double largest = values.maxCoeff();
    const auto held = std::make_shared<const Eigen::ArrayXXd>(std::move(values));
    Field field;
    field.rows = pictureRows(held->rows());
    field.columns = pictureColumns(held->cols());
    field.scale = FieldScale::sequential;
    // What is but rounding is shown on the scale of what could be, which is not from the data.
    const bool some = largest > 1e-9 * most;
    field.range = {0, some ? largest : most > 0 ? most : 1, !some};
    field.valueLabel = WHORL_TEXT("Axis", "deviation");
    field.at = [held](std::int64_t y, std::int64_t x, std::int64_t) { return (*held)(y, x); };
    tellSteps(field, std::move(steps));
    field.means = [held](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        return cellMeans(rows, columns, [&](std::int64_t y, std::int64_t x) { return (*held)(y, x); });
    };
    return field;
}

}  // namespace whorl
