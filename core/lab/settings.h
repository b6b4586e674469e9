// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"
#include "core/text.h"

#include <cstdint>
#include <string>
#include <vector>

namespace whorl {

/// What a small transformer is to learn.
enum class LabTask {
    language,   ///< the next character of a text
    threeBack,  ///< the token three places earlier: position alone
    lookup,     ///< the value of a key, wherever it was said: content alone
    repeat,     ///< a string that comes again and again: content and position
    needle      ///< the value that follows a key, hidden in noise
};

constexpr Choice labTasks[] = {
    {"language", WHORL_TEXT("Choice", "Language")}, {"three-back", WHORL_TEXT("Choice", "Three back")},
    {"lookup", WHORL_TEXT("Choice", "Lookup")},     {"repeat", WHORL_TEXT("Choice", "Repeat")},
    {"needle", WHORL_TEXT("Choice", "Needle")},
};

/// How it is told where a token is.
enum class LabEncoding { nope, learned, sinusoidal, t5, alibi, rope, xpos };

/// Keys as written to files and the command line; labels as the catalogue has them.
constexpr Choice labEncodings[] = {
    {"nope", WHORL_TEXT("Choice", "NoPE")},
    {"learned", WHORL_TEXT("Choice", "Learned")},
    {"sinusoidal", WHORL_TEXT("Choice", "Sinusoidal")},
    {"t5", WHORL_TEXT("Choice", "T5 bias")},
    {"alibi", WHORL_TEXT("Choice", "ALiBi")},
    {"rope", WHORL_TEXT("Choice", "RoPE")},
    {"xpos", WHORL_TEXT("Choice", "xPos")},
};

/// Everything that one training depends on but its encoding and its seed: the same for all encodings, so that nothing is
/// tuned for one of them beyond what stands here.
struct LabSettings {
    LabTask task = LabTask::language;
    std::string corpus = "kjv";  ///< Language: a text of the program, or a file of UTF-8 text
    std::int64_t steps = 0;      ///< of training; 0: as many as the task is usually given
    std::int64_t length = 0;     ///< tokens it is trained on, L; 0: the task's
    std::int64_t batch = 0;      ///< sequences of a step; 0: the task's
    int width = 64;              ///< d
    int heads = 4;
    int layers = 2;
    double rate = 3e-3;        ///< of AdamW, at its highest
    double tableRate = 10;     ///< how many times faster the table of T5 learns
    double ropeBase = 10'000;  ///< of RoPE and xPos
    double drop = 0;  ///< share of the steps by which a model is recalibrated once its RoPE is removed; 0: none

    bool operator==(const LabSettings&) const = default;

    /// throws ParameterError for numbers out of range, or heads that do not divide the width into even parts
    void check() const;
};

/// The settings with the task's own numbers where they are 0.
LabSettings completed(LabSettings settings);

}  // namespace whorl
