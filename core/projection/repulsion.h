// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace whorl {

/// What every point of a layout has from all others: with q = 1 / (1 + distance^2), the sum of q and the sum of
/// q^2 (own place - other place).
///
/// A Barnes-Hut tree whose cells are stretches of a Hilbert curve: 4 points, then 4 (in space 8) cells to a cell, each with
/// its centre of mass and the box of its own points. A cell counts as one body for sixteen neighbours on the curve at
/// once where its box's longest side is less than theta times the distance from its centre to the box of the sixteen:
/// never coarser than asked for any of them. The curve is drawn anew now and then; in between, boxes follow the points,
/// so that cells grow a little larger than need be but never wrong.
class Repulsion {
public:
    /// dimensions  2 or 3
    /// theta       0 (every pair) .. 1
    Repulsion(std::int64_t points, int dimensions, double theta);

    /// Takes the places in: dimension after dimension, `points` numbers each.
    /// cost  O(N); with `anew` also a sort
    void update(const float* places, bool anew);

    /// How many groups of up to sixteen points there are.
    std::int64_t groups() const;

    /// The points of a group, by their numbers in `places`.
    static constexpr int groupSize = 16;
    int pointsOf(std::int64_t group, const std::int32_t** numbers) const;

    /// For each point of a group, at [dimension][point]: the sum of q^2 (own - other) over all others; the answer is
    /// the sum of q over all pairs of a point of the group with another point.
    /// Safe to call from several threads.
    struct Forces {
        alignas(64) float values[3][groupSize];
    };
    struct Body {
        float place[3];
        float mass;
    };
    struct Space {
        std::vector<Body> bodies;
        std::vector<std::uint32_t> open, opened;
    };
    double of(std::int64_t group, Space& space, Forces& forces) const;

private:
    struct Cell {
        Body body;
        float nearest2;  ///< squared distance from which it counts as one body
    };
    struct Box {
        float low[3], high[3];
    };
    void order(const float* places);
    template <int dimensions>
    std::size_t collect(const Box& group, Space& space) const;
    void makeLeaves();
    void makeLevel(std::size_t level);

    std::int64_t m_points;
    int m_dimensions;
    float m_theta;
    std::vector<std::int32_t> m_order;       ///< point number at each place of the curve
    std::vector<float> m_places;             ///< along the curve, dimension after dimension, padded to whole groups
    std::vector<Body> m_bodies;              ///< the same, point after point; of no mass past the last
    std::vector<std::vector<Cell>> m_cells;  ///< level 0: 4 points each; of no mass past the last of a level
    std::vector<std::vector<Box>> m_boxes;
    std::int64_t m_padded = 0;
};

}  // namespace whorl
