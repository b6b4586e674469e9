// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/tsne.h"

#include "core/mendable_error.h"
#include "core/numeric/parallel.h"
#include "core/numeric/random.h"
#include "core/numeric/simd.h"
#include "core/projection/pca.h"
#include "core/text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace whorl {

namespace {

constexpr std::int64_t groupsAtOnce = 16;
constexpr std::int64_t pointsAtOnce = 1024;
constexpr std::int64_t stepsPerOrder = 4;
constexpr std::int64_t stepsPerDivergence = 50;
constexpr double startDeviation = 1e-4;
constexpr double shake = 1e-6;
constexpr int lanes = 16;

std::string text(double number)
{
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%g", number);
    return buffer;
}

TsneOptions checked(const TsneOptions& options, Eigen::Index points)
{
    const int limit = perplexityLimit(points);
    if (limit < 1)
        throw InputError("the number of vectors", std::to_string(points), "t-SNE needs at least 4");
    if (!(options.perplexity >= 1))
        throw ParameterError("perplexity", text(options.perplexity), "at least 1 is needed");
    if (options.perplexity > limit)
        throw MendableError("perplexity", text(options.perplexity),
                            "at most " + std::to_string(limit) + " is possible for " + std::to_string(points)
                                + " vectors",
                            static_cast<double>(limit));
    if (options.dimensions != 2 && options.dimensions != 3)
        throw ParameterError("dimensions", std::to_string(options.dimensions), "2 or 3 is needed");
    if (!(options.theta >= 0 && options.theta <= 1))
        throw ParameterError("theta", text(options.theta), "0 to 1 is needed");
    return options;
}

Nearest graphOf(const FloatRows& rows, const TsneOptions& options, const Progress& progress)
{
    const auto wanted = static_cast<Eigen::Index>(std::ceil(3 * options.perplexity));
    return neighbourGraph(rows, std::min(wanted, rows.rows() - 1), options.metric,
                          [&](double share) { return !progress || progress(0.7 * share); });
}

/// One row of the affinities.
struct Neighbours {
    const float* weights;
    const std::int32_t* columns;
    std::int64_t count;
};

/// What one neighbour adds to the sums of one lane.
template <int dimensions>
[[gnu::always_inline]] inline void addNeighbour(const Neighbours& neighbours, std::int64_t e, const float* places,
                                                std::int64_t points, const float* own, float (*sums)[lanes], int lane)
{
    const std::int32_t other = neighbours.columns[e];
    float difference[dimensions], square = 1;
    for (int d = 0; d < dimensions; ++d) {
        difference[d] = own[d] - places[d * points + other];
        square += difference[d] * difference[d];
    }
    const float strength = neighbours.weights[e] / square;
    for (int d = 0; d < dimensions; ++d)
        sums[d][lane] += strength * difference[d];
}

/// Sum over the neighbours of w / (1 + distance^2) (own - other), sixteen at a time in a fixed order.
template <int dimensions>
[[gnu::always_inline]] inline void addNeighbours(const Neighbours& neighbours, const float* places, std::int64_t points,
                                                 std::int32_t self, float* force)
{
    float sums[dimensions][lanes] = {}, own[dimensions];
    for (int d = 0; d < dimensions; ++d)
        own[d] = places[d * points + self];
    std::int64_t e = 0;
    for (; e + lanes <= neighbours.count; e += lanes)
        for (int i = 0; i < lanes; ++i)
            addNeighbour<dimensions>(neighbours, e + i, places, points, own, sums, i);
    for (; e < neighbours.count; ++e)
        addNeighbour<dimensions>(neighbours, e, places, points, own, sums, 0);
    for (int d = 0; d < dimensions; ++d)
        for (int i = 0; i < lanes; ++i)
            force[d] += sums[d][i];
}

WHORL_CLONES void addInPlane(const Neighbours& neighbours, const float* places, std::int64_t points, std::int32_t self,
                             float* force)
{
    addNeighbours<2>(neighbours, places, points, self, force);
}

WHORL_CLONES void addInSpace(const Neighbours& neighbours, const float* places, std::int64_t points, std::int32_t self,
                             float* force)
{
    addNeighbours<3>(neighbours, places, points, self, force);
}

}  // namespace

Tsne::Tsne(const FloatRows& rows, const TsneOptions& options, const Progress& progress)
    : m_options(checked(options, rows.rows()))
    , m_points(rows.rows())
    , m_affinities(symmetricAffinities(graphOf(rows, options, progress), options.metric, options.perplexity))
    , m_weights(m_affinities.values.size())
    , m_repulsion(m_points, options.dimensions, options.theta)
    , m_sums(static_cast<std::size_t>(m_repulsion.groups()))
    , m_coordinates(rows.rows(), options.dimensions)
{
    std::transform(m_affinities.values.begin(), m_affinities.values.end(), m_weights.begin(),
                   [](double value) { return static_cast<float>(value); });
    const auto numbers = static_cast<std::size_t>(m_points * options.dimensions);
    m_places.resize(numbers);
    m_velocities.assign(numbers, 0.0F);
    m_gains.assign(numbers, 1.0F);
    m_attraction.resize(numbers);
    m_repelling.resize(numbers);
    start(rows);
    report(progress, 1);
}

void Tsne::start(const FloatRows& rows)
{
    const PrincipalComponents components = fitPca(rows, m_options.dimensions);
    const Eigen::MatrixXd places = applyPca(components, rows);
    const double deviation = components.variances.size() > 0 ? std::sqrt(components.variances(0)) : 0;
    const double scale = deviation > 0 ? startDeviation / deviation : 0;
    Random random(m_options.seed);
    for (Eigen::Index i = 0; i < rows.rows(); ++i)
        for (int d = 0; d < m_options.dimensions; ++d)
            m_places[static_cast<std::size_t>(d * m_points + i)] =
                static_cast<float>((d < places.cols() ? places(i, d) * scale : 0) + shake * random.normal());
    publish();
}

void Tsne::attract(std::int32_t point, float* force) const
{
    const auto at = static_cast<std::size_t>(point);
    const std::int64_t first = m_affinities.starts[at], count = m_affinities.starts[at + 1] - first;
    const Neighbours neighbours{m_weights.data() + first, m_affinities.columns.data() + first, count};
    (m_options.dimensions == 2 ? addInPlane : addInSpace)(neighbours, m_places.data(), m_points, point, force);
}

double Tsne::workOutForces()
{
    m_repulsion.update(m_places.data(), m_step % stepsPerOrder == 0 || m_step < m_options.exaggeratedSteps);
    inParts(m_repulsion.groups(), groupsAtOnce, [&](std::int64_t firstGroup, std::int64_t count) {
        Repulsion::Space space;
        Repulsion::Forces forces;
        for (std::int64_t group = firstGroup; group < firstGroup + count; ++group) {
            m_sums[static_cast<std::size_t>(group)] = m_repulsion.of(group, space, forces);
            const std::int32_t* numbers = nullptr;
            const int members = m_repulsion.pointsOf(group, &numbers);
            for (int i = 0; i < members; ++i) {
                float attraction[3] = {};
                attract(numbers[i], attraction);
                for (int d = 0; d < m_options.dimensions; ++d) {
                    const auto at = static_cast<std::size_t>(d * m_points + numbers[i]);
                    m_attraction[at] = attraction[d];
                    m_repelling[at] = forces.values[d][i];
                }
            }
        }
    });
    double sum = 0;
    for (const double each : m_sums)
        sum += each;
    m_sum = sum;
    m_summedAt = m_step;
    return sum;
}

void Tsne::move(double sum)
{
    const bool early = m_step < m_options.exaggeratedSteps;
    const auto exaggeration = static_cast<float>(early ? m_options.exaggeration : 1);
    const float momentum = early ? 0.5F : 0.8F;
    const auto rate =
        static_cast<float>(std::max(static_cast<double>(m_points) / std::max(m_options.exaggeration, 1.0), 200.0));
    const auto inverse = static_cast<float>(1 / std::max(sum, 1e-30));
    for (int d = 0; d < m_options.dimensions; ++d) {
        const auto first = static_cast<std::size_t>(d * m_points), end = first + static_cast<std::size_t>(m_points);
        double mean = 0;
        for (std::size_t i = first; i < end; ++i) {
            const float gradient = exaggeration * m_attraction[i] - m_repelling[i] * inverse;
            const bool same = (gradient > 0) == (m_velocities[i] > 0);
            m_gains[i] = std::max(same ? m_gains[i] * 0.8F : m_gains[i] + 0.2F, 0.01F);
            m_velocities[i] = momentum * m_velocities[i] - rate * m_gains[i] * gradient;
            m_places[i] += m_velocities[i];
            mean += static_cast<double>(m_places[i]);
        }
        const auto offset = static_cast<float>(mean / static_cast<double>(m_points));
        for (std::size_t i = first; i < end; ++i)
            m_places[i] -= offset;
    }
}

void Tsne::publish()
{
    for (int d = 0; d < m_options.dimensions; ++d)
        m_coordinates.col(d) = Eigen::Map<const Eigen::VectorXf>(m_places.data() + d * m_points, m_points);
}

double Tsne::workOutDivergence()
{
    const double sum = std::max(workOutForces(), 1e-30);
    const float *x = m_places.data(), *y = x + m_points, *z = m_options.dimensions == 3 ? y + m_points : nullptr;
    std::vector<double> parts(static_cast<std::size_t>((m_points + pointsAtOnce - 1) / pointsAtOnce));
    inParts(m_points, pointsAtOnce, [&](std::int64_t first, std::int64_t count) {
        double part = 0;
        for (std::int64_t i = first; i < first + count; ++i)
            for (std::int64_t e = m_affinities.starts[static_cast<std::size_t>(i)];
                 e < m_affinities.starts[static_cast<std::size_t>(i) + 1]; ++e) {
                const std::int32_t j = m_affinities.columns[static_cast<std::size_t>(e)];
                const double p = m_affinities.values[static_cast<std::size_t>(e)];
                const float dx = x[i] - x[j], dy = y[i] - y[j], dz = z != nullptr ? z[i] - z[j] : 0;
                part += p * std::log(p * sum * (1 + static_cast<double>(dx * dx + dy * dy + dz * dz)));
            }
        parts[static_cast<std::size_t>(first / pointsAtOnce)] = part;
    });
    double result = 0;
    for (const double part : parts)
        result += part;
    return result;
}

void Tsne::advance()
{
    leaveAvx();
    move(workOutForces());
    ++m_step;
    publish();
    if (m_step % stepsPerDivergence == 0 || m_step == steps())
        m_divergence = workOutDivergence();
}

void Tsne::settle()
{
    if (m_summedAt != m_step)
        workOutForces();
}

double Tsne::joined(std::int64_t point, std::int64_t other) const
{
    const auto at = static_cast<std::size_t>(point);
    const auto begin = m_affinities.columns.begin() + m_affinities.starts[at];
    const auto end = m_affinities.columns.begin() + m_affinities.starts[at + 1];
    const auto found = std::lower_bound(begin, end, static_cast<std::int32_t>(other));
    return found == end || *found != other
        ? 0
        : m_affinities.values[static_cast<std::size_t>(found - m_affinities.columns.begin())];
}

std::vector<std::string> Tsne::axisLabels() const
{
    return std::vector<std::string>(static_cast<std::size_t>(m_options.dimensions));
}

std::string Tsne::state() const
{
    if (m_step < stepsPerDivergence && m_step < steps())
        return {};
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, " %.3f", m_divergence);
    return WHORL_TEXT("Projection", "KL divergence") + std::string(buffer);
}

}  // namespace whorl
