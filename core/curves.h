// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"

namespace whorl {

/// One named line over the axis of its Curves.
struct Series {
    std::string label, unit;

    /// Float64 values of the consecutive indices first, first + 1, ... into `out`. NaN where there is no value.
    std::function<void(std::int64_t first, std::span<double> out)> fill;

    /// Means over bins by closed form, for axes too long to fill in a frame; absent where there is none.
    std::function<Eigen::ArrayXd(std::span<const Bin> bins)> means;

    /// What the value of an index was made of, told beside it; may be absent.
    std::function<std::vector<NamedValue>(std::int64_t index)> parts = {};

    /// Where each value stands for several (one per seed): the lowest and the highest of them, as `fill`. Absent: it stands
    /// for itself.
    std::function<void(std::int64_t first, std::span<double> lowest, std::span<double> highest)> band = {};

    double at(std::int64_t index) const
    {
        double value = 0;
        fill(index, {&value, 1});
        return value;
    }
};

/// A line or a stretch of the plot that explains it ("L = 512", "no full turn within L").
struct Guide {
    enum class Kind { value, span };
    Kind kind = Kind::value;
    double from = 0, to = 0;  ///< value: `from` on the value axis; span: first and last index on the axis
    std::string label;        ///< English; %1, %2 stand for `numbers`, so that it can be translated
    std::vector<std::int64_t> numbers = {};
};

/// A few named series over one axis. All series of one Curves share a unit and a value axis.
struct Curves {
    Axis axis;
    std::vector<Series> series;
    std::vector<Guide> guides;
    std::string valueLabel;
    bool logarithmicAxis = false;  ///< how it is best seen; a panel may say otherwise
    bool logarithmicValues = false;
    int decades = 0;                  ///< of logarithmic values, below the highest, worth following; 0: all
    bool points = false;              ///< separate marks rather than a line (one per pair, head, bucket)
    bool ordered = false;             ///< series are an ordered family (heads), not different things
    std::optional<FieldRange> range;  ///< value range where the definition pins one
    std::string remark = {};          ///< what must be said with it, below the plot; English, translatable
};

}  // namespace whorl
