// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/float_rows.h"

#include <span>
#include <string>
#include <vector>

namespace whorl {

/// A file as it is to be written.
struct FileBytes {
    std::string path, bytes;
};

/// Words and their vectors as the text that word2vec.c, fastText and gensim read: `V d`, then a word and its numbers a
/// line. Each number is the shortest decimal that reads back to the same float32.
/// throws  InputError for a word that is empty or holds a line end, which this form cannot hold
std::string wordVectorText(std::span<const std::string> words, const FloatRows& vectors);

/// The files that hold words and vectors, by the suffix of the path: .vec is one text; .npy holds the numbers, and
/// x.vocab.txt beside x.npy the words, one a line.
/// throws  FileError for another suffix, InputError as above
std::vector<FileBytes> wordVectorFiles(const std::string& path, std::span<const std::string> words,
                                       const FloatRows& vectors);

}  // namespace whorl
