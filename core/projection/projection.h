// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"
#include "core/numeric/float_rows.h"
#include "core/progress.h"
#include "core/projection/metric.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace whorl {

/// How vectors of many numbers become points of the plane or of space. `none` takes their first columns.
enum class ProjectionMethod { none, pca, tsne, umap };

/// What a projection depends on, besides the vectors. A member that a method has no use for is ignored.
struct ProjectionOptions {
    ProjectionMethod method = ProjectionMethod::pca;
    int dimensions = 2;              ///< 2 or 3
    std::uint64_t seed = 1;          ///< PCA and `none` have no chance in them
    Metric metric = Metric::cosine;  ///< what neighbours are, for t-SNE and UMAP
    double perplexity = 30;          ///< t-SNE: at least 1, at most perplexityLimit(points)
    int neighbours = 15;             ///< UMAP: at least 2; reduced, with a notice, where there are fewer
    double minimumDistance = 0.1;    ///< UMAP: how close points may come, 0 .. 1
    std::int64_t iterations = 0;     ///< steps to take; 0 is the method's own number (t-SNE: 1000, a quarter of them,
                                     ///< at most 250, exaggerated; UMAP: 500 up to 10,000 points, else 200)
};

/// A projection on its way. What it holds after k steps is a function of (rows, options, k) alone, whatever the
/// number of processors.
class Projection {
public:
    virtual ~Projection() = default;

    /// Steps taken, and steps that there are; `none` and PCA are done at once and have 0.
    virtual std::int64_t step() const = 0;
    virtual std::int64_t steps() const = 0;

    /// One step: some milliseconds for ten thousand points. Needs step() < steps().
    virtual void advance() = 0;

    /// [N x dimensions], always finite; columns beyond what the rows can fill are 0.
    virtual const FloatRows& coordinates() const = 0;

    /// One per dimension: "component 0, 41 %"; empty texts where an axis means nothing.
    virtual std::vector<std::string> axisLabels() const = 0;

    /// How it stands, for the panel: "2 components hold 12 % of the variance", "KL divergence 3.07"; may be empty.
    virtual std::string state() const = 0;

    /// The numbers of the method's formula that are the same for all points, at this step: t-SNE's Z, UMAP's a and b.
    virtual std::vector<NamedValue> constants() const { return {}; }

    /// Brings those up to date that lag a step behind. cost  at most that of a step
    virtual void settle() { }

    /// How much two points belong together by their vectors, which no step changes: t-SNE's p(i, j), UMAP's v(i, j) where
    /// it is ever drawn; 0 for others, and for methods without. Safe while another thread advances.
    virtual double joined(std::int64_t /*point*/, std::int64_t /*other*/) const { return 0; }

    /// What was done otherwise than asked, one sentence each ("neighbours reduced from 15 to 4, ...").
    virtual const std::vector<std::string>& notices() const = 0;
};

/// Begins a projection: finds neighbours and a start, which takes most of a second for ten thousand points and
/// grows with their square; the steps are up to the caller. The rows need not live on.
///
/// rows      [N x d], finite
/// throws    ParameterError where an option is out of its range, for t-SNE also where the perplexity is too large for
///           N; InputError where a number of `rows` is not finite; Cancelled
std::unique_ptr<Projection> startProjection(const FloatRows& rows, const ProjectionOptions& options,
                                            const Progress& progress = {});

/// About how long all of it takes on two processors, to be told before it begins: seconds, right within a factor of two or
/// three for words' vectors on a machine of 2024, and rising as the work does: neighbours with the square of the points,
/// steps with their number.
/// points, columns  of the rows; not negative
double expectedSeconds(Eigen::Index points, Eigen::Index columns, const ProjectionOptions& options);

}  // namespace whorl
