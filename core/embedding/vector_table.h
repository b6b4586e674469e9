// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/word_index.h"
#include "core/files/table.h"
#include "core/files/word_vectors.h"
#include "core/numeric/float_rows.h"
#include "core/progress.h"

#include <memory>

namespace whorl {

/// Words and their vectors, ready to be looked at. Never changes once it is made.
struct VectorTable {
    std::string name;    ///< the path, or "glove"
    std::string format;  ///< "GloVe text", "npy", "safetensors"
    std::string tensor;  ///< its name in a file of several
    std::shared_ptr<const WordIndex> words;
    FloatRows values;       ///< [V x d], finite
    Eigen::ArrayXd norms;   ///< [V], Euclidean; 0 for a vector without a direction
    bool numbered = false;  ///< the file has no words: rows are named by their numbers, from 0

    /// What the file's list of words says of each besides; null where it says nothing.
    std::shared_ptr<const std::vector<WordColumn>> columns;

    std::vector<VectorNote> notes;      ///< what was left out, repaired or assumed, with its line
    std::int64_t rowsFound = 0;         ///< in the file, as far as it was read
    std::int64_t malformed = 0;         ///< left out: not a word with as many numbers as the others have
    std::int64_t notFinite = 0;         ///< left out: nan, inf, or beyond float32
    std::int64_t duplicates = 0;        ///< left out: the word had a vector already
    std::int64_t notUtf8 = 0;           ///< words, kept
    std::int64_t withoutDirection = 0;  ///< vectors of zeros, kept; they have no cosine

    Eigen::Index count() const { return values.rows(); }
    Eigen::Index dimension() const { return values.cols(); }
    const std::string& word(std::int64_t row) const { return (*words)[row]; }

    /// One vector, in double.
    Eigen::VectorXd vector(std::int64_t row) const { return values.row(row).transpose().cast<double>(); }

    /// Whether the vector has a direction.
    bool hasDirection(std::int64_t row) const { return norms(row) > 0; }

    /// The row of a word, as WordIndex::find.
    std::optional<std::int64_t> find(std::string_view word) const { return words->find(word); }

    /// The same, where it must be there.
    /// where   names the word in the error: "the word", "parameter a"
    /// throws  InputError that names the nearest spelling
    std::int64_t rowOf(std::string_view word, const std::string& where = "the word") const;

    /// The rows of words that are separated by blanks or commas.
    /// throws  InputError as rowOf
    std::vector<std::int64_t> rowsOf(std::string_view words, const std::string& where = "the word") const;
};

/// A table of these words and vectors; words that are missing are the numbers of their rows.
/// throws  InputError where words and rows are of different counts, or a number is not finite
std::shared_ptr<const VectorTable> makeVectorTable(std::string name, std::vector<std::string> words, FloatRows values);

/// A table that has its numbers and notes, given its words; what they tell is worked out.
/// throws  InputError as makeVectorTable
std::shared_ptr<const VectorTable> completed(VectorTable table, std::vector<std::string> words);

/// The same words with other vectors: a part of the columns, a rotation.
std::shared_ptr<const VectorTable> withValues(const VectorTable& table, FloatRows values);

/// Opens vectors: word2vec text or binary, fastText's .vec, GloVe, the Embedding Projector's TSV, each also within
/// gzip; a table of npy, npz, safetensors, GGUF or ONNX, whose words are in `vocabulary`, in x.vocab.txt beside x.npy
/// (and x.f16.npy), in the file (GGUF: tokenizer.ggml.tokens), or are the numbers of the rows. The word `glove` stands
/// for the vectors that are part of the program.
///
/// The last few tables are kept until their file's time or size changes. Safe to call from several threads.
/// path        a file, or `glove`
/// tensor      its name where a file holds several; empty: the only one, or the table of token embeddings
/// vocabulary  a list of words, one a line, in the order of the rows; with columns (LabelList) where its name ends in
///             .tsv, or for a TSV file. Columns come from x.metadata.tsv or metadata.tsv beside the file too; words
///             beside a file of several tables serve those that have as many rows
/// limit       the first so many rows alone; 0: all
/// progress    called on this thread, while others may work
/// throws      FileError as readWordVectors, openTensorFile and loadTable; where the words are of another count than
///             the rows; where it needs more memory than there is, with the number of rows that fit; Cancelled
std::shared_ptr<const VectorTable> openVectors(const std::string& path, const std::string& tensor = {},
                                               const std::string& vocabulary = {}, std::int64_t limit = 0,
                                               const Progress& progress = {});

/// The table of a file that is meant most likely where nobody says: the one named as token embeddings are, then one with a
/// row for each word of the list beside the file, then the one with the most rows; empty where there is none.
/// Looks at headers alone, and keeps what it saw.
/// throws  FileError as openTensorFile
std::string likeliestTensor(const std::string& path);

/// The list of words that stands beside a table: x.vocab.txt for x.npy, and for x.f16.npy; empty where there is none.
std::string vocabularyBeside(const std::string& path);

/// Vectors that are part of the program: "glove" is 10,047 words of GloVe 6B in 100 dimensions.
/// throws  InputError for another word
std::shared_ptr<const VectorTable> shippedVectors(std::string_view word);

/// Whether `word` stands for vectors that are part of the program.
bool isShipped(std::string_view word);

}  // namespace whorl
