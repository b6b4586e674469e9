// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"

#include <Eigen/Core>

namespace whorl {

/// Points of the plane or of space, one per index of `axis`, joined in order when `path` is set.
struct Points {
    Axis axis;  ///< what a point stands for (positions, words)
    int dimensions = 3;
    std::vector<std::string> coordinateLabels;  ///< "component 0, 41 %"
    bool path = false;
    std::string quality;  ///< how faithful the picture is ("3 components hold 83 % of the variance")
    /// What part of the quantity this is ("143 chosen words"), in place of its caption; empty: all of it.
    std::string caption = {};

    std::function<Eigen::Vector3d(std::int64_t index)> at;  ///< unused coordinates are 0
    std::function<std::string(std::int64_t index)> label;
    /// The numbers that made the place of a point, in order ("|y(king) − y(queen)|", 2.31). May be absent.
    std::function<std::vector<NamedValue>(std::int64_t index)> parts = {};

    /// What colours the points, apart from their order: a class (-1: none), or a value; at most one of the two.
    std::function<std::int64_t(std::int64_t index)> classOf = {};
    std::vector<std::string> classNames = {};  ///< words of the user's, which no language changes; empty: no legend
    std::function<double(std::int64_t index)> value = {};
    std::string valueLabel = {};  ///< what values or classes are

    /// Points that stand for words: few of them are labelled, and lines lead to the nearest.
    bool labelled = false;
    std::function<std::vector<std::int64_t>(std::int64_t index)> nearest = {};  ///< before projecting; nearest first
    std::function<bool(std::int64_t index)> isQuiet = {};              ///< never labelled unless pointed at or chosen
    std::vector<std::int64_t> chosen = {};                             ///< by the user, in order
    std::vector<std::pair<std::int64_t, std::int64_t>> segments = {};  ///< lines between points
    /// The row of the table that a word stands in, where only some of its words are points. Absent: its index.
    std::function<std::int64_t(std::int64_t index)> rowOf = {};
};

}  // namespace whorl
