// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/character_range.h"

namespace whorl {

// Properties of Unicode 14.0 from U+0080 on, as UAX 29 uses them. Code points that no character has yet count to the
// ranges on both sides of them where these are of one property.

std::span<const CharacterRange> extendingMarks();  ///< Grapheme_Cluster_Break = Extend
std::span<const CharacterRange> spacingMarks();    ///< Grapheme_Cluster_Break = SpacingMark
std::span<const CharacterRange> prependedMarks();  ///< Grapheme_Cluster_Break = Prepend
std::span<const CharacterRange> layoutControls();  ///< Grapheme_Cluster_Break = Control; look here first
std::span<const CharacterRange> pictographs();     ///< Extended_Pictographic

}  // namespace whorl
