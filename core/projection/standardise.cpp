// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/standardise.h"

#include <cmath>

namespace whorl {

std::string Standardised::notice() const
{
    if (constant.empty())
        return {};
    if (constant.size() == 1)
        return "column " + std::to_string(constant.front()) + " is the same in all rows: standardised, it is 0";
    return std::to_string(constant.size()) + " columns are the same in all rows: standardised, they are 0";
}

Standardised standardised(const FloatRows& rows)
{
    Standardised result{rows, {}, {}};
    for (Eigen::Index column = 0; column < rows.cols() && rows.rows() > 0; ++column) {
        const auto values = rows.col(column).cast<double>();
        const double mean = values.mean();
        // A mean that was rounded would leave a constant column a spread.
        const bool isConstant = (rows.col(column).array() == rows(0, column)).all();
        const double spread = isConstant ? 0 : std::sqrt((values.array() - mean).square().mean());
        result.spreads.push_back(spread);
        if (spread > 0) {
            result.rows.col(column) = ((values.array() - mean) / spread).cast<float>();
        } else {
            result.rows.col(column).setZero();
            result.constant.push_back(column);
        }
    }
    return result;
}

}  // namespace whorl
