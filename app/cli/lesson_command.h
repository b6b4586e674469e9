// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>

namespace whorl {

struct LessonArguments {
    std::string lesson;  ///< a folder, or a shipped lesson's id
};

/// Reads a lesson and computes all it asks for. Prints what it holds, or every complaint on a line of standard error.
/// throws InputError for a lesson that cannot be read, or about which there are complaints
void runLessonCheck(const LessonArguments& arguments);

}  // namespace whorl
