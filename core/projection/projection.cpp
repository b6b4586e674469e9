// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/projection.h"

#include "core/error.h"
#include "core/projection/pca.h"
#include "core/projection/tsne.h"
#include "core/projection/umap.h"
#include "core/text.h"

#include <algorithm>
#include <stdexcept>

namespace whorl {

namespace {

/// A projection that is done as soon as it has begun.
class Immediate : public Projection {
public:
    Immediate(FloatRows coordinates, std::vector<std::string> axisLabels, std::string state)
        : m_coordinates(std::move(coordinates))
        , m_axisLabels(std::move(axisLabels))
        , m_state(std::move(state))
    {
    }

    std::int64_t step() const override { return 0; }
    std::int64_t steps() const override { return 0; }
    void advance() override { }
    const FloatRows& coordinates() const override { return m_coordinates; }
    std::vector<std::string> axisLabels() const override { return m_axisLabels; }
    std::string state() const override { return m_state; }
    const std::vector<std::string>& notices() const override { return m_notices; }

private:
    FloatRows m_coordinates;
    std::vector<std::string> m_axisLabels;
    std::string m_state;
    std::vector<std::string> m_notices;
};

std::unique_ptr<Projection> firstColumns(const FloatRows& rows, Eigen::Index dimensions)
{
    const Eigen::Index present = std::min(dimensions, rows.cols());
    FloatRows coordinates = FloatRows::Zero(rows.rows(), dimensions);
    coordinates.leftCols(present) = rows.leftCols(present);
    std::vector<std::string> labels(static_cast<std::size_t>(dimensions));
    for (Eigen::Index i = 0; i < present; ++i)
        labels[static_cast<std::size_t>(i)] = WHORL_TEXT("Axis", "channel") + (' ' + std::to_string(i));
    return std::make_unique<Immediate>(std::move(coordinates), std::move(labels), std::string());
}

std::unique_ptr<Projection> principal(const FloatRows& rows, Eigen::Index dimensions)
{
    const PrincipalComponents components = fitPca(rows, dimensions);
    const Eigen::Index present = components.directions.cols();
    FloatRows coordinates = FloatRows::Zero(rows.rows(), dimensions);
    coordinates.leftCols(present) = applyPca(components, rows).cast<float>();
    std::vector<std::string> labels(static_cast<std::size_t>(dimensions));
    for (Eigen::Index i = 0; i < present; ++i)
        labels[static_cast<std::size_t>(i)] = components.label(i);
    const std::string state = components.totalVariance > 0
        ? components.quality()
        : WHORL_TEXT("Projection", "all vectors are equal, so no variance is left to show");
    return std::make_unique<Immediate>(std::move(coordinates), std::move(labels), state);
}

std::unique_ptr<Projection> tsne(const FloatRows& rows, const ProjectionOptions& options, const Progress& progress)
{
    TsneOptions wanted;
    wanted.dimensions = options.dimensions;
    wanted.perplexity = options.perplexity;
    wanted.metric = options.metric;
    wanted.seed = options.seed;
    if (options.iterations > 0)
        wanted.steps = options.iterations;
    wanted.exaggeratedSteps = std::min(wanted.exaggeratedSteps, wanted.steps / 4);
    return std::make_unique<Tsne>(rows, wanted, progress);
}

std::unique_ptr<Projection> umap(const FloatRows& rows, const ProjectionOptions& options, const Progress& progress)
{
    UmapOptions wanted;
    wanted.dimensions = options.dimensions;
    wanted.neighbours = options.neighbours;
    wanted.minimumDistance = options.minimumDistance;
    wanted.metric = options.metric;
    wanted.seed = options.seed;
    wanted.epochs = options.iterations;
    return std::make_unique<Umap>(rows, wanted, progress);
}

}  // namespace

std::unique_ptr<Projection> startProjection(const FloatRows& rows, const ProjectionOptions& options,
                                            const Progress& progress)
{
    if (options.dimensions != 2 && options.dimensions != 3)
        throw ParameterError("dimensions", std::to_string(options.dimensions), "2 or 3 is needed");
    if (!rows.allFinite())
        throw InputError("a number of the vectors", "not finite", "finite numbers are needed");
    report(progress, 0);
    switch (options.method) {
    case ProjectionMethod::none:
        return firstColumns(rows, options.dimensions);
    case ProjectionMethod::pca:
        return principal(rows, options.dimensions);
    case ProjectionMethod::tsne:
        return tsne(rows, options, progress);
    case ProjectionMethod::umap:
        return umap(rows, options, progress);
    }
    throw std::invalid_argument("an unknown method of projection");
}

double expectedSeconds(Eigen::Index points, Eigen::Index columns, const ProjectionOptions& options)
{
    // Measured at 10,000 to 30,000 points of 50 columns.
    const auto count = static_cast<double>(points), width = static_cast<double>(columns);
    const double neighbours = count * count * (width + 50) * 2.5e-11;
    const auto steps = static_cast<double>(options.iterations);
    switch (options.method) {
    case ProjectionMethod::none:
        return 0;
    case ProjectionMethod::pca:
        return count * width * width * 4e-11 + width * width * width * 1e-8;
    case ProjectionMethod::tsne:
        return neighbours + count * (steps > 0 ? steps : 1000) * 4e-7 * (options.dimensions == 3 ? 2.5 : 1);
    case ProjectionMethod::umap:
        return neighbours + count * (steps > 0 ? steps : points <= 10'000 ? 500 : 200) * 2.5e-7;
    }
    return 0;
}

}  // namespace whorl
