// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"
#include "core/progress.h"
#include "core/text.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace whorl {

/// What a token is.
enum class CorpusUnit {
    word,       ///< a run of letters, digits and marks; an apostrophe within it belongs to it
    character,  ///< the same, but each Chinese character is a token of its own
};

/// Where sentences end; no window reaches across.
enum class SentenceEnd {
    automatic,  ///< paragraph where blank lines part blocks of several lines, as in books; else line
    line,
    paragraph,  ///< at blank lines
};

constexpr Choice corpusUnits[] = {{"word", WHORL_TEXT("Choice", "Words")},
                                  {"character", WHORL_TEXT("Choice", "Chinese characters, else words")}};
constexpr Choice sentenceEnds[] = {{"automatic", WHORL_TEXT("Choice", "As the text is laid out")},
                                   {"line", WHORL_TEXT("Choice", "At the end of a line")},
                                   {"paragraph", WHORL_TEXT("Choice", "At a blank line")}};

/// How a text is taken apart.
struct CorpusOptions {
    CorpusUnit unit = CorpusUnit::word;
    SentenceEnd sentences = SentenceEnd::automatic;
    bool lowerCase = true;

    static constexpr auto parameters();
    void check() const { }
};

constexpr auto CorpusOptions::parameters()
{
    using O = CorpusOptions;
    return std::array{
        choice<&O::unit, corpusUnits>("unit", WHORL_TEXT("Parameter", "Unit"),
                                      WHORL_TEXT("Parameter", "What a token is")),
        choice<&O::sentences, sentenceEnds>("sentences", WHORL_TEXT("Parameter", "Sentences end"),
                                            WHORL_TEXT("Parameter", "No window reaches from one into the next")),
        boolean<&O::lowerCase>("lower_case", WHORL_TEXT("Parameter", "Lower case"),
                               WHORL_TEXT("Parameter", "Capitals are read as small letters")),
    };
}

/// A text as the numbers of its tokens.
struct Corpus {
    std::string name;                        ///< of the file, for messages
    std::vector<std::string> words;          ///< the distinct tokens, UTF-8, in order of first appearance
    std::vector<std::int32_t> tokens;        ///< indices of `words`, in the order of the text
    std::vector<std::int64_t> sentenceEnds;  ///< one past the last token of each sentence; none is empty
    std::vector<std::string> notices;        ///< what a reader should know of the text, a sentence each

    std::span<const std::int32_t> sentence(std::size_t index) const;
};

/// Takes a text apart. Punctuation and symbols part words and are no tokens. A byte order mark is skipped; lines may
/// end with CR and LF.
///
/// name    names the text in errors
/// throws  FileError with the line, for bytes that are not UTF-8, a byte 0, a text without words, or more than 2³¹ - 1
///         distinct ones; Cancelled
/// cost    of the text, once; 4 bytes a token
Corpus parseCorpus(std::string_view bytes, const std::string& name, const CorpusOptions& options = {},
                   const Progress& progress = {});

/// A corpus that is part of the program.
struct ShippedCorpus {
    std::string_view word;   ///< what it is called on the command line: "kjv"
    std::string_view title;  ///< what people read
    std::string_view file;   ///< its name under resources/data
    CorpusUnit unit;         ///< that suits it
};

/// All of them.
std::span<const ShippedCorpus> shippedCorpora();

/// The shipped corpus of this word, or nullptr.
const ShippedCorpus* findShippedCorpus(std::string_view word);

/// Reads a shipped corpus by its word, or a text file by its path; a file in the way of a word is reached as ./kjv.
/// throws  as parseCorpus, and FileError for a file that cannot be read or is no text (a picture, an archive)
Corpus readCorpus(const std::string& wordOrPath, const CorpusOptions& options = {}, const Progress& progress = {});

}  // namespace whorl
