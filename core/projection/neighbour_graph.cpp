// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/neighbour_graph.h"

#include "core/numeric/parallel.h"
#include "core/numeric/simd.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace whorl {

namespace {

using Index = Eigen::Index;

constexpr Index queriesAtOnce = 48;
constexpr Index queriesPerReport = 1536;

/// Candidates beyond those wanted, among which rounding in float decides nothing.
Index spare(Index k)
{
    return 8 + k / 8;
}

constexpr Index lanes = 8;

/// Sums in a fixed order that vectors can keep.
WHORL_CLONES double squaredDistance(const float* a, const float* b, Index count)
{
    double sums[lanes] = {};
    Index i = 0;
    for (; i + lanes <= count; i += lanes)
        for (Index j = 0; j < lanes; ++j) {
            const double difference = static_cast<double>(a[i + j]) - static_cast<double>(b[i + j]);
            sums[j] += difference * difference;
        }
    for (; i < count; ++i) {
        const double difference = static_cast<double>(a[i]) - static_cast<double>(b[i]);
        sums[0] += difference * difference;
    }
    return ((sums[0] + sums[4]) + (sums[1] + sums[5])) + ((sums[2] + sums[6]) + (sums[3] + sums[7]));
}

WHORL_CLONES double dotProduct(const float* a, const float* b, Index count)
{
    double sums[lanes] = {};
    Index i = 0;
    for (; i + lanes <= count; i += lanes)
        for (Index j = 0; j < lanes; ++j)
            sums[j] += static_cast<double>(a[i + j]) * static_cast<double>(b[i + j]);
    for (; i < count; ++i)
        sums[0] += static_cast<double>(a[i]) * static_cast<double>(b[i]);
    return ((sums[0] + sums[4]) + (sums[1] + sums[5])) + ((sums[2] + sums[6]) + (sums[3] + sums[7]));
}

Eigen::VectorXd normsOf(const FloatRows& rows)
{
    Eigen::VectorXd norms(rows.rows());
    inParts(rows.rows(), 1024, [&](Index first, Index count) {
        for (Index r = first; r < first + count; ++r) {
            const float* row = rows.data() + r * rows.cols();
            norms(r) = std::sqrt(dotProduct(row, row, rows.cols()));
        }
    });
    return norms;
}

double inverse(double norm)
{
    return norm > 0 ? 1 / norm : 0;
}

Eigen::VectorXf offsetsOf(const FloatRows& rows, Metric metric)
{
    return metric == Metric::euclidean ? Eigen::VectorXf(rows.rowwise().squaredNorm() * 0.5F)
                                       : Eigen::VectorXf(Eigen::VectorXf::Zero(rows.rows()));
}

Eigen::VectorXd centreOf(const FloatRows& rows)
{
    return rows.rows() == 0 ? Eigen::VectorXd::Zero(rows.cols())
                            : Eigen::VectorXd(rows.cast<double>().colwise().mean().transpose());
}

/// What brings the largest number near one, so that squares stay within float's range.
double scaleOf(const FloatRows& rows, const Eigen::VectorXd& centre)
{
    double largest = 0;
    for (Index r = 0; r < rows.rows(); ++r)
        largest = std::max(largest, (rows.row(r).cast<double>() - centre.transpose()).lpNorm<Eigen::Infinity>());
    return inverse(largest);
}

}  // namespace

NeighbourSearch::NeighbourSearch(FloatRows rows, Metric metric)
    : m_rows(std::move(rows))
    , m_metric(metric)
    , m_norms(metric == Metric::cosine ? normsOf(m_rows) : Eigen::VectorXd())
    , m_centre(metric == Metric::euclidean ? centreOf(m_rows) : Eigen::VectorXd())
    , m_scale(metric == Metric::euclidean ? scaleOf(m_rows, m_centre) : 1)
    , m_search([this] {
        const FloatRows ready = prepared(m_rows);
        return RowSearch(ready, offsetsOf(ready, m_metric));
    }())
{
}

FloatRows NeighbourSearch::prepared(const FloatRows& vectors) const
{
    FloatRows result(vectors.rows(), vectors.cols());
    const Eigen::VectorXd norms = m_metric == Metric::cosine ? normsOf(vectors) : Eigen::VectorXd();
    inParts(vectors.rows(), 1024, [&](Index first, Index count) {
        for (Index r = first; r < first + count; ++r)
            if (m_metric == Metric::cosine)
                result.row(r) = (vectors.row(r).cast<double>() * inverse(norms(r))).cast<float>();
            else
                result.row(r) = ((vectors.row(r).cast<double>() - m_centre.transpose()) * m_scale).cast<float>();
    });
    return result;
}

void NeighbourSearch::rank(const FloatRows& queries, Index query, std::span<const RowSearch::Found> candidates,
                           bool ownRows, Nearest& out) const
{
    struct Ranked {
        double distance;
        std::int32_t row;
    };
    std::vector<Ranked> ranked;
    ranked.reserve(candidates.size());
    const Index columns = m_rows.cols();
    const float* mine = queries.data() + query * columns;
    const double factor = m_metric == Metric::cosine ? inverse(std::sqrt(dotProduct(mine, mine, columns))) : 1;
    for (const RowSearch::Found& candidate : candidates) {
        if (ownRows && candidate.row == query)
            continue;
        const float* other = m_rows.data() + candidate.row * columns;
        ranked.push_back({m_metric == Metric::euclidean
                              ? squaredDistance(mine, other, columns)
                              : 1 - dotProduct(mine, other, columns) * factor * inverse(m_norms(candidate.row)),
                          candidate.row});
    }
    std::sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
        return a.distance < b.distance || (a.distance == b.distance && a.row < b.row);
    });
    for (Index i = 0; i < out.rows.cols(); ++i) {
        const Ranked& each = ranked[static_cast<std::size_t>(i)];
        out.rows(query, i) = each.row;
        out.distances(query, i) = m_metric == Metric::euclidean ? std::sqrt(each.distance) : each.distance;
    }
}

Nearest NeighbourSearch::search(const FloatRows& queries, Index k, bool ownRows, const Progress& progress) const
{
    const Index others = ownRows ? std::max<Index>(m_rows.rows() - 1, 0) : m_rows.rows();
    k = std::clamp<Index>(k, 0, others);
    Nearest result{IndexRows(queries.rows(), k), DoubleRows(queries.rows(), k)};
    if (k == 0)
        return result;
    const Index candidates = std::min(k + (ownRows ? 1 : 0) + spare(k), m_rows.rows());
    const FloatRows ready = prepared(queries);
    for (Index start = 0; start < queries.rows(); start += queriesPerReport) {
        report(progress, static_cast<double>(start) / static_cast<double>(queries.rows()));
        inParts(std::min(queriesPerReport, queries.rows() - start), queriesAtOnce, [&](Index first, Index count) {
            const std::vector<RowSearch::Found> found = m_search.least(ready, start + first, count, candidates);
            for (Index i = 0; i < count; ++i)
                rank(queries, start + first + i,
                     std::span(found).subspan(static_cast<std::size_t>(i * candidates),
                                              static_cast<std::size_t>(candidates)),
                     ownRows, result);
        });
    }
    return result;
}

Nearest NeighbourSearch::nearest(const FloatRows& queries, Index k, const Progress& progress) const
{
    return search(queries, k, false, progress);
}

Nearest NeighbourSearch::graph(Index k, const Progress& progress) const
{
    return search(m_rows, k, true, progress);
}

Nearest neighbourGraph(const FloatRows& rows, Index k, Metric metric, const Progress& progress)
{
    return NeighbourSearch(rows, metric).graph(k, progress);
}

}  // namespace whorl
