// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/plot_device.h"

#include <cmath>

namespace whorl {

double AxisDescription::valueAt(double share) const
{
    return logarithmic ? low * std::pow(high / low, share) : low + share * (high - low);
}

PlotDevice* plotDevice(const QPainter& painter)
{
    return dynamic_cast<PlotDevice*>(painter.device());
}

std::vector<Tick> describedTicks(const AxisDescription& axis, Side side, const std::vector<PlacedTick>& placed,
                                 double length, const PictureStyle& style)
{
    std::vector<Tick> ticks;
    for (const PlacedTick& tick : separateTicks(placed, side, style)) {
        // Places on the left are counted from the top.
        const double share = side == Side::left ? 1 - tick.at / length : tick.at / length;
        ticks.push_back({axis.valueAt(share), tick.label});
    }
    return ticks;
}

}  // namespace whorl
