// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"

namespace whorl {

/// What a model trained on texts of a known length never met: positions from that length on and, where the encoding knows
/// distances alone, query − key from it on. It is marked on the axes (Axis::unseenFrom). `trained` 0 is a length that is
/// not known: nothing is marked, as where the axis ends before.

/// Marks an axis of positions or distances.
void markUnseen(Axis& axis, std::int64_t trained);

/// Marks a field whose rows, columns or both are positions.
void markUnseenPositions(Field& field, std::int64_t trained);

/// Marks a field of queries and keys that depends on the distance alone: its rows alone are marked, which says that cells
/// go by their distance. A query past the trained length may look back at keys as near as any in training.
void markUnseenDistances(Field& field, std::int64_t trained);

/// Whether a cell of the field was never met according to its distance rather than to its position.
bool goesByDistance(const Field& field);

/// Whether an index was never met. The sign of a distance does not matter.
bool isUnseen(const Axis& axis, std::int64_t index);
bool isUnseen(const Field& field, std::int64_t row, std::int64_t column);

}  // namespace whorl
