// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace whorl {

/// An object of a configuration file, read key by key. A key that is absent or null has no value; a value of the
/// wrong type is refused by name. It remembers which keys were asked for, so that the others can be listed.
///
/// Copies look at the same object and share that memory. The JSON must outlive them.
class ConfigFields {
public:
    /// `place` stands before the keys in messages: "text_config.rope_scaling".
    ConfigFields(const nlohmann::json& object, std::string place);

    bool has(std::string_view key) const;  ///< present and not null; counts as asked for
    std::string path(std::string_view key) const;

    /// The first key of these that has a value, or nothing.
    std::optional<std::string_view> firstOf(std::initializer_list<std::string_view> keys) const;

    std::optional<double> number(std::string_view key) const;       ///< finite
    std::optional<double> positive(std::string_view key) const;     ///< above 0
    std::optional<std::int64_t> whole(std::string_view key) const;  ///< 1 ..; 8.0 counts as 8
    std::optional<std::int64_t> index(std::string_view key) const;  ///< 0 ..
    std::optional<bool> flag(std::string_view key) const;
    std::optional<std::string> text(std::string_view key) const;
    std::optional<std::vector<double>> numbers(std::string_view key) const;
    std::optional<std::vector<std::string>> texts(std::string_view key) const;
    std::optional<ConfigFields> object(std::string_view key) const;
    std::optional<std::vector<ConfigFields>> objectList(std::string_view key) const;

    /// Whether the key holds an object; others are for `object` to refuse.
    bool isObject(std::string_view key) const;
    bool isList(std::string_view key) const;

    /// The value as it stands in the file, cut to 60 bytes; for messages.
    std::string printed(std::string_view key) const;

    /// Marks a key as understood without reading it.
    void set(std::string_view key) const { m_asked->insert(std::string(key)); }

    /// Keys that were never asked for.
    std::vector<std::string> unasked() const;

    /// Every key whose value is an object.
    std::vector<std::string> objects() const;

private:
    const nlohmann::json* find(std::string_view key) const;
    [[noreturn]] void refuse(std::string_view key, const std::string& expected) const;

    const nlohmann::json* m_object;
    std::string m_place;
    std::shared_ptr<std::set<std::string, std::less<>>> m_asked;
};

/// Parses the text of a configuration: an object of at most 64 levels. NaN and Infinity, which Python writes into such
/// files, become the texts "NaN" and "Infinity", to be refused where a number is wanted and read past elsewhere.
/// throws FileError: not JSON (with the byte), nested too deep, not an object
nlohmann::json parseConfig(std::string_view text, const std::string& name);

}  // namespace whorl
