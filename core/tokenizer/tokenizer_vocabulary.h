// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace whorl {

/// The tokens of a model: their spellings, and the ids that stand for them. Within the program a token is its index, from
/// 0 in the order of adding; ids have gaps in some files.
class TokenVocabulary {
public:
    /// throws InputError where the spelling or the id is taken: "a" has the id 3; "b" has it already
    void add(std::string_view spelling, std::int64_t id);

    std::optional<std::uint32_t> find(std::string_view spelling) const;
    const std::string& spelling(std::uint32_t index) const { return m_spellings[index]; }
    std::int64_t id(std::uint32_t index) const { return m_ids[index]; }
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_ids.size()); }

private:
    struct TextHash {
        using is_transparent = void;  // NOLINT(readability-identifier-naming): the library's name
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };

    std::vector<std::string> m_spellings;
    std::vector<std::int64_t> m_ids;
    std::unordered_map<std::string, std::uint32_t, TextHash, std::equal_to<>> m_bySpelling;
    std::unordered_map<std::int64_t, std::uint32_t> m_byId;
};

/// A token that a model found, and the bytes that it comes from.
struct FoundToken {
    std::uint32_t index = 0;
    std::size_t begin = 0, end = 0;
};

/// A spelling in quotation marks for a message, cut where it is long.
std::string quotedSpelling(std::string_view spelling);

/// Sorted texts that are followed from their first byte on: finds the longest that a text begins with.
/// cost  of a search: O(log of their number) for each byte that is looked at
class LongestMatch {
public:
    struct Entry {
        std::string text;
        std::uint32_t index = 0;
    };

    /// entries  none of them empty; of equal texts the first counts
    explicit LongestMatch(std::vector<Entry> entries = {});

    /// The entry, or nullptr where the text begins with none.
    const Entry* find(std::string_view text) const;

private:
    std::vector<Entry> m_entries;
};

}  // namespace whorl
