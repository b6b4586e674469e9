// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokens.h"

#include "core/embedding/corpus_text.h"
#include "core/tokenizer/characters.h"

#include <unordered_map>

namespace whorl {

namespace {

/// Parts of a text as tokens, numbered as they first appear.
class TokenList {
public:
    explicit TokenList(std::string_view text)
        : m_text(text)
    {
    }

    void add(std::size_t begin, std::size_t end)
    {
        const std::string_view part = m_text.substr(begin, end - begin);
        const auto number = static_cast<std::int64_t>(m_numbers.size());
        m_tokens.push_back({std::string(part), m_numbers.try_emplace(part, number).first->second, begin, end});
    }

    std::vector<Token> take() { return std::move(m_tokens); }

private:
    std::string_view m_text;
    std::unordered_map<std::string_view, std::int64_t> m_numbers;
    std::vector<Token> m_tokens;
};

enum class Part { blank, letter, apostrophe, single };

Part partOf(std::string_view cluster)
{
    constexpr std::string_view keycap = "\xe2\x83\xa3";
    const Utf8Character first = firstCharacter(cluster);
    const bool alone = cluster.size() == static_cast<std::size_t>(first.bytes);
    if (isInvisible(first.code))
        return alone || first.code == '\r' ? Part::blank : Part::single;
    if (isPictographic(first.code) || cluster.ends_with(keycap))
        return Part::single;
    switch (characterClass(first.code)) {
    case CharacterClass::letter:
        return Part::letter;
    case CharacterClass::apostrophe:
        return alone ? Part::apostrophe : Part::single;
    case CharacterClass::separator:
    case CharacterClass::han:
        break;
    }
    return Part::single;
}

}  // namespace

std::vector<Token> wordTokens(std::string_view text)
{
    requireUtf8(text);
    TokenList tokens(text);
    std::size_t word = 0, at = 0;
    const auto endWord = [&] {
        if (word < at)
            tokens.add(word, at);
    };
    const auto clusterAt = [text](std::size_t place) {
        return text.substr(place, firstClusterBytes(text.substr(place)));
    };
    while (at < text.size()) {
        const std::string_view cluster = clusterAt(at);
        const std::size_t end = at + cluster.size();
        Part part = partOf(cluster);
        if (part == Part::apostrophe) {
            const bool inside = word < at && end < text.size() && partOf(clusterAt(end)) == Part::letter;
            part = inside ? Part::letter : Part::single;
        }
        if (part != Part::letter) {
            endWord();
            if (part == Part::single)
                tokens.add(at, end);
            word = end;
        }
        at = end;
    }
    endWord();
    return tokens.take();
}

std::vector<Token> characterTokens(std::string_view text)
{
    requireUtf8(text);
    TokenList tokens(text);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = at + firstClusterBytes(text.substr(at));
        tokens.add(at, end);
        at = end;
    }
    return tokens.take();
}

}  // namespace whorl
