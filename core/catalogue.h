// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

namespace whorl {

/// Every source, in the order in which the library shows them. The one explicit list; built once.
const std::vector<Source>& catalogue();

/// Those of them that encode positions, which come first.
std::span<const Source> encodings();

/// The source with this id; throws InputError that names the known ones.
const Source& findSource(std::string_view id);

/// What a reader should know of a source under these values, a sentence each ("The first 512 of 20000 tokens are read");
/// none for most. Texts are in the context "Notice".
/// throws  as evaluate
std::vector<std::string> noticesOf(const Source& source, const Values& values);

}  // namespace whorl
