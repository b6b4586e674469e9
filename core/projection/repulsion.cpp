// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/repulsion.h"

#include "core/numeric/parallel.h"
#include "core/numeric/simd.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace whorl {

namespace {

constexpr std::int64_t leafSize = 4;
constexpr std::int64_t keysAtOnce = 4096;

/// The place on a Hilbert curve, by J. Skilling 2004, Programming the Hilbert curve.
std::uint32_t curvePlace(std::array<std::uint32_t, 3> x, int dimensions)
{
    const int bits = dimensions == 2 ? 16 : 10;
    const auto last = static_cast<std::size_t>(dimensions) - 1;
    for (std::uint32_t bit = 1U << (bits - 1); bit > 1; bit >>= 1) {
        const std::uint32_t below = bit - 1;
        for (std::size_t i = 0; i <= last; ++i) {
            const std::uint32_t set = (x[i] & bit) != 0 ? ~0U : 0U;
            const std::uint32_t exchanged = (x[0] ^ x[i]) & below & ~set;
            x[0] ^= exchanged | (below & set);
            x[i] ^= exchanged;
        }
    }
    for (std::size_t i = 1; i <= last; ++i)
        x[i] ^= x[i - 1];
    std::uint32_t flips = 0;
    for (std::uint32_t bit = 1U << (bits - 1); bit > 1; bit >>= 1)
        flips ^= (x[last] & bit) != 0 ? bit - 1 : 0;
    std::uint32_t place = 0;
    for (int bit = bits - 1; bit >= 0; --bit)
        for (std::size_t i = 0; i <= last; ++i)
            place = (place << 1) | (((x[i] ^ flips) >> bit) & 1);
    return place;
}

/// Sums of q^2 (own - other) into `forces`, and of q into `sums`, for sixteen points and some bodies.
template <int bytes, int dimensions>
[[gnu::always_inline]] inline void addBodies(const Repulsion::Body* bodies, std::size_t count,
                                             const float* const* places, Repulsion::Forces& forces, float* sums)
{
    using Vector __attribute__((vector_size(bytes), aligned(4), may_alias)) = float;
    constexpr int lanes = bytes / 4;
    for (int start = 0; start < Repulsion::groupSize; start += lanes) {
        Vector own[dimensions], force[dimensions] = {}, sum = {};
        for (int d = 0; d < dimensions; ++d)
            own[d] = *reinterpret_cast<const Vector*>(places[d] + start);
        for (std::size_t b = 0; b < count; ++b) {
            Vector difference[dimensions], square = Vector{} + 1.0F;
            for (int d = 0; d < dimensions; ++d) {
                difference[d] = own[d] - bodies[b].place[d];
                square += difference[d] * difference[d];
            }
            const Vector q = 1.0F / square, weighted = q * bodies[b].mass, strength = q * weighted;
            sum += weighted;
            for (int d = 0; d < dimensions; ++d)
                force[d] += strength * difference[d];
        }
        for (int d = 0; d < dimensions; ++d)
            *reinterpret_cast<Vector*>(forces.values[d] + start) = force[d];
        *reinterpret_cast<Vector*>(sums + start) = sum;
    }
}

template <int bytes>
[[gnu::always_inline]] inline void addAll(const Repulsion::Body* bodies, std::size_t count, const float* const* places,
                                          int dimensions, Repulsion::Forces& forces, float* sums)
{
    if (dimensions == 2)
        addBodies<bytes, 2>(bodies, count, places, forces, sums);
    else
        addBodies<bytes, 3>(bodies, count, places, forces, sums);
}

void addBasic(const Repulsion::Body* bodies, std::size_t count, const float* const* places, int dimensions,
              Repulsion::Forces& forces, float* sums)
{
    addAll<16>(bodies, count, places, dimensions, forces, sums);
}

WHORL_AVX2 void addAvx2(const Repulsion::Body* bodies, std::size_t count, const float* const* places, int dimensions,
                        Repulsion::Forces& forces, float* sums)
{
    addAll<32>(bodies, count, places, dimensions, forces, sums);
}

WHORL_AVX512 void addAvx512(const Repulsion::Body* bodies, std::size_t count, const float* const* places,
                            int dimensions, Repulsion::Forces& forces, float* sums)
{
    addAll<64>(bodies, count, places, dimensions, forces, sums);
}

std::int64_t dividedUp(std::int64_t count, std::int64_t by)
{
    return (count + by - 1) / by;
}

}  // namespace

Repulsion::Repulsion(std::int64_t points, int dimensions, double theta)
    : m_points(points)
    , m_dimensions(dimensions)
    , m_theta(static_cast<float>(theta))
    , m_order(static_cast<std::size_t>(points))
    , m_padded(dividedUp(points, groupSize) * groupSize)
{
    std::iota(m_order.begin(), m_order.end(), 0);
    m_places.resize(static_cast<std::size_t>(m_padded * dimensions));
    m_bodies.resize(static_cast<std::size_t>(m_padded));
    const std::int64_t fan = std::int64_t{1} << dimensions;
    for (std::int64_t count = dividedUp(points, leafSize);; count = dividedUp(count, fan)) {
        m_cells.emplace_back(static_cast<std::size_t>(dividedUp(count, fan) * fan), Cell{{}, -1});
        m_boxes.emplace_back(static_cast<std::size_t>(count));
        if (count <= fan)
            break;
    }
}

std::int64_t Repulsion::groups() const
{
    return m_padded / groupSize;
}

int Repulsion::pointsOf(std::int64_t group, const std::int32_t** numbers) const
{
    *numbers = m_order.data() + group * groupSize;
    return static_cast<int>(std::min<std::int64_t>(groupSize, m_points - group * groupSize));
}

void Repulsion::order(const float* places)
{
    std::array<float, 3> low{}, scale{};
    for (int d = 0; d < m_dimensions; ++d) {
        const auto [least, most] = std::minmax_element(places + d * m_points, places + (d + 1) * m_points);
        const auto i = static_cast<std::size_t>(d);
        low[i] = *least;
        scale[i] = *most - *least;
    }
    // One scale for all dimensions, or cells would be oblong.
    const float largest = *std::max_element(scale.begin(), scale.end());
    const float factor = largest > 0 ? (m_dimensions == 2 ? 65535.0F : 1023.0F) / largest : 0.0F;
    std::vector<std::uint64_t> keys(static_cast<std::size_t>(m_points));
    inParts(m_points, keysAtOnce, [&](std::int64_t first, std::int64_t count) {
        for (std::int64_t i = first; i < first + count; ++i) {
            std::array<std::uint32_t, 3> cell{};
            for (int d = 0; d < m_dimensions; ++d) {
                const auto at = static_cast<std::size_t>(d);
                cell[at] = static_cast<std::uint32_t>(std::max((places[d * m_points + i] - low[at]) * factor, 0.0F));
            }
            keys[static_cast<std::size_t>(i)] =
                (std::uint64_t{curvePlace(cell, m_dimensions)} << 32) | static_cast<std::uint32_t>(i);
        }
    });
    std::sort(keys.begin(), keys.end());
    std::transform(keys.begin(), keys.end(), m_order.begin(),
                   [](std::uint64_t key) { return static_cast<std::int32_t>(key & 0x7fffffff); });
}

void Repulsion::update(const float* places, bool anew)
{
    if (m_points == 0)
        return;
    if (anew)
        order(places);
    for (int d = 0; d < m_dimensions; ++d) {
        float* const out = m_places.data() + d * m_padded;
        for (std::int64_t i = 0; i < m_points; ++i)
            out[i] = places[d * m_points + m_order[static_cast<std::size_t>(i)]];
        std::fill(out + m_points, out + m_padded, out[m_points - 1]);
    }
    for (std::int64_t i = 0; i < m_points; ++i) {
        Body& body = m_bodies[static_cast<std::size_t>(i)];
        body.mass = 1;
        for (int d = 0; d < m_dimensions; ++d)
            body.place[d] = m_places[static_cast<std::size_t>(d * m_padded + i)];
    }
    makeLeaves();
    for (std::size_t level = 1; level < m_cells.size(); ++level)
        makeLevel(level);
}

namespace {

/// Squared distance from which a box counts as one body; never for theta 0.
float nearestSquared(const float* low, const float* high, int dimensions, float theta)
{
    float longest = 0;
    for (int d = 0; d < dimensions; ++d)
        longest = std::max(longest, high[d] - low[d]);
    const float nearest = longest / theta;
    return theta > 0 ? nearest * nearest : std::numeric_limits<float>::infinity();
}

}  // namespace

void Repulsion::makeLeaves()
{
    for (std::size_t c = 0; c < m_boxes[0].size(); ++c) {
        const auto first = static_cast<std::int64_t>(c) * leafSize;
        const std::int64_t end = std::min(first + leafSize, m_points);
        Cell cell{};
        Box box{};
        cell.body.mass = static_cast<float>(end - first);
        for (int d = 0; d < m_dimensions; ++d) {
            const float* const place = m_places.data() + d * m_padded;
            float sum = place[first], low = place[first], high = place[first];
            for (std::int64_t i = first + 1; i < end; ++i) {
                sum += place[i];
                low = std::min(low, place[i]);
                high = std::max(high, place[i]);
            }
            cell.body.place[d] = sum / cell.body.mass;
            box.low[d] = low;
            box.high[d] = high;
        }
        cell.nearest2 = nearestSquared(box.low, box.high, m_dimensions, m_theta);
        m_cells[0][c] = cell;
        m_boxes[0][c] = box;
    }
}

void Repulsion::makeLevel(std::size_t level)
{
    const std::vector<Cell>& parts = m_cells[level - 1];
    const std::vector<Box>& boxes = m_boxes[level - 1];
    const std::size_t fan = std::size_t{1} << m_dimensions;
    for (std::size_t c = 0; c < m_boxes[level].size(); ++c) {
        const std::size_t first = c * fan, end = std::min(first + fan, boxes.size());
        Cell cell{};
        Box box = boxes[first];
        for (std::size_t i = first; i < end; ++i) {
            cell.body.mass += parts[i].body.mass;
            for (int d = 0; d < m_dimensions; ++d) {
                cell.body.place[d] += parts[i].body.mass * parts[i].body.place[d];
                box.low[d] = std::min(box.low[d], boxes[i].low[d]);
                box.high[d] = std::max(box.high[d], boxes[i].high[d]);
            }
        }
        for (int d = 0; d < m_dimensions; ++d)
            cell.body.place[d] /= cell.body.mass;
        cell.nearest2 = nearestSquared(box.low, box.high, m_dimensions, m_theta);
        m_cells[level][c] = cell;
        m_boxes[level][c] = box;
    }
}

template <int dimensions>
std::size_t Repulsion::collect(const Box& group, Space& space) const
{
    constexpr std::size_t fan = std::size_t{1} << dimensions;
    Body* body = space.bodies.data();
    std::uint32_t *open = space.open.data(), *opened = space.opened.data();
    std::size_t openCount = 1;
    open[0] = 0;
    for (std::size_t level = m_cells.size(); level-- > 0;) {
        const Cell* const cells = m_cells[level].data();
        std::size_t openedCount = 0;
        for (std::size_t parent = 0; parent < openCount; ++parent) {
            const std::size_t first = open[parent] * fan;
            // Both outcomes are written and one is kept, since no processor could guess which.
            for (std::size_t c = first; c < first + fan; ++c) {
                const Cell& cell = cells[c];
                float square = 0;
                for (int d = 0; d < dimensions; ++d) {
                    const float below = group.low[d] - cell.body.place[d], above = cell.body.place[d] - group.high[d];
                    const float beyond = below > above ? below : above;
                    const float away = beyond > 0 ? beyond : 0.0F;
                    square += away * away;
                }
                const bool one = square > cell.nearest2;
                *body = cell.body;
                body += one ? 1 : 0;
                opened[openedCount] = static_cast<std::uint32_t>(c);
                openedCount += one ? 0 : 1;
            }
        }
        std::swap(open, opened);
        openCount = openedCount;
    }
    for (std::size_t i = 0; i < openCount; ++i, body += leafSize)
        std::copy_n(m_bodies.data() + open[i] * leafSize, leafSize, body);
    return static_cast<std::size_t>(body - space.bodies.data());
}

double Repulsion::of(std::int64_t group, Space& space, Forces& forces) const
{
    constexpr decltype(&addBasic) kernels[] = {addBasic, addAvx2, addAvx512};
    const float* places[3] = {};
    Box box{};
    for (int d = 0; d < m_dimensions; ++d) {
        places[d] = m_places.data() + d * m_padded + group * groupSize;
        const auto [low, high] = std::minmax_element(places[d], places[d] + groupSize);
        box.low[d] = *low;
        box.high[d] = *high;
    }
    const std::size_t cells = m_cells[0].size() * 2;
    space.bodies.resize(m_bodies.size() + cells + 1);
    space.open.resize(cells + 1);
    space.opened.resize(cells + 1);
    const std::size_t bodies = m_dimensions == 2 ? collect<2>(box, space) : collect<3>(box, space);
    alignas(64) float sums[groupSize];
    kernels[static_cast<int>(simdLevel())](space.bodies.data(), bodies, places, m_dimensions, forces, sums);
    const std::int32_t* numbers = nullptr;
    const int count = pointsOf(group, &numbers);
    double sum = 0;
    // Each has met itself, at distance 0.
    for (int i = 0; i < count; ++i)
        sum += static_cast<double>(sums[i]) - 1;
    return sum;
}

}  // namespace whorl
