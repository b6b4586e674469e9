// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/row_table.h"

namespace whorl {

/// Walks over all rows on a few threads. The result does not depend on their number.
/// throws as RowTable::sums
RowSums sumRows(const RowTable& table);

}  // namespace whorl
