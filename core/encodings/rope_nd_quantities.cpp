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

Data deviation(const RopeNdParameters& parameters)
{
    return deviationField(deviations(parameters), 2 * std::sqrt(static_cast<double>(parameters.dimension)));
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

Data generators(const RopeNdParameters& parameters)
{
    Generators matrices = pictureGenerators(parameters);
    const double bound = std::max(matrices[0].cwiseAbs().maxCoeff(), matrices[1].cwiseAbs().maxCoeff());
    Field field = matrixField(std::move(matrices), bound, false);
    field.slices = boundedAxis(AxisRole::other, WHORL_TEXT("Axis", "axis"), 2);
    field.slices->names = {WHORL_TEXT("Index", "columns"), WHORL_TEXT("Index", "rows")};
    field.valueLabel = WHORL_TEXT("Axis", "generator");
    field.unit = WHORL_TEXT("Axis", "rad/patch");
    return field;
}

Data rotation(const RopeNdParameters& parameters)
{
    const double position[] = {static_cast<double>(parameters.x), static_cast<double>(parameters.y)};
    Field field = matrixField({rotationOf(pictureGenerators(parameters), position)}, 1, true);
    field.valueLabel = WHORL_TEXT("Axis", "rotation");
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
