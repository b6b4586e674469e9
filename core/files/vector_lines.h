// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/vector_rows.h"

#include <string_view>
#include <vector>

namespace whorl {

class MappedFile;

/// Walks over the lines of a file that are not blank, without a byte order mark, and without line ends, blanks and tabs
/// at the end. Looks now and then whether the file is still as long as it was.
class VectorLines {
public:
    explicit VectorLines(const MappedFile& file);
    explicit VectorLines(std::string_view bytes);

    /// Whether there was another line.
    /// throws FileError where another program cut the file
    bool next();

    std::string_view line() const { return m_line; }
    std::int64_t number() const { return m_number; }  ///< of the line, from 1, blank ones counted
    bool isCut() const { return m_cut; }              ///< the last of the file, without a line end
    std::string_view rest() const { return m_rest; }  ///< what follows the line

private:
    const MappedFile* m_file = nullptr;
    std::string_view m_rest, m_line;
    std::int64_t m_number = 0;
    bool m_cut = false;
};

/// `V d`, alone on the first line.
struct VectorHeader {
    std::uint64_t count = 0, dimension = 0;  ///< the largest there is where the file writes a larger one
};
std::optional<VectorHeader> vectorHeader(std::string_view line);

/// How many fields at the end of a line are numbers, at most `most`, when a word is to stay before them. Fields are
/// separated by U+0020.
std::size_t numbersAtEnd(std::string_view line, std::size_t most);

/// Takes the last numbers of a line, as many as fit into `out`.
/// returns  what stands before them and one blank; nothing where they are not all numbers or nothing is before them
std::optional<std::string_view> wordBefore(std::string_view line, std::span<float> out);

/// The part of a line from one separator on to the next.
std::vector<std::string_view> fieldsOf(std::string_view line, char separator);

}  // namespace whorl
