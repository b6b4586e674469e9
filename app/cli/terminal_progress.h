// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/interruption.h"
#include "core/progress.h"

#include <string>

namespace whorl {

/// Tells on standard error how far long work is, in one line that is wiped when it ends; silent where standard error
/// is no terminal. Ctrl+C calls the work off.
class TerminalProgress {
public:
    /// what  "reading glove.txt", "tsne"
    explicit TerminalProgress(std::string what);
    ~TerminalProgress();
    TerminalProgress(const TerminalProgress&) = delete;
    TerminalProgress& operator=(const TerminalProgress&) = delete;

    /// Must not outlive this.
    Progress progress();

private:
    Interruption m_interruption;
    std::string m_what;
    int m_percent = -1;
    bool m_isTerminal = false;
};

}  // namespace whorl
