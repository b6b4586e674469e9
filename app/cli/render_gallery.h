// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"

namespace whorl {

/// Whether a command asks for figures of several boards, or for a folder of them.
bool isGallery(const RenderArguments& arguments);

/// Renders every board into the folder, under its own name, as many at a time as there are processors, and writes the command of
/// each into rebuild.md beside them. Boards that cannot be rendered are named; the others are there all the same.
/// throws InputError, OutputError
void renderGallery(const RenderArguments& arguments);

}  // namespace whorl
