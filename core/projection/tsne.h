// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/projection/affinities.h"
#include "core/projection/projection.h"
#include "core/projection/repulsion.h"

#include <cstdint>

namespace whorl {

struct TsneOptions {
    int dimensions = 2;              ///< 2 or 3
    double perplexity = 30;          ///< 1 .. perplexityLimit(points)
    Metric metric = Metric::cosine;  ///< cosine: Euclidean distances of unit vectors
    double theta = 0.5;              ///< 0: every pair; above, the longest side over distance of what counts as one
    double exaggeration = 12;        ///< of the affinities, for the first steps
    std::int64_t exaggeratedSteps = 250;
    std::int64_t steps = 1000;
    std::uint64_t seed = 1;  ///< of the small shake that parts equal vectors
};

/// t-SNE with exact neighbours and a Barnes-Hut tree.
///
/// Start: principal components scaled to a standard deviation of 1e-4, shaken by 1e-6. Momentum 0.5 while
/// exaggerated, then 0.8; gains as by Jacobs, at least 0.01. The gradient is taken WITHOUT the factor 4 of its formula and
/// the learning rate is max(N / exaggeration, 200): the same as scikit-learn's max(N / exaggeration / 4, 50) with the
/// factor.
///
/// cost    10,000 points: the start 0.4 s, a step 5 ms of processor time (12 ms in space), shared by all processors; memory
///         some 50 bytes for each neighbour of each point while it starts, then 16
/// source  van der Maaten 2014, Accelerating t-SNE using tree-based algorithms; Belkina et al. 2019 for the rate
class Tsne : public Projection {
public:
    /// throws  ParameterError where the perplexity, or another option, is out of range; InputError for fewer than four
    ///         points; Cancelled
    Tsne(const FloatRows& rows, const TsneOptions& options, const Progress& progress = {});

    std::int64_t step() const override { return m_step; }
    std::int64_t steps() const override { return m_options.steps; }
    void advance() override;
    const FloatRows& coordinates() const override { return m_coordinates; }
    std::vector<std::string> axisLabels() const override;
    std::string state() const override;
    const std::vector<std::string>& notices() const override { return m_notices; }
    std::vector<NamedValue> constants() const override { return {{"Z", m_sum}}; }
    void settle() override;
    double joined(std::int64_t point, std::int64_t other) const override;

    /// The KL divergence, as of the last multiple of 50 steps or the end; needs steps taken.
    double divergence() const { return m_divergence; }

private:
    void start(const FloatRows& rows);
    double workOutForces();
    void attract(std::int32_t point, float* force) const;
    void move(double sum);
    void publish();
    double workOutDivergence();

    TsneOptions m_options;
    std::int64_t m_points;
    std::int64_t m_step = 0;
    SparseWeights m_affinities;
    std::vector<float> m_weights;  ///< the affinities in float
    Repulsion m_repulsion;
    std::vector<float> m_places, m_velocities, m_gains, m_attraction, m_repelling;  ///< dimension after dimension
    std::vector<double> m_sums;                                                     ///< of each group
    FloatRows m_coordinates;
    double m_divergence = 0;
    double m_sum = 0;  ///< of 1 / (1 + distance^2) over all ordered pairs, as of m_summedAt
    std::int64_t m_summedAt = -1;
    std::vector<std::string> m_notices;
};

}  // namespace whorl
