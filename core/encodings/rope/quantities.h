// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/encodings/rope.h"

#include <memory>

/// The quantities of rotary position embedding, by the file they stand in. What each shows is said in its row in
/// description.cpp.
namespace whorl::rope {

/// Positions shown; formulas go on beyond them.
Axis positionAxis(std::int64_t length);
/// The pairs of a head, fastest first.
Axis pairAxis(const Rope& rope);
/// The channels of a head, which know their pairs.
Axis channelAxis(const std::shared_ptr<const Rope>& rope);

/// A mean sine and a mean cosine, made the angle of their vector, 0 .. 2 pi, and its length.
void toPolar(float& sineThenAngle, float& cosineThenLength);

/// Makes a field of angles, or of one wave of them, show what the precision of the parameters makes of it.
void reduceAngles(Field& field, const RopeParameters& parameters);
void reduceWave(Field& field, const RopeParameters& parameters, bool isSine);

// fields.cpp
Data angles(const RopeParameters& parameters);
Data cosines(const RopeParameters& parameters);
Data sines(const RopeParameters& parameters);
Data rotors(const RopeParameters& parameters);
Data rotated(const RopeParameters& parameters);
Data score(const RopeParameters& parameters);

// precision.cpp
Data angleError(const RopeParameters& parameters);
Data collisions(const RopeParameters& parameters);

// curves.cpp
Data frequencies(const RopeParameters& parameters);
Data wavelengths(const RopeParameters& parameters);
Data scoreByDistance(const RopeParameters& parameters);
Data decayBound(const RopeParameters& parameters);
Data permutation(const RopeParameters& parameters);
Data layoutMismatch(const RopeParameters& parameters);

// scalings.cpp
Data divisors(const RopeParameters& parameters);
Data divisorsCompared(const RopeParameters& parameters);
Data turns(const RopeParameters& parameters);
Data outOfRange(const RopeParameters& parameters);
Data outOfRangeCompared(const RopeParameters& parameters);
Data attentionScale(const RopeParameters& parameters);
Data scalingsCompared(const RopeParameters& parameters);

}  // namespace whorl::rope
