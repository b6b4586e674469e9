// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/projection/projection.h"
#include "core/projection/umap_descent.h"

namespace whorl {

struct UmapOptions {
    int dimensions = 2;            ///< 2 or 3
    int neighbours = 15;           ///< at least 2, the point itself not counted; reduced where there are fewer
    double minimumDistance = 0.1;  ///< 0 .. spread
    double spread = 1;             ///< above 0
    Metric metric = Metric::cosine;
    std::int64_t epochs = 0;  ///< 0: 500 up to 10,000 points, else 200
    int negatives = 5;        ///< 1 .. 7 pushes for each pull
    std::uint64_t seed = 1;
};

/// UMAP with exact neighbours; a step is an epoch.
///
/// Start: the graph's spectral layout, or the principal components where the graph falls apart or is very small (a notice
/// says so), scaled to 0 .. 10 along each axis and shaken by 1e-4.
///
/// cost    10,000 points: the start half a second, an epoch 2.4 ms on one processor
/// source  McInnes, Healy and Melville 2018, arXiv:1802.03426; conventions of umap-learn 0.5 where the paper leaves a
///         choice, save that a point is not counted among its own neighbours
class Umap : public Projection {
public:
    /// throws  ParameterError where an option is out of range; InputError for fewer than three points; Cancelled
    Umap(const FloatRows& rows, const UmapOptions& options, const Progress& progress = {});

    std::int64_t step() const override { return m_step; }
    std::int64_t steps() const override { return m_options.epochs; }
    void advance() override;
    const FloatRows& coordinates() const override { return m_coordinates; }
    std::vector<std::string> axisLabels() const override;
    std::string state() const override { return {}; }
    const std::vector<std::string>& notices() const override { return m_notices; }
    std::vector<NamedValue> constants() const override { return {{"a", m_curve.a}, {"b", m_curve.b}}; }
    double joined(std::int64_t point, std::int64_t other) const override { return m_descent.weight(point, other); }

private:
    UmapDescent begin(const FloatRows& rows, const Progress& progress);

    UmapOptions m_options;
    UmapCurve m_curve;
    std::int64_t m_step = 0;
    std::vector<std::string> m_notices;
    UmapDescent m_descent;
    FloatRows m_coordinates;
};

}  // namespace whorl
