// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson_number.h"

#include <nlohmann/json_fwd.hpp>

namespace whorl {

/// Something that holds of a lesson's numbers, or does not.
struct Condition {
    enum class Kind { less, more, equal, is, all, any, negated };
    Kind kind = Kind::all;
    std::vector<LessonTerm> terms;  ///< of less, more, equal: two numbers; of is: a name and the word it should be
    double within = 1e-9;           ///< of equal: the share of the larger that the two may differ by
    std::vector<Condition> parts;   ///< of all, any, negated
};

/// Reads one. throws FileError with the line, and with an example
Condition readCondition(JsonReader reader);
/// Reads the one at `key` of another object, of whatever type what stands there is.
Condition readCondition(const nlohmann::json& value, const JsonReader& parent, const std::string& key);

/// throws InputError as NumbersNow
bool holds(const Condition& condition, const NumbersNow& numbers);

}  // namespace whorl
