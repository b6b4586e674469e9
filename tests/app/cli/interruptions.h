// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/cli/command_run.h"

namespace whorl::test {

/// Runs `whorl` with these arguments and presses Ctrl+C as soon as the work listens to it.
CommandRun interruptedRun(const QByteArrayList& arguments);

}  // namespace whorl::test
