// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <nlohmann/json.hpp>

namespace whorl {

/// The JSON of a file that people may have written by hand.
struct JsonText {
    std::string file, text;
    std::string kind;  ///< "a board file": what is needed in its place

    /// throws FileError when the text is not JSON (with line and byte), too deep, or holds a number that float64 does not
    nlohmann::json parse() const;
    /// "lesson.json:41"
    std::string lineOf(std::string_view place) const;
};

/// Takes known keys out of one JSON object, checks their types, and keeps the rest.
class JsonReader {
public:
    /// `place` is where the object stands: "panels[1]"; empty: it is the whole file. Errors name `file` or, where it has a text, the
    /// line.
    JsonReader(const nlohmann::json& object, JsonText file, std::string place);
    JsonReader(const nlohmann::json& object, std::string file, std::string place)
        : JsonReader(object, JsonText{std::move(file), {}, {}}, std::move(place))
    {
    }
    /// An object at `key` of another's.
    JsonReader(const nlohmann::json& object, const JsonReader& parent, const std::string& key)
        : JsonReader(object, parent.m_file, parent.path(key))
    {
    }

    /// Each takes a key; one that is not there leaves the target as it is.
    template <class T>
    void take(const char* key, T& target)
    {
        if (const auto value = optional(key))
            target = convert<T>(key, *value);
    }
    template <class T>
    void take(const char* key, std::optional<T>& target)
    {
        if (const auto value = optional(key))
            target = convert<T>(key, *value);
    }
    std::optional<nlohmann::json> optional(const char* key);
    /// The parameter values below "parameters".
    Values takeValues();

    bool has(const char* key) const { return m_rest.contains(key); }
    /// What was not taken.
    UnknownKeys rest() const;
    /// What is left of a nested object, under that object's own key.
    void restInto(UnknownKeys& unknown) const;
    /// throws FileError where something is left
    void refuseRest(const std::string& known) const;

    std::string path(const std::string& key) const { return m_place.empty() ? key : m_place + "." + key; }
    const std::string& place() const { return m_place; }
    /// What must be there is not. throws FileError
    [[noreturn]] void failMissing(const std::string& key, const std::string& expected) const;
    /// None of the keys is there that say what the object is: names those that are. throws FileError
    [[noreturn]] void failKind(const std::string& expected) const;
    /// throws FileError
    [[noreturn]] void fail(const std::string& where, const nlohmann::json& found, const std::string& expected) const;

private:
    template <class T>
    T convert(const char* key, const nlohmann::json& value) const
    {
        const std::string where = path(key);
        if constexpr (std::is_same_v<T, bool>) {
            if (!value.is_boolean())
                fail(where, value, "true or false is needed");
        } else if constexpr (std::is_same_v<T, std::string>) {
            if (!value.is_string())
                fail(where, value, "a text is needed");
        } else if constexpr (std::is_integral_v<T>) {
            if (!value.is_number_integer())
                fail(where, value, "a whole number is needed");
        } else if constexpr (std::is_floating_point_v<T>) {
            if (!value.is_number())
                fail(where, value, "a number is needed");
        } else {
            if (!value.is_array())
                fail(where, value, "a list is needed");
            for (const nlohmann::json& item : value)
                if (std::is_same_v<T, std::vector<std::string>> ? !item.is_string() : !item.is_number())
                    fail(where, value, "a list of one kind of value is needed");
        }
        return value.get<T>();
    }

    nlohmann::json m_rest;
    JsonText m_file;
    std::string m_place;
};

}  // namespace whorl
