// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scaling/attention_scale.h"

#include <cmath>

namespace whorl {

double yarnMagnitude(double factor, double mscale)
{
    return factor <= 1 ? 1 : 0.1 * mscale * std::log(factor) + 1;
}

AttentionScale yarnAttentionScale(double factor, double mscale, double mscaleAllDimensions)
{
    AttentionScale scale;
    const double all = yarnMagnitude(factor, mscaleAllDimensions);
    scale.table = mscale != 0 && mscaleAllDimensions != 0 ? yarnMagnitude(factor, mscale) / all : yarnMagnitude(factor);
    scale.softmax = all * all;
    return scale;
}

AttentionScale longRopeAttentionScale(double factor, std::int64_t trained)
{
    AttentionScale scale;
    if (factor > 1)
        scale.table = std::sqrt(1 + std::log(factor) / std::log(static_cast<double>(trained)));
    return scale;
}

}  // namespace whorl
