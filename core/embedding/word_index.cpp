// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/word_index.h"

#include "core/spelling.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace whorl {

namespace {

constexpr std::int32_t noRow = -1;

/// The lower-case letter of one that takes two bytes of UTF-8; others stay.
unsigned lowerCase(unsigned letter)
{
    const bool latin1 = letter >= 0xc0 && letter <= 0xde && letter != 0xd7;
    const bool greek = letter >= 0x391 && letter <= 0x3a9;
    const bool cyrillic = letter >= 0x410 && letter <= 0x42f;
    if (latin1 || greek || cyrillic)
        return letter + 0x20;
    if (letter >= 0x400 && letter <= 0x40f)
        return letter + 0x50;
    if (letter == 0x178)
        return 0xff;
    const bool evenIsUpper =
        (letter >= 0x100 && letter <= 0x137 && letter != 0x130) || (letter >= 0x14a && letter <= 0x177);
    const bool oddIsUpper = (letter >= 0x139 && letter <= 0x148) || (letter >= 0x179 && letter <= 0x17e);
    return letter + ((evenIsUpper && letter % 2 == 0) || (oddIsUpper && letter % 2 == 1) ? 1 : 0);
}

/// The characters of a text; bytes that are no UTF-8 are characters of their own.
std::u32string charactersOf(std::string_view text)
{
    std::u32string characters;
    for (const char each : text) {
        const auto byte = static_cast<unsigned char>(each);
        if (byte >= 0x80 && byte < 0xc0 && !characters.empty())
            characters.back() = characters.back() << 6 | (byte & 0x3fU);
        else
            characters.push_back(byte);
    }
    return characters;
}

}  // namespace

std::string caseFolded(std::string_view word)
{
    std::string folded(word);
    for (std::size_t i = 0; i < folded.size(); ++i) {
        const auto byte = static_cast<unsigned char>(folded[i]);
        if (byte >= 'A' && byte <= 'Z') {
            folded[i] = static_cast<char>(byte + 0x20);
        } else if (byte >= 0xc3 && byte <= 0xdf && i + 1 < folded.size()) {
            const auto second = static_cast<unsigned char>(folded[i + 1]);
            const unsigned lower = lowerCase((byte & 0x1fU) << 6 | (second & 0x3fU));
            folded[i] = static_cast<char>(0xc0 | lower >> 6);
            folded[i + 1] = static_cast<char>(0x80 | (lower & 0x3f));
            ++i;
        }
    }
    return folded;
}

WordIndex::WordIndex(std::vector<std::string> words)
    : m_words(std::move(words))
{
    const std::size_t slots = std::bit_ceil(2 * m_words.size() + 1);
    m_exact.assign(slots, noRow);
    m_folded.assign(slots, noRow);
    for (std::size_t row = 0; row < m_words.size(); ++row)
        for (const bool folded : {false, true}) {
            std::int32_t& slot = (folded ? m_folded : m_exact)[slotOf(m_words[row], folded)];
            slot = slot == noRow ? static_cast<std::int32_t>(row) : slot;
        }
}

std::size_t WordIndex::slotOf(std::string_view word, bool folded) const
{
    const std::vector<std::int32_t>& rows = folded ? m_folded : m_exact;
    const std::string wanted = folded ? caseFolded(word) : std::string(word);
    std::size_t slot = std::hash<std::string>{}(wanted) & (rows.size() - 1);
    for (; rows[slot] != noRow; slot = (slot + 1) & (rows.size() - 1)) {
        const std::string& there = m_words[static_cast<std::size_t>(rows[slot])];
        if (folded ? caseFolded(there) == wanted : there == wanted)
            break;
    }
    return slot;
}

std::optional<std::int64_t> WordIndex::find(std::string_view word) const
{
    if (m_words.empty())
        return std::nullopt;
    std::int32_t row = m_exact[slotOf(word, false)];
    if (row == noRow)
        row = m_folded[slotOf(word, true)];
    return row == noRow ? std::nullopt : std::optional<std::int64_t>(row);
}

std::vector<std::int64_t> WordIndex::completions(std::string_view prefix, std::size_t most) const
{
    const std::string wanted = caseFolded(prefix);
    std::vector<std::int64_t> rows;
    for (std::size_t row = 0; row < m_words.size() && rows.size() < most; ++row)
        if (m_words[row].size() >= wanted.size()
            && caseFolded(std::string_view(m_words[row]).substr(0, wanted.size())) == wanted)
            rows.push_back(static_cast<std::int64_t>(row));
    return rows;
}

std::optional<std::int64_t> WordIndex::nearestSpelling(std::string_view word) const
{
    constexpr std::size_t longest = 64;
    const std::u32string wanted = charactersOf(caseFolded(word));
    if (wanted.empty() || wanted.size() > longest)
        return std::nullopt;
    const std::size_t most = std::max<std::size_t>(wanted.size() / 3, 1);
    // Of words as far away, one that begins alike is likelier to be meant: it counts half a character less.
    std::size_t least = 2 * most + 2;
    std::optional<std::int64_t> nearest;
    for (std::size_t row = 0; row < m_words.size() && least > 2; ++row) {
        // A character has at most four bytes, so lengths of bytes already tell most words apart.
        const std::size_t bytes = m_words[row].size();
        if (bytes == 0 || bytes + most < wanted.size() || bytes > 4 * (wanted.size() + most))
            continue;
        const std::u32string there = charactersOf(caseFolded(m_words[row]));
        if (there.size() + most < wanted.size() || wanted.size() + most < there.size())
            continue;
        const std::size_t distance = 2 * editDistance(there, wanted) + (there[0] == wanted[0] ? 0 : 1);
        if (distance < least) {
            least = distance;
            nearest = static_cast<std::int64_t>(row);
        }
    }
    return nearest;
}

std::vector<std::string> bestCompletions(const WordIndex& words, std::string_view beginning,
                                         bool (*isQuiet)(std::string_view))
{
    constexpr std::size_t most = 12;
    std::vector<std::string> best;
    const std::optional<std::int64_t> itself = words.find(beginning);
    for (const std::int64_t row : words.completions(beginning, 2 * most))
        if (row != itself && !isQuiet(words[row]))
            best.push_back(words[row]);
    std::stable_sort(best.begin(), best.end(),
                     [](const std::string& a, const std::string& b) { return a.size() < b.size(); });
    if (itself)
        best.insert(best.begin(), words[*itself]);
    best.resize(std::min(best.size(), most));
    return best;
}

}  // namespace whorl
