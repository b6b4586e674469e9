// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curves.h"
#include "tests/support/bins.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <set>

namespace whorl::test {

/// An axis has a name and indices, all of which have values, up to a border that it marks.
inline void checkAxis(const Axis& axis)
{
    QVERIFY(!axis.label.empty());
    QVERIFY2(axis.count > 0, axis.label.c_str());
    QVERIFY2(axis.lowest <= axis.first && (axis.highest >= axis.last() || axis.unseenFrom == axis.highest + 1),
             axis.label.c_str());
}

/// float32 rounds to 6e-8; fast kernels for pictures are allowed some more, in proportion to the field's range.
inline bool near(double got, double want, double size)
{
    if (!std::isfinite(want))
        return std::isnan(want) ? std::isnan(got) : got == want;
    return std::abs(got - want) <= 2e-6 * std::max({size, std::abs(want), 1e-30});
}

/// Mean and length of the unit vectors of a rectangle of angles.
inline std::pair<double, double> slowDirection(Bin rows, Bin columns,
                                               const std::function<double(std::int64_t, std::int64_t)>& at)
{
    const double x = slowMean(rows, columns, [&](auto r, auto c) { return std::cos(at(r, c)); });
    const double y = slowMean(rows, columns, [&](auto r, auto c) { return std::sin(at(r, c)); });
    return {std::atan2(y, x), std::hypot(x, y)};
}

/// One mean against the slow one; angles as unit vectors.
inline void checkRectangle(const Field& field, Bin rows, Bin columns, std::int64_t slice)
{
    const FieldMeans means = field.means({&rows, 1}, {&columns, 1}, slice);
    QCOMPARE(means.value.size(), 1);
    const auto at = [&](std::int64_t r, std::int64_t c) { return field.at(r, c, slice); };
    const auto got = double(means.value(0, 0));
    const FieldRange range = field.sliceRange(slice);
    const QByteArray place = QString("rows %1 + %2, columns %3 + %4, slice %5")
                                 .arg(rows.first)
                                 .arg(rows.count)
                                 .arg(columns.first)
                                 .arg(columns.count)
                                 .arg(slice)
                                 .toUtf8();
    if (field.scale == FieldScale::cyclic) {
        const auto [angle, strength] = slowDirection(rows, columns, at);
        // Where the parts cancel there is no direction to compare.
        const double off = std::remainder(got - angle, 2 * std::numbers::pi);
        QVERIFY2(std::abs(off) * strength < 5e-6, place.constData());
        QVERIFY2(means.strength.size() == 0 ? rows.count * columns.count == 1
                                            : std::abs(double(means.strength(0, 0)) - strength) < 5e-6,
                 place.constData());
        return;
    }
    const double want = slowMean(rows, columns, at);
    QVERIFY2(near(got, want, std::max(std::abs(range.low), std::abs(range.high))),
             (place + ": " + QByteArray::number(got, 'g', 9) + " instead of " + QByteArray::number(want, 'g', 9))
                 .constData());
}

/// Bins are checked at the beginning, the middle and the end of long axes.
inline std::vector<std::int64_t> placesOf(const Axis& axis, std::int64_t most)
{
    std::set<std::int64_t> places;
    for (const std::int64_t start : {axis.first, axis.first + axis.count / 2, axis.last() - most + 1})
        places.insert(std::max(axis.first, start));
    return {places.begin(), places.end()};
}

/// The first and last slice.
inline std::vector<std::int64_t> slicesOf(const Field& field)
{
    if (!field.slices)
        return {0};
    return {field.slices->first, field.slices->last()};
}

/// Single cells, and means over random bins at the beginning, middle and end of both axes, against brute force.
inline void checkField(const Field& field, quint32 seed)
{
    checkAxis(field.rows);
    checkAxis(field.columns);
    QVERIFY(!field.valueLabel.empty());
    QRandomGenerator random(seed);
    constexpr std::int64_t most = 24;
    for (const std::int64_t slice : slicesOf(field))
        for (const std::int64_t row : placesOf(field.rows, most))
            for (const std::int64_t column : placesOf(field.columns, most))
                for (int trial = 0; trial < 4; ++trial) {
                    const std::int64_t largest = trial == 0 ? 1 : most;
                    const Bin rows = randomBin(random, row, std::min(most, field.rows.last() - row + 1), largest);
                    const Bin columns =
                        randomBin(random, column, std::min(most, field.columns.last() - column + 1), largest);
                    checkRectangle(field, rows, columns, slice);
                }
}

/// A run of values is the same as single ones, and means are theirs; all lie within the range, where there is one.
inline void checkSeries(const Curves& curves, const Series& series)
{
    const std::int64_t count = std::min<std::int64_t>(curves.axis.count, 60);
    std::vector<double> run(std::size_t(count), 0.0);
    series.fill(curves.axis.first, run);
    double sum = 0;
    for (std::int64_t i = 0; i < count; ++i) {
        const double single = series.at(curves.axis.first + i);
        QVERIFY2(single == run[std::size_t(i)] || std::isnan(single), series.label.c_str());
        sum += single;
        if (curves.range && std::isfinite(single)) {
            const double slack = 1e-9 * std::max(1.0, curves.range->high - curves.range->low);
            QVERIFY2(single >= curves.range->low - slack && single <= curves.range->high + slack, series.label.c_str());
        }
    }
    if (!series.means)
        return;
    const std::vector<Bin> bins = {{curves.axis.first, count}, {curves.axis.first, 1}};
    const Eigen::ArrayXd means = series.means(bins);
    const double size = std::max(1.0, std::abs(*std::max_element(run.begin(), run.end())));
    QVERIFY2(std::abs(means[0] - sum / double(count)) < 1e-9 * size, series.label.c_str());
    QVERIFY2(std::abs(means[1] - run[0]) < 1e-9 * size, series.label.c_str());
}

}  // namespace whorl::test
