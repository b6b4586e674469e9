// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/config_fields.h"

#include "core/error.h"
#include "core/parameter.h"

#include <cmath>

namespace whorl {

namespace {

using nlohmann::json;

constexpr int deepestNesting = 64;

/// Whole numbers above this are not lengths or counts of anything; float64 still holds them exactly.
constexpr double greatestWhole = 1e15;

/// Stands before NaN and Infinity that had no quotation marks, which texts of the file cannot begin with by chance.
constexpr char notFiniteMark = '\x01';

bool isNotFinite(const json& value)
{
    return value.is_string() && value.get_ref<const std::string&>().starts_with(notFiniteMark);
}

std::string shortened(const json& value)
{
    if (isNotFinite(value))
        return value.get<std::string>().substr(1);
    std::string text = value.dump(-1, ' ', false, json::error_handler_t::replace);
    return text.size() > 60 ? text.substr(0, 57) + "..." : text;
}

/// The value in words for a message: "8", a text.
std::string described(const json& value)
{
    return shortened(value) + (value.is_string() && !isNotFinite(value) ? ", a text" : "");
}

/// NaN and Infinity outside of texts, marked and put into quotation marks.
std::string quoteNotFinite(std::string_view text)
{
    std::string out;
    bool inside = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (inside && text[i] == '\\' && i + 1 < text.size()) {
            out += text[i++];
        } else if (text[i] == '"') {
            inside = !inside;
        } else if (!inside) {
            for (const std::string_view word : {"NaN", "-Infinity", "Infinity"})
                if (text.substr(i).starts_with(word)) {
                    out.append("\"\\u0001").append(word).append("\"");
                    i += word.size();
                    break;
                }
            if (i >= text.size())
                break;
        }
        out += text[i];
    }
    return out;
}

json parsed(std::string_view text, const std::string& name)
{
    try {
        return json::parse(text, [&name](int depth, json::parse_event_t, const json&) {
            if (depth > deepestNesting)
                throw FileError(name, "nested more than " + std::to_string(deepestNesting) + " levels deep",
                                "a model's configuration is needed");
            return true;
        });
    } catch (const json::out_of_range&) {
        throw FileError(name, "a number beyond float64", "a model's configuration is needed");
    }
}

}  // namespace

ConfigFields::ConfigFields(const json& object, std::string place)
    : m_object(&object)
    , m_place(std::move(place))
    , m_asked(std::make_shared<std::set<std::string, std::less<>>>())
{
}

const json* ConfigFields::find(std::string_view key) const
{
    m_asked->insert(std::string(key));
    const auto found = m_object->find(key);
    return found == m_object->end() || found->is_null() ? nullptr : &*found;
}

void ConfigFields::refuse(std::string_view key, const std::string& expected) const
{
    throw InputError(path(key), described(*m_object->find(key)), expected);
}

bool ConfigFields::has(std::string_view key) const
{
    return find(key) != nullptr;
}

std::string ConfigFields::path(std::string_view key) const
{
    return m_place.empty() ? std::string(key) : m_place + '.' + std::string(key);
}

std::optional<std::string_view> ConfigFields::firstOf(std::initializer_list<std::string_view> keys) const
{
    for (const std::string_view key : keys)
        if (has(key))
            return key;
    return std::nullopt;
}

std::optional<double> ConfigFields::number(std::string_view key) const
{
    const json* value = find(key);
    if (!value)
        return std::nullopt;
    if (!value->is_number() || !std::isfinite(value->get<double>()))
        refuse(key, "a number");
    return value->get<double>();
}

std::optional<double> ConfigFields::positive(std::string_view key) const
{
    const auto value = number(key);
    if (value && !(*value > 0))
        refuse(key, "a number above 0");
    return value;
}

std::optional<std::int64_t> ConfigFields::index(std::string_view key) const
{
    const auto value = number(key);
    if (value && (*value < 0 || *value > greatestWhole || *value != std::floor(*value)))
        refuse(key, "a whole number from 0 to " + printNumber(greatestWhole));
    return value ? std::optional(static_cast<std::int64_t>(*value)) : std::nullopt;
}

std::optional<std::int64_t> ConfigFields::whole(std::string_view key) const
{
    const auto value = number(key);
    if (value && (*value < 1 || *value > greatestWhole || *value != std::floor(*value)))
        refuse(key, "a whole number from 1 to " + printNumber(greatestWhole));
    return value ? std::optional(static_cast<std::int64_t>(*value)) : std::nullopt;
}

std::optional<bool> ConfigFields::flag(std::string_view key) const
{
    const json* value = find(key);
    if (!value)
        return std::nullopt;
    if (!value->is_boolean())
        refuse(key, "true or false");
    return value->get<bool>();
}

std::optional<std::string> ConfigFields::text(std::string_view key) const
{
    const json* value = find(key);
    if (!value)
        return std::nullopt;
    if (!value->is_string())
        refuse(key, "a text");
    return value->get<std::string>();
}

std::optional<std::vector<double>> ConfigFields::numbers(std::string_view key) const
{
    const json* value = find(key);
    if (!value)
        return std::nullopt;
    if (!value->is_array())
        refuse(key, "a list of numbers");
    for (std::size_t i = 0; i < value->size(); ++i) {
        const json& each = (*value)[i];
        if (!each.is_number() || !std::isfinite(each.get<double>()))
            throw InputError(path(key) + '[' + std::to_string(i) + ']', described(each), "a number");
    }
    return value->get<std::vector<double>>();
}

std::optional<std::vector<std::string>> ConfigFields::texts(std::string_view key) const
{
    const json* value = find(key);
    if (!value)
        return std::nullopt;
    const bool listed = value->is_array()
        && std::all_of(value->begin(), value->end(), [](const json& each) { return each.is_string(); });
    if (!listed)
        refuse(key, "a list of texts");
    return value->get<std::vector<std::string>>();
}

std::optional<ConfigFields> ConfigFields::object(std::string_view key) const
{
    const json* value = find(key);
    if (!value)
        return std::nullopt;
    if (!value->is_object())
        refuse(key, "an object");
    return ConfigFields(*value, path(key));
}

std::optional<std::vector<ConfigFields>> ConfigFields::objectList(std::string_view key) const
{
    const json* value = find(key);
    if (!value)
        return std::nullopt;
    if (!value->is_array())
        refuse(key, "a list of objects");
    std::vector<ConfigFields> objects;
    for (std::size_t i = 0; i < value->size(); ++i) {
        const std::string place = path(key) + '[' + std::to_string(i) + ']';
        if (!(*value)[i].is_object())
            throw InputError(place, described((*value)[i]), "an object");
        objects.emplace_back((*value)[i], place);
    }
    return objects;
}

bool ConfigFields::isObject(std::string_view key) const
{
    const auto found = m_object->find(key);
    return found != m_object->end() && found->is_object();
}

bool ConfigFields::isList(std::string_view key) const
{
    const auto found = m_object->find(key);
    return found != m_object->end() && found->is_array();
}

std::string ConfigFields::printed(std::string_view key) const
{
    const auto found = m_object->find(key);
    return found == m_object->end() ? "missing" : shortened(*found);
}

std::vector<std::string> ConfigFields::unasked() const
{
    std::vector<std::string> keys;
    for (const auto& [key, value] : m_object->items())
        if (!m_asked->contains(key))
            keys.push_back(key);
    return keys;
}

std::vector<std::string> ConfigFields::objects() const
{
    std::vector<std::string> keys;
    for (const auto& [key, value] : m_object->items())
        if (value.is_object())
            keys.push_back(key);
    return keys;
}

json parseConfig(std::string_view text, const std::string& name)
{
    json config;
    try {
        config = parsed(text, name);
    } catch (const json::parse_error& error) {
        try {
            config = parsed(quoteNotFinite(text), name);
        } catch (const json::parse_error&) {
            throw FileError(name, "not JSON at byte " + std::to_string(error.byte),
                            "a model's configuration is needed");
        }
    }
    if (!config.is_object())
        throw FileError(name, shortened(config), "an object is needed");
    return config;
}

}  // namespace whorl
