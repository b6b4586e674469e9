// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/umap_descent.h"

#include "core/numeric/parallel.h"
#include "core/numeric/random.h"
#include "core/numeric/simd.h"

#include <algorithm>
#include <numeric>

namespace whorl {

namespace {

constexpr std::int64_t mostBlocks = 8;
constexpr std::int64_t fewestPointsPerBlock = 64;
constexpr int lanes = 8;
constexpr float mostMove = 4;

/// What one epoch needs to know.
struct Epoch {
    float number, rate;
    float a, b;
    int negatives;
};

/// Eight numbers that a pull and some pushes of one point need: lane 0 is the pull.
struct Lanes {
    alignas(32) float own[3][lanes], other[3][lanes];
    alignas(32) float move[3][lanes];
    alignas(32) float pull[lanes], push[lanes], soften[lanes];
};

template <int bytes>
struct Vectors {
    typedef float Floats __attribute__((vector_size(bytes), aligned(4), may_alias));
    typedef std::int32_t Ints __attribute__((vector_size(bytes), aligned(4), may_alias));
};

/// Takes log2 of positive numbers, within 1e-6; a polynomial of the mantissa, fitted by us at Chebyshev points.
template <int bytes>
[[gnu::always_inline]] inline void takeLogarithm(typename Vectors<bytes>::Floats& x)
{
    using Floats = typename Vectors<bytes>::Floats;
    using Ints = typename Vectors<bytes>::Ints;
    const Ints bits = reinterpret_cast<Ints>(x);
    // The mantissa between 2/3 and 4/3, so that the polynomial is small where the logarithm is.
    const Ints exponent = (bits - 0x3f2aaaab) >> 23;
    const Floats t = reinterpret_cast<Floats>(bits - (exponent << 23)) - 1.0F;
    Floats p = t * 0.24686282F - 0.27999619F;
    p = p * t + 0.28558191F;
    p = p * t - 0.35838903F;
    p = p * t + 0.48096551F;
    p = p * t - 0.72137988F;
    p = p * t + 1.4426948F;
    x = p * t + __builtin_convertvector(exponent, Floats);
}

/// Raises 2 to these powers, each between -100 and 100, within 2e-7 of the value.
template <int bytes>
[[gnu::always_inline]] inline void takePower(typename Vectors<bytes>::Floats& x)
{
    using Floats = typename Vectors<bytes>::Floats;
    using Ints = typename Vectors<bytes>::Ints;
    // Adding 1.5 * 2^23 and taking it away rounds to a whole number.
    const Floats shifted = x + 12582912.0F;
    const Floats t = x - (shifted - 12582912.0F);
    Floats p = t * 1.54614475e-04F + 1.33908674e-03F;
    p = p * t + 9.61805667e-03F;
    p = p * t + 5.55035710e-02F;
    p = p * t + 2.40226509e-01F;
    p = p * t + 6.93147188e-01F;
    p = p * t + 1.0F;
    x = reinterpret_cast<Floats>(reinterpret_cast<Ints>(p) + (reinterpret_cast<Ints>(shifted) << 23));
}

template <int bytes>
[[gnu::always_inline]] inline typename Vectors<bytes>::Floats& at(float* numbers)
{
    return *reinterpret_cast<typename Vectors<bytes>::Floats*>(numbers);
}

/// The moves of all lanes, before the rate.
template <int bytes, int dimensions>
[[gnu::always_inline]] inline void workOut(Lanes& lane, float a, float b)
{
    using Floats = typename Vectors<bytes>::Floats;
    for (int start = 0; start < lanes; start += bytes / 4) {
        Floats difference[dimensions], square = Floats{} + 1e-12F;
        for (int d = 0; d < dimensions; ++d) {
            difference[d] = at<bytes>(lane.own[d] + start) - at<bytes>(lane.other[d] + start);
            square += difference[d] * difference[d];
        }
        Floats raised = square;
        takeLogarithm<bytes>(raised);
        raised *= b;
        takePower<bytes>(raised);
        const Floats strength = (at<bytes>(lane.pull + start) * raised + at<bytes>(lane.push + start))
            / ((square + at<bytes>(lane.soften + start)) * (1.0F + a * raised));
        for (int d = 0; d < dimensions; ++d) {
            Floats move = strength * difference[d];
            move = move > mostMove ? Floats{} + mostMove : move;
            move = move < -mostMove ? Floats{} - mostMove : move;
            at<bytes>(lane.move[d] + start) = move;
        }
    }
}

/// One draw of an edge for one of its ends.
template <int bytes, int dimensions>
[[gnu::always_inline]] inline void draw(float* places, std::int32_t head, std::int32_t tail, Lanes& lane,
                                        const Epoch& epoch, const UmapDescent::Ranges& ranges, Random& random)
{
    float* const own = places + 4 * head;
    float* const other = places + 4 * tail;
    const std::uint64_t all = std::uint64_t{ranges.count[0]} + ranges.count[1];
    const float* others[lanes] = {other, own, own, own, own, own, own, own};
    for (int i = 1; i <= epoch.negatives; i += 2) {
        const std::uint64_t bits = random.next();
        const std::uint64_t chosen[2] = {((bits >> 32) * all) >> 32, ((bits & 0xffffffff) * all) >> 32};
        for (int j = 0; j < 2 && i + j < lanes; ++j) {
            const auto place = static_cast<std::uint32_t>(chosen[j]);
            others[i + j] = places
                + 4
                    * std::size_t{place < ranges.count[0] ? ranges.first[0] + place
                                                          : ranges.first[1] + (place - ranges.count[0])};
        }
    }
    for (int d = 0; d < dimensions; ++d)
        for (int i = 0; i < lanes; ++i) {
            lane.own[d][i] = own[d];
            lane.other[d][i] = others[i][d];
        }
    workOut<bytes, dimensions>(lane, epoch.a, epoch.b);
    for (int d = 0; d < dimensions; ++d) {
        float sum = 0;
        for (int i = 0; i <= epoch.negatives; ++i)
            sum += lane.move[d][i];
        own[d] += epoch.rate * sum;
        other[d] -= epoch.rate * lane.move[d][0];
    }
}

template <int bytes, int dimensions>
[[gnu::always_inline]] inline void drawEdges(float* places, UmapDescent::Edge* edges, std::size_t count,
                                             const Epoch& epoch, const UmapDescent::Ranges& ranges, Random& random)
{
    Lanes lane{};
    for (int i = 0; i < lanes; ++i) {
        lane.pull[i] = i == 0 ? -2 * epoch.a * epoch.b : 0;
        lane.push[i] = i == 0 ? 0 : 2 * epoch.b;
        lane.soften[i] = i == 0 ? 0 : 0.001F;
    }
    for (std::size_t e = 0; e < count; ++e) {
        UmapDescent::Edge& edge = edges[e];
        if (edge.next > epoch.number)
            continue;
        edge.next += edge.period;
        draw<bytes, dimensions>(places, edge.a, edge.b, lane, epoch, ranges, random);
        draw<bytes, dimensions>(places, edge.b, edge.a, lane, epoch, ranges, random);
    }
}

using Kernel = void (*)(float*, UmapDescent::Edge*, std::size_t, const Epoch&, const UmapDescent::Ranges&, Random&);

template <int dimensions>
void drawBasic(float* places, UmapDescent::Edge* edges, std::size_t count, const Epoch& epoch,
               const UmapDescent::Ranges& ranges, Random& random)
{
    drawEdges<16, dimensions>(places, edges, count, epoch, ranges, random);
}

template <int dimensions>
WHORL_AVX2 void drawAvx2(float* places, UmapDescent::Edge* edges, std::size_t count, const Epoch& epoch,
                         const UmapDescent::Ranges& ranges, Random& random)
{
    drawEdges<32, dimensions>(places, edges, count, epoch, ranges, random);
}

Kernel kernelOf(int dimensions)
{
    const bool wide = simdLevel() != SimdLevel::basic;
    if (dimensions == 2)
        return wide ? drawAvx2<2> : drawBasic<2>;
    return wide ? drawAvx2<3> : drawBasic<3>;
}

}  // namespace

UmapDescent::UmapDescent(const SparseWeights& graph, const Eigen::MatrixXd& places, const Options& options)
    : m_options(options)
    , m_points(graph.rows())
    , m_blocks(m_points >= mostBlocks * fewestPointsPerBlock ? mostBlocks : 1)
    , m_placeOf(static_cast<std::size_t>(m_points))
    , m_places(static_cast<std::size_t>(4 * m_points))
    , m_edges(static_cast<std::size_t>(m_blocks * m_blocks))
{
    std::iota(m_placeOf.begin(), m_placeOf.end(), 0);
    Random random(options.seed, 1);
    for (std::size_t i = m_placeOf.size(); i > 1; --i)
        std::swap(m_placeOf[i - 1], m_placeOf[random.next() % i]);
    for (std::int64_t i = 0; i < m_points; ++i)
        for (int d = 0; d < options.dimensions; ++d)
            m_places[static_cast<std::size_t>(4 * m_placeOf[static_cast<std::size_t>(i)] + d)] =
                static_cast<float>(places(i, d));

    const double greatest = graph.values.empty() ? 0 : *std::max_element(graph.values.begin(), graph.values.end());
    for (std::int64_t i = 0; i < m_points; ++i)
        for (std::int64_t e = graph.starts[static_cast<std::size_t>(i)];
             e < graph.starts[static_cast<std::size_t>(i) + 1]; ++e) {
            const std::int32_t j = graph.columns[static_cast<std::size_t>(e)];
            const double weight = graph.values[static_cast<std::size_t>(e)];
            if (j <= i || weight * static_cast<double>(options.epochs) < greatest)
                continue;
            const auto period = static_cast<float>(greatest / weight);
            const std::int32_t a = m_placeOf[static_cast<std::size_t>(i)], b = m_placeOf[static_cast<std::size_t>(j)];
            m_edges[listOf(a * m_blocks / m_points, b * m_blocks / m_points)].push_back({a, b, period, period});
        }
}

std::size_t UmapDescent::listOf(std::int64_t blockA, std::int64_t blockB) const
{
    return static_cast<std::size_t>(std::min(blockA, blockB) * m_blocks + std::max(blockA, blockB));
}

UmapDescent::Ranges UmapDescent::rangesOf(std::int64_t blockA, std::int64_t blockB) const
{
    const auto start = [this](std::int64_t block) {
        return static_cast<std::uint32_t>((block * m_points + m_blocks - 1) / m_blocks);
    };
    Ranges result{{start(blockA), start(blockB)}, {start(blockA + 1) - start(blockA), 0}};
    result.count[1] = blockA == blockB ? 0 : start(blockB + 1) - start(blockB);
    return result;
}

void UmapDescent::work(const Task& task, std::int64_t epoch, std::uint64_t stream)
{
    const auto number = static_cast<float>(epoch);
    const Epoch now{number, 1 - number / static_cast<float>(m_options.epochs), static_cast<float>(m_options.curve.a),
                    static_cast<float>(m_options.curve.b), std::clamp(m_options.negatives, 0, lanes - 1)};
    Random random(m_options.seed, stream);
    for (const std::size_t list : task.lists)
        kernelOf(m_options.dimensions)(m_places.data(), m_edges[list].data(), m_edges[list].size(), now, task.ranges,
                                       random);
}

void UmapDescent::epoch(std::int64_t number)
{
    leaveAvx();
    const auto stream = [&](std::int64_t round, std::int64_t pair) {
        return static_cast<std::uint64_t>(2 + (number * mostBlocks + round) * mostBlocks + pair);
    };
    if (m_blocks == 1) {
        work({{0}, rangesOf(0, 0)}, number, stream(0, 0));
        return;
    }
    // A tournament in which each block meets each other once: all but the last stand in a circle that turns. Edges within a
    // block are drawn in a round that changes from epoch to epoch.
    const std::int64_t circle = m_blocks - 1;
    for (std::int64_t round = 0; round < circle; ++round)
        inParts(m_blocks / 2, 1, [&](std::int64_t pair, std::int64_t) {
            const std::int64_t a = pair == 0 ? circle : (round + pair) % circle;
            const std::int64_t b = (round + circle - pair) % circle;
            Task task{{listOf(a, b)}, rangesOf(a, b)};
            if (round == number % circle) {
                task.lists.push_back(listOf(a, a));
                task.lists.push_back(listOf(b, b));
            }
            work(task, number, stream(round, pair));
        });
}

void UmapDescent::read(FloatRows& places) const
{
    for (std::int64_t i = 0; i < m_points; ++i)
        for (int d = 0; d < m_options.dimensions; ++d)
            places(i, d) = m_places[static_cast<std::size_t>(4 * m_placeOf[static_cast<std::size_t>(i)] + d)];
}

}  // namespace whorl
