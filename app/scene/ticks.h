// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace whorl {

/// A labelled place on an axis.
struct Tick {
    double value = 0;
    QString label;

    bool operator==(const Tick&) const = default;
};

/// Ticks at round values from `low` to `high` (either order; both finite), rising: steps of 1, 2, 2.5 or 5 times a
/// power of ten; 2.5 itself, which puts halves between whole numbers, only where nothing else will do. As near to five
/// of them as possible; 3 .. 6 for a `maximum` of 6. Equal ends give that one value.
std::vector<Tick> linearTicks(double low, double high, int maximum = 6);

/// A run of indices, both ends included.
struct IndexRange {
    std::int64_t first = 0, last = 0;
};

/// Ticks on positions, channels, pairs: multiples of a power of two inside `visible`, plus the first and the last index
/// of the whole `axis` where they are visible. Multiples too near to these ends give way.
///
/// pixels          length of the visible part, cell centres `pixels / number of cells` apart
/// minimumSpacing  px between neighbouring labels: what the widest label needs with its gap
std::vector<Tick> indexTicks(IndexRange visible, IndexRange axis, double pixels, double minimumSpacing,
                             int maximum = 6);

/// The same where all of the axis is visible.
std::vector<Tick> indexTicks(std::int64_t first, std::int64_t last, double pixels, double minimumSpacing,
                             int maximum = 6);

/// Ticks from `low` to `high`, both above 0: powers of ten, every so many where there are more than `maximum`; with
/// fewer than three, also 2 and 5 times them; within less than that, linear ones.
std::vector<Tick> logarithmicTicks(double low, double high, int maximum = 6);

/// Quarters of a turn in radians: 0, π/2, π, 3π/2; with `closed` also 2π, for a straight axis.
std::vector<Tick> angleTicks(bool closed = false);

/// What a colour bar shows: both ends, and the round values between them that `count` ticks have room for.
std::vector<Tick> barTicks(double low, double high, int count = 5);

/// A data range widened to two digits of its size, so that its ends can be written: 0 .. -7.875 becomes 0 .. -7.9.
/// An empty range becomes one of size 1 (or of its own size) around its value.
std::pair<double, double> roundedOutward(double low, double high);

/// Leaves out every second tick until no two labels come nearer than `gap` px. The last tick stays when `keepLast`.
///
/// place   px of a value along the axis
/// extent  px that a label takes along the axis
std::vector<Tick> thinned(std::vector<Tick> ticks, const std::function<double(double value)>& place,
                          const std::function<double(const QString& label)>& extent, double gap, bool keepLast = false);

}  // namespace whorl
