// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <cmath>
#include <complex>

namespace whorl::test {

/// Bins of 1 to `largest` indices, in no order, within first .. first + count.
inline std::vector<Bin> randomBins(std::int64_t first, std::int64_t count, std::int64_t largest, std::size_t bins,
                                   std::uint64_t seed)
{
    Random random(seed);
    std::vector<Bin> result;
    while (result.size() < bins) {
        const std::int64_t size = 1 + static_cast<std::int64_t>(random.uniform() * static_cast<double>(largest));
        const auto start = static_cast<std::int64_t>(random.uniform() * static_cast<double>(count - size + 1));
        result.push_back({first + start, std::min(size, count)});
    }
    return result;
}

/// Largest difference between the means that a field gives and the means of its single values: the slow oracle.
/// Cyclic fields are compared as vectors.
inline double largestMeanError(const Field& field, const std::vector<Bin>& rows, const std::vector<Bin>& columns,
                               std::int64_t slice = 0)
{
    const FieldMeans means = field.means(rows, columns, slice);
    double worst = means.value.rows() == static_cast<Eigen::Index>(rows.size())
            && means.value.cols() == static_cast<Eigen::Index>(columns.size())
        ? 0
        : INFINITY;
    const bool cyclic = field.scale == FieldScale::cyclic;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        for (std::size_t c = 0; c < columns.size(); ++c) {
            std::complex<double> sum = 0;
            for (std::int64_t m = rows[r].first; m < rows[r].first + rows[r].count; ++m)
                for (std::int64_t n = columns[c].first; n < columns[c].first + columns[c].count; ++n)
                    sum += cyclic ? std::polar(1.0, field.at(m, n, slice)) : field.at(m, n, slice);
            sum /= static_cast<double>(rows[r].count * columns[c].count);
            const auto i = static_cast<Eigen::Index>(r), j = static_cast<Eigen::Index>(c);
            const std::complex<double> got = cyclic
                ? std::polar(double(means.strength(i, j)), double(means.value(i, j)))
                : std::complex<double>(means.value(i, j));
            worst = std::max(worst, std::abs(got - sum));
        }
    }
    return worst;
}

}  // namespace whorl::test
