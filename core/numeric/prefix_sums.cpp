// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/prefix_sums.h"

namespace whorl {

double cellsOnDiagonal(Bin rows, Bin columns)
{
    const auto height = static_cast<double>(rows.count), width = static_cast<double>(columns.count);
    // A rectangle is a triangle less those beyond its sides plus the one beyond both.
    const auto triangle = [](double n) { return n > 0 ? n * (n + 1) / 2 : 0; };
    const auto side = static_cast<double>(rows.first + rows.count - columns.first);
    return triangle(side) - triangle(side - height) - triangle(side - width) + triangle(side - height - width);
}

}  // namespace whorl
