// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interruption.h"

#include <csignal>

namespace whorl {

namespace {

constexpr std::array signals = {SIGINT, SIGTERM};

volatile std::sig_atomic_t wasAsked = 0;

void takeNote(int signal)
{
    wasAsked = 1;
    std::signal(signal, SIG_DFL);
}

}  // namespace

Interruption::Interruption()
{
    for (std::size_t i = 0; i < signals.size(); ++i) {
        m_before[i] = std::signal(signals[i], takeNote);
        // A program in the background of a shell is not meant by Ctrl+C.
        if (m_before[i] == SIG_IGN)
            std::signal(signals[i], SIG_IGN);
    }
}

Interruption::~Interruption()
{
    for (std::size_t i = 0; i < signals.size(); ++i)
        if (m_before[i] != SIG_ERR)
            std::signal(signals[i], m_before[i]);
}

bool Interruption::asked()
{
    return wasAsked != 0;
}

void Interruption::takeLimitsAsErrors()
{
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN);
#endif
}

void Interruption::forget()
{
    wasAsked = 0;
}

}  // namespace whorl
