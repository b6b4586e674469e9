// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace whorl {

class MappedFile;

/// The lines of a list of words, all of them, empty ones too: a line counts as a row. A byte order mark and carriage
/// returns are dropped.
std::vector<std::string> linesOf(const MappedFile& file);

}  // namespace whorl
