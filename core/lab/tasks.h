// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/language_text.h"
#include "core/lab/task.h"

namespace whorl {

/// The next character of a text. Windows to learn from begin anywhere in its training part; windows to be tested with are
/// spread evenly over the rest, so that they need no seed. Every place is scored.
std::shared_ptr<const LabTaskSource> languageTask(LanguageText text);

/// Random symbols; the answer is the one three places earlier. Scored from place 3 on.
std::shared_ptr<const LabTaskSource> threeBackTask();

struct ThreeBackSymbols {
    static constexpr std::int64_t count = 16, back = 3;
};

/// Tokens that say "key = value", one for each key, at random places among noise; at the end each key is asked for once,
/// in random order. Scored at the questions. Training lengths are drawn from half of the length to all of it, one for each
/// batch. The length is at least 16.
std::shared_ptr<const LabTaskSource> lookupTask();

/// Tokens of Lookup: pairs (key x values + value), then questions, noise, and the values, which only answers are.
struct LookupSymbols {
    static constexpr std::int64_t keys = 8, values = 8, noises = 8;
    static constexpr std::int64_t firstQuestion = keys * values, firstNoise = firstQuestion + keys,
                                  firstValue = firstNoise + noises, count = firstValue + values;
};

/// A random string again and again; the answer is the next symbol. Scored from where a period and one more symbol have been
/// read, so that the answer follows from them. Periods: 4 to half of the length in training, a quarter to half in tests.
/// The length is at least 8.
std::shared_ptr<const LabTaskSource> repeatTask();

struct RepeatSymbols {
    static constexpr std::int64_t count = 32, shortest = 4;
};

/// As Lookup, but a pair is two tokens, the key and then its value, so that what is asked for stands beside what is
/// found. 4 of the 8 keys occur. The length is at least 16.
std::shared_ptr<const LabTaskSource> needleTask();

/// Tokens of Needle: keys, values, questions, noise.
struct NeedleSymbols {
    static constexpr std::int64_t keys = 8, values = 8, noises = 8, pairs = 4;
    static constexpr std::int64_t firstValue = keys, firstQuestion = firstValue + values,
                                  firstNoise = firstQuestion + keys, count = firstNoise + noises;
};

}  // namespace whorl
