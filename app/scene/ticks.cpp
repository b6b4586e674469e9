// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/ticks.h"

#include "app/scene/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace whorl {
namespace {

constexpr int wantedTicks = 5;
constexpr int fewestTicks = 3;

struct Step {
    double factor = 1;
    int exponent = 0;

    // Dividing by a power of ten is exact where multiplying by 0.1 is not: 3 steps of 0.1 are 0.3.
    double times(double count) const
    {
        return exponent >= 0 ? count * factor * std::pow(10, exponent) : count * factor / std::pow(10, -exponent);
    }
    double size() const { return times(1); }
};

/// First and last multiple of a step inside a range, forgiving rounding.
std::pair<double, double> multiples(const Step& step, double low, double high)
{
    const double tolerance = 1e-9 * (high - low) / step.size();
    return {std::ceil(low / step.size() - tolerance), std::floor(high / step.size() + tolerance)};
}

int misfit(double count, int maximum)
{
    const int ticks = int(std::min(count, 1e6));
    const int outside = ticks > maximum ? ticks - maximum : std::max(0, fewestTicks - ticks);
    return 100 * outside + 2 * std::abs(ticks - wantedTicks) + (ticks > wantedTicks ? 1 : 0);
}

Step bestStep(double low, double high, int maximum)
{
    const int magnitude = int(std::floor(std::log10(high - low)));
    Step best;
    int least = std::numeric_limits<int>::max();
    for (int exponent = magnitude - 2; exponent <= magnitude; ++exponent)
        for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
            const Step step{factor, exponent};
            const auto [first, last] = multiples(step, low, high);
            const int value = misfit(last - first + 1, maximum) + (factor == 2.5 && exponent == 0 ? 10 : 0);
            if (value < least) {
                least = value;
                best = step;
            }
        }
    return best;
}

QString decadeText(double factor, int exponent)
{
    if (factor == 1)
        return powerOfTenText(exponent);
    const double value = Step{factor, exponent}.size();
    return std::abs(exponent) < 4 ? tickText(value, value)
                                  : QString::number(int(factor)) + QStringLiteral("·") + powerOfTenText(exponent);
}

std::vector<Tick> indexTicksOfStep(IndexRange visible, IndexRange axis, std::int64_t step, double nearest)
{
    const bool startsHere = visible.first <= axis.first;
    const bool endsHere = visible.last >= axis.last;
    std::vector<Tick> ticks;
    const auto add = [&](std::int64_t index) { ticks.push_back({double(index), integerText(index)}); };

    if (startsHere)
        add(axis.first);
    const std::int64_t below = visible.first % step;
    std::int64_t index = visible.first - below + (below > 0 ? step : 0);
    for (; index <= visible.last; index += step) {
        const bool meetsFirst = startsHere && double(index - axis.first) < nearest;
        const bool meetsLast = endsHere && double(axis.last - index) < nearest;
        if (!meetsFirst && !meetsLast)
            add(index);
    }
    if (endsHere && axis.last > axis.first && (!startsHere || double(axis.last - axis.first) >= nearest))
        add(axis.last);
    return ticks;
}

/// What a short stretch between two multiples shows: its own ends, where both fit.
std::vector<Tick> endTicks(IndexRange visible, double nearest)
{
    std::vector<Tick> ticks = {{double(visible.first), integerText(visible.first)}};
    if (visible.last > visible.first && double(visible.last - visible.first) >= nearest)
        ticks.push_back({double(visible.last), integerText(visible.last)});
    return ticks;
}

}  // namespace

std::vector<Tick> linearTicks(double low, double high, int maximum)
{
    if (low > high)
        std::swap(low, high);
    // Below this the values between the ends cannot be told apart any more.
    if (high - low <= 1e-13 * std::max(std::abs(low), std::abs(high)))
        return {{low, shortText(low)}};

    const Step step = bestStep(low, high, maximum);
    const auto [first, last] = multiples(step, low, high);
    std::vector<Tick> ticks;
    for (double count = first; count <= last; ++count) {
        const double value = count == 0 ? 0.0 : step.times(count);
        ticks.push_back({value, tickText(value, step.size())});
    }
    return ticks;
}

std::vector<Tick> indexTicks(IndexRange visible, IndexRange axis, double pixels, double minimumSpacing, int maximum)
{
    visible.first = std::max(visible.first, axis.first);
    visible.last = std::min(visible.last, axis.last);
    if (visible.last < visible.first)
        return {};
    const double cell = pixels / double(visible.last - visible.first + 1);
    const double nearest = minimumSpacing / std::max(cell, 1e-12);
    for (std::int64_t step = 1; step < (std::int64_t(1) << 62) / 2; step *= 2) {
        if (double(step) < nearest || (visible.last - visible.first) / step > 2 * maximum)
            continue;
        const std::vector<Tick> ticks = indexTicksOfStep(visible, axis, step, nearest);
        if (int(ticks.size()) > std::max(maximum, 2))
            continue;
        return ticks.size() > 1 ? ticks : endTicks(visible, nearest);
    }
    return {};
}

std::vector<Tick> indexTicks(std::int64_t first, std::int64_t last, double pixels, double minimumSpacing, int maximum)
{
    return indexTicks({first, last}, {first, last}, pixels, minimumSpacing, maximum);
}

std::vector<Tick> logarithmicTicks(double low, double high, int maximum)
{
    if (low > high)
        std::swap(low, high);
    const int first = int(std::ceil(std::log10(low) - 1e-9));
    const int last = int(std::floor(std::log10(high) + 1e-9));
    std::vector<Tick> ticks;
    if (last - first + 1 >= fewestTicks) {
        const int stride = (last - first) / std::max(1, maximum) + 1;
        for (int exponent = first; exponent <= last; ++exponent)
            if (exponent % stride == 0)
                ticks.push_back({std::pow(10, exponent), powerOfTenText(exponent)});
        return ticks;
    }
    for (int exponent = first - 1; exponent <= last; ++exponent)
        for (const double factor : {1.0, 2.0, 5.0}) {
            const double value = Step{factor, exponent}.size();
            if (value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9))
                ticks.push_back({value, decadeText(factor, exponent)});
        }
    if (int(ticks.size()) >= fewestTicks && int(ticks.size()) <= maximum)
        return ticks;
    return int(ticks.size()) > maximum ? thinned(
               ticks, [](double v) { return std::log10(v); }, [](const QString&) { return 0.31; }, 0)
                                       : linearTicks(low, high, maximum);
}

std::vector<Tick> angleTicks(bool closed)
{
    constexpr double quarter = std::numbers::pi / 2;
    std::vector<Tick> ticks = {{0, QStringLiteral("0")},
                               {quarter, QStringLiteral("π/2")},
                               {2 * quarter, QStringLiteral("π")},
                               {3 * quarter, QStringLiteral("3π/2")}};
    if (closed)
        ticks.push_back({4 * quarter, QStringLiteral("2π")});
    return ticks;
}

std::vector<Tick> barTicks(double low, double high, int count)
{
    if (low == high)
        return {{low, shortText(low)}};
    // Two digits of the range: enough to tell its ends, few enough to stand beside a bar.
    const double digit = std::pow(10, std::floor(std::log10(std::abs(high - low))) - 2);
    const double nearest = std::abs(high - low) / (2 * count);
    std::vector<Tick> ticks = {{low, tickText(low, digit)}};
    for (const Tick& tick : linearTicks(low, high, count))
        if (std::abs(tick.value - low) > nearest && std::abs(tick.value - high) > nearest)
            ticks.push_back(tick);
    ticks.push_back({high, tickText(high, digit)});
    return ticks;
}

std::pair<double, double> roundedOutward(double low, double high)
{
    if (low == high) {
        const double half = low == 0 ? 0.5 : std::abs(low) / 2;
        return {low - half, high + half};
    }
    const Step digit{1, int(std::floor(std::log10(high - low))) - 1};
    // What lies within a billionth of a round value is that value, not the next one out.
    const double first = std::floor(low / digit.size() + 1e-9);
    const double last = std::ceil(high / digit.size() - 1e-9);
    return {first == 0 ? 0.0 : digit.times(first), last == 0 ? 0.0 : digit.times(last)};
}

std::vector<Tick> thinned(std::vector<Tick> ticks, const std::function<double(double value)>& place,
                          const std::function<double(const QString& label)>& extent, double gap, bool keepLast)
{
    const auto touch = [&](const Tick& a, const Tick& b) {
        return std::abs(place(a.value) - place(b.value)) < (extent(a.label) + extent(b.label)) / 2 + gap;
    };
    const auto anyTouch = [&] { return std::adjacent_find(ticks.begin(), ticks.end(), touch) != ticks.end(); };
    while (ticks.size() > 1 && anyTouch()) {
        if (keepLast && ticks.size() == 2) {
            ticks.erase(ticks.begin());
            break;
        }
        const Tick last = ticks.back();
        std::vector<Tick> kept;
        for (std::size_t i = 0; i < ticks.size(); i += 2)
            kept.push_back(ticks[i]);
        if (keepLast && kept.back() != last) {
            if (touch(kept.back(), last) && kept.size() > 1)
                kept.pop_back();
            kept.push_back(last);
        }
        if (kept.size() == ticks.size())
            break;
        ticks = std::move(kept);
    }
    return ticks;
}

}  // namespace whorl
