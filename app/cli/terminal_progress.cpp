// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal_progress.h"

#include <algorithm>
#include <cstdio>

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace whorl {

namespace {

bool isTerminal()
{
#if __has_include(<unistd.h>)
    return isatty(STDERR_FILENO) == 1;
#else
    return false;
#endif
}

}  // namespace

TerminalProgress::TerminalProgress(std::string what)
    : m_what(std::move(what))
    , m_isTerminal(isTerminal())
{
}

TerminalProgress::~TerminalProgress()
{
    if (m_percent >= 0)
        std::fputs("\r\x1b[K", stderr);
}

Progress TerminalProgress::progress()
{
    return [this](double share) {
        const int percent = static_cast<int>(100 * std::clamp(share, 0.0, 1.0));
        if (m_isTerminal && percent != m_percent) {
            std::fprintf(stderr, "\r\x1b[K%s: %d %%", m_what.c_str(), percent);
            m_percent = percent;
        }
        return !Interruption::asked();
    };
}

}  // namespace whorl
