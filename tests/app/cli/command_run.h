// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace whorl::test {

/// What one run of the command line did.
struct CommandRun {
    int status = -1;
    QByteArray out, err;
};

/// Runs `whorl` with these arguments inside this process and catches what it writes.
CommandRun runWhorl(const QByteArrayList& arguments);

/// The same from one line, split at spaces.
CommandRun runWhorl(const char* line);

}  // namespace whorl::test
