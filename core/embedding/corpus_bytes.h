// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/corpus_text.h"
#include "core/files/mapped_file.h"

#include <memory>
#include <string>
#include <string_view>

namespace whorl {

/// A text before anything is made of it.
struct CorpusBytes {
    std::string name;  ///< for messages
    std::string_view bytes;
    std::shared_ptr<const MappedFile> file;  ///< that they lie in; none where they are part of the program
};

/// A shipped corpus by its word, or a text file by its path; a file in the way of a word is reached as ./kjv. Where there
/// is a file, its `checkLength` is for when all is read.
/// throws  FileError for a file that cannot be read or is no text (a picture, an archive)
CorpusBytes openCorpus(const std::string& wordOrPath);

/// The text after its byte order mark.
/// throws  FileError for UTF-16
std::string_view withoutByteOrderMark(std::string_view bytes, const std::string& name);

/// The character that begins a text that is not empty.
/// line    for the error, from 1
/// throws  FileError for bytes that are not UTF-8, and a byte 0
Utf8Character checkedCharacter(std::string_view text, const std::string& name, std::int64_t line);

}  // namespace whorl
