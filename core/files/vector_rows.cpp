// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/vector_rows.h"

#include "core/files/available_memory.h"
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

VectorRows::VectorRows(std::string name, std::string format, std::uint64_t dimension, std::string place,
                       const VectorReading& reading)
    : m_name(std::move(name))
    , m_place(std::move(place))
    , m_reading(reading)
{
    if (dimension < 1 || dimension > mostNumbersInARow)
        throw FileError(m_name, std::to_string(dimension) + " numbers for each word",
                        "1 to " + std::to_string(mostNumbersInARow) + " are needed");
    m_vectors.format = std::move(format);
    m_vectors.dimension = static_cast<std::int64_t>(dimension);
}

std::uint64_t VectorRows::limited(std::uint64_t rows) const
{
    return m_reading.limit > 0 ? std::min(rows, static_cast<std::uint64_t>(m_reading.limit)) : rows;
}

void VectorRows::reserve(std::size_t rows)
{
    // Beside its numbers a row has its word, an entry for finding it, and its norm.
    constexpr std::uint64_t besides = 100;
    if (rows > mostValues / dimension())
        throw FileError(m_name, std::to_string(rows) + " vectors of " + std::to_string(dimension()),
                        "at most " + std::to_string(mostValues) + " numbers are read");
    const std::uint64_t memory = m_reading.memory > 0 ? m_reading.memory : availableMemory();
    const std::uint64_t perRow = sizeof(float) * dimension() + besides;
    // What is read beyond a limit goes with its chunk of the file.
    if (limited(rows) > memory / perRow)
        throw FileError(m_name,
                        std::to_string(rows) + " vectors, which need " + bytesText(rows * perRow) + " of memory",
                        bytesText(memory) + " are free: the first " + std::to_string(memory / perRow) + " rows fit");
    m_vectors.values.resize(static_cast<Eigen::Index>(rows), m_vectors.dimension);
    m_vectors.words.reserve(rows);
    m_words.reserve(m_repeats ? 0 : rows);
}

std::span<float> VectorRows::room(std::size_t row)
{
    return {m_vectors.values.data() + row * dimension(), dimension()};
}

void VectorRows::add(std::int64_t place, std::string_view word, std::span<const float> values)
{
    const std::size_t row = m_vectors.words.size();
    const auto finite = [](float each) { return std::isfinite(each); };
    std::copy(values.begin(), values.end(), room(row).begin());
    add(place, word, row, std::all_of(values.begin(), values.end(), finite));
}

void VectorRows::add(std::int64_t place, std::string_view word, std::size_t row, bool finite)
{
    if (word.size() > longestWord)
        throw error(place, "a word of " + std::to_string(word.size()) + " bytes", "at most 1 MiB is read");
    ++m_vectors.rowsFound;
    if (!finite) {
        ++m_vectors.notFinite;
        note({VectorNote::Kind::skipped, place, whereIs(place), shownWord(word) + " with a value that is not finite",
              "finite numbers are needed"});
        return;
    }
    if (!m_repeats && m_words.contains(word)) {
        ++m_vectors.duplicates;
        note({VectorNote::Kind::skipped, place, whereIs(place), shownWord(word) + " once more",
              "the first vector of a word is kept"});
        return;
    }
    if (!m_repeats)
        m_words.insert(stored(word));
    m_vectors.notUtf8 += isUtf8(word) ? 0 : 1;
    const std::size_t kept = m_vectors.words.size();
    if (kept != row)
        std::copy_n(room(row).data(), dimension(), room(kept).data());
    m_vectors.words.emplace_back(word);
}

std::string_view VectorRows::stored(std::string_view word)
{
    constexpr std::size_t storeBytes = std::size_t{1} << 18;
    if (m_stores.empty() || m_stores.back().capacity() - m_stores.back().size() < word.size())
        m_stores.emplace_back().reserve(std::max(storeBytes, word.size()));
    std::string& store = m_stores.back();
    store += word;
    return std::string_view(store).substr(store.size() - word.size());
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
    m_vectors.values.conservativeResize(static_cast<Eigen::Index>(m_vectors.words.size()), Eigen::NoChange);
    return std::move(m_vectors);
}

}  // namespace whorl
