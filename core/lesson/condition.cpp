// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/condition.h"

#include "core/json_reader.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

using nlohmann::json;

constexpr const char* kindKeys[] = {"less", "more", "equal", "is", "all", "any", "not"};
constexpr const char* conditionNeeded =
    "a condition is needed, such as {\"more\": [\"angle\", 3]}, of less, more, equal, is, all, any, not";
constexpr const char* needed = "less, more, equal, is, all, any or not is needed, such as {\"more\": [\"angle\", 3]}";

void takeTerms(const JsonReader& reader, const std::string& key, const json& value, Condition& condition)
{
    if (!value.is_array() || value.size() != 2)
        reader.fail(reader.path(key), value, "a list of two is needed");
    for (const json& each : value) {
        if (!each.is_number() && !each.is_string())
            reader.fail(reader.path(key), each, "a number, or the name of one, is needed");
        condition.terms.push_back(each.is_number() ? LessonTerm(each.get<double>())
                                                   : LessonTerm(each.get<std::string>()));
    }
    if (condition.kind == Condition::Kind::is && !(value[0].is_string() && value[1].is_string()))
        reader.fail(reader.path(key), value, "a name and a word are needed");
}

void takeParts(const JsonReader& reader, const std::string& key, const json& value, Condition& condition)
{
    if (condition.kind == Condition::Kind::negated) {
        condition.parts.push_back(readCondition(value, reader, key));
        return;
    }
    if (!value.is_array() || value.empty())
        reader.fail(reader.path(key), value, "a list of conditions is needed");
    for (std::size_t i = 0; i < value.size(); ++i)
        condition.parts.push_back(readCondition(value[i], reader, key + "[" + std::to_string(i) + "]"));
}

}  // namespace

Condition readCondition(JsonReader reader)
{
    Condition condition;
    std::string key;
    for (std::size_t i = 0; i < std::size(kindKeys); ++i)
        if (key.empty() && reader.has(kindKeys[i])) {
            key = kindKeys[i];
            condition.kind = static_cast<Condition::Kind>(i);
        }
    if (key.empty())
        reader.failKind(needed);
    const json value = *reader.optional(key.c_str());
    if (condition.kind <= Condition::Kind::is)
        takeTerms(reader, key, value, condition);
    else
        takeParts(reader, key, value, condition);
    if (condition.kind == Condition::Kind::equal)
        reader.take("within", condition.within);
    reader.refuseRest("less, more, equal (within), is, all, any, not; one of them");
    return condition;
}

Condition readCondition(const json& value, const JsonReader& parent, const std::string& key)
{
    if (!value.is_object())
        parent.fail(parent.path(key), value, conditionNeeded);
    return readCondition(JsonReader(value, parent, key));
}

bool holds(const Condition& condition, const NumbersNow& numbers)
{
    const auto part = [&numbers](const Condition& each) { return holds(each, numbers); };
    switch (condition.kind) {
    case Condition::Kind::all:
        return std::all_of(condition.parts.begin(), condition.parts.end(), part);
    case Condition::Kind::any:
        return std::any_of(condition.parts.begin(), condition.parts.end(), part);
    case Condition::Kind::negated:
        return !part(condition.parts.front());
    case Condition::Kind::is: {
        const LessonValue value = numbers(std::get<std::string>(condition.terms[0]));
        const auto* const word = std::get_if<std::string>(&value);
        return word && *word == std::get<std::string>(condition.terms[1]);
    }
    default:
        break;
    }
    const double a = numbers.number(condition.terms[0]), b = numbers.number(condition.terms[1]);
    // Sums that should be 0 miss it by their rounding.
    constexpr double rounding = 1e-12;
    const bool alike = std::abs(a - b) <= condition.within * std::max(std::abs(a), std::abs(b)) + rounding;
    if (condition.kind == Condition::Kind::equal)
        return alike;
    return !alike && (condition.kind == Condition::Kind::less ? a < b : a > b);
}

}  // namespace whorl
