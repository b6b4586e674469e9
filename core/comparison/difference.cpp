// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/difference.h"

#include "core/comparison/common_axis.h"
#include "core/steps.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <numbers>

namespace whorl {

namespace {

constexpr const char* differenceLabel = WHORL_TEXT("Axis", "A − B");

/// What both mask stays masked; what one of them masks cannot be compared.
template <class Real>
Real less(Real a, Real b, bool cyclic)
{
    constexpr Real masked = -std::numeric_limits<Real>::infinity();
    if (a == masked && b == masked)
        return masked;
    if (a == masked || b == masked)
        return std::numeric_limits<Real>::quiet_NaN();
    return cyclic ? std::remainder(a - b, 2 * std::numbers::pi_v<Real>) : a - b;
}

/// Two fields whose slices are paired.
struct Pair {
    Field a, b;
    std::optional<std::int64_t> sliceOfB;

    bool isCyclic() const { return a.scale == FieldScale::cyclic; }
    std::int64_t sliceFor(std::int64_t slice) const { return sliceOfB.value_or(b.slices ? slice : 0); }
    std::int64_t ownSlice(std::int64_t slice) const { return a.slices ? slice : 0; }
    double valueOfA(std::int64_t row, std::int64_t column, std::int64_t slice) const
    {
        return a.at(row, column, ownSlice(slice));
    }
    double valueOfB(std::int64_t row, std::int64_t column, std::int64_t slice) const
    {
        return b.at(row, column, sliceFor(slice));
    }
    /// Both, and what is left; without a `working`, so that both are read beside it.
    Steps steps(std::int64_t row, std::int64_t column, std::int64_t slice) const
    {
        const double ofA = valueOfA(row, column, slice), ofB = valueOfB(row, column, slice);
        std::string name = minusStep(ofA, ofB).name;
        if (std::isinf(ofA) || std::isinf(ofB))
            name = ofA == ofB ? WHORL_TEXT("Step", "masked in both") : WHORL_TEXT("Step", "masked in one of the two");
        else if (isCyclic())
            name = WHORL_TEXT("Step", "within half a turn") + (": " + name);
        return {{"A", ofA}, {"B", ofB}, {std::move(name), less(ofA, ofB, isCyclic())}};
    }
    FieldMeans means(std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t slice) const
    {
        FieldMeans result = a.means(rows, columns, ownSlice(slice));
        const FieldMeans other = b.means(rows, columns, sliceFor(slice));
        result.value = result.value.binaryExpr(other.value,
                                               [cyclic = isCyclic()](float x, float y) { return less(x, y, cyclic); });
        result.strength.resize(0, 0);
        return result;
    }
};

/// Parts of an axis that say how far values go: all of it in bins, and a single cell of each.
std::vector<Bin> sampled(const Axis& axis, std::int64_t most)
{
    std::vector<Bin> bins = evenBins(axis.first, axis.count, std::min(axis.count, most));
    const std::size_t whole = bins.size();
    for (std::size_t i = 0; i < whole; ++i)
        if (bins[i].count > 1)
            bins.push_back({bins[i].first, 1});
    return bins;
}

/// How far the values of a slice are from 0.
double reach(const Pair& pair, const Field& result, std::int64_t slice, std::int64_t most)
{
    const std::vector<Bin> rows = sampled(result.rows, most), columns = sampled(result.columns, most);
    double furthest = 0;
    const Grid values = pair.means(rows, columns, slice).value;
    for (const float value : values.reshaped())
        if (std::isfinite(value))
            furthest = std::max(furthest, std::abs(static_cast<double>(value)));
    return furthest;
}

FieldRange around(double reach)
{
    return reach > 0 ? FieldRange{-reach, reach, false} : FieldRange{-1, 1, false};
}

void setRange(Field& result, const std::shared_ptr<const Pair>& pair)
{
    constexpr std::int64_t fine = 256;
    constexpr double any = std::numeric_limits<double>::infinity();
    const FieldRange &a = pair->a.range, &b = pair->b.range;
    if (pair->isCyclic()) {
        result.range = {-std::numbers::pi, std::numbers::pi, true};
    } else if (a.pinned && b.pinned && std::isfinite(a.high - a.low) && std::isfinite(b.high - b.low)) {
        const double furthest = std::max(std::abs(a.high - b.low), std::abs(b.high - a.low));
        result.range = {-furthest, furthest, true};
    } else if (!result.slices) {
        result.range = around(reach(*pair, result, 0, fine));
    } else {
        // Slices may take long to make: whoever wants the range of all asks for each.
        result.range = {-any, any, false};
        struct Known {
            std::mutex mutex;
            std::map<std::int64_t, FieldRange> ranges;
        };
        const auto bare = std::make_shared<const Field>(result);
        result.rangeOf = [known = std::make_shared<Known>(), pair, bare](std::int64_t slice) {
            const std::scoped_lock lock(known->mutex);
            const auto found = known->ranges.find(slice);
            return found != known->ranges.end()
                ? found->second
                : known->ranges.emplace(slice, around(reach(*pair, *bare, slice, fine))).first->second;
        };
    }
}

Field fieldDifference(const Field& a, const Field& b, std::optional<std::int64_t> sliceOfB)
{
    if (sliceOfB && !(b.slices && b.slices->contains(*sliceOfB)))
        throw InputError("B", "without a slice " + std::to_string(*sliceOfB), "one of its own is needed");
    if ((a.scale == FieldScale::cyclic) != (b.scale == FieldScale::cyclic))
        throw InputError("B", b.valueLabel, "the kind of value that A has, " + a.valueLabel + ", is needed");
    Field result;
    result.rows = commonAxis(a.rows, b.rows);
    result.columns = commonAxis(a.columns, b.columns);
    const bool paired = a.slices && b.slices && !sliceOfB;
    result.slices = paired ? commonAxis(*a.slices, *b.slices) : a.slices || sliceOfB ? a.slices : b.slices;
    result.valueLabel = differenceLabel;
    result.unit = a.unit == b.unit ? a.unit : std::string();
    const auto pair = std::make_shared<const Pair>(Pair{a, b, sliceOfB});
    result.at = [pair](std::int64_t row, std::int64_t column, std::int64_t slice) {
        return less(pair->valueOfA(row, column, slice), pair->valueOfB(row, column, slice), pair->isCyclic());
    };
    result.means = [pair](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t slice) {
        return pair->means(rows, columns, slice);
    };
    result.parts = [pair](std::int64_t row, std::int64_t column, std::int64_t slice) {
        return pair->steps(row, column, slice);
    };
    setRange(result, pair);
    return result;
}

Series seriesDifference(const Series& a, const Series& b)
{
    Series result{a.label, a.unit == b.unit ? a.unit : std::string(), {}, {}, {}};
    result.fill = [a, b](std::int64_t first, std::span<double> out) {
        std::vector<double> other(out.size());
        a.fill(first, out);
        b.fill(first, other);
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = less(out[i], other[i], false);
    };
    if (a.means && b.means)
        result.means = [a, b](std::span<const Bin> bins) -> Eigen::ArrayXd {
            const Eigen::ArrayXd own = a.means(bins), other = b.means(bins);
            return own - other;
        };
    result.parts = [a, b](std::int64_t index) {
        return std::vector<NamedValue>{{"A", a.at(index)}, {"B", b.at(index)}};
    };
    return result;
}

Curves curvesDifference(const Curves& a, const Curves& b)
{
    if (a.series.size() != b.series.size() && b.series.size() != 1)
        throw InputError("B", "of " + std::to_string(b.series.size()) + " curves",
                         std::to_string(a.series.size()) + ", as A has, or a single one is needed");
    Curves result;
    result.axis = commonAxis(a.axis, b.axis);
    for (std::size_t i = 0; i < a.series.size(); ++i)
        result.series.push_back(seriesDifference(a.series[i], b.series[b.series.size() == 1 ? 0 : i]));
    result.valueLabel = differenceLabel;
    result.logarithmicAxis = a.logarithmicAxis && b.logarithmicAxis;
    result.points = a.points && b.points;
    result.ordered = a.ordered;
    return result;
}

}  // namespace

Data difference(const Data& a, const Data& b, std::optional<std::int64_t> sliceOfB)
{
    const auto *fieldA = std::get_if<Field>(&a), *fieldB = std::get_if<Field>(&b);
    if (fieldA && fieldB)
        return fieldDifference(*fieldA, *fieldB, sliceOfB);
    const auto *curvesA = std::get_if<Curves>(&a), *curvesB = std::get_if<Curves>(&b);
    if (curvesA && curvesB)
        return curvesDifference(*curvesA, *curvesB);
    const auto kind = [](const Data& data) { return std::string(kindName(static_cast<QuantityKind>(data.index()))); };
    throw InputError("B", kind(b), "two fields or two sets of curves are needed, A is " + kind(a));
}

}  // namespace whorl
