// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json_reader.h"

#include "core/json_place.h"

#include <algorithm>

namespace whorl {

namespace {

using nlohmann::json;

Value valueFrom(const JsonReader& reader, const std::string& place, const json& value)
{
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number_integer())
        return value.get<std::int64_t>();
    if (value.is_number())
        return value.get<double>();
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_array() && std::all_of(value.begin(), value.end(), [](const json& item) { return item.is_number(); }))
        return value.get<std::vector<double>>();
    reader.fail(place, value, "a number, a text, true, false or a list of numbers is needed");
}

}  // namespace

json JsonText::parse() const
{
    // Unknown keys are kept and written again, which takes a stack frame a level.
    const auto shallow = [this](int depth, json::parse_event_t, const json&) {
        if (depth > 100)
            throw FileError(file, "JSON nested deeper than 100", kind + " is needed");
        return true;
    };
    try {
        return json::parse(text, shallow);
    } catch (const json::parse_error& error) {
        const std::size_t byte = std::min(error.byte, text.size());
        const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(byte), '\n');
        throw FileError(file + ":" + std::to_string(line), "not JSON at byte " + std::to_string(error.byte),
                        kind + " is needed");
    } catch (const json::out_of_range&) {
        throw FileError(file, "a number that float64 does not hold", kind + " is needed");
    }
}

std::string JsonText::lineOf(std::string_view place) const
{
    return text.empty() ? file : file + ":" + std::to_string(lineOfPlace(text, place));
}

JsonReader::JsonReader(const json& object, JsonText file, std::string place)
    : m_file(std::move(file))
    , m_place(std::move(place))
{
    if (!object.is_object())
        fail(m_place.empty() ? "the file" : m_place, object, "an object is needed");
    m_rest = object;
}

std::optional<json> JsonReader::optional(const char* key)
{
    const auto found = m_rest.find(key);
    if (found == m_rest.end())
        return std::nullopt;
    json value = *found;
    m_rest.erase(found);
    return value;
}

Values JsonReader::takeValues()
{
    Values values;
    const auto parameters = optional("parameters");
    if (!parameters)
        return values;
    if (!parameters->is_object())
        fail(path("parameters"), *parameters, "an object is needed");
    for (const auto& [id, value] : parameters->items())
        values.emplace(id, valueFrom(*this, path("parameters") + "." + id, value));
    return values;
}

UnknownKeys JsonReader::rest() const
{
    UnknownKeys unknown;
    for (const auto& [key, value] : m_rest.items())
        unknown.emplace(key, value.dump());
    return unknown;
}

void JsonReader::restInto(UnknownKeys& unknown) const
{
    if (!m_rest.empty())
        unknown[m_place] = m_rest.dump();
}

void JsonReader::refuseRest(const std::string& known) const
{
    if (!m_rest.empty())
        fail(path(m_rest.begin().key()), m_rest.begin().value(), "the known keys are " + known);
}

void JsonReader::failMissing(const std::string& key, const std::string& expected) const
{
    throw FileError(m_file.lineOf(path(key)), path(key) + " is missing", expected);
}

void JsonReader::failKind(const std::string& expected) const
{
    std::string keys;
    for (const auto& [key, value] : m_rest.items())
        keys += (keys.empty() ? "\"" : ", \"") + key + '"';
    throw FileError(m_file.lineOf(m_place), m_place + (keys.empty() ? " is empty" : " has " + keys), expected);
}

void JsonReader::fail(const std::string& where, const json& found, const std::string& expected) const
{
    std::string text = found.dump(-1, ' ', false, json::error_handler_t::replace);
    if (text.size() > 60)
        text = text.substr(0, 57) + "...";
    throw FileError(m_file.lineOf(where), where + " is " + text, expected);
}

}  // namespace whorl
