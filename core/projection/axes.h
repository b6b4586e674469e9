// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/float_rows.h"

#include <span>
#include <string>
#include <vector>

namespace whorl {

/// One end of a custom axis: a word and its vector.
struct AxisEnd {
    std::string word;
    Eigen::VectorXd vector;
};

/// An axis from one word to another.
struct WordAxis {
    AxisEnd from, to;
};

/// Axes that a person has chosen, ready to be applied to any vectors of the same d.
struct CustomAxes {
    Eigen::MatrixXd directions;       ///< [d x k] unit columns
    std::vector<std::string> labels;  ///< "man → woman"
    Eigen::MatrixXd cosines;          ///< [k x k] between the axes as chosen, before anything is made orthogonal
};

/// Directions unit(unit(to) - unit(from)): as cosines do, they leave aside how long the vectors of the words are.
///
/// orthogonal  makes each axis orthogonal to those before it (Gram-Schmidt), so that a picture has no distances counted
///             twice; the first stays what it is
/// throws      InputError naming the words where an axis has no length, or none is left once it is made orthogonal
CustomAxes customAxes(std::span<const WordAxis> axes, bool orthogonal = false);

/// The coordinates of vectors: unit(v) . direction, so -1 .. 1, positive towards `to`; a zero vector is at 0.
/// returns [N x k]
/// throws  InputError where the vectors have another d
Eigen::MatrixXd applyAxes(const CustomAxes& axes, const FloatRows& rows);

}  // namespace whorl
