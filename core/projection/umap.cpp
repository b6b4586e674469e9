// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/umap.h"

#include "core/error.h"
#include "core/numeric/random.h"
#include "core/projection/pca.h"
#include "core/projection/spectral_start.h"
#include "core/text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace whorl {

namespace {

constexpr Eigen::Index fewestPoints = 3;
constexpr std::int64_t mostPointsForManyEpochs = 10'000;
constexpr double extent = 10;
constexpr double shake = 1e-4;

std::string text(double number)
{
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%g", number);
    return buffer;
}

UmapOptions checked(UmapOptions options, Eigen::Index points)
{
    if (points < fewestPoints)
        throw InputError("the number of vectors", std::to_string(points), "UMAP needs at least 3");
    if (options.neighbours < 2)
        throw ParameterError("neighbours", std::to_string(options.neighbours), "at least 2 is needed");
    if (options.dimensions != 2 && options.dimensions != 3)
        throw ParameterError("dimensions", std::to_string(options.dimensions), "2 or 3 is needed");
    if (!(options.spread > 0 && std::isfinite(options.spread)))
        throw ParameterError("spread", text(options.spread), "a number above 0 is needed");
    if (!(options.minimumDistance >= 0 && options.minimumDistance <= options.spread))
        throw ParameterError("minimum_distance", text(options.minimumDistance),
                             "0 to " + text(options.spread) + " is needed");
    if (options.negatives < 1 || options.negatives > 7)
        throw ParameterError("negatives", std::to_string(options.negatives), "1 to 7 is needed");
    if (options.epochs <= 0)
        options.epochs = points <= mostPointsForManyEpochs ? 500 : 200;
    return options;
}

/// Each axis from 0 to 10, with a little chance so that equal points come apart.
Eigen::MatrixXd scaled(Eigen::MatrixXd places, std::uint64_t seed)
{
    Random random(seed, 0x756d6170);
    for (Eigen::Index d = 0; d < places.cols(); ++d) {
        const double low = places.col(d).minCoeff(), width = places.col(d).maxCoeff() - low;
        for (Eigen::Index i = 0; i < places.rows(); ++i)
            places(i, d) = (width > 0 ? extent * ((places(i, d) - low) / width) : 0) + shake * random.normal();
    }
    return places;
}

Eigen::MatrixXd principalStart(const FloatRows& rows, int dimensions)
{
    const Eigen::MatrixXd found = applyPca(fitPca(rows, dimensions), rows);
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(rows.rows(), dimensions);
    result.leftCols(found.cols()) = found;
    return result;
}

}  // namespace

Umap::Umap(const FloatRows& rows, const UmapOptions& options, const Progress& progress)
    : m_options(checked(options, rows.rows()))
    , m_curve(umapCurve(m_options.minimumDistance, m_options.spread))
    , m_descent(begin(rows, progress))
    , m_coordinates(rows.rows(), m_options.dimensions)
{
    m_descent.read(m_coordinates);
    report(progress, 1);
}

UmapDescent Umap::begin(const FloatRows& rows, const Progress& progress)
{
    const auto others = static_cast<int>(std::min<Eigen::Index>(rows.rows() - 1, m_options.neighbours));
    if (others < m_options.neighbours)
        m_notices.push_back("neighbours reduced from " + std::to_string(m_options.neighbours) + " to "
                            + std::to_string(others) + ", as many as each of " + std::to_string(rows.rows())
                            + " vectors has");
    const SparseWeights graph = fuzzyGraph(neighbourGraph(
        rows, others, m_options.metric, [&](double share) { return !progress || progress(0.6 * share); }));
    report(progress, 0.7);
    std::optional<Eigen::MatrixXd> start = spectralStart(graph, m_options.dimensions);
    if (!start) {
        const Eigen::Index parts = connectedParts(graph);
        m_notices.push_back(parts > 1
                                ? "the graph of neighbours falls into " + std::to_string(parts)
                                    + " parts, so the start is by principal components"
                                : std::string(WHORL_TEXT(
                                    "Projection", "no spectral start was found, so it is by principal components")));
        start = principalStart(rows, m_options.dimensions);
    }
    report(progress, 0.9);
    return UmapDescent(graph, scaled(*start, m_options.seed),
                       {m_options.dimensions, m_options.epochs, m_options.negatives, m_curve, m_options.seed});
}

void Umap::advance()
{
    m_descent.epoch(m_step);
    ++m_step;
    m_descent.read(m_coordinates);
}

std::vector<std::string> Umap::axisLabels() const
{
    return std::vector<std::string>(static_cast<std::size_t>(m_options.dimensions));
}

}  // namespace whorl
