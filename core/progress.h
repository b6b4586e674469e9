// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stdexcept>

namespace whorl {

/// Told now and then how far long work has come, 0 to 1; answers whether it is to go on. May be empty, and is called
/// from the thread that asked for the work alone.
using Progress = std::function<bool(double share)>;

/// Thrown by long work whose Progress answered no.
class Cancelled : public std::runtime_error {
public:
    Cancelled()
        : std::runtime_error("cancelled")
    {
    }
};

/// Tells `progress` where there is one.
/// throws Cancelled where the work is to end
inline void report(const Progress& progress, double share)
{
    if (progress && !progress(share))
        throw Cancelled();
}

/// For a part of the work, from one share of the whole to another. `progress` must outlive it.
inline Progress within(const Progress& progress, double from, double to)
{
    if (!progress)
        return {};
    return [&progress, from, to](double share) { return progress(from + share * (to - from)); };
}

}  // namespace whorl
