// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokenizer/aligned_text.h"

#include <functional>

namespace whorl {

/// A text cut into parts, each of which a tokenizer's model sees by itself.
struct CutText {
    struct Part {
        std::size_t begin = 0, end = 0;  ///< characters of the text
    };

    AlignedText text;
    std::vector<Part> parts;  ///< in order, none of them empty
};

// What a tokenizer.json calls a pre-tokenizer: cuts parts into smaller ones, and may change the text.

using PreTokenizer = std::function<void(CutText& cut)>;

/// The first part of a text that is not empty; where `isKept` is false no model sees it.
struct FirstCut {
    std::size_t length = 0;
    bool isKept = true;
};
using Scanner = std::function<FirstCut(AlignedPart text)>;

PreTokenizer cutBy(Scanner scanner);

/// GPT-2's split: contractions, letters, numbers and all else, each with the one space before it; blanks.
FirstCut scanGpt2(AlignedPart text);

/// The split of Llama 3 and Qwen: numbers of at most `longestNumber` digits without the space, one mark before letters
/// stays with them, line ends stay with what is before them.
FirstCut scanLlama3(AlignedPart text, std::size_t longestNumber);

/// The scanner whose regular expression stands so in published files; empty for any other.
Scanner scannerOf(std::string_view regex);

FirstCut scanBlanks(AlignedPart text);       ///< WhitespaceSplit
FirstCut scanBertWords(AlignedPart text);    ///< BertPreTokenizer
FirstCut scanPunctuation(AlignedPart text);  ///< Punctuation
FirstCut scanNumbers(AlignedPart text);      ///< Digits, numbers whole
FirstCut scanDigits(AlignedPart text);       ///< Digits, each by itself

/// Where a delimiter goes; the names are those of the files.
enum class DelimiterGoes { isolated, removed, mergedWithPrevious, mergedWithNext };

/// delimiter  not empty
PreTokenizer cutAt(AlignedText delimiter, DelimiterGoes goes);

/// Byte-level: each byte of UTF-8 becomes the character that stands for it (byteLevelCode).
PreTokenizer byteLevel(bool addsSpace, bool cutsAsGpt2);

/// Which parts get the mark in front: all, only the one where the text begins, or none.
enum class MarkGoes { always, first, never };

/// Spaces become a mark (▁), which begins a part.
PreTokenizer metaspace(char32_t mark, MarkGoes goes, bool cuts);

/// The character that stands for a byte in byte-level vocabularies: printable ones of Latin-1 for themselves, the
/// others are U+0100 and on in their order.
/// source  Radford et al. 2019, encoder.py, bytes_to_unicode
char32_t byteLevelCode(unsigned char byte);

/// The byte that a character stands for, or -1.
int byteOfCode(char32_t code);

}  // namespace whorl
