// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/vectors_arguments.h"

#include <CLI/CLI.hpp>

namespace whorl {

/// Adds `vectors`, with an action for each thing that can be asked, to the program.
void addVectors(CLI::App& program, VectorsArguments& arguments);

}  // namespace whorl
