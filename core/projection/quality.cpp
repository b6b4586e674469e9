// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/quality.h"

#include "core/numeric/parallel.h"
#include "core/numeric/random.h"
#include "core/numeric/row_distances.h"
#include "core/numeric/simd.h"
#include "core/projection/neighbour_graph.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <stdexcept>

namespace whorl {

namespace {

using Index = Eigen::Index;

constexpr Index fewestRows = 200;
constexpr Index rowsAtOnce = 8;
constexpr Index rowsPerReport = 512;

/// How many of the first `count` distances come before that of `row`, equal ones by row; itself not counted.
WHORL_CLONES std::int64_t countBefore(const double* distances, Index count, Index row)
{
    const double mine = distances[row];
    std::int64_t before = 0;
    for (Index i = 0; i < row; ++i)
        before += distances[i] <= mine ? 1 : 0;
    for (Index i = row + 1; i < count; ++i)
        before += distances[i] < mine ? 1 : 0;
    return before;
}

/// The rows to measure: all, or some of them by chance, rising.
std::vector<Index> measuredRows(Index rows, const QualityOptions& options)
{
    std::vector<Index> result(static_cast<std::size_t>(rows));
    std::iota(result.begin(), result.end(), Index{0});
    const double affordable = options.mostPairs / static_cast<double>(rows);
    if (affordable >= static_cast<double>(rows) || rows <= fewestRows)
        return result;
    const auto wanted = static_cast<std::size_t>(std::max<double>(affordable, fewestRows));
    Random random(options.seed);
    for (std::size_t i = 0; i < wanted; ++i)
        std::swap(result[i], result[i + random.next() % (result.size() - i)]);
    result.resize(std::min(wanted, result.size()));
    std::sort(result.begin(), result.end());
    return result;
}

/// The k nearest other rows of the measured ones.
IndexRows neighboursOf(const FloatRows& rows, const std::vector<Index>& measured, Index k, Metric metric,
                       const Progress& progress)
{
    FloatRows queries(static_cast<Index>(measured.size()), rows.cols());
    for (Index i = 0; i < queries.rows(); ++i)
        queries.row(i) = rows.row(measured[static_cast<std::size_t>(i)]);
    const Nearest found = NeighbourSearch(rows, metric).nearest(queries, k + 1, progress);
    IndexRows result(queries.rows(), k);
    for (Index i = 0; i < queries.rows(); ++i) {
        Index next = 0;
        for (Index j = 0; j <= k && next < k; ++j)
            if (found.rows(i, j) != measured[static_cast<std::size_t>(i)])
                result(i, next++) = found.rows(i, j);
    }
    return result;
}

/// Rows whose squared distances rank as the metric does: of unit vectors they are 2 - 2 cosine, which a column of its own
/// gives a zero vector too.
DoubleRows comparable(const FloatRows& rows, Metric metric)
{
    if (metric == Metric::euclidean)
        return rows.cast<double>();
    DoubleRows result = DoubleRows::Zero(rows.rows(), rows.cols() + 1);
    for (Index r = 0; r < result.rows(); ++r) {
        const double norm = rows.row(r).cast<double>().norm();
        if (norm > 0)
            result.row(r).head(rows.cols()) = rows.row(r).cast<double>() / norm;
        else
            result(r, rows.cols()) = 1;
    }
    return result;
}

/// Sum of how far the ranks of these neighbours lie beyond k.
double excess(const double* distances, Index count, Index self, std::span<const std::int32_t> neighbours)
{
    const auto k = static_cast<std::int64_t>(neighbours.size());
    std::int64_t sum = 0;
    for (const std::int32_t each : neighbours) {
        const bool selfBefore =
            distances[self] < distances[each] || (distances[self] == distances[each] && self < each);
        const std::int64_t rank = countBefore(distances, count, each) + (selfBefore ? 0 : 1);
        sum += std::max<std::int64_t>(rank - k, 0);
    }
    return static_cast<double>(sum);
}

struct Sums {
    double intrusions = 0, extrusions = 0;
    std::int64_t kept = 0;
};

}  // namespace

std::string ProjectionQuality::text() const
{
    char numbers[80];
    std::snprintf(numbers, sizeof numbers, "trustworthiness %.3f, continuity %.3f, ", trustworthiness, continuity);
    const std::string kept =
        std::to_string(std::lround(100 * neighboursKept)) + " % of the " + std::to_string(neighbours) + " nearest kept";
    const std::string sample = rowsMeasured == rows
        ? ""
        : " (measured on " + std::to_string(rowsMeasured) + " of " + std::to_string(rows) + " points)";
    return numbers + kept + sample;
}

std::optional<ProjectionQuality> measureQuality(const FloatRows& vectors, const FloatRows& coordinates,
                                                const QualityOptions& options, const Progress& progress)
{
    const Index rows = vectors.rows(), k = std::min(options.neighbours, (rows - 1) / 2);
    if (coordinates.rows() != rows)
        throw std::invalid_argument("as many points as vectors are needed");
    if (rows < 3 || k < 1)
        return {};
    const std::vector<Index> measured = measuredRows(rows, options);
    const auto count = static_cast<Index>(measured.size());
    const IndexRows nearInTruth = neighboursOf(vectors, measured, k, options.metric,
                                               [&](double share) { return !progress || progress(0.2 * share); });
    const IndexRows nearInPicture = neighboursOf(coordinates, measured, k, Metric::euclidean, [&](double share) {
        return !progress || progress(0.2 + 0.1 * share);
    });
    const RowDistances truth(comparable(vectors, options.metric)), picture(coordinates.cast<double>());

    std::vector<Sums> sums(measured.size());
    for (Index start = 0; start < count; start += rowsPerReport) {
        report(progress, 0.3 + 0.7 * static_cast<double>(start) / static_cast<double>(count));
        inParts(std::min(rowsPerReport, count - start), rowsAtOnce, [&](Index first, Index some) {
            std::vector<double> truthSpace, pictureSpace;
            const std::span<const Index> selves(measured.data() + start + first, static_cast<std::size_t>(some));
            const auto inTruth = truth.from(selves, truthSpace), inPicture = picture.from(selves, pictureSpace);
            for (Index i = 0; i < some; ++i) {
                const Index self = selves[static_cast<std::size_t>(i)], at = start + first + i;
                const std::span mine(nearInTruth.row(at).data(), static_cast<std::size_t>(k));
                const std::span shown(nearInPicture.row(at).data(), static_cast<std::size_t>(k));
                Sums& sum = sums[static_cast<std::size_t>(at)];
                sum.intrusions = excess(inTruth.row(i).data(), rows, self, shown);
                sum.extrusions = excess(inPicture.row(i).data(), rows, self, mine);
                sum.kept = std::count_if(mine.begin(), mine.end(), [&](std::int32_t each) {
                    return std::find(shown.begin(), shown.end(), each) != shown.end();
                });
            }
        });
    }
    Sums all;
    for (const Sums& each : sums) {
        all.intrusions += each.intrusions;
        all.extrusions += each.extrusions;
        all.kept += each.kept;
    }
    const double pairs = static_cast<double>(count) * static_cast<double>(k);
    const double scale = 2 / (pairs * static_cast<double>(2 * rows - 3 * k - 1));
    return ProjectionQuality{
        1 - scale * all.intrusions, 1 - scale * all.extrusions, static_cast<double>(all.kept) / pairs, k, count, rows};
}

}  // namespace whorl
