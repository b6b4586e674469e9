// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"

namespace whorl {

/// What encodings show whose channels are functions of the position within a text of known length: there is nothing
/// past its end.

/// Writes the mean of every channel over the positions of a bin; a bin of one position gives the encoding itself.
using MeanChannels = std::function<void(Bin positions, std::span<double> channels)>;

/// position x channel. Range and labels of the values are the caller's.
Field functionsField(std::int64_t length, std::int64_t dimension, const MeanChannels& channels);

/// position x position: dot products of encodings. The mean over a rectangle is the product of two mean encodings.
Field functionsGram(std::int64_t length, std::int64_t dimension, const MeanChannels& channels);

}  // namespace whorl
