// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/vector_rows.h"

#include "core/files/bytes.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace whorl {

namespace {

constexpr std::uint64_t mostNumbersInARow = 65536;
constexpr std::size_t longestWord = std::size_t{1} << 20;
constexpr std::size_t mostValues = std::size_t{1} << 30;
constexpr std::size_t mostNotes = 256;
constexpr std::size_t longestShown = 40;

/// Whether a number that does not fit is too small rather than too large.
bool isTiny(std::string_view number)
{
    const std::size_t exponent = number.find_first_of("eE");
    if (exponent != std::string_view::npos)
        return number.substr(exponent + 1).starts_with('-');
    return number.substr(0, number.find('.')).find_first_of("123456789") == std::string_view::npos;
}

/// The bytes of the character that begins here: 1 to 4, or 0 where it is not UTF-8.
std::size_t characterBytes(std::string_view text)
{
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    if (first < 0x80)
        return 1;
    const std::size_t count = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < count)
        return 0;
    for (std::size_t i = 1; i < count; ++i)
        if ((byte(i) & 0xc0) != 0x80)
            return 0;
    const bool overlong = (first == 0xe0 && byte(1) < 0xa0) || (first == 0xf0 && byte(1) < 0x90);
    const bool beyond = (first == 0xed && byte(1) > 0x9f) || (first == 0xf4 && byte(1) > 0x8f);
    return overlong || beyond ? 0 : count;
}

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t count = characterBytes(text);
        if (count == 0)
            return false;
        text.remove_prefix(count);
    }
    return true;
}

}  // namespace

std::optional<float> vectorNumber(std::string_view text)
{
    if (text.starts_with('+') && !text.starts_with("+-"))
        text.remove_prefix(1);
    float value = 0;
    const auto [last, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (last != text.data() + text.size() || error == std::errc::invalid_argument)
        return std::nullopt;
    if (error == std::errc::result_out_of_range)
        return isTiny(text) ? 0 : std::numeric_limits<float>::infinity();
    return value;
}

std::string shownWord(std::string_view word)
{
    std::size_t shown = 0;
    while (shown < word.size() && shown < longestShown) {
        const std::size_t count = characterBytes(word.substr(shown));
        if (count == 0 || static_cast<unsigned char>(word[shown]) < 0x20)
            return '"' + quotedBytes(word) + '"';
        shown += count;
    }
    return '"' + std::string(word.substr(0, shown)) + (shown < word.size() ? "..." : "") + '"';
}

std::string decimalCommaRemark(std::string_view text)
{
    std::string pointed(text.substr(0, 64));
    if (std::count(pointed.begin(), pointed.end(), ',') != 1)
        return {};
    std::replace(pointed.begin(), pointed.end(), ',', '.');
    return vectorNumber(pointed) ? ", which is written with a decimal comma" : "";
}

std::string VectorNote::sentence() const
{
    return where + ": " + found + "; " + reason;
}

VectorRows::VectorRows(std::string name, std::string format, std::uint64_t dimension, std::string place)
    : m_name(std::move(name))
    , m_place(std::move(place))
{
    if (dimension < 1 || dimension > mostNumbersInARow)
        throw FileError(m_name, std::to_string(dimension) + " numbers for each word",
                        "1 to " + std::to_string(mostNumbersInARow) + " are needed");
    m_vectors.format = std::move(format);
    m_vectors.dimension = static_cast<std::int64_t>(dimension);
}

void VectorRows::reserve(std::size_t rows)
{
    if (rows > mostValues / dimension())
        throw FileError(m_name, std::to_string(rows) + " vectors of " + std::to_string(dimension()),
                        "at most " + std::to_string(mostValues) + " numbers are read");
    m_vectors.words.reserve(rows);
    m_vectors.values.reserve(rows * dimension());
    m_words.reserve(rows);
}

void VectorRows::add(std::int64_t place, std::string_view word, std::span<const float> values)
{
    if (word.size() > longestWord)
        throw error(place, "a word of " + std::to_string(word.size()) + " bytes", "at most 1 MiB is read");
    if (m_vectors.values.size() + values.size() > mostValues)
        throw error(place, "more than " + std::to_string(mostValues) + " numbers", "that many are read at most");
    ++m_vectors.rowsFound;
    const auto finite = [](float each) { return std::isfinite(each); };
    if (!std::all_of(values.begin(), values.end(), finite)) {
        ++m_vectors.notFinite;
        note({VectorNote::Kind::skipped, place, whereIs(place), shownWord(word) + " with a value that is not finite",
              "finite numbers are needed"});
        return;
    }
    if (!m_repeats && !m_words.insert(word).second) {
        ++m_vectors.duplicates;
        note({VectorNote::Kind::skipped, place, whereIs(place), shownWord(word) + " once more",
              "the first vector of a word is kept"});
        return;
    }
    m_vectors.notUtf8 += isUtf8(word) ? 0 : 1;
    m_vectors.words.emplace_back(word);
    m_vectors.values.insert(m_vectors.values.end(), values.begin(), values.end());
}

void VectorRows::skip(std::int64_t place, const std::string& found, const std::string& reason)
{
    if (m_vectors.rowsFound == 0)
        throw error(place, found, reason);
    ++m_vectors.rowsFound;
    const VectorNote skipped{VectorNote::Kind::skipped, place, whereIs(place), found, reason};
    if (++m_vectors.malformed == 1)
        m_firstSkipped = skipped;
    note(skipped);
}

void VectorRows::note(VectorNote note)
{
    if (m_vectors.notes.size() < mostNotes)
        m_vectors.notes.push_back(std::move(note));
    else
        ++m_notesLeftOut;
}

FileError VectorRows::error(std::int64_t place, const std::string& found, const std::string& reason) const
{
    return {m_name + ", " + whereIs(place), found, reason};
}

WordVectors VectorRows::take()
{
    if (m_vectors.rowsFound == 0)
        throw FileError(m_name, "no vectors", "words with numbers are needed");
    if (2 * m_vectors.malformed > m_vectors.rowsFound)
        throw error(m_firstSkipped.place,
                    m_firstSkipped.found + ", as " + std::to_string(m_vectors.malformed) + " of "
                        + std::to_string(m_vectors.rowsFound) + " rows",
                    m_firstSkipped.reason);
    if (m_vectors.notUtf8 > 0)
        note({VectorNote::Kind::assumed, 0, "words", std::to_string(m_vectors.notUtf8) + " are not UTF-8",
              "their bytes are kept"});
    if (m_notesLeftOut > 0)
        m_vectors.notes.push_back({VectorNote::Kind::assumed, 0, "notes", std::to_string(m_notesLeftOut) + " more",
                                   "the first " + std::to_string(mostNotes) + " are listed"});
    return std::move(m_vectors);
}

}  // namespace whorl
