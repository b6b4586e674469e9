// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace whorl {

/// Units between a plot and the names of lines that end at its right edge; a leader bridges them.
constexpr double endLabelGap = 12;

/// The name of a line beside its end.
struct EndLabel {
    double end = 0;     ///< where the line ends, in units below the top of the plot; clamped to it
    double middle = 0;  ///< where its name stands
    bool shown = false;
    bool leaves = false;  ///< the line ends beyond the plot
};

/// Places one name per line end so that none touches another, each as near to its end as that allows, all inside 0 ..
/// `height`. Where there is no room for all of them, every second, third, ... is shown, from the first on; the middle of
/// a name that is not shown is its end.
///
/// ends  where the lines end, in any order; not-a-number for a line without an end
/// step  from one name to the next
std::vector<EndLabel> placeEndLabels(const std::vector<double>& ends, double height, double step);

}  // namespace whorl
