// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/language_text.h"

#include "core/embedding/corpus_bytes.h"
#include "core/error.h"

#include <algorithm>

namespace whorl {

namespace {

std::vector<std::int32_t> codesOf(std::string_view bytes, const std::string& name)
{
    std::vector<std::int32_t> codes;
    std::string_view rest = withoutByteOrderMark(bytes, name);
    for (std::int64_t line = 1; !rest.empty() && std::ssize(codes) < LanguageText::mostCharacters;) {
        const Utf8Character character = checkedCharacter(rest, name, line);
        rest.remove_prefix(static_cast<std::size_t>(character.bytes));
        line += character.code == '\n' ? 1 : 0;
        if (character.code != '\r' || !rest.starts_with('\n'))
            codes.push_back(static_cast<std::int32_t>(character.code));
    }
    return codes;
}

}  // namespace

LanguageText::LanguageText(std::string_view bytes, const std::string& name, std::int64_t atLeast)
    : m_characters(codesOf(bytes, name))
{
    if (std::ssize(m_characters) < 10 * atLeast)
        throw FileError(name, "a text of " + std::to_string(m_characters.size()) + " characters",
                        "at least " + std::to_string(10 * atLeast)
                            + " characters are needed: a tenth is kept for tests of " + std::to_string(atLeast - 1));

    std::vector<std::int32_t> alphabet = m_characters;
    std::sort(alphabet.begin(), alphabet.end());
    alphabet.erase(std::unique(alphabet.begin(), alphabet.end()), alphabet.end());
    if (std::ssize(alphabet) > mostSymbols)
        throw FileError(name, std::to_string(alphabet.size()) + " different characters",
                        "at most " + std::to_string(mostSymbols) + " are needed, as a text in an alphabet has");

    m_symbols = std::ssize(alphabet);
    for (std::int32_t& character : m_characters)
        character =
            static_cast<std::int32_t>(std::lower_bound(alphabet.begin(), alphabet.end(), character) - alphabet.begin());
}

LanguageText LanguageText::read(const std::string& wordOrPath, std::int64_t atLeast)
{
    const CorpusBytes text = openCorpus(wordOrPath);
    LanguageText result(text.bytes, text.name, atLeast);
    if (text.file)
        text.file->checkLength();
    return result;
}

double LanguageText::likeliest() const
{
    std::vector<std::int64_t> counts(static_cast<std::size_t>(m_symbols));
    for (const std::int32_t character : training())
        ++counts[static_cast<std::size_t>(character)];
    const auto most = std::max_element(counts.begin(), counts.end()) - counts.begin();
    const auto hits = std::count(validation().begin(), validation().end(), static_cast<std::int32_t>(most));
    return static_cast<double>(hits) / static_cast<double>(validation().size());
}

}  // namespace whorl
