// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope_nd.h"

#include "core/encodings/head_vectors.h"
#include "core/encodings/pair_curves.h"
#include "core/scaling/rope_scaling.h"

#include <Eigen/QR>
#include <unsupported/Eigen/MatrixFunctions>

#include <cmath>
#include <numbers>

namespace whorl {

namespace {

using P = RopeNdParameters;

constexpr Row<P> rows[] = {
    choice<&P::kind, ropeNdKinds>("kind", WHORL_TEXT("Parameter", "Generators"),
                                  WHORL_TEXT("Parameter", "Whether the turns of the two axes commute")),
    integer<&P::dimension>("dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                           WHORL_TEXT("Parameter", "Number of channels of one head"))
        .range(2, 16)
        .multipleOf(2)
        .slider(2, 16),
    integer<&P::side>("side", WHORL_TEXT("Parameter", "Side"), "",
                      WHORL_TEXT("Parameter", "Rows and columns of patches of the picture"))
        .range(1, 24)
        .slider(2, 24)
        .unit(WHORL_TEXT("Parameter", "patches")),
    real<&P::base>("base", WHORL_TEXT("Parameter", "Base"), "b",
                   WHORL_TEXT("Parameter", "Sets how slowly the slowest planes turn where generators commute"))
        .above(0)
        .slider(10, 1e5, Scale::logarithmic),
    real<&P::spread>("spread", WHORL_TEXT("Parameter", "Spread"), "",
                     WHORL_TEXT("Parameter", "Multiplies LieRE's random generators; 1 is how its training starts"))
        .above(0)
        .range(1e-6, 1)
        .slider(0.0001, 1, Scale::logarithmic),
    integer<&P::x>("x", WHORL_TEXT("Parameter", "Column"), "x",
                   WHORL_TEXT("Parameter", "Column of the patch whose rotation is shown"))
        .range(-1000, 1000)
        .slider(0, 24),
    integer<&P::y>("y", WHORL_TEXT("Parameter", "Row"), "y",
                   WHORL_TEXT("Parameter", "Row of the patch whose rotation is shown"))
        .range(-1000, 1000)
        .slider(0, 24),
    integer<&P::offsetX>("offset_x", WHORL_TEXT("Parameter", "Columns apart"), "",
                         WHORL_TEXT("Parameter", "How many columns the key lies after the query in the deviation"))
        .range(-24, 24)
        .slider(-8, 8),
    integer<&P::offsetY>("offset_y", WHORL_TEXT("Parameter", "Rows apart"), "",
                         WHORL_TEXT("Parameter", "How many rows the key lies after the query in the deviation"))
        .range(-24, 24)
        .slider(-8, 8),
    vector<&P::query>("query", WHORL_TEXT("Parameter", "Query"), "q",
                      WHORL_TEXT("Parameter", "The query before it turns, one number per channel"), headVectorWords),
    vector<&P::key>("key", WHORL_TEXT("Parameter", "Key"), "k",
                    WHORL_TEXT("Parameter", "The key before it turns, one number per channel"), headVectorWords),
    integer<&P::seed>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                      WHORL_TEXT("Parameter", "Chooses generators, the basis, and the random query and key"))
        .range(0, 2'147'483'647),
};

std::vector<double> ladder(const RopeNdParameters& parameters)
{
    return PairLadder{parameters.dimension, parameters.dimension, parameters.base}.frequencies();
}

/// Streams 0 and 1 are the query's and key's.
constexpr std::uint64_t planeStream = 2, basisStream = 3, liereStream = 4;

Generators commutingGenerators(const RopeNdParameters& parameters)
{
    Random random(static_cast<std::uint64_t>(parameters.seed), planeStream);
    std::vector<double> across, down;
    for (const double frequency : ladder(parameters)) {
        const double direction = 2 * std::numbers::pi * random.uniform();
        across.push_back(frequency * std::cos(direction));
        down.push_back(frequency * std::sin(direction));
    }
    return {planesGenerator(across), planesGenerator(down)};
}

Eigen::MatrixXd randomBasis(const RopeNdParameters& parameters)
{
    Random random(static_cast<std::uint64_t>(parameters.seed), basisStream);
    Eigen::MatrixXd numbers(parameters.dimension, parameters.dimension);
    for (double& number : numbers.reshaped())
        number = random.normal();
    return numbers.householderQr().householderQ();
}

Generators liereGenerators(const RopeNdParameters& parameters)
{
    Random random(static_cast<std::uint64_t>(parameters.seed), liereStream);
    Generators generators;
    for (int axis = 0; axis < 2; ++axis) {
        std::vector<double> triangle;
        for (int i = 0; i < parameters.dimension * (parameters.dimension - 1) / 2; ++i)
            triangle.push_back(parameters.spread * 2 * std::numbers::pi * random.uniform());
        generators.push_back(skewGenerator(parameters.dimension, triangle));
    }
    return generators;
}

Eigen::MatrixXd summed(const Generators& generators, std::span<const double> position)
{
    Eigen::MatrixXd sum = position[0] * generators[0];
    for (std::size_t axis = 1; axis < generators.size(); ++axis)
        sum += position[axis] * generators[axis];
    return sum;
}

}  // namespace

SourceInfo RopeNdParameters::info()
{
    return {"rope-nd",
            WHORL_TEXT("Source", "N-D RoPE and LieRE"),
            WHORL_TEXT("Source", "Rotary"),
            WHORL_TEXT("Source", "Rotations of any axes by matrix exponentials, relative where they commute"),
            WHORL_TEXT("Source",
                       "LieRE, arXiv 2406.10322; commuting generators after Liu and Zhou 2025, abstract only, and "
                       "standard Lie theory"),
            "https://arxiv.org/abs/2406.10322",
            {{"liere-is-not-relative",
              WHORL_TEXT("Source",
                         "LieRE's rotations are relative only where its generators commute. For the worked example "
                         "with 3 channels R(p)\u1d40R(q) and R(q\u2212p) are 2.40 apart, of 3.46 at most.")},
             {"mixing-keeps-relativity",
              WHORL_TEXT("Source",
                         "Axes may act on the same channels and stay relative: an orthogonal change of basis mixes "
                         "all channels, and the generators commute as before.")},
             {"no-more-than-half",
              WHORL_TEXT("Source",
                         "Of rotations of d channels at most d/2 independent generators commute, so 4 channels carry "
                         "two relative axes, not six.")}}};
}

std::span<const Row<RopeNdParameters>> RopeNdParameters::parameters()
{
    return rows;
}

void RopeNdParameters::check() const
{
    requireOnePerChannel("query", query, dimension);
    requireOnePerChannel("key", key, dimension);
    requireFiniteFrequencies(ladder(*this), base);
}

Eigen::MatrixXd planesGenerator(std::span<const double> angles)
{
    const auto dimension = static_cast<Eigen::Index>(2 * angles.size());
    Eigen::MatrixXd generator = Eigen::MatrixXd::Zero(dimension, dimension);
    for (std::size_t k = 0; k < angles.size(); ++k) {
        const auto first = static_cast<Eigen::Index>(2 * k);
        generator(first, first + 1) = -angles[k];
        generator(first + 1, first) = angles[k];
    }
    return generator;
}

Eigen::MatrixXd skewGenerator(int dimension, std::span<const double> upperTriangle)
{
    const auto needed = static_cast<std::size_t>(dimension * (dimension - 1) / 2);
    if (upperTriangle.size() != needed)
        throw ParameterError("upper_triangle", "a list of " + std::to_string(upperTriangle.size()),
                             std::to_string(needed) + " numbers are needed");
    Eigen::MatrixXd generator = Eigen::MatrixXd::Zero(dimension, dimension);
    std::size_t next = 0;
    for (Eigen::Index row = 0; row < dimension; ++row)
        for (Eigen::Index column = row + 1; column < dimension; ++column) {
            generator(row, column) = upperTriangle[next++];
            generator(column, row) = -generator(row, column);
        }
    return generator;
}

Generators inBasis(const Generators& generators, const Eigen::MatrixXd& basis)
{
    Generators result;
    for (const Eigen::MatrixXd& generator : generators)
        result.emplace_back(basis * generator * basis.transpose());
    return result;
}

Eigen::MatrixXd rotationOf(const Generators& generators, std::span<const double> position)
{
    return summed(generators, position).exp();
}

std::vector<double> planeAngles(const Generators& generators, std::span<const double> position)
{
    const Eigen::MatrixXd sum = summed(generators, position);
    std::vector<double> angles;
    for (Eigen::Index k = 0; k < sum.rows() / 2; ++k)
        angles.push_back(sum(2 * k + 1, 2 * k));
    return angles;
}

double commutatorNorm(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b)
{
    return (a * b - b * a).norm();
}

double relativityDeviation(const Generators& generators, std::span<const double> p, std::span<const double> q)
{
    std::vector<double> offset(p.size());
    for (std::size_t axis = 0; axis < p.size(); ++axis)
        offset[axis] = q[axis] - p[axis];
    return (rotationOf(generators, p).transpose() * rotationOf(generators, q) - rotationOf(generators, offset)).norm();
}

Generators pictureGenerators(const RopeNdParameters& parameters)
{
    switch (parameters.kind) {
    case RopeNdKind::torus:
        return commutingGenerators(parameters);
    case RopeNdKind::basis:
        return inBasis(commutingGenerators(parameters), randomBasis(parameters));
    case RopeNdKind::liere:
        break;
    }
    return liereGenerators(parameters);
}

std::vector<LearnedTensor> RopeNdParameters::learnedIn(const HeadPlace& model) const
{
    const std::int64_t channels = model.dimension;
    switch (kind) {
    case RopeNdKind::torus:
        return {};
    case RopeNdKind::basis:
        return {{{channels, channels}}};
    case RopeNdKind::liere:
        break;
    }
    return {{{2, model.heads, channels * (channels - 1) / 2}, true}};
}

}  // namespace whorl
