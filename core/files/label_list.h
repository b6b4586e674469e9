// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/word_columns.h"
#include "core/files/word_vectors.h"

#include <string_view>

namespace whorl {

class MappedFile;

/// A list of words that stands beside vectors, one a line, and what else it says of them: fields between tabs, which a
/// heading names. A single column has no heading, several columns have one; where the count of lines says otherwise,
/// the count is believed. Blank lines are none. Looks into the file, which must stay open.
class LabelList {
public:
    /// count   of the vectors
    /// throws  FileError where the lines are of another count
    LabelList(const MappedFile& file, std::size_t count);

    std::string_view word(std::size_t row) const;

    /// Where the words come from, and what of the count was believed.
    const VectorNote& note() const { return m_note; }

    /// All columns but the one of the words, for some of the rows; none where nothing names them.
    std::vector<WordColumn> columns(std::span<const std::size_t> rows) const;

private:
    std::vector<std::string_view> m_heading, m_lines;
    std::size_t m_words = 0;  ///< which column
    VectorNote m_note;
};

/// The columns of a list, without its words, as its first 2,000 lines tell: what it offers, before anything is read.
/// throws  FileError as MappedFile::open
std::vector<WordColumn> columnsAtTheStart(const std::string& path);

/// The list that stands beside vectors: x.metadata.tsv for x.npy, x.f16.npy or x.tsv, else metadata.tsv in the same
/// folder; empty where there is none. A file is never its own list.
std::string labelListBeside(const std::string& path);

}  // namespace whorl
