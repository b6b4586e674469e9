// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

namespace whorl {

/// All encodings at a glance, as a source of one listing.
///
/// encodings  those of the catalogue; they are copied, and outlive the call
Source glanceSource(std::span<const Source> encodings);

}  // namespace whorl
