// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

namespace whorl {

/// The tables of a file of tensors with their shapes, for a parameter that names one; none where the file cannot be
/// opened, which whoever reads it says. Looks at the header alone, and keeps what it saw.
std::vector<Offer> tensorOffers(const std::string& path);

}  // namespace whorl
