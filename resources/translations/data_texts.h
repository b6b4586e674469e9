// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The texts of resources/boards and resources/colourmaps, so that lupdate finds them. Nothing includes this file; a test
// compares it with the data.
inline constexpr const char* dataTexts[] = {
    QT_TRANSLATE_NOOP("Board", "Bias matrices"),
    QT_TRANSLATE_NOOP("Board", "What distance costs, head by head"),
    QT_TRANSLATE_NOOP("Board", "ALiBi bias"),
    QT_TRANSLATE_NOOP("Board", "ALiBi weights"),
    QT_TRANSLATE_NOOP("Board", "of one query, by distance"),
    QT_TRANSLATE_NOOP("Board", "T5 bias"),
    QT_TRANSLATE_NOOP("Board", "T5 weights"),
    QT_TRANSLATE_NOOP("Board", "Sinusoidal fingerprint"),
    QT_TRANSLATE_NOOP("Board", "Which position is this row?"),
    QT_TRANSLATE_NOOP("Board", "Relative distance"),
    QT_TRANSLATE_NOOP("Board", "The score sees how far apart, not where"),
    QT_TRANSLATE_NOOP("Board", "Rotary angles"),
    QT_TRANSLATE_NOOP("Board", "Every pair of channels is a clock"),
    QT_TRANSLATE_NOOP("Board", "Pair clocks"),
    QT_TRANSLATE_NOOP("Board", "the score sees only the angle between"),
    QT_TRANSLATE_NOOP("Board", "one turn = one colour circle"),
    QT_TRANSLATE_NOOP("Board", "and its decay bound"),
    QT_TRANSLATE_NOOP("ColourMap", "Blue–orange"),
    QT_TRANSLATE_NOOP("ColourMap", "Signed values: blue is negative, orange is positive, zero is the surface"),
    QT_TRANSLATE_NOOP("ColourMap", "Cividis"),
    QT_TRANSLATE_NOOP("ColourMap", "Values of one sign; looks nearly the same with and without red-green blindness"),
    QT_TRANSLATE_NOOP("ColourMap", "States"),
    QT_TRANSLATE_NOOP("ColourMap", "A few classes: from nothing to say (pale) by way of blue to orange"),
    QT_TRANSLATE_NOOP("ColourMap", "Turn"),
    QT_TRANSLATE_NOOP("ColourMap", "Angles: a full turn comes back to its first colour"),
    QT_TRANSLATE_NOOP("ColourMap", "Viridis"),
    QT_TRANSLATE_NOOP("ColourMap", "Values of one sign, from little (dark) to much (light)"),
};
