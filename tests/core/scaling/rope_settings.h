// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/encodings/rope.h"

namespace whorl::test {

/// The parameters as a board would give them: out-of-range and contradicting ones are refused.
inline RopeParameters accepted(const RopeParameters& parameters)
{
    return fromValues<RopeParameters>(readValues(parameters));
}

inline bool isRefused(const RopeParameters& parameters)
{
    try {
        accepted(parameters);
    } catch (const ParameterError&) {
        return true;
    }
    return false;
}

inline std::vector<double> frequencies(const RopeParameters& parameters)
{
    return Rope(accepted(parameters)).frequencies();
}

}  // namespace whorl::test
