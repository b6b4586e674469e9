// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/projection/umap_graph.h"

#include <cstdint>
#include <vector>

namespace whorl {

/// The stochastic descent of UMAP: edges of the graph pull their ends together, each as often as its weight says, and each
/// time either end is pushed away from a few points by chance.
///
/// One after another on several processors: points are dealt into blocks by chance, an edge belongs to the pair of blocks
/// of its ends, and pairs that share no block are worked off at the same time. Points by chance are taken from the pair's
/// own two blocks, which are a sample of all. So every move sees all moves before it, and the outcome depends on the seed
/// alone.
class UmapDescent {
public:
    struct Options {
        int dimensions = 2;
        std::int64_t epochs = 500;
        int negatives = 5;  ///< pushes for each pull of an end, at most 7
        UmapCurve curve{1.577, 0.895};
        std::uint64_t seed = 1;
    };

    /// graph   edges of less than the greatest weight / epochs are never drawn
    /// places  [N x dimensions] where points begin
    UmapDescent(const SparseWeights& graph, const Eigen::MatrixXd& places, const Options& options);

    /// Epoch after epoch, with a rate that falls from 1 to 0.
    void epoch(std::int64_t number);

    /// Writes the places of all points, [N x dimensions].
    void read(FloatRows& places) const;

    struct Edge {
        std::int32_t a, b;
        float period;  ///< epochs from one draw to the next
        float next;    ///< epoch of the next draw
    };
    /// Where a block, or two, of the points lie: [first, first + count) each.
    struct Ranges {
        std::uint32_t first[2], count[2];
    };

private:
    struct Task {
        std::vector<std::size_t> lists;  ///< of edges
        Ranges ranges;
    };
    Ranges rangesOf(std::int64_t blockA, std::int64_t blockB) const;
    std::size_t listOf(std::int64_t blockA, std::int64_t blockB) const;
    void work(const Task& task, std::int64_t epoch, std::uint64_t stream);

    Options m_options;
    std::int64_t m_points, m_blocks;
    std::vector<std::int32_t> m_placeOf;     ///< where a point's coordinates are
    std::vector<float> m_places;             ///< 4 numbers each, block after block
    std::vector<std::vector<Edge>> m_edges;  ///< list after list, of each pair of blocks
};

}  // namespace whorl
