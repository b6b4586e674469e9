// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/ui/window/run_window.h"

int main(int argc, char** argv)
{
    return whorl::isCommand(argc, argv) ? whorl::runCommandLine(argc, argv) : whorl::runWindow(argc, argv);
}
