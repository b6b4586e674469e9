// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/word_columns.h"
#include "core/numeric/float_rows.h"
#include "core/progress.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace whorl {

class MappedFile;

/// Something that a reader of word vectors did on its own account.
struct VectorNote {
    enum class Kind {
        skipped,   ///< a row is left out
        repaired,  ///< the file contradicts itself, and one side is believed
        assumed    ///< the file leaves it open
    };
    Kind kind = Kind::skipped;
    std::int64_t place = 0;  ///< the line of a text, or the vector of a binary file, from 1; 0: the whole file
    std::string where;       ///< "line 4", "vector 6"; what was settled: "count", "words"
    std::string found;       ///< what is there; what was settled on
    std::string reason;      ///< what is needed; why

    /// "line 4: "gamma" with 2 of 4 numbers; a word and 4 numbers are needed"
    std::string sentence() const;
};

/// Words and their vectors, as a file has them and in its order.
struct WordVectors {
    std::string format;              ///< "word2vec binary", "word2vec text", "GloVe text", "Embedding Projector TSV"
    std::vector<std::string> words;  ///< raw bytes: not all files hold UTF-8, and words may hold or be blanks
    std::int64_t dimension = 0;
    FloatRows values;                 ///< words.size() x dimension; all finite
    std::vector<WordColumn> columns;  ///< of a list with a heading, besides the words
    std::vector<VectorNote> notes;    ///< at most 256, then one that counts the rest

    std::int64_t rowsFound = 0;   ///< in the file, with those that are left out
    std::int64_t malformed = 0;   ///< left out: no word with as many numbers as the others have
    std::int64_t notFinite = 0;   ///< left out: nan, inf, or beyond the range of float32
    std::int64_t duplicates = 0;  ///< left out: the word had a vector already. Labels of a TSV file may repeat and stay
    std::int64_t notUtf8 = 0;     ///< kept

    std::span<const float> row(std::size_t index) const
    {
        return {values.data() + index * static_cast<std::size_t>(dimension), static_cast<std::size_t>(dimension)};
    }
};

/// How much is read, and who is told.
struct VectorReading {
    std::int64_t limit = 0;    ///< the first so many rows of the file alone; 0: all
    Progress progress = {};    ///< called on the thread that asked
    std::uint64_t memory = 0;  ///< bytes that the result may take; 0: what the system has left
};

/// Reads word vectors: word2vec, binary or as text (fastText's .vec), GloVe, and the Embedding Projector's TSV, each
/// also within gzip. What it is, is decided by content; the name decides nothing.
///
/// Fields of a text are separated by U+0020 alone, and the last `dimension` of them are the numbers, so that words may
/// hold blanks. Where no header gives the dimension, it is the most frequent number of numbers at the ends of the first
/// 1000 rows. A text whose header counts wrongly is read as it is; a binary file has no way back into step, so it is
/// refused, as is a text whose first row, or most of whose rows, do not fit. Numbers never depend on the locale.
/// TSV: one column may hold text; without one, words come from `labels`, else from the list beside the file, else they
/// are the numbers of the rows, from 0; see LabelList.
///
/// labels  path of a list of words for a TSV file without a column of them; empty: see above
/// throws  FileError with line or vector, what is there and what is needed; what the file really is where it is none
///         of these (zip, pickle, a web page); for more than 65536 numbers a row, a word longer than 1 MiB, 2³⁰ numbers
///         in all, gzip that unpacks to more than 1 GiB, `labels` of another count than the vectors; where the
///         vectors need more memory than there is, before any is taken; Cancelled
/// cost    of the file, once, on all processors for a text with words in front: 120,000,000 numbers in 2 s on two;
///         memory of the result, of what gzip holds, and some 100 bytes a row
WordVectors readWordVectors(const std::string& path, const std::string& labels = {}, const VectorReading& reading = {});

/// The same for a file that is open already, with the open list of its words, if any.
WordVectors readWordVectors(const std::shared_ptr<const MappedFile>& file,
                            const std::shared_ptr<const MappedFile>& labels = nullptr,
                            const VectorReading& reading = {});

/// Whether a file begins like one of word vectors: gzip, a header of two whole numbers, or a line with two or more
/// numbers at its end. Looks at the first line that is not blank.
bool looksLikeWordVectors(std::string_view bytes);

}  // namespace whorl
