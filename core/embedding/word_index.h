// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace whorl {

/// The words of a table in the order of its rows, and ways to find them.
///
/// Words are bytes; most are UTF-8. Upper and lower case of ASCII, Latin, Greek and Cyrillic letters are alike where
/// case is ignored. Rows come in order of frequency in most files, so the first of several is the most frequent.
class WordIndex {
public:
    WordIndex() = default;
    explicit WordIndex(std::vector<std::string> words);

    std::int64_t size() const { return static_cast<std::int64_t>(m_words.size()); }
    const std::string& operator[](std::int64_t row) const { return m_words[static_cast<std::size_t>(row)]; }
    const std::vector<std::string>& words() const { return m_words; }

    /// The row of a word: as it is written, else with case ignored, else nothing. Of several the first.
    std::optional<std::int64_t> find(std::string_view word) const;

    /// Rows whose words begin so, case ignored, in the order of rows, at most `most`.
    /// cost  one walk over the words
    std::vector<std::int64_t> completions(std::string_view prefix, std::size_t most) const;

    /// The row whose word takes the fewest changed, added or dropped characters to become this one, of several
    /// one that begins alike, else the first; nothing beyond a third of its length.
    std::optional<std::int64_t> nearestSpelling(std::string_view word) const;

private:
    std::size_t slotOf(std::string_view word, bool folded) const;

    std::vector<std::string> m_words;
    std::vector<std::int32_t> m_exact, m_folded;  ///< open addressing: rows, -1 where there is none
};

/// A few words for somebody who types one: the very word first, as it is written or else with case ignored, then of the
/// most frequent that begin so the shortest first.
/// isQuiet  words that are there only where they are typed whole
std::vector<std::string> bestCompletions(const WordIndex& words, std::string_view beginning,
                                         bool (*isQuiet)(std::string_view));

/// A word with upper-case letters made lower-case: ASCII, Latin, Greek, Cyrillic. Other bytes stay.
std::string caseFolded(std::string_view word);

}  // namespace whorl
