// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace whorl {

/// A character that is canonically equivalent to two others.
struct CanonicalPair {
    char32_t whole, first, second;
};

/// Canonical_Combining_Class of consecutive characters.
struct CombiningRange {
    char32_t first, last;
    std::uint8_t value;
};

// Canonical equivalences of Unicode 14.0 in ascending order, less those of Korean syllables, which are computed.

std::span<const CanonicalPair> composedPairs();      ///< also put together in normalization form C
std::span<const CanonicalPair> decomposedPairs();    ///< only taken apart
std::span<const CombiningRange> combiningClasses();  ///< all others are 0

/// The other character that this one stands for, or itself.
char32_t canonicalTwin(char32_t code);

}  // namespace whorl
