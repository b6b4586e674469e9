// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/together.h"

#include "core/comparison/common_axis.h"
#include "core/comparison/operand_names.h"
#include "core/error.h"

#include <algorithm>

namespace whorl {

namespace {

constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

/// Asked for values only where its own axis has them.
Series within(const Axis& axis, const Series& series, std::string label)
{
    Series result = series;
    result.label = std::move(label);
    const std::int64_t lowest = axis.lowest, highest = axis.highest;
    result.fill = [=, fill = series.fill](std::int64_t first, std::span<double> out) {
        const std::int64_t last = first + static_cast<std::int64_t>(out.size()) - 1;
        const std::int64_t from = std::max(first, lowest), to = std::min(last, highest);
        std::fill(out.begin(), out.end(), noValue);
        if (from <= to)
            fill(from, out.subspan(static_cast<std::size_t>(from - first), static_cast<std::size_t>(to - from + 1)));
    };
    if (series.means)
        result.means = [=, means = series.means](std::span<const Bin> bins) -> Eigen::ArrayXd {
            const auto isInside = [=](const Bin& bin) {
                return bin.first >= lowest && bin.first + bin.count - 1 <= highest;
            };
            if (std::all_of(bins.begin(), bins.end(), isInside))
                return means(bins);
            Eigen::ArrayXd values = Eigen::ArrayXd::Constant(static_cast<Eigen::Index>(bins.size()), noValue);
            for (std::size_t i = 0; i < bins.size(); ++i) {
                const std::int64_t from = std::max(bins[i].first, lowest),
                                   to = std::min(bins[i].first + bins[i].count - 1, highest);
                const Bin inside{from, to - from + 1};
                if (from <= to)
                    values[static_cast<Eigen::Index>(i)] = means({&inside, 1})[0];
            }
            return values;
        };
    return result;
}

bool sameGuides(const Curves& a, const Curves& b)
{
    return std::equal(
        a.guides.begin(), a.guides.end(), b.guides.begin(), b.guides.end(), [](const Guide& x, const Guide& y) {
            return x.kind == y.kind && x.from == y.from && x.to == y.to && x.label == y.label && x.numbers == y.numbers;
        });
}

void join(Curves& result, const NamedCurves& next)
{
    const Curves& curves = next.curves;
    try {
        result.axis = joinedAxis(result.axis, curves.axis);
    } catch (const InputError& error) {
        throw InputError(next.name, error.found(), error.expected());
    }
    const std::string &unit = result.series.front().unit, &other = curves.series.front().unit;
    if (unit != other)
        throw InputError(next.name, other.empty() ? "without a unit" : "in " + other,
                         (unit.empty() ? "no unit" : unit) + ", as the first has, is needed on one axis");
    if (result.valueLabel != curves.valueLabel)
        result.valueLabel = WHORL_TEXT("Axis", "value");
    if (!sameGuides(result, curves))
        result.guides.clear();
    if (result.range && curves.range)
        result.range = FieldRange{std::min(result.range->low, curves.range->low),
                                  std::max(result.range->high, curves.range->high), true};
    else
        result.range.reset();
    result.points = result.points && curves.points;
    result.ordered = false;
}

}  // namespace

Curves together(const std::vector<NamedCurves>& all)
{
    Curves result = all.front().curves;
    result.series.clear();
    for (const auto& [name, curves] : all) {
        if (!result.series.empty())
            join(result, {name, curves});
        for (const Series& series : curves.series)
            result.series.push_back(within(curves.axis, series,
                                           name.empty() ? series.label
                                               : curves.series.size() == 1
                                               ? name
                                               : name + std::string(nameSeparator) + series.label));
    }
    return result;
}

}  // namespace whorl
