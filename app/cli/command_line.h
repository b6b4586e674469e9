// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace whorl {

/// Whether the arguments ask for something that needs no window: a command, --help, --version, or a word that is
/// neither a command nor a file and is refused. Otherwise they are files and options of the window.
bool isCommand(int argc, char** argv);

/// Runs the command of the arguments: results to standard output or to the file of -o, one-line reasons to standard
/// error. Needs no display, and no application object before it.
/// returns the exit status: 0 done, 2 the input is wrong, 1 anything else
int runCommandLine(int argc, char** argv);

}  // namespace whorl
