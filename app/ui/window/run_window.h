// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace whorl {

/// Opens the window with the files and options of the arguments (--language, --present), and runs until it is closed.
/// returns the exit status: 0 done, 1 there is no display
int runWindow(int argc, char** argv);

}  // namespace whorl
