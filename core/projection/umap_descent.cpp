// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/umap_descent.h"

#include "core/numeric/random.h"
#include "core/numeric/simd.h"

#include <algorithm>

namespace whorl {

namespace {

constexpr int lanes = 8;
constexpr float mostMove = 4;

/// What one epoch needs to know.
struct Epoch {
    float number, rate;
    float a, b;
    int negatives;
    std::uint64_t points;
};

/// Eight numbers that a pull and some pushes of one point need: lane 0 is the pull.
struct Lanes {
    alignas(32) float own[3][lanes], other[3][lanes];
    alignas(32) float move[3][lanes];
    alignas(32) float pull[lanes], push[lanes], soften[lanes];
};

template <int bytes>
struct Vectors {
    using Floats __attribute__((vector_size(bytes), aligned(4), may_alias)) = float;
    using Ints __attribute__((vector_size(bytes), aligned(4), may_alias)) = std::int32_t;
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

/// One draw of an edge: its ends come together, and its head goes away from some points by chance.
template <int bytes, int dimensions>
[[gnu::always_inline]] inline void draw(float* places, const UmapDescent::Edge& edge, Lanes& lane, const Epoch& epoch,
                                        Random& random)
{
    float* const own = places + 4 * edge.head;
    float* const other = places + 4 * edge.tail;
    const float* others[lanes] = {other, own, own, own, own, own, own, own};
    for (int i = 1; i <= epoch.negatives; i += 2) {
        const std::uint64_t bits = random.next();
        others[i] = places + 4 * (((bits >> 32) * epoch.points) >> 32);
        others[(i + 1) % lanes] = places + 4 * (((bits & 0xffffffff) * epoch.points) >> 32);
    }
    others[0] = other;
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
[[gnu::always_inline]] inline void drawEdges(float* places, std::vector<UmapDescent::Edge>& edges, const Epoch& epoch,
                                             Random& random)
{
    Lanes lane{};
    for (int i = 0; i < lanes; ++i) {
        lane.pull[i] = i == 0 ? -2 * epoch.a * epoch.b : 0;
        lane.push[i] = i == 0 ? 0 : 2 * epoch.b;
        lane.soften[i] = i == 0 ? 0 : 0.001F;
    }
    for (UmapDescent::Edge& edge : edges)
        if (edge.next <= epoch.number) {
            edge.next += edge.period;
            draw<bytes, dimensions>(places, edge, lane, epoch, random);
        }
}

using Kernel = void (*)(float*, std::vector<UmapDescent::Edge>&, const Epoch&, Random&);

template <int dimensions>
void drawBasic(float* places, std::vector<UmapDescent::Edge>& edges, const Epoch& epoch, Random& random)
{
    drawEdges<16, dimensions>(places, edges, epoch, random);
}

template <int dimensions>
WHORL_AVX2 void drawAvx2(float* places, std::vector<UmapDescent::Edge>& edges, const Epoch& epoch, Random& random)
{
    drawEdges<32, dimensions>(places, edges, epoch, random);
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
    , m_places(static_cast<std::size_t>(4 * m_points))
{
    for (std::int64_t i = 0; i < m_points; ++i)
        for (int d = 0; d < options.dimensions; ++d)
            m_places[static_cast<std::size_t>(4 * i + d)] = static_cast<float>(places(i, d));

    m_greatest = graph.values.empty() ? 0 : *std::max_element(graph.values.begin(), graph.values.end());
    for (std::int64_t i = 0; i < m_points; ++i)
        for (std::int64_t e = graph.starts[static_cast<std::size_t>(i)];
             e < graph.starts[static_cast<std::size_t>(i) + 1]; ++e) {
            const double weight = graph.values[static_cast<std::size_t>(e)];
            if (weight * static_cast<double>(options.epochs) < m_greatest)
                continue;
            const auto period = static_cast<float>(m_greatest / weight);
            m_edges.push_back(
                {static_cast<std::int32_t>(i), graph.columns[static_cast<std::size_t>(e)], period, period});
        }
}

void UmapDescent::epoch(std::int64_t number)
{
    leaveAvx();
    const auto now = static_cast<float>(number);
    const Epoch epoch{now,
                      1 - now / static_cast<float>(m_options.epochs),
                      static_cast<float>(m_options.curve.a),
                      static_cast<float>(m_options.curve.b),
                      std::clamp(m_options.negatives, 0, lanes - 1),
                      static_cast<std::uint64_t>(m_points)};
    Random random(m_options.seed, static_cast<std::uint64_t>(number) + 1);
    kernelOf(m_options.dimensions)(m_places.data(), m_edges, epoch, random);
}

double UmapDescent::weight(std::int64_t head, std::int64_t tail) const
{
    auto edge = std::lower_bound(m_edges.begin(), m_edges.end(), head,
                                 [](const Edge& each, std::int64_t wanted) { return each.head < wanted; });
    for (; edge != m_edges.end() && edge->head == head; ++edge)
        if (edge->tail == tail)
            return m_greatest / static_cast<double>(edge->period);
    return 0;
}

void UmapDescent::read(FloatRows& places) const
{
    for (std::int64_t i = 0; i < m_points; ++i)
        for (int d = 0; d < m_options.dimensions; ++d)
            places(i, d) = m_places[static_cast<std::size_t>(4 * i + d)];
}

}  // namespace whorl
