// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scaling/base_change.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace whorl {

double ntkBase(double base, double factor, int dimension)
{
    if (dimension < 4)
        throw ParameterError("dimension", std::to_string(dimension), "at least 4 turning channels are needed for NTK");
    return base * std::pow(factor, dimension / (dimension - 2.0));
}

double dynamicNtkFactor(double factor, std::int64_t length, std::int64_t trained)
{
    const auto longest = static_cast<double>(std::max(length, trained));
    return factor * longest / static_cast<double>(trained) - (factor - 1);
}

double staticNtkFactor(double factor)
{
    return factor * factor - factor + 1;
}

}  // namespace whorl
