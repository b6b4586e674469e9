// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/projection/umap_graph.h"

#include <cstdint>
#include <vector>

namespace whorl {

/// The stochastic descent of UMAP: edges of the graph pull their ends together, each as often as its weight says, and each
/// time its head is pushed away from a few points by chance. Every edge has either end as its head in turn.
///
/// One move after another, on one processor: each sees all before it, so the outcome depends on the seed alone.
class UmapDescent {
public:
    struct Options {
        int dimensions = 2;
        std::int64_t epochs = 500;
        int negatives = 5;  ///< pushes for each pull, at most 7
        UmapCurve curve{1.577, 0.895};
        std::uint64_t seed = 1;
    };

    /// graph   edges of less than the greatest weight / epochs are never drawn
    /// places  [N x dimensions] where points begin
    UmapDescent(const SparseWeights& graph, const Eigen::MatrixXd& places, const Options& options);

    /// Epochs must come in order, from 0; the rate falls from 1 to 0.
    /// cost  some 25 ns for each draw
    void epoch(std::int64_t number);

    /// The weight of the edge between two points; 0 where there is none that is ever drawn.
    /// cost  that of finding it among the edges of a point
    double weight(std::int64_t head, std::int64_t tail) const;

    /// Writes the places of all points, [N x dimensions].
    void read(FloatRows& places) const;

    struct Edge {
        std::int32_t head, tail;
        float period;  ///< epochs from one draw to the next
        float next;    ///< epoch of the next draw
    };

private:
    Options m_options;
    std::int64_t m_points;
    double m_greatest = 0;        ///< of all weights
    std::vector<float> m_places;  ///< 4 numbers for each point
    std::vector<Edge> m_edges;    ///< point after point, all edges of a point together
};

}  // namespace whorl
