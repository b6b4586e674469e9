// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "core/files/word_vectors.h"

#include <deque>
#include <optional>
#include <unordered_set>

namespace whorl {

/// A number as a file of vectors writes it: any decimal form, nan and inf with a sign, a leading plus. What float32
/// cannot hold is infinite, or zero. Nothing where the text is no number.
std::optional<float> vectorNumber(std::string_view text);

/// A word within a message, quoted: as it is where it is short UTF-8, else cut or with escapes.
std::string shownWord(std::string_view word);

/// ", which is written with a decimal comma" where the text would be a number with a point in its place, else nothing.
std::string decimalCommaRemark(std::string_view text);

/// Gathers rows into WordVectors by the rules that all formats share: finite, each word once, limits, notes.
class VectorRows {
public:
    /// `place` is what its notes count: "line" or "vector".
    /// throws FileError unless 1 <= dimension <= 65536
    VectorRows(std::string name, std::string format, std::uint64_t dimension, std::string place,
               const VectorReading& reading);

    std::size_t dimension() const { return static_cast<std::size_t>(m_vectors.dimension); }
    std::int64_t found() const { return m_vectors.rowsFound; }
    std::size_t kept() const { return m_vectors.words.size(); }

    /// Labels, not words: the same may stand before several vectors.
    void allowRepeats() { m_repeats = true; }

    /// Makes room for so many rows of the file at most; call it once, before rows are added, when the file is known to be
    /// long enough.
    /// throws  FileError where they are too many, or need more memory than there is
    void reserve(std::size_t rows);

    /// Where the numbers of a row may be put before it is added: any row of the room that was made, from the one on that
    /// the next row will be kept in. Several threads may fill different rows.
    std::span<float> room(std::size_t row);

    /// Whether as many rows were found as are to be read.
    bool isFull() const { return m_reading.limit > 0 && m_vectors.rowsFound >= m_reading.limit; }

    /// The smaller of a number of rows and of how many are to be read.
    std::uint64_t limited(std::uint64_t rows) const;

    /// Takes a row, or notes why not.
    /// throws  FileError where the word or the whole is too large
    void add(std::int64_t place, std::string_view word, std::span<const float> values);

    /// The same for a row whose numbers are in its room; whether they are finite is known already.
    void add(std::int64_t place, std::string_view word, std::size_t row, bool finite);

    /// Tells how far the reading is.
    void tell(double share) const { report(m_reading.progress, share); }

    /// Leaves a row out that is no word with numbers.
    /// throws FileError where it is the first
    void skip(std::int64_t place, const std::string& found, const std::string& reason);

    void note(VectorNote note);

    FileError error(std::int64_t place, const std::string& found, const std::string& reason) const;

    /// throws FileError where there were no rows, or more that do not fit than do
    WordVectors take();

private:
    std::string_view stored(std::string_view word);
    std::string whereIs(std::int64_t place) const { return m_place + ' ' + std::to_string(place); }

    std::string m_name, m_place;
    VectorReading m_reading;
    WordVectors m_vectors;
    VectorNote m_firstSkipped;
    std::deque<std::string> m_stores;  ///< the bytes of the words that m_words looks at
    std::unordered_set<std::string_view> m_words;
    std::int64_t m_notesLeftOut = 0;
    bool m_repeats = false;
};

}  // namespace whorl
