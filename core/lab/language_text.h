// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace whorl {

/// A text as the numbers of its characters: the first 90 % to learn from, the rest to be tested with.
class LanguageText {
public:
    static constexpr std::int64_t mostSymbols = 512;
    static constexpr std::int64_t mostCharacters = 4'000'000;

    /// The text that `bytes` hold. Characters are Unicode's, numbered in its order; a byte order mark is skipped, and lines
    /// may end with CR and LF, which count as one. Of a longer text the first 4 million characters are taken.
    ///
    /// name    names the text in errors
    /// atLeast how many characters the part to be tested with must have
    /// throws  FileError: bytes that are not UTF-8, a byte 0, too few characters, or more than 512 different ones
    LanguageText(std::string_view bytes, const std::string& name, std::int64_t atLeast);

    /// A shipped corpus by its word, or a file by its path.
    /// throws  as the constructor, and FileError for a file that cannot be read or is no text
    static LanguageText read(const std::string& wordOrPath, std::int64_t atLeast);

    /// V: all different characters of the text.
    std::int64_t symbols() const { return m_symbols; }

    /// All of it; the part to be tested with follows on the part to learn from.
    std::span<const std::int32_t> all() const { return m_characters; }
    std::span<const std::int32_t> training() const { return all().first(trainingSize()); }
    std::span<const std::int32_t> validation() const { return all().subspan(trainingSize()); }

    /// Share, in the part to be tested with, of the character that is most frequent in the other.
    double likeliest() const;

private:
    std::size_t trainingSize() const { return m_characters.size() * 9 / 10; }

    std::vector<std::int32_t> m_characters;
    std::int64_t m_symbols = 0;
};

}  // namespace whorl
