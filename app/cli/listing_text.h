// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/listing.h"

namespace whorl {

/// Columns one below the other, for people: words left, whole numbers right. Neither remark nor bars.
std::string listingText(const Listing& listing);

}  // namespace whorl
