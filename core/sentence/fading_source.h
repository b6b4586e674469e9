// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

namespace whorl {

/// How six encodings fade with the distance: all tokens of a text are alike, so that nothing but their distance tells keys
/// apart. Each encoding has its usual values.
struct FadingParameters {
    std::int64_t length = 512;
    int dimension = 64;
    int heads = 8;

    static SourceInfo info();
    static std::span<const Row<FadingParameters>> parameters();
    static std::span<const Quantity<FadingParameters>> quantities();

    void check() const { }
};

}  // namespace whorl
