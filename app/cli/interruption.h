// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace whorl {

/// As long as one lives, Ctrl+C and a request to end do not end the program in the middle: the work that asks `asked()`
/// stops by itself and leaves nothing half-written. A second one ends it at once.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// Whether an end was asked for since the last `forget()`.
    static bool asked();
    static void forget();

    /// A file that becomes longer than the system allows (ulimit -f) is an error of its writer from here on, as a full disk
    /// is, and no end of the program.
    static void takeLimitsAsErrors();

private:
    std::array<void (*)(int), 2> m_before{};
};

}  // namespace whorl
