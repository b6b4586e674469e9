// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json_place.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace whorl {

namespace {

/// Walks a valid JSON text from value to value.
class Walker {
public:
    explicit Walker(std::string_view text)
        : m_text(text)
    {
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && std::string_view(" \t\r\n:,").find(m_text[m_at]) != std::string_view::npos)
            ++m_at;
    }
    bool at(char character) const { return m_at < m_text.size() && m_text[m_at] == character; }
    void enter()
    {
        ++m_at;
        skipSpace();
    }

    /// The text between quotes, as written.
    std::string_view takeString()
    {
        const std::size_t first = ++m_at;
        while (m_at < m_text.size() && m_text[m_at] != '"')
            m_at += m_text[m_at] == '\\' ? 2 : 1;
        m_at = std::min(m_at, m_text.size());
        const std::string_view found = m_text.substr(first, m_at - first);
        m_at = std::min(m_at + 1, m_text.size());
        return found;
    }

    void skipValue()
    {
        int depth = 0;
        while (m_at < m_text.size()) {
            const char character = m_text[m_at];
            if (character == '"') {
                takeString();
                continue;
            }
            const bool opens = character == '{' || character == '[', closes = character == '}' || character == ']';
            if (depth == 0 && (closes || character == ','))
                return;
            depth += opens ? 1 : closes ? -1 : 0;
            ++m_at;
        }
    }

    int line() const
    {
        const std::string_view before = m_text.substr(0, std::min(m_at, m_text.size()));
        return 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

/// What is left of a place after its first part, when that is `key`.
std::optional<std::string_view> afterKey(std::string_view place, std::string_view key)
{
    if (place.starts_with('.'))
        place.remove_prefix(1);
    if (!place.starts_with(key))
        return std::nullopt;
    place.remove_prefix(key.size());
    if (place.empty() || place.front() == '.' || place.front() == '[')
        return place;
    return std::nullopt;
}

/// Goes to the value that the first part of the place names; false where there is none.
bool enterKey(Walker& walker, std::string_view& place)
{
    walker.enter();
    while (walker.at('"')) {
        const std::string_view key = walker.takeString();
        walker.skipSpace();
        if (const auto rest = afterKey(place, key)) {
            place = *rest;
            return true;
        }
        walker.skipValue();
        walker.skipSpace();
    }
    return false;
}

bool enterIndex(Walker& walker, std::string_view& place)
{
    int index = 0;
    const auto [end, error] = std::from_chars(place.data() + 1, place.data() + place.size(), index);
    if (error != std::errc() || end == place.data() + place.size())
        return false;
    place.remove_prefix(static_cast<std::size_t>(end - place.data()) + 1);
    walker.enter();
    for (int i = 0; i < index && !walker.at(']'); ++i) {
        walker.skipValue();
        walker.skipSpace();
    }
    return !walker.at(']');
}

}  // namespace

int lineOfPlace(std::string_view json, std::string_view place)
{
    Walker walker(json);
    walker.skipSpace();
    int line = walker.line();
    while (!place.empty()) {
        Walker within = walker;
        const bool found = place.front() == '[' ? within.at('[') && enterIndex(within, place)
                                                : within.at('{') && enterKey(within, place);
        if (!found)
            return line;
        walker = within;
        line = walker.line();
    }
    return line;
}

}  // namespace whorl
