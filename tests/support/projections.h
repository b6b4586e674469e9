// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/float_rows.h"
#include "core/numeric/random.h"

namespace whorl::test {

/// The same numbers at each call, of a bell curve.
inline FloatRows gaussian(Eigen::Index rows, Eigen::Index columns)
{
    Random random(4);
    return FloatRows::NullaryExpr(rows, columns, [&] { return static_cast<float>(random.normal()); });
}

/// Where a projection ends.
template <class Projection>
FloatRows finished(Projection projection)
{
    while (projection.step() < projection.steps())
        projection.advance();
    return projection.coordinates();
}

}  // namespace whorl::test
