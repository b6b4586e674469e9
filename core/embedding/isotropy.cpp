// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/isotropy.h"

#include "core/error.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

/// Rows that have a direction.
std::vector<std::int64_t> directedRows(const VectorTable& table)
{
    std::vector<std::int64_t> rows;
    for (std::int64_t row = 0; row < table.count(); ++row)
        if (table.hasDirection(row))
            rows.push_back(row);
    if (rows.size() < 2)
        throw InputError(table.name, std::to_string(rows.size()) + " vectors with a direction",
                         "two are needed to compare");
    return rows;
}

std::int64_t drawn(Random& random, std::size_t count)
{
    return static_cast<std::int64_t>(random.uniform() * static_cast<double>(count));
}

}  // namespace

Isotropy isotropy(const VectorTable& table, std::int64_t pairs, std::uint64_t seed)
{
    const std::vector<std::int64_t> rows = directedRows(table);
    Isotropy result;
    Random random(seed);
    for (std::int64_t i = 0; i < pairs; ++i) {
        const std::int64_t first = drawn(random, rows.size());
        std::int64_t second = drawn(random, rows.size() - 1);
        second += second >= first ? 1 : 0;
        const std::int64_t a = rows[static_cast<std::size_t>(first)], b = rows[static_cast<std::size_t>(second)];
        const double dot = table.values.row(a).cast<double>().dot(table.values.row(b).cast<double>());
        result.cosines.push_back(std::clamp(dot / table.norms(a) / table.norms(b), -1.0, 1.0));
    }
    std::sort(result.cosines.begin(), result.cosines.end());
    const Eigen::Map<const Eigen::ArrayXd> cosines(result.cosines.data(), pairs);
    result.mean = pairs > 0 ? cosines.mean() : 0;
    result.deviation =
        pairs > 1 ? std::sqrt((cosines - result.mean).square().sum() / static_cast<double>(pairs - 1)) : 0;
    Eigen::RowVectorXd sum = Eigen::RowVectorXd::Zero(table.dimension());
    for (const std::int64_t row : rows)
        sum += table.values.row(row).cast<double>() / table.norms(row);
    result.meanUnitNorm = sum.norm() / static_cast<double>(rows.size());
    return result;
}

double Isotropy::percentile(double cosine) const
{
    if (cosines.empty())
        return 50;
    const auto [first, last] = std::equal_range(cosines.begin(), cosines.end(), cosine);
    const auto below = static_cast<double>(first - cosines.begin()), equal = static_cast<double>(last - first);
    return 100 * (below + equal / 2) / static_cast<double>(cosines.size());
}

std::vector<std::int64_t> Isotropy::histogram(int bins) const
{
    std::vector<std::int64_t> counts(static_cast<std::size_t>(std::max(bins, 1)));
    for (const double each : cosines) {
        const auto bin = static_cast<std::size_t>((each + 1) / 2 * static_cast<double>(counts.size()));
        ++counts[std::min(bin, counts.size() - 1)];
    }
    return counts;
}

}  // namespace whorl
