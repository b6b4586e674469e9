// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/lesson.h"

#include <cmath>

namespace whorl {

std::string rightOption(const Question& question, const NumbersNow& numbers)
{
    std::string right;
    int count = 0;
    for (const auto& [option, condition] : question.options)
        if (holds(condition, numbers)) {
            right += (count++ ? ", " : "") + option;
        }
    if (count != 1)
        throw InputError("the right option", count ? right : "none", "exactly one must be");
    return right;
}

bool isRight(const Question& question, double answer, const NumbersNow& numbers)
{
    // What a text shows is rounded: the last of four decimals is never held against an answer.
    constexpr double shownDecimals = 0.5e-4;
    const double wanted = numbers.number(LessonTerm(question.number));
    const double room = std::abs(wanted) * question.within;
    return std::abs(answer - wanted) <= room + (question.within > 0 ? shownDecimals : 0);
}

}  // namespace whorl
