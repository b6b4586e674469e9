// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/head_vectors.h"
#include "core/encodings/patch_fields.h"
#include "core/encodings/picture_axes.h"
#include "core/encodings/rope_nd.h"
#include "core/numeric/cell_means.h"

#include <cmath>
#include <map>
#include <memory>

namespace whorl {

namespace {

Eigen::VectorXd vectorOf(const VectorValue& value, const RopeNdParameters& parameters, std::uint64_t stream)
{
    const std::vector<double> numbers = headVector(value, parameters.dimension, parameters.seed, stream);
    return Eigen::VectorXd::Map(numbers.data(), static_cast<Eigen::Index>(numbers.size()));
}

/// Rotations of patches, each worked out once.
class Rotations {
public:
    explicit Rotations(const RopeNdParameters& parameters)
        : m_generators(pictureGenerators(parameters))
    {
    }

    const Generators& generators() const { return m_generators; }

    const Eigen::MatrixXd& at(int x, int y)
    {
        const auto found = m_known.find({x, y});
        if (found != m_known.end())
            return found->second;
        const double position[] = {static_cast<double>(x), static_cast<double>(y)};
        return m_known.emplace(std::pair{x, y}, rotationOf(m_generators, position)).first->second;
    }

private:
    Generators m_generators;
    std::map<std::pair<int, int>, Eigen::MatrixXd> m_known;
};

Eigen::ArrayXXd deviations(const RopeNdParameters& parameters)
{
    Rotations rotations(parameters);
    const Eigen::MatrixXd relative = rotations.at(parameters.offsetX, parameters.offsetY);
    Eigen::ArrayXXd values(parameters.side, parameters.side);
    for (int y = 0; y < parameters.side; ++y)
        for (int x = 0; x < parameters.side; ++x)
            values(y, x) =
                (rotations.at(x, y).transpose() * rotations.at(x + parameters.offsetX, y + parameters.offsetY)
                 - relative)
                    .norm();
    return values;
}

/// The largest entries of the matrix that should be 0, squared and added up, and the root of that.
Steps deviationSteps(const RopeNdParameters& parameters, int x, int y)
{
    Rotations rotations(parameters);
    const int toX = x + parameters.offsetX, toY = y + parameters.offsetY;
    const Eigen::MatrixXd left =
        rotations.at(x, y).transpose() * rotations.at(toX, toY) - rotations.at(parameters.offsetX, parameters.offsetY);
    const auto name = [](int column, int row) {
        return "R(" + stepNumber(std::int64_t{column}) + ", " + stepNumber(std::int64_t{row}) + ")";
    };
    const double square = left.squaredNorm();
    return {{WHORL_TEXT("Step", "largest entry") + (": " + name(x, y)) + "\u1d40" + name(toX, toY) + " \u2212 "
                 + name(parameters.offsetX, parameters.offsetY),
             left.cwiseAbs().maxCoeff()},
            {WHORL_TEXT("Step", "squares of all entries"), square},
            {"\u221a" + stepNumber(square), left.norm()}};
}

Data deviation(const RopeNdParameters& parameters)
{
    return deviationField(deviations(parameters), 2 * std::sqrt(static_cast<double>(parameters.dimension)),
                          [parameters](std::int64_t y, std::int64_t x, std::int64_t) {
                              return deviationSteps(parameters, static_cast<int>(x), static_cast<int>(y));
                          });
}

Data score(const RopeNdParameters& parameters)
{
    Rotations rotations(parameters);
    const Eigen::VectorXd q = vectorOf(parameters.query, parameters, 0), k = vectorOf(parameters.key, parameters, 1);
    const int side = parameters.side;
    Eigen::MatrixXd queries(side * side, parameters.dimension), keys = queries;
    for (int patch = 0; patch < side * side; ++patch) {
        const Eigen::MatrixXd& rotation = rotations.at(patch % side, patch / side);
        queries.row(patch) = (rotation * q).transpose();
        keys.row(patch) = (rotation * k).transpose();
    }
    return patchScoreField(std::move(queries), std::move(keys), side, q.norm() * k.norm());
}

/// Channel x channel, a slice per matrix.
Field matrixField(std::vector<Eigen::MatrixXd> matrices, double bound, bool pinned)
{
    const auto held = std::make_shared<const std::vector<Eigen::MatrixXd>>(std::move(matrices));
    Field field;
    // Channels against channels are two probes, of which a channel's is but one.
    field.rows = boundedAxis(AxisRole::imageRow, WHORL_TEXT("Axis", "channel, row"), held->front().rows());
    field.columns = boundedAxis(AxisRole::imageColumn, WHORL_TEXT("Axis", "channel, column"), held->front().cols());
    field.range = bound > 0 ? FieldRange{-bound, bound, pinned} : FieldRange{-1, 1, pinned};
    field.at = [held](std::int64_t row, std::int64_t column, std::int64_t slice) {
        return (*held)[static_cast<std::size_t>(slice)](row, column);
    };
    field.means = [held](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t slice) {
        const Eigen::MatrixXd& matrix = (*held)[static_cast<std::size_t>(slice)];
        return cellMeans(rows, columns, [&](std::int64_t row, std::int64_t column) { return matrix(row, column); });
    };
    return field;
}

/// How an entry of a generator was drawn.
Steps generatorSteps(const RopeNdParameters& parameters, std::int64_t row, std::int64_t column, std::int64_t axis,
                     double value)
{
    const std::string place = "[" + std::to_string(row) + "][" + std::to_string(column) + "]";
    if (row == column)
        return {{WHORL_TEXT("Step", "skew: nothing on the diagonal"), value}};
    if (parameters.kind == RopeNdKind::liere) {
        if (row < column)
            return {{WHORL_TEXT("Step", "drawn at random, times the spread") + (": " + stepNumber(parameters.spread)),
                     value}};
        return {{"B[" + std::to_string(column) + "][" + std::to_string(row) + "]", -value},
                {WHORL_TEXT("Step", "skew: the other with its sign turned"), value}};
    }
    RopeNdParameters torus = parameters;
    torus.kind = RopeNdKind::torus;
    const Eigen::MatrixXd planes = pictureGenerators(torus)[static_cast<std::size_t>(axis)];
    if (parameters.kind == RopeNdKind::torus) {
        if (row / 2 != column / 2)
            return {{WHORL_TEXT("Step", "different planes") + (": " + std::to_string(row / 2)) + " ≠ "
                         + std::to_string(column / 2),
                     value}};
        const std::string angle = withSubscript("ω", row / 2);
        return {{angle, planes(row / 2 * 2 + 1, row / 2 * 2)}, {(row < column ? "\u2212" : "+") + angle, value}};
    }
    return {{WHORL_TEXT("Step", "planes that turn"), static_cast<double>(planes.rows() / 2)},
            {"(Q B Q\u1d40)" + place, value}};
}

/// The generators of both axes at a place, entry by entry, and what the exponential makes of them.
Steps rotationSteps(const RopeNdParameters& parameters, std::int64_t row, std::int64_t column, double value)
{
    const Generators matrices = pictureGenerators(parameters);
    const double a = matrices[0](row, column), b = matrices[1](row, column);
    const std::string place = "[" + std::to_string(row) + "][" + std::to_string(column) + "]";
    const std::string sum = std::to_string(parameters.x) + " · " + innerNumber(a) + " + " + std::to_string(parameters.y)
        + " · " + innerNumber(b);
    Steps steps{{"A" + place, a}, {"B" + place, b}, {"M" + place + " = " + sum, parameters.x * a + parameters.y * b}};
    if (parameters.kind == RopeNdKind::torus && row / 2 == column / 2) {
        const double position[] = {static_cast<double>(parameters.x), static_cast<double>(parameters.y)};
        const double angle = planeAngles(matrices, position)[static_cast<std::size_t>(row / 2)];
        steps.push_back({WHORL_TEXT("Step", "angle of the plane"), angle});
        const std::string wave = (row == column      ? "cos("
                                      : row < column ? "\u2212sin("
                                                     : "sin(")
            + stepNumber(angle) + ")";
        return then(std::move(steps), {wave, value});
    }
    return then(std::move(steps), {"exp(M)" + place, value});
}

Data generators(const RopeNdParameters& parameters)
{
    Generators matrices = pictureGenerators(parameters);
    const double bound = std::max(matrices[0].cwiseAbs().maxCoeff(), matrices[1].cwiseAbs().maxCoeff());
    Field field = matrixField(std::move(matrices), bound, false);
    field.slices = boundedAxis(AxisRole::other, WHORL_TEXT("Axis", "axis"), 2);
    field.slices->names = {WHORL_TEXT("Index", "columns"), WHORL_TEXT("Index", "rows")};
    field.valueLabel = WHORL_TEXT("Axis", "generator");
    field.unit = WHORL_TEXT("Axis", "rad/patch");
    tellSteps(field, [parameters, at = field.at](std::int64_t row, std::int64_t column, std::int64_t axis) {
        return generatorSteps(parameters, row, column, axis, at(row, column, axis));
    });
    return field;
}

Data rotation(const RopeNdParameters& parameters)
{
    const double position[] = {static_cast<double>(parameters.x), static_cast<double>(parameters.y)};
    Field field = matrixField({rotationOf(pictureGenerators(parameters), position)}, 1, true);
    field.valueLabel = WHORL_TEXT("Axis", "rotation");
    tellSteps(field, [parameters, at = field.at](std::int64_t row, std::int64_t column, std::int64_t) {
        return rotationSteps(parameters, row, column, at(row, column, 0));
    });
    return field;
}

Data relativity(const RopeNdParameters& parameters)
{
    const Generators matrices = pictureGenerators(parameters);
    const double position[] = {static_cast<double>(parameters.x), static_cast<double>(parameters.y)};
    const Eigen::MatrixXd turned = rotationOf(matrices, position);
    const Eigen::MatrixXd one = Eigen::MatrixXd::Identity(parameters.dimension, parameters.dimension);
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "what"), WHORL_TEXT("Axis", "value")};
    listing.rows = {
        {WHORL_TEXT("Axis", "commutator of the generators, |AB \u2212 BA|"), commutatorNorm(matrices[0], matrices[1])},
        {WHORL_TEXT("Axis", "largest deviation from relativity"), deviations(parameters).maxCoeff()},
        {WHORL_TEXT("Axis", "largest possible deviation"), 2 * std::sqrt(static_cast<double>(parameters.dimension))},
        {WHORL_TEXT("Axis", "departure from a rotation, |R\u1d40R \u2212 1|"),
         (turned.transpose() * turned - one).norm()},
        {WHORL_TEXT("Axis", "generators that can commute"), static_cast<std::int64_t>(torusRank(parameters.dimension))},
    };
    return listing;
}

constexpr Quantity<RopeNdParameters> all[] = {
    {{"deviation", WHORL_TEXT("Quantity", "Deviation"), WHORL_TEXT("Quantity", "same offset, different places"),
      WHORL_TEXT(
          "Quantity",
          "How far the rotation from query to key, at each place of the picture, is from that of the offset alone"),
      QuantityKind::field},
     deviation},
    {{"score", WHORL_TEXT("Quantity", "Score"), WHORL_TEXT("Quantity", "patch × patch"),
      WHORL_TEXT("Quantity", "Dot product of the turned query and key of two patches"), QuantityKind::field},
     score},
    {{"generators", WHORL_TEXT("Quantity", "Generators"), WHORL_TEXT("Quantity", "channel × channel, one per axis"),
      WHORL_TEXT("Quantity", "The skew-symmetric matrices whose exponentials turn the channels"), QuantityKind::field},
     generators},
    {{"rotation", WHORL_TEXT("Quantity", "Rotation"), WHORL_TEXT("Quantity", "of one patch"),
      WHORL_TEXT("Quantity", "The matrix that turns the query or key of the chosen patch"), QuantityKind::field},
     rotation},
    {{"relativity", WHORL_TEXT("Quantity", "Relativity"), WHORL_TEXT("Quantity", "in numbers"),
      WHORL_TEXT("Quantity", "Whether the generators commute, and what follows if not"), QuantityKind::listing},
     relativity},
};

}  // namespace

std::span<const Quantity<RopeNdParameters>> RopeNdParameters::quantities()
{
    return all;
}

}  // namespace whorl
