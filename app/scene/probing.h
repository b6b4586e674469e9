// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis.h"
#include "core/board.h"

#include <QString>

#include <optional>

namespace whorl {

struct Field;
struct PictureStyle;
struct ReadoutItem;

/// The index of an axis that the probe points at; nothing when the axis has no part of the probe, or the index lies
/// outside it.
std::optional<std::int64_t> probedIndex(const Axis& axis, const Probe& probe);

/// The same, and any distance beyond the axis that has a value all the same: the key may come after the query.
std::optional<std::int64_t> readableIndex(const Axis& axis, const Probe& probe);

/// Whether a value of a field says that its key is out of the query's reach: masked in biases and scores, no weight at all
/// in weights.
bool isOutOfReach(const Field& field, double value);

/// The probe after its part of this axis moved to `index`. A distance moves the key and leaves the query.
Probe withIndex(const Probe& probe, const Axis& axis, std::int64_t index);

/// The slice of a field that the probe chooses, within the axis: a query, a key or a channel where slices are those;
/// otherwise the head's number.
std::int64_t probedSlice(const Axis& slices, const Probe& probe);

/// What the probe's part of an axis is called in read-outs and tags: "m", "n", "channel", "pair".
QString probeLabel(const Axis& axis);

/// An index in words: its name where it has one, else what it counts and its number: "head 3".
QString indexText(const Axis& axis, std::int64_t index, const PictureStyle& style);

/// An index as read-outs and tags say it: "m 3", "channel 7"; "king" where the axis counts words.
ReadoutItem indexItem(const Axis& axis, std::int64_t index);

/// "king × queen" where rows and columns are words, else nothing.
QString wordPair(const Field& field, std::int64_t row, std::int64_t column);

/// "positions", "channels", ...: what an axis counts.
QString axisNoun(AxisRole role, bool plural);

}  // namespace whorl
