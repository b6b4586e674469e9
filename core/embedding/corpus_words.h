// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"
#include "core/text.h"

namespace whorl {

/// The texts of the program, for a parameter that may also be a file.
constexpr Choice corpusWords[] = {
    {"kjv", WHORL_TEXT("Choice", "King James narrative")},
    {"opticks", WHORL_TEXT("Choice", "Newton, Opticks")},
    {"classics", WHORL_TEXT("Choice", "Chinese classics")},
};

}  // namespace whorl
