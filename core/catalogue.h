// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

namespace whorl {

/// Every source, in the order in which the library shows them. The one explicit list; built once.
const std::vector<Source>& catalogue();

/// The source with this id; throws InputError that names the known ones.
const Source& findSource(std::string_view id);

}  // namespace whorl
