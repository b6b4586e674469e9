// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/truncation.h"

#include "core/embedding/cosine.h"
#include "core/error.h"
#include "core/numeric/covariance.h"
#include "core/numeric/parallel.h"
#include "core/projection/neighbour_graph.h"

#include <Eigen/Eigenvalues>

#include <algorithm>

namespace whorl {

namespace {

constexpr std::int64_t rowsAtOnce = 2048;

void requireColumns(Eigen::Index columns, Eigen::Index dimension)
{
    if (columns < 1 || columns > dimension)
        throw ParameterError("columns", std::to_string(columns),
                             "1 to " + std::to_string(dimension) + " columns can be kept");
}

/// The share of the sum of squares that the first columns hold, for every number of them.
Eigen::ArrayXd sharesHeld(const FloatRows& rows)
{
    Eigen::ArrayXd shares = rows.cast<double>().colwise().squaredNorm().transpose();
    for (Eigen::Index i = 1; i < shares.size(); ++i)
        shares(i) += shares(i - 1);
    const double all = shares.size() > 0 ? shares(shares.size() - 1) : 0;
    return all > 0 ? Eigen::ArrayXd(shares / all) : Eigen::ArrayXd::Ones(shares.size());
}

using Lists = std::vector<std::vector<std::int64_t>>;

/// The nearest of every query, sorted by row; none for a query without a direction.
Lists nearestOf(const VectorTable& table, const std::vector<std::int64_t>& queries, std::int64_t k,
                const Progress& progress)
{
    FloatRows vectors(static_cast<Eigen::Index>(queries.size()), table.dimension());
    for (std::size_t i = 0; i < queries.size(); ++i)
        vectors.row(static_cast<Eigen::Index>(i)) = table.values.row(queries[i]);
    // The query is among what is found, or as near as itself are others.
    const Nearest found = NeighbourSearch(table.values, Metric::cosine).nearest(vectors, k + 1, progress);
    Lists lists(queries.size());
    for (std::size_t i = 0; i < queries.size(); ++i) {
        if (!table.hasDirection(queries[i]))
            continue;
        for (const std::int32_t row : found.rows.row(static_cast<Eigen::Index>(i)))
            if (row != queries[i] && table.hasDirection(row) && static_cast<std::int64_t>(lists[i].size()) < k)
                lists[i].push_back(row);
        std::sort(lists[i].begin(), lists[i].end());
    }
    return lists;
}

double shareKept(const Lists& lists, const Lists& others)
{
    double sum = 0;
    std::int64_t asked = 0;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        if (lists[i].empty() || others[i].empty())
            continue;
        std::vector<std::int64_t> both;
        std::set_intersection(lists[i].begin(), lists[i].end(), others[i].begin(), others[i].end(),
                              std::back_inserter(both));
        sum += static_cast<double>(both.size()) / static_cast<double>(lists[i].size());
        ++asked;
    }
    if (asked == 0)
        throw InputError("the queries", "without a direction", "words whose vectors have one are needed");
    return sum / static_cast<double>(asked);
}

}  // namespace

ShortVector shortened(const Eigen::VectorXd& vector, Eigen::Index columns)
{
    requireColumns(columns, vector.size());
    const auto unit = unitVector(vector);
    if (!unit)
        throw InputError("the vector", "without a direction", "one that is not all zeros can be cut");
    const Eigen::VectorXd first = unit->head(columns);
    return {unitVector(first).value_or(Eigen::VectorXd()), std::min(first.squaredNorm(), 1.0)};
}

std::shared_ptr<const VectorTable> firstColumns(const VectorTable& table, Eigen::Index columns)
{
    requireColumns(columns, table.dimension());
    return withValues(table, table.values.leftCols(columns));
}

std::shared_ptr<const VectorTable> rotated(const VectorTable& table)
{
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(covarianceOf(table.values).scatter);
    const Eigen::MatrixXd axes = solver.eigenvectors().rowwise().reverse();
    FloatRows values(table.count(), table.dimension());
    inParts(table.count(), rowsAtOnce, [&](std::int64_t first, std::int64_t count) {
        values.middleRows(first, count) = (table.values.middleRows(first, count).cast<double>() * axes).cast<float>();
    });
    return withValues(table, std::move(values));
}

double neighboursKept(const VectorTable& table, const VectorTable& other, const std::vector<std::int64_t>& queries,
                      std::int64_t k, const Progress& progress)
{
    const Lists lists = nearestOf(table, queries, k, within(progress, 0, 0.5));
    return shareKept(lists, nearestOf(other, queries, k, within(progress, 0.5, 1)));
}

std::vector<TruncationPoint> truncationCurve(const VectorTable& table, const std::vector<Eigen::Index>& widths,
                                             std::int64_t queries, std::int64_t k, const Progress& progress)
{
    std::vector<std::int64_t> rows(static_cast<std::size_t>(std::min<std::int64_t>(queries, table.count())));
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i] = static_cast<std::int64_t>(i);
    // Searches cost what they look at, so a width of m counts m columns, twice.
    double total = static_cast<double>(table.dimension()), done = 0;
    for (const Eigen::Index width : widths) {
        requireColumns(width, table.dimension());
        total += 2 * static_cast<double>(width);
    }
    const auto search = [&](const VectorTable& searched) {
        const auto cost = static_cast<double>(searched.dimension());
        done += cost;
        return nearestOf(searched, rows, k, within(progress, (done - cost) / total, done / total));
    };
    const Lists whole = search(table);
    const std::shared_ptr<const VectorTable> turned = rotated(table);
    const Eigen::ArrayXd shares = sharesHeld(table.values), sharesTurned = sharesHeld(turned->values);
    std::vector<TruncationPoint> points;
    for (const Eigen::Index width : widths)
        points.push_back({width, shareKept(whole, search(*firstColumns(table, width))),
                          shareKept(whole, search(*firstColumns(*turned, width))), shares(width - 1),
                          sharesTurned(width - 1)});
    return points;
}

}  // namespace whorl
