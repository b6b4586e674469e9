// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/vector_lines.h"

namespace whorl {

/// A part of a text that begins and ends with whole lines.
struct TextChunk {
    std::string_view bytes;
    std::int64_t firstLine = 1;  ///< number of its first line in the file
    std::int64_t lines = 0;      ///< in it, blank ones counted
    std::size_t firstRow = 0;    ///< how many lines before it may be rows
    std::size_t rows = 0;        ///< lines in it that may be rows: long enough for a word and its numbers
    bool isLast = false;         ///< nothing follows it
};

/// Cuts a text into chunks of about 1 MiB and counts their lines, on all processors, until there are `most` lines that
/// may be rows (the last chunk has all of its lines).
/// firstLine  number of the line that `text` begins with
/// progress   told 0 to 1
/// throws     FileError where another program cut the file; Cancelled
std::vector<TextChunk> textChunks(const MappedFile& file, std::string_view text, std::int64_t firstLine,
                                  std::size_t dimension, std::uint64_t most, const Progress& progress);

/// What a line of a chunk holds.
struct ParsedLine {
    enum class State : unsigned char { row, notFinite, malformed };
    State state = State::row;
    bool isCut = false;       ///< the last of the file, without a line end
    std::int64_t number = 0;  ///< of the line
    std::size_t row = 0;      ///< where its numbers are, counted from the first line of the text that may be a row
    std::size_t word = 0, wordEnd = 0;  ///< in ParsedChunk::words
    std::string_view line;              ///< where malformed; it may have to be fetched from the file again
};

struct ParsedChunk {
    std::vector<ParsedLine> lines;  ///< those that are not blank
    std::string words;              ///< one after another
};

/// Reads the lines of a chunk.
/// values  where the rows of the whole text are to be put: row i at values + i * dimension
ParsedChunk parsedChunk(const TextChunk& chunk, std::size_t dimension, float* values);

}  // namespace whorl
