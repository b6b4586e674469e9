// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson.h"

#include <QString>

namespace whorl {

/// A value of a lesson as people read it: whole numbers whole, others with four decimals, unless the form says otherwise.
QString lessonValueText(const LessonValue& value, const NumberForm& form);

/// A passage with its numbers in their places, as Markdown.
/// throws InputError as NumbersNow
QString lessonWords(std::string_view passage, const LessonNumbers& numbers, const NumbersNow& now);

}  // namespace whorl
