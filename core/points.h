// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis.h"

#include <Eigen/Core>

namespace whorl {

/// Points of the plane or of space, one per index of `axis`, joined in order when `path` is set.
struct Points {
    Axis axis;  ///< what a point stands for (positions, words)
    int dimensions = 3;
    std::vector<std::string> coordinateLabels;  ///< "component 0, 41 %"
    bool path = false;
    std::string quality;  ///< how faithful the picture is ("3 components hold 83 % of the variance")

    std::function<Eigen::Vector3d(std::int64_t index)> at;  ///< unused coordinates are 0
    std::function<std::string(std::int64_t index)> label;
};

}  // namespace whorl
