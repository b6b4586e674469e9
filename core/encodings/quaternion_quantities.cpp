// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/fading.h"
#include "core/encodings/pair_curves.h"
#include "core/encodings/patch_fields.h"
#include "core/encodings/picture_axes.h"
#include "core/encodings/quaternion.h"

#include <cmath>

namespace whorl {

namespace {

FieldRange symmetric(double bound)
{
    return bound > 0 ? FieldRange{-bound, bound, true} : FieldRange{-1, 1, true};
}

Data score(const QuaternionParameters& parameters)
{
    const Quaternions quaternions(parameters);
    return fadingScoreField(std::make_shared<const HarmonicSum>(quaternions.scoreByDistance()), parameters.length,
                            FutureKeys::counted, symmetric(quaternions.largestScore()));
}

Data scoreByDistance(const QuaternionParameters& parameters)
{
    Curves curves;
    curves.axis = distanceAxis(parameters.length);
    curves.valueLabel = WHORL_TEXT("Axis", "score");
    curves.logarithmicAxis = true;
    curves.series = {distanceSeries(WHORL_TEXT("Axis", "score"),
                                    std::make_shared<const HarmonicSum>(Quaternions(parameters).scoreByDistance()))};
    return curves;
}

Data patchScore(const QuaternionParameters& parameters)
{
    const Quaternions quaternions(parameters);
    const int side = parameters.side;
    Eigen::MatrixXd queries(side * side, parameters.dimension), keys = queries;
    for (int patch = 0; patch < side * side; ++patch)
        for (std::size_t block = 0; block < quaternions.blocks(); ++block) {
            const auto channel = static_cast<Eigen::Index>(3 * block);
            const auto row = patch / side, column = patch % side;
            const auto x = static_cast<double>(column), y = static_cast<double>(row);
            queries.block<1, 3>(patch, channel) = quaternions.placed(quaternions.query(block), block, x, y).transpose();
            keys.block<1, 3>(patch, channel) = quaternions.placed(quaternions.key(block), block, x, y).transpose();
        }
    return patchScoreField(std::move(queries), std::move(keys), side, quaternions.largestScore());
}

Data deviation(const QuaternionParameters& parameters)
{
    const Quaternions quaternions(parameters);
    const double across = parameters.offsetX, down = parameters.offsetY;
    const double corner = quaternions.score(0, 0, across, down);
    Eigen::ArrayXXd values(parameters.side, parameters.side);
    for (int y = 0; y < parameters.side; ++y)
        for (int x = 0; x < parameters.side; ++x)
            values(y, x) = std::abs(quaternions.score(x, y, across, down) - corner);
    return deviationField(std::move(values), 2 * quaternions.largestScore(),
                          [quaternions, across, down, corner](std::int64_t y, std::int64_t x, std::int64_t) -> Steps {
                              const double here =
                                  quaternions.score(static_cast<double>(x), static_cast<double>(y), across, down);
                              return {{WHORL_TEXT("Step", "score of this offset here"), here},
                                      {WHORL_TEXT("Step", "score of this offset at the corner"), corner},
                                      {"|" + minusStep(here, corner).name + "|", std::abs(here - corner)}};
                          });
}

Data path(const QuaternionParameters& parameters)
{
    const auto quaternions = std::make_shared<const Quaternions>(parameters);
    const std::int64_t side = parameters.side;
    const auto block = static_cast<std::size_t>(parameters.block);
    Points points;
    points.axis = patchAxis(side, side);
    points.coordinateLabels = {WHORL_TEXT("Axis", "first channel"), WHORL_TEXT("Axis", "second channel"),
                               WHORL_TEXT("Axis", "third channel")};
    points.at = [=](std::int64_t patch) {
        const auto row = patch / side, column = patch % side;
        return quaternions->placed(quaternions->query(block), block, static_cast<double>(column),
                                   static_cast<double>(row));
    };
    points.label = [side](std::int64_t patch) {
        return std::to_string(patch % side) + ", " + std::to_string(patch / side);
    };
    return points;
}

constexpr Quantity<QuaternionParameters> all[] = {
    {{"deviation", WHORL_TEXT("Quantity", "Deviation"), WHORL_TEXT("Quantity", "same offset, different places"),
      WHORL_TEXT("Quantity",
                 "How far the score of one offset is, at each place of the picture, from its value at the corner"),
      QuantityKind::field},
     deviation},
    {{"patch_score", WHORL_TEXT("Quantity", "Score of patches"), WHORL_TEXT("Quantity", "patch × patch"),
      WHORL_TEXT("Quantity", "Score of every two patches, turned about one axis by column and another by row"),
      QuantityKind::field},
     patchScore},
    {{"path", WHORL_TEXT("Quantity", "On the sphere"), WHORL_TEXT("Quantity", "one block of the query at every patch"),
      WHORL_TEXT("Quantity", "Where one block of the query points at every patch of the picture"),
      QuantityKind::points},
     path},
    {{"score", WHORL_TEXT("Quantity", "Score"), WHORL_TEXT("Quantity", "query position × key position"),
      WHORL_TEXT("Quantity", "Score in a text, where all turn about the first axis: it depends on the distance alone"),
      QuantityKind::field},
     score},
    {{"score_by_distance", WHORL_TEXT("Quantity", "Score by distance"),
      WHORL_TEXT("Quantity", "query less key position"),
      WHORL_TEXT("Quantity", "What lies along the axis does not turn and adds a constant"), QuantityKind::curves},
     scoreByDistance},
};

}  // namespace

std::span<const Quantity<QuaternionParameters>> QuaternionParameters::quantities()
{
    return all;
}

}  // namespace whorl
