// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokenizer/tokens.h"

#include <filesystem>
#include <memory>

namespace whorl {

struct TokenizerParts;

/// What a Hugging Face tokenizer.json does to a text: byte-pair encoding or WordPiece. Copies share what was read; safe
/// to use from several threads.
class Tokenizer {
public:
    /// throws FileError that names file and place: not such a file, one that does not fit together, of more than
    ///        64 MiB, or with a step that is not known (its name or regular expression is in the message)
    static Tokenizer open(const std::filesystem::path& file);

    /// The same of a file's text; `name` names it in messages.
    static Tokenizer read(std::string_view json, const std::string& name);

    /// The tokens of a text, with the ids of the file. `text` is what a reader sees: bytes as the characters that they
    /// make, those that make none as <0xE4>, blanks as blanks; pieces of BERT keep their ##. A token that was put in
    /// front has begin == end; those of one character that the file changed share its bytes.
    ///
    /// throws  InputError that names the byte where the text is not UTF-8
    /// cost    O(n log n)
    std::vector<Token> tokens(std::string_view text) const;

    /// Tokens of the vocabulary, added ones among them.
    std::int64_t vocabularySize() const;

    /// What the file says and this does not do, a sentence each.
    const std::vector<std::string>& notices() const;

private:
    explicit Tokenizer(std::shared_ptr<const TokenizerParts> parts);

    std::shared_ptr<const TokenizerParts> m_parts;
};

}  // namespace whorl
